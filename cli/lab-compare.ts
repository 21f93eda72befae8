import { type Comparison, compareRuns } from '@rulewright/lab'
import { Folder, readKept } from '@rulewright/lab/folder'
import { complain } from './complain.ts'
import { experimentFor, subjectNamed } from './lab-input.ts'

/** The first variants of two runs, deal by deal. */
export async function compareFolders(a: string, b: string): Promise<Comparison> {
  const [one, other] = [keptIn(a), keptIn(b)]
  if (one.file.game !== other.file.game) complain(`${a} is about ${one.file.game}, ${b} about ${other.file.game}.`)
  if ((one.file.seed ?? '1') !== (other.file.seed ?? '1'))
    complain(`${a} and ${b} have other seeds: their deals cannot be compared one by one.`)
  const subject = await subjectNamed(one.file.game)
  const read = async (folder: string, kept: ReturnType<typeof keptIn>) => {
    const experiment = experimentFor(subject, kept.file, folder)
    return { name: folder, experiment, games: await new Folder(folder, experiment).games() }
  }
  return compareRuns(subject, await read(a, one), await read(b, other))
}

function keptIn(folder: string) {
  return readKept(folder) ?? complain(`${folder} is no folder of a run (\`rulewright lab run --out ${folder}\` makes one).`)
}
