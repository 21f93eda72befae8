import { describe, expect, it } from 'vitest'
import { broken } from '../rules/laws.ts'
import { cardAt, type HubworldState, playerAt } from '../rules/state.ts'
import { down, position, up } from './table.ts'

/** A lawful position: seat 0 owns the cards 0 to 8, seat 1 the rest. */
function lawful(): HubworldState {
  const { state } = position({
    seats: [
      {
        council: ['dodge'],
        commons: ['fun-run'],
        archives: ['vapor-x'],
        exile: ['tenacity'],
        grid: { 'archives/front': up('job-board'), 'commons/back': down('wall-wizard') },
      },
      { commons: ['maestro'] },
    ],
  })
  return state
}

const first = (g: HubworldState, zone: 'council' | 'commons' | 'archives' | 'exile'): number => playerAt(g, 0)[zone][0] ?? -1

describe('the conservation laws', () => {
  it('a lawful position breaks none', () => {
    expect(broken(lawful())).toEqual([])
    const playing = lawful()
    const card = playerAt(playing, 0).council.pop() ?? 0
    cardAt(playing, card).zone = 'resolving'
    playing.resolving = [card]
    expect(broken(playing)).toEqual([])
    const unsettled = { ...lawful(), firstPlayer: -1, round: 0 }
    expect(broken(unsettled)).toEqual([])
  })

  it('somebody in the game holds the first-player token from the first round on', () => {
    const told = ['nobody in the game holds the first-player token']
    expect(broken({ ...lawful(), firstPlayer: -1, round: 1 })).toEqual(told)
    const left = lawful()
    left.players[0] = { ...playerAt(left, 0), inGame: false }
    expect(broken(left)).toContain(told[0])
  })

  it('a card that is nowhere, or in two places, is missed', () => {
    for (const zone of ['council', 'commons', 'archives', 'exile'] as const) {
      const lost = lawful()
      const card = first(lost, zone)
      playerAt(lost, 0)[zone] = []
      expect(broken(lost), zone).toEqual([`card ${card} is in 0 places`])
      const doubled = lawful()
      playerAt(doubled, 0)[zone].push(first(doubled, zone))
      expect(broken(doubled), zone).toEqual([`card ${first(doubled, zone)} is in 2 places`])
    }
    const seekers = lawful()
    playerAt(seekers, 0).seeker = -1
    expect(broken(seekers)).toEqual(['card 0 is in 0 places'])
    const resolving = lawful()
    resolving.resolving = [first(resolving, 'council')]
    expect(broken(resolving)).toEqual([
      `card ${first(resolving, 'council')} lies in resolving but says council`,
      `card ${first(resolving, 'council')} is in 2 places`,
    ])
  })

  it('a card that is gone lies nowhere', () => {
    const g = lawful()
    cardAt(g, first(g, 'council')).zone = 'gone'
    expect(broken(g)).toEqual([`card ${first(g, 'council')} lies in council but says gone`, `card ${first(g, 'council')} is in 1 places`])
  })

  it('a card that says it is elsewhere, or lies with somebody else, or does not exist', () => {
    const elsewhere = lawful()
    cardAt(elsewhere, first(elsewhere, 'archives')).zone = 'exile'
    expect(broken(elsewhere)).toEqual([`card ${first(elsewhere, 'archives')} lies in archives but says exile`])
    const stolen = lawful()
    cardAt(stolen, first(stolen, 'exile')).owner = 1
    expect(broken(stolen)).toEqual([`card ${first(stolen, 'exile')} of seat 1 lies with seat 0`])
    const unknown = lawful()
    playerAt(unknown, 0).council.unshift(99)
    expect(broken(unknown)).toEqual(['there is no card 99'])
  })

  it('a grid has nine slots, and each card is in its own', () => {
    const short = lawful()
    playerAt(short, 1).grid.pop()
    expect(broken(short)).toEqual(['seat 1 has 8 slots'])
    const moved = lawful()
    const card = playerAt(moved, 0).grid[0] ?? -1
    cardAt(moved, card).slot = 4
    expect(broken(moved)).toEqual([`card ${card} is not in its slot 0`])
  })

  it('no pool is below zero', () => {
    for (const pool of ['shards', 'actions', 'heat'] as const) {
      const g = lawful()
      playerAt(g, 1)[pool] = 0
      expect(broken(g)).toEqual([])
      playerAt(g, 1)[pool] = -1
      expect(broken(g), pool).toEqual(['seat 1 owes tokens'])
    }
  })

  it('a card outside the grid keeps neither slot nor cached shards', () => {
    const slotted = lawful()
    cardAt(slotted, first(slotted, 'council')).slot = 3
    expect(broken(slotted)).toEqual([`card ${first(slotted, 'council')} keeps its slot or shards in council`])
    const rich = lawful()
    cardAt(rich, 0).cached = 1
    expect(broken(rich)).toEqual(['card 0 keeps its slot or shards in seeker'])
  })
})
