import type { Game } from '@rulewright/kernel'
import { choicesInForce, playerNames, playersIn, type Redeal, Refused, readFile } from '@rulewright/play'
import type { ReplayPage } from '@rulewright/wire'
import { idFrom } from '../ids.ts'
import { Exploration, type ExploreSurroundings } from './exploration.ts'
import { asPlayed, readExploration, type Written } from './file.ts'
import type { KeptExploration } from './kept.ts'
import { type ExploreAct, isExploration } from './protocol.ts'
import { PLAYED, type Place, pathOf, placed } from './variations.ts'
import { Walk } from './walk.ts'

/** What is explored: a match of this browser, or a file's; from which moment, and where its replay is. */
export interface ExploreWish {
  readonly from: { readonly match: string } | { readonly file: string; readonly redeals?: readonly Redeal[] }
  /** Left out: what the file says, or the deal. */
  readonly count?: number
  readonly source: string | null
  /** The name of somebody without one: among several seats "You" would say nothing. */
  readonly nameless: string
}

/** The explorations of this browser. */
export class Explorer {
  readonly #open = new Map<string, Promise<Exploration>>()

  constructor(readonly around: ExploreSurroundings) {}

  /** Begins an exploration; returns its id. Only finished matches: nobody may learn anything about a running one. */
  async begin({ from, count, source, nameless }: ExploreWish): Promise<string> {
    const { game, written } = 'match' in from ? await this.#ofMatch(from.match) : await this.#ofFile(from.file, from.redeals)
    const { now, chance, explorations, warn } = this.around
    const place = count === undefined ? written.place : placed({ ...written, place: { line: PLAYED, at: count } })
    mustFollow(game, written)
    const id = idFrom(chance())
    const players = written.players.map((name) => (name === nameless ? '' : name))
    const kept: KeptExploration = { ...written, players, place, id, turn: 0, mine: null, source, since: now() }
    await explorations.add(kept).catch((error: unknown) => {
      warn('an exploration could not be kept', error)
      throw new Refused('not-kept')
    })
    return id
  }

  async act(id: string, act: ExploreAct): Promise<void> {
    return (await this.#exploration(id)).act(act)
  }

  async moments(id: string, of: Place | null, seat: number | null, from: number, limit: number): Promise<ReplayPage> {
    return (await this.#exploration(id)).moments(of, seat, from, limit)
  }

  async file(id: string): Promise<string> {
    return (await this.#exploration(id)).file
  }

  /** Another page has changed it, or deleted it. */
  async changedElsewhere(id: string): Promise<void> {
    const exploration = await this.#open.get(id)
    if (!exploration) return
    if (await this.around.explorations.get(id)) await exploration.catchUp()
    else this.#open.delete(id)
  }

  #exploration(id: string): Promise<Exploration> {
    const known = this.#open.get(id)
    if (known) return known
    const opened = this.#read(id)
    this.#open.set(id, opened)
    opened.catch(() => this.#open.delete(id))
    return opened
  }

  async #read(id: string): Promise<Exploration> {
    const kept = await this.around.explorations.get(id)
    if (!kept) throw new Refused('no-such-match')
    return new Exploration(this.around, await this.#game(kept.game, kept.config), kept)
  }

  async #game(id: string, config: unknown): Promise<Game> {
    const game = await this.around.find(id, config)
    if (!game) throw new Refused('no-such-game')
    return game
  }

  async #ofMatch(id: string): Promise<{ readonly game: Game; readonly written: Written }> {
    const { keeping } = this.around
    const match = await keeping.match(id)
    if (!match) throw new Refused('no-such-match')
    if (match.status !== 'over') throw new Refused('not-over')
    const { game, version, config, seed, redeals, seats } = match
    const choices = choicesInForce(await keeping.rows(id, 0)).map(({ seat, index }) => ({ seat, index }))
    const place = { line: PLAYED, at: 0 }
    const written = { game, version, config, seed, redeals, players: playerNames(seats), lines: asPlayed(choices), place }
    return { game: await this.#game(game, config), written }
  }

  async #ofFile(file: string, redeals: readonly Redeal[] = []): Promise<{ readonly game: Game; readonly written: Written }> {
    if (isExploration(file)) return readExploration(file, this.around.find)
    const { game, log } = await readFile(file, this.around.find)
    const { version, config, seed, choices } = log
    const place = { line: PLAYED, at: 0 }
    const players = playersIn(file, config.seats)
    return { game, written: { game: game.id, version, config, seed, redeals, players, lines: asPlayed(choices), place } }
  }
}

/** The current rules must allow every line. */
function mustFollow(game: Game, written: Written): void {
  const walk = new Walk(game, written)
  for (const [n, { id }] of written.lines.entries()) {
    try {
      walk.to(pathOf(written.lines, id))
    } catch (error) {
      if (written.version !== game.version) throw new Refused('rules-changed')
      throw new Refused('bad-file', `Line ${n + 1} does not follow the rules: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
}
