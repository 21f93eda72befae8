import { games } from '@rulewright/games'
import { below, type Event, heard, Match, parseConfig, plain, seedRandom, type Told } from '@rulewright/kernel'
import type { Spotlight } from '@rulewright/tablekit'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { loadGame } from '../match/game.ts'

const LONGEST = 250
const THING = /^[a-z]+:[\w-]+$/
const names = (you: number) => ({ you, of: (seat: number) => `Player ${seat + 1}` })

/** Plays at random and hands every seat what it hears, with its own view. */
async function listen(id: string, seats: number, hear: (event: Event, view: unknown, seat: number) => void): Promise<void> {
  const game = await games.find((manifest) => manifest.id === id)?.rules()
  if (!game) throw new Error(`no game ${id}`)
  const config = parseConfig(game, { seats })
  if (!config.ok) throw new Error(`no table of ${id}`)
  const told: Told[] = []
  const match = Match.start(game, config.value, `see ${id}`, (one) => told.push(one))
  const random = seedRandom(`see ${id}`)
  for (let n = 0; n < LONGEST && !match.outcome; n++) {
    const asked = match.open[below(random, match.open.length)]
    if (!asked) break
    match.choose(asked.seat, below(random, asked.options.length))
    const views = Array.from({ length: seats }, (_, seat) => match.view(seat))
    for (const one of told.splice(0))
      for (const [seat, view] of views.entries()) {
        const event = heard(one, seat)
        if (event) hear(event, view, seat)
      }
  }
}

describe('what is shown large', () => {
  it.each([
    ['hubworld', 2],
    ['alderquest', 2],
    ['primal', 2],
    ['aldarra', 3],
  ])('in %s has a face that can be drawn, words, and things of the table', async (id, seats) => {
    const { board, words } = await loadGame(id)
    const kinds = new Set<Spotlight['kind']>()
    const drawn = new Set<string>()
    const problems: string[] = []
    await listen(id, seats, (event, view, seat) => {
      const light = board?.spotlight?.(event, view, names(seat))
      if (!light) return
      kinds.add(light.kind)
      const said = words.event(event, view, names(seat))
      if (said === null || plain(said) === '') problems.push(`${event.type}: nothing is said`)
      for (const thing of light.things ?? []) if (!THING.test(thing)) problems.push(`${event.type}: "${thing}" is no thing`)
      if (light.face === undefined || drawn.has(event.type)) return
      drawn.add(event.type)
      if (renderToStaticMarkup(light.face) === '') problems.push(`${event.type}: an empty face`)
    })
    expect(problems).toEqual([])
    expect([...kinds]).toEqual(expect.arrayContaining(['card', 'move']))
    expect(drawn.size).toBeGreaterThan(2)
  })

  it('in Hubworld leaves out what the reader has just done, and never shows what the reader may not know', async () => {
    const { board } = await loadGame('hubworld')
    const view = { you: 0 }
    const light = (event: Event & Record<string, unknown>) => board?.spotlight?.(event, view, names(0)) ?? null
    const played = { type: 'played', key: 'fun-run' }
    expect(light({ ...played, seat: 0 })).toBeNull()
    expect(light({ ...played, seat: 1 })).toMatchObject({ kind: 'card' })
    expect(light({ type: 'staged', seat: 1, slot: 2, key: null })).toEqual({ kind: 'move', things: ['slot:1-2'] })
  })

  const aldarraView = { you: 0, lastRound: 9 }
  const primalView = { you: 0, monster: { id: 'vyraxen', level: 1 } }
  it('in Aldarra shows all Discoveries that are revealed together', async () => {
    const { board, words } = await loadGame('aldarra')
    const game = await games.find((manifest) => manifest.id === 'aldarra')?.rules()
    const config = game ? parseConfig(game, { seats: 2 }) : null
    if (!game || !config?.ok) throw new Error('no table of aldarra')
    const view = Match.start(game, config.value, 'discoveries').view(0)
    const event: Event & Record<string, unknown> = { type: 'revealed', seat: 1, cards: [8, 9] }
    const said = plain(words.event(event, view, names(0)) ?? '')
    const drawn = renderToStaticMarkup(board?.spotlight?.(event, view, names(0))?.face)
    const both = /revealed (.+) and (.+)\./.exec(said)?.slice(1) ?? []
    expect(both).toHaveLength(2)
    for (const name of both) expect(drawn).toContain(name)
  })

  it.each<[game: string, title: string, feeling: string, event: Event & Record<string, unknown>, view: unknown]>([
    ['hubworld', 'Agent lost', 'bad', { type: 'secured', seat: 1, owner: 0, key: 'maestro' }, { you: 0 }],
    ['hubworld', 'Agent secured', 'good', { type: 'secured', seat: 0, owner: 1, key: 'maestro' }, { you: 0 }],
    ['alderquest', 'Snowflake 2 of 4', 'plain', { type: 'snowflakes', pieces: [], count: 2, scored: true }, { you: 0, solo: null }],
    ['alderquest', 'Winter has come', 'plain', { type: 'snowflakes', pieces: [], count: 5, scored: true }, { you: 0, solo: null }],
    ['primal', 'The last round', 'plain', { type: 'round', round: 10 }, primalView],
    ['primal', 'Knocked out', 'bad', { type: 'knocked-out', hunter: 0, depleted: 'armor', out: false, secondWind: false }, primalView],
    ['aldarra', 'An Outpost falls', 'good', { type: 'destroyed', by: 0, seat: 1, unit: 5, hex: 20 }, aldarraView],
    ['aldarra', 'A Fortress falls', 'bad', { type: 'destroyed', by: 1, seat: 0, unit: 6, hex: 4 }, aldarraView],
    ['aldarra', 'An Outpost falls', 'plain', { type: 'destroyed', by: null, seat: 1, unit: 5, hex: 4 }, aldarraView],
    ['aldarra', 'You are attacked', 'bad', { type: 'combat-begun', hex: 4, attacker: 1, defenders: [0] }, aldarraView],
    ['aldarra', 'The last round', 'plain', { type: 'round-begun', round: 9 }, aldarraView],
  ])('%s: "%s" is a moment (%s)', async (id, title, feeling, event, view) => {
    const { board } = await loadGame(id)
    expect(board?.spotlight?.(event, view, names(0))).toMatchObject({ kind: 'moment', title, feeling })
  })
})
