import { at, emit, type Flow, reveal, shuffle } from '@rulewright/kernel'
import { AUTOMA } from '../content/automa.ts'
import { BOARD_ROWS } from '../content/constants.ts'
import { guildOfClass } from '../content/guilds.ts'
import { guildOfHero, HEROES } from '../content/heroes.ts'
import { typeOf } from '../content/minion-types.ts'
import { BLUE, EMPTY, faceOf, RED, SNOW } from '../content/pieces.ts'
import { checkEnd, GRID, runeAt, settle } from './board.ts'
import type { AlderquestEvent } from './events.ts'
import { march } from './march.ts'
import { minionAt, newMinion, showTop } from './minions.ts'
import { placeRivalTile } from './rival-tiles.ts'
import { comeInto } from './squabble.ts'
import { type AlderquestState, type Hero, type Minion, type Solo, soloOf } from './state.ts'
import { closeTurn, endTurn } from './turn.ts'

const tell = (event: AlderquestEvent) => emit(event)

/** RT-1, AQ-23.27 to AQ-23.29: Snowflakes sink by one row; those at the bottom fall through. */
export function winter(g: AlderquestState): void {
  closeTurn(g)
  g.active = BLUE
  tell({ type: 'rival-turn' })
  const swaps: [number, number][] = []
  const through: number[] = []
  for (let row = 0; row < BOARD_ROWS; row++) {
    for (let cell = row; cell < GRID.cells; cell += BOARD_ROWS) {
      const piece = runeAt(g, cell)
      if (faceOf(piece) !== SNOW) continue
      if (row === 0) {
        g.snowflakes.push(piece)
        g.board[cell] = EMPTY
        through.push(cell)
      } else {
        g.board[cell] = runeAt(g, cell - 1)
        g.board[cell - 1] = piece
        swaps.push([cell, cell - 1])
      }
    }
  }
  if (swaps.length + through.length > 0) tell({ type: 'sank', swaps, through })
  g.phase = 'rival-tiles'
  checkEnd(g)
  settle(g)
}

const rivals = (g: AlderquestState): Hero[] => g.heroes.filter((hero) => hero.team === BLUE)

/** RT-2. */
export function placeRivalTiles(g: AlderquestState): void {
  const solo = soloOf(g)
  for (const hero of rivals(g)) placeRivalTile(g, hero)
  solo.next = 0
  g.phase = 'march'
}

/** RT-3, AQ-23.34: the next rival minion in order of arrival. */
export function* marchNext(g: AlderquestState): Flow {
  const solo = soloOf(g)
  const m = nextRival(g, solo.next)
  if (m) {
    solo.next = m.id + 1
    return yield* march(g, m, 2)
  }
  solo.next = 0
  g.phase = 'muster'
}

/** The rival minion that arrived first, from this arrival on. */
function nextRival(g: AlderquestState, from: number): Minion | null {
  let next: Minion | null = null
  for (const m of g.at) if (m && m.team === BLUE && m.id >= from && (next === null || m.id < next.id)) next = m
  return next
}

/** RT-4, AQ-23.37, AQ-23.38: one Automa card for the next rival Hero; after the third your turn comes. */
export function* muster(g: AlderquestState): Flow {
  const solo = soloOf(g)
  const hero = at(rivals(g), solo.next)
  solo.next++
  yield* turnOver(g, solo, hero)
  if (solo.next < 3) return
  g.active = RED
  endTurn(g)
}

function* turnOver(g: AlderquestState, solo: Solo, hero: Hero): Flow {
  if (solo.automaDeck.length === 0) {
    solo.automaDeck = shuffle(g.random, solo.automaDiscard)
    solo.automaMarks = solo.automaDeck.map(() => 0)
    solo.automaDiscard = []
  }
  const type = solo.automaDeck.pop()
  solo.automaMarks.pop()
  if (type === undefined) throw new RangeError('no Automa card is left')
  showTop(solo.automaMarks)
  reveal(g)
  solo.card = type
  const c = typeOf(type).class
  const summons = solo.matchByGuild ? guildOfClass(c) === guildOfHero(hero.hero) : c === HEROES[hero.hero]?.class
  tell({ type: 'automa', hero: hero.hero, class: c })
  yield* at(AUTOMA, c).effect(g)
  // Read again: a world imagined while the effect was asking may hold another card.
  const card = solo.card
  solo.card = -1
  if (!summons || minionAt(g, hero.front)?.team === BLUE) {
    solo.automaDiscard.push(card)
    return
  }
  const m = newMinion(g, BLUE, card, false)
  tell({ type: 'summoned', minion: m.id, team: BLUE, class: m.class, space: hero.front })
  yield* comeInto(g, m, hero.front)
}
