import type { Names } from '@rulewright/kernel'
import type { Spotlight } from '@rulewright/tablekit'
import { BOARD_ROWS, SNOWFLAKES_TO_END } from '../content/constants.ts'
import { faceOf, type Team } from '../content/pieces.ts'
import type { AlderquestEvent } from '../rules/events.ts'
import type { AlderquestView } from '../rules/view.ts'
import { HeroFace, MinionFace, QuarrelFace, RelicFace } from './faces.tsx'
import { Rune } from './Rune.tsx'

const RUNE = 48
const rune = (piece: number) => <Rune face={faceOf(piece)} size={RUNE} />

/** A minion as it is now; gone from the Field it has no face. */
function minionFace(id: number, view: AlderquestView) {
  const minion = view.minions.find((m) => m.id === id)
  return minion ? <MinionFace minion={minion} /> : undefined
}

/** What is shown large: cards and abilities to read, the rivals' pieces as they move, and the snow. */
export function spotlight(e: AlderquestEvent, view: AlderquestView, names: Names): Spotlight | null {
  // In the team game a partner's actions count as another player's.
  const isMine = (team: Team) => view.you === team && (view.mode !== 'team' || view.seat === names.you)
  return moment(e, view) ?? onBoard(e, view, isMine) ?? cardOf(e, view, isMine) ?? onField(e, view, isMine)
}

function moment(e: AlderquestEvent, view: AlderquestView): Spotlight | null {
  switch (e.type) {
    case 'snowflakes': {
      if (!e.scored) return null
      const n = Math.min(e.count, SNOWFLAKES_TO_END)
      const title = n === SNOWFLAKES_TO_END ? 'Winter has come' : `Snowflake ${n} of ${SNOWFLAKES_TO_END}`
      return {
        kind: 'moment',
        title,
        feeling: view.solo ? 'bad' : 'plain',
        face: e.pieces[0] === undefined ? undefined : rune(e.pieces[0]),
      }
    }
    case 'sank':
      return e.through.length === 0 ? null : { kind: 'moment', title: 'Winter comes nearer', feeling: 'bad' }
    case 'exalted':
      return e.guild === null ? null : { kind: 'move' }
    case 'conceded':
      return { kind: 'moment', title: 'A player gives up', feeling: 'plain' }
    default:
      return null
  }
}

type IsMine = (team: Team) => boolean

/** The board itself plays the cascade; this shows what caused it, and its result. */
function onBoard(e: AlderquestEvent, view: AlderquestView, isMine: IsMine): Spotlight | null {
  const mineNow = isMine(view.active) && !view.solo
  switch (e.type) {
    case 'dropped':
      return isMine(e.team) ? null : { kind: 'move', face: rune(e.piece), things: [`cell:${e.cell}`] }
    case 'tributed':
      return isMine(e.who.team) ? null : { kind: 'move', face: rune(e.piece), things: [`cell:${e.column * BOARD_ROWS}`] }
    case 'swapped':
      return mineNow ? null : { kind: 'move', things: [`cell:${e.a}`, `cell:${e.b}`] }
    case 'slid':
      return mineNow ? null : { kind: 'move', face: rune(e.piece), things: [`cell:${e.to}`] }
    case 'line':
      return mineNow ? null : { kind: 'move', things: e.cells.map((cell) => `cell:${cell}`) }
    case 'collected':
      return isMine(e.team) ? null : { kind: 'move', face: rune(e.piece) }
    case 'revealed-tile':
      return { kind: 'move', face: rune(e.piece), things: [`space:${e.space}`] }
    default:
      return null
  }
}

function cardOf(e: AlderquestEvent, view: AlderquestView, isMine: IsMine): Spotlight | null {
  switch (e.type) {
    case 'played-quarrel':
    case 'armed':
      return isMine(e.team) ? null : { kind: 'card', face: <QuarrelFace quarrel={e.quarrel} /> }
    case 'sprang':
      return { kind: 'card', face: <QuarrelFace quarrel={e.quarrel} />, things: [`minion:${e.minion}`] }
    case 'played-relic':
      return isMine(e.team) ? null : { kind: 'card', face: <RelicFace relic={e.relic} /> }
    case 'upgraded':
    case 'triggered':
      if (isMine(e.who.team)) return null
      return { kind: 'card', face: minionFace(e.minion, view), things: [`minion:${e.minion}`] }
    case 'automa':
      return { kind: 'card', face: <HeroFace hero={e.hero} />, things: [`hero:${e.hero}`] }
    case 'hero-action': {
      // The other actions' effects are visible by themselves.
      if (e.action !== 'ability') return null
      const team = view.heroes.find(({ hero }) => hero === e.hero)?.team
      if (team === undefined || isMine(team)) return null
      return { kind: 'card', face: <HeroFace hero={e.hero} />, things: [`hero:${e.hero}`] }
    }
    default:
      return null
  }
}

function onField(e: AlderquestEvent, view: AlderquestView, isMine: IsMine): Spotlight | null {
  switch (e.type) {
    case 'summoned':
      return isMine(e.team) ? null : { kind: 'move', face: minionFace(e.minion, view), things: [`space:${e.space}`] }
    case 'moved':
      if (isMine(e.who.team) && e.how !== 'effect') return null
      return { kind: 'move', face: minionFace(e.minion, view), things: [`space:${e.to}`] }
    case 'squabble':
      return isMine(e.who.team) ? null : { kind: 'move', face: minionFace(e.attacker, view), things: [`space:${e.space}`] }
    case 'confronted':
      return isMine(e.who.team) ? null : { kind: 'move', face: minionFace(e.minion, view), things: [`hero:${e.hero}`] }
    case 'destroyed':
    case 'ejected':
      return { kind: 'move', things: [`space:${e.space}`] }
    case 'rival-tile':
      return { kind: 'move', things: [`space:${e.space}`] }
    case 'peeked':
      return isMine(e.team) ? null : { kind: 'move', things: [`space:${e.space}`] }
    default:
      return null
  }
}
