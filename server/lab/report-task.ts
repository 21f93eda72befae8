import { join } from 'node:path'
import { type Comparison, compareRuns, type LabTask, makeExperiment, type Report, type Run, reportOf, subjectOf } from '@rulewright/lab'
import { Folder, readKept } from '@rulewright/lab/folder'

/** Computes what the games of a folder show so far; `other`: the run to compare with. */
export interface ReportTask {
  readonly folder: string
  readonly run: string
  readonly other: string | null
}

export const isReportTask = (task: LabTask | ReportTask): task is ReportTask => 'folder' in task

/** A report of the games there are, a comparison, or null where there is no such run. */
export async function report({ folder, run, other }: ReportTask): Promise<Report | Comparison | null> {
  const kept = readKept(join(folder, run))
  const subject = kept && (await subjectOf(kept.file.game))
  if (!subject) return null
  const open = async (name: string): Promise<Run | null> => {
    const file = readKept(join(folder, name))?.file
    const made = file && makeExperiment(subject, file)
    if (!made?.ok) return null
    return { name: made.value.title, experiment: made.value, games: await new Folder(join(folder, name), made.value).games() }
  }
  const one = await open(run)
  if (!one) return null
  if (other === null) return reportOf(subject, one.experiment, one.games)
  const second = await open(other)
  const comparable = second && second.experiment.game === one.experiment.game && second.experiment.seed === one.experiment.seed
  return comparable ? compareRuns(subject, one, second) : null
}
