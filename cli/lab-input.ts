import {
  type Experiment,
  type ExperimentFile,
  type LabGame,
  makeExperiment,
  readExperiment,
  subjectOf,
  withoutComments,
} from '@rulewright/lab'
import { complain } from './complain.ts'
import { read } from './files.ts'
import { gameNamed } from './input.ts'

/** What is wrong with a file: on one line, or several problems below each other. */
const listed = (where: string, problems: readonly string[]): string =>
  problems.length === 1 ? `${where}: ${problems[0]}` : [`${where}:`, ...problems.map((problem) => `  ${problem}`)].join('\n')

/** An experiment from a file; it may hold comments. */
export function experimentIn(file: string): ExperimentFile {
  let data: unknown
  try {
    data = JSON.parse(withoutComments(read(file)))
  } catch (error) {
    if (error instanceof SyntaxError) return complain(`${file} is not JSON: ${error.message}.`)
    throw error
  }
  const parsed = readExperiment(data)
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
