import { capitalised, type Names, type Seat, subject, whose } from '@rulewright/kernel'
import type { Path, Row } from '../rules/grid.ts'
import type { GridCardView, HubworldView, WindowView } from '../rules/view.ts'
import { nameOf } from './faces.ts'
import { DISTRICT } from './kinds.ts'

const verb = (names: Names, seat: Seat, mine: string, theirs: string): string => (names.you === seat ? mine : theirs)

/** What a slot is called by someone who cannot see it. */
export function slotLabel(names: Names, seat: Seat, path: Path, row: Row, card: GridCardView | null): string {
  const place = `${capitalised(whose(names, seat))} ${DISTRICT[path].name} path, ${row} row`
  if (!card) return `${place}: empty`
  const said = [card.key === null ? 'a facedown card' : card.forged ? nameOf(card.key) : `${nameOf(card.key)}, facedown`]
  if (card.exhausted) said.push('exhausted')
  if (card.cost !== null) said.push(`cost ${card.cost}`)
  if (card.barrier !== null) said.push(`barrier ${card.barrier}`)
  if (card.presence !== null) said.push(`presence ${card.presence}`)
  if (card.cached > 0) said.push(`${card.cached} cached shards`)
  return `${place}: ${said.join(', ')}`
}

const PHASES: Readonly<Record<HubworldView['phase'], string>> = {
  setup: 'Setting up',
  'round-start': 'Round start',
  opening: 'Opening',
  action: 'Actions',
  'after-action': 'After an action',
  refresh: 'Refresh',
  over: 'Over',
}
export const phaseName = (view: HubworldView): string => PHASES[view.phase]

/** What a window is about, from the reader's side. */
export function windowName(window: WindowView, names: Names): string {
  if (window.kind === 'W1') return 'Before the first action'
  if (window.kind === 'W2') return 'After the action'
  if (window.kind === 'W3') return 'A slot is approached'
  if (window.kind === 'W4') return 'A district is approached'
  const seat = window.seat === null ? 'Someone' : subject(names, window.seat)
  const they = (mine: string, theirs: string) => (window.seat === null ? theirs : verb(names, window.seat, mine, theirs))
  switch (window.trigger) {
    case 'roundBegins':
      return 'A round begins'
    case 'refillActions':
      return `${seat} ${they('take', 'takes')} new actions`
    case 'approachSlot':
      return `${seat} ${they('approach', 'approaches')} a slot`
    case 'approachDistrict':
      return `${seat} ${they('approach', 'approaches')} a district`
    case 'confrontBegins':
      return `${seat} ${they('confront', 'confronts')} a card`
    case 'discoverBegins':
      return `${seat} ${they('discover', 'discovers')} a card`
    case 'abilityBegins':
      return `${seat} ${they('use', 'uses')} an ability`
    case 'discoverAbilityResolved':
      return 'A discover ability took effect'
    case 'encounterCompleted':
      return 'An encounter is over'
    case 'discoveryBatchBegins':
      return `${seat} ${they('begin', 'begins')} to discover`
    case 'breachCompleted':
      return `${seat} breached a district`
    case 'cardForged':
      return `${seat} forged a card`
    case 'cardLeftGrid':
      return 'A card left a grid'
    case null:
      return 'Something happened'
  }
}
