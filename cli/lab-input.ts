import { type Experiment, type ExperimentFile, type LabGame, makeExperiment, readExperiment, readText, subjectOf } from '@rulewright/lab'
import { complain } from './complain.ts'
import { read } from './files.ts'
import { gameNamed } from './input.ts'

/** What is wrong with a file: on one line, or several problems below each other. */
const listed = (where: string, problems: readonly string[]): string =>
  problems.length === 1 ? `${where}: ${problems[0]}` : [`${where}:`, ...problems.map((problem) => `  ${problem}`)].join('\n')

/** An experiment from a file; it may hold comments. */
export function experimentIn(file: string): ExperimentFile {
  const text = readText(read(file))
  if ('problem' in text) return complain(`${file} ${text.problem}`)
  const parsed = readExperiment(text.data)
  return parsed.ok ? parsed.value : complain(listed(file, parsed.problems))
}

export async function subjectNamed(id: string): Promise<LabGame> {
  // Complains about a name that no game has.
  await gameNamed(id)
  return (await subjectOf(id)) ?? complain(`There is no game "${id}".`)
}

export function experimentFor(subject: LabGame, file: ExperimentFile, where: string): Experiment {
  const made = makeExperiment(subject, file)
  return made.ok ? made.value : complain(listed(where, made.problems))
}
