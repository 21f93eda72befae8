import type { Habits, Note } from '@rulewright/kernel'
import { CANOPY, distance, type Space } from '../content/field.ts'
import type { AlderquestEvent } from '../rules/events.ts'
import type { AlderquestOption } from '../rules/options.ts'
import type { AlderquestState, Minion } from '../rules/state.ts'
import { holdsAcorn } from '../rules/tiles.ts'

const list = {
  turns: 'average',
  'turn of the first tribute': 'average',
  'idle activations': 'share',
  'decisions spent handling Acorns': 'share',
  'Acorns set down and taken up again in a turn': 'share',
  'carriers lost': 'share',
  'carriers beside the Tree that walk off': 'share',
  'Hero actions that summon': 'share',
  'Hero actions that are abilities': 'share',
  'tiles dismissed': 'share',
} as const

const HANDLING: readonly string[] = ['give', 'pick-up', 'set-down']

/** What an activation is for, apart from coming nearer to something. */
const DEEDS: readonly AlderquestEvent['type'][] = [
  'took-acorn',
  'gave-acorn',
  'revealed-tile',
  'dismissed',
  'squabble',
  'elbow-drop',
  'confronted',
  'tributed',
  'destroyed',
  'upgraded',
  'triggered',
  'sprang',
]

const fromTree = (space: Space): number => Math.min(...CANOPY.map((canopy) => distance(space, canopy)))

const minionOf = (g: AlderquestState, id: number): Minion | null => g.at.find((m) => m?.id === id) ?? null

/** How far a minion is from what it could go for: the Tree with an Acorn, else a tile or a minion of the rival's. */
function fromAim(g: AlderquestState, m: Minion): number {
  if (holdsAcorn(g, m)) return fromTree(m.space)
  let least = 99
  for (const tile of g.tiles) if (tile.owner !== m.team && tile.holder < 0) least = Math.min(least, distance(m.space, tile.space))
  for (const other of g.at) if (other && other.team !== m.team) least = Math.min(least, distance(m.space, other.space))
  return least
}

interface Activated {
  readonly minion: number
  readonly far: number
  deed: boolean
}

/** Follows the activation that is under way, and notes at its end whether it was for nothing. */
function activations(note: Note<keyof typeof list>) {
  let activated: Activated | null = null
  const settle = (g: AlderquestState): void => {
    if (!activated) return
    const m = minionOf(g, activated.minion)
    note('idle activations', !activated.deed && m !== null && fromAim(g, m) >= activated.far)
    activated = null
  }
  return {
    settle,
    begin(g: AlderquestState, minion: number): void {
      settle(g)
      const m = minionOf(g, minion)
      if (m) activated = { minion: m.id, far: fromAim(g, m), deed: false }
    },
    heard(type: AlderquestEvent['type']): void {
      if (activated && DEEDS.includes(type)) activated.deed = true
    },
  }
}

export const habits: Habits<AlderquestState, AlderquestEvent, AlderquestOption, keyof typeof list> = {
  habits: list,
  watch(note) {
    const activation = activations(note)
    let tributed = false
    /** Acorns set down in this turn, by tile. */
    const setDown = new Set<number>()
    return {
      chose(option, { options }) {
        if (options.length > 1) note('decisions spent handling Acorns', HANDLING.includes(option.do))
      },
      heard(event, g) {
        activation.heard(event.type)
        switch (event.type) {
          case 'turn':
            activation.settle(g)
            setDown.clear()
            return
          case 'activated':
            activation.begin(g, event.minion)
            return
          case 'moved': {
            const m = minionOf(g, event.minion)
            if (m && holdsAcorn(g, m) && event.how !== 'effect' && fromTree(event.from) <= 1)
              note('carriers beside the Tree that walk off', fromTree(event.to) > fromTree(event.from))
            return
          }
          case 'left-acorn':
            setDown.add(event.tile)
            return
          case 'took-acorn':
            note('Acorns set down and taken up again in a turn', setDown.has(event.tile))
            setDown.delete(event.tile)
            return
          case 'destroyed': {
            const m = minionOf(g, event.minion)
            note('carriers lost', m !== null && holdsAcorn(g, m))
            return
          }
          case 'hero-action':
            note('Hero actions that summon', event.action === 'summon')
            note('Hero actions that are abilities', event.action === 'ability')
            return
          case 'revealed-tile':
            note('tiles dismissed', false)
            return
          case 'dismissed':
            note('tiles dismissed', true)
            return
          case 'tributed':
            if (!tributed) note('turn of the first tribute', g.turn + 1)
            tributed = true
            return
        }
      },
      over(g) {
        note('turns', g.turn)
      },
    }
  },
}
