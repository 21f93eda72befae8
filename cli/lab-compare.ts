import { withNumbers } from '@rulewright/games/numbers'
import { readChoices } from '@rulewright/kernel'
import { type Comparison, compareRuns } from '@rulewright/lab'
import { Folder, readKept } from '@rulewright/lab/folder'
import { complain } from './complain.ts'
import { gameNamed } from './input.ts'
import { experimentFor, subjectNamed } from './lab-input.ts'
import { storyOf } from './save.ts'

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

/** A game of a run as a match file with its story, told with the numbers it was played with. */
export async function storyOfGame(path: string, id: string): Promise<string> {
  const { file } = keptIn(path)
  const subject = await subjectNamed(file.game)
  const experiment = experimentFor(subject, file, path)
  const games = await new Folder(path, experiment).games()
  const game = games.find(({ arm, deal, turn }) => `${arm}.${deal}.${turn}` === id)
  if (!game) return complain(`${path} has no game ${id}; the report names those there are, such as 0.0.0.`)
  const choices = readChoices(game.choices)
  if (!choices.ok) return complain(`The game ${id} of ${path} cannot be read.`)
  const { words } = await gameNamed(file.game)
  const { seed } = game
  const numbers = experiment.arms[game.arm]?.set ?? {}
  const config = Object.keys(numbers).length > 0 ? { ...game.config, numbers } : game.config
  const log = { game: file.game, version: experiment.version, config, seed, choices: choices.value, rests: [] }
  return withNumbers(subject.lab, numbers, () => storyOf(subject.game, log, words))
}
