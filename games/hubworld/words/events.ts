import { capitalised, type Names, type Phrase, type Seat } from '@rulewright/kernel'
import type { HubworldEvent } from '../rules/events.ts'
import type { Path, Slot } from '../rules/grid.ts'
import type { HubworldView } from '../rules/view.ts'
import { abilityText, effectText } from './cards.ts'
import { count, district, place, whose, zoneName } from './terms.ts'
import { cardIn, cardNamed } from './things.ts'

/** What the sentences need beside the event. */
interface Reader {
  readonly view: HubworldView
  /** A seat as the subject of a sentence, as its object, and as the owner of something. */
  readonly who: (seat: Seat) => string
  readonly whom: (seat: Seat) => string
  readonly whose: (seat: Seat) => string
}

type Lines = { readonly [T in HubworldEvent['type']]: (event: Extract<HubworldEvent, { type: T }>, reader: Reader) => Phrase | null }

const from = (where: Slot | Path | 'exile'): string => (typeof where === 'number' ? place(where) : `the ${zoneName(where)}`)

const silent = (): null => null

const LINES: Lines = {
  replaced: (e, { who }) => `${who(e.seat)} ${e.count === 0 ? 'kept all five first cards' : `replaced ${count(e.count, 'card')}`}.`,
  'first-player': (e, { who }) => `${who(e.seat)} became the first player.`,
  round: (e) => `Round ${e.round} began.`,
  refresh: () => 'Everybody refreshed.',
  turn: silent,
  actions: silent,
  exhausted: silent,
  unexhausted: silent,
  'unexhausted-all': silent,
  gained: (e, { who }) => `${who(e.seat)} gained ${count(e.shards, 'shard')}.`,
  lost: (e, { who }) => `${who(e.seat)} lost ${count(e.shards, 'shard')}.`,
  paid: (e, { who }) => `${who(e.seat)} paid ${count(e.shards, 'shard')}.`,
  stole: (e, { who, whom }) => `${who(e.seat)} stole ${count(e.shards, 'shard')} from ${whom(e.from)}.`,
  heat: (e, { who }) => `${who(e.seat)} ${e.by > 0 ? 'gained' : 'lost'} ${Math.abs(e.by)} heat.`,
  drew: (e, { who }) => `${who(e.seat)} drew ${cardNamed(e.key)}.`,
  looked: (e, { who, whose }) =>
    e.key === null
      ? `${who(e.seat)} looked at one of ${whose(e.owner)} cards.`
      : `${who(e.seat)} looked at ${whose(e.owner)} ${cardNamed(e.key)}.`,
  'moved-to-bottom': (e, { who, whose }) => `${who(e.seat)} put the card on the bottom of ${whose(e.owner)} Commons.`,
  searched: (e, { who }) => `${who(e.seat)} searched the Commons.`,
  played: (e, { who }) => `${who(e.seat)} played ${cardNamed(e.key)}.`,
  used: (e, { who }) =>
    e.key === null || e.ability === null
      ? `${who(e.seat)} used a Discover ability. ${effectText(e.effect)}`.trim()
      : `${who(e.seat)} used ${cardNamed(e.key)}: ${abilityText(e.key, e.ability)}`,
  cancelled: (e, { who }) => `${who(e.seat)} cancelled the ability.`,
  conceded: (e, { who }) => `${who(e.seat)} conceded.`,
  'left-game': (e, { who }) =>
    e.why === 'conceded' ? `${who(e.seat)} left the game.` : `${who(e.seat)} had no card to draw and left the game.`,
  over: (e, { who }) => (e.winners.length === 0 ? 'The game ended in a draw.' : `${e.winners.map(who).join(' and ')} won.`),
  staged: (e, { who }) => `${who(e.seat)} staged ${cardNamed(e.key)} at ${place(e.slot)}.`,
  rushed: (e, { who }) => `${who(e.seat)} rushed ${cardNamed(e.key)} to ${place(e.slot)}.`,
  shifted: (e, { whose }) => capitalised(`${whose(e.seat)} card at ${place(e.from)} shifted to ${place(e.to)}.`),
  swapped: (e, { whose }) => capitalised(`${whose(e.seat)} cards at ${place(e.from)} and ${place(e.to)} traded places.`),
  forged: (e, { who }) => `${who(e.seat)} forged ${cardNamed(e.key)} at ${place(e.slot)} for ${count(e.shards, 'shard')}.`,
  unforged: (e, { whose }) => capitalised(`${whose(e.seat)} ${cardNamed(e.key)} was unforged.`),
  collected: (e, { who }) => `${who(e.seat)} collected with ${cardNamed(e.key)}.`,
  returned: (e, { who }) => `${who(e.seat)} returned ${cardNamed(e.key)} from ${place(e.slot)} to the Council.`,
  'shuffled-in': (e, { who }) => `${who(e.seat)} shuffled ${cardNamed(e.key)} into the Commons.`,
  archived: (e, { who }) => `${who(e.owner)} archived ${cardNamed(e.key)} from ${from(e.from)}.`,
  exiled: (e, { whose }) => capitalised(`${whose(e.owner)} ${cardNamed(e.key)} was exiled.`),
  delved: (e, { who, whose }) => `${who(e.seat)} delved ${whose(e.defender)} ${district(e.path)} path.`,
  approached: (e, { who }) => `${who(e.seat)} approached ${place(e.slot)}.`,
  'approached-district': (e, { who, whose }) => `${who(e.seat)} approached ${whose(e.defender)} ${district(e.district)}.`,
  bypassed: (e, { who, view }) => `${who(e.seat)} bypassed ${cardIn(view, e.defender, e.slot)}.`,
  confronted: (e, { who }) => `${who(e.seat)} confronted ${cardNamed(e.key)}.`,
  discovered: (e, { who, whose }) =>
    `${who(e.seat)} discovered ${cardNamed(e.key)}${e.district ? ` in ${whose(e.owner)} ${district(e.district)}` : ''}.`,
  left: (e, { who }) => `${who(e.seat)} left the card.`,
  secured: (e, { who, whose }) => `${who(e.seat)} secured ${whose(e.owner)} ${cardNamed(e.key)}.`,
  forfeited: (e, { whose }) => capitalised(`${whose(e.owner)} ${cardNamed(e.key)} went to ${whose(e.to)} score area.`),
  breached: (e, { who, whose }) => `${who(e.seat)} breached ${whose(e.defender)} ${district(e.district)}.`,
  redirected: (e) => `The delve turned to ${place(e.slot)}.`,
  'delve-ended': (e) => (e.success ? 'The delve succeeded.' : 'The delve ended.'),
}

/** A line for the log; null for what needs none. */
export function eventPhrase(event: HubworldEvent, view: HubworldView, names: Names): Phrase | null {
  // LINES pairs each type with its own sentence; the compiler cannot follow the pair through the lookup.
  const line = LINES[event.type] as (event: HubworldEvent, reader: Reader) => Phrase | null
  return line(event, {
    view,
    who: (seat) => (seat === names.you ? 'You' : names.of(seat)),
    whom: (seat) => (seat === names.you ? 'you' : names.of(seat)),
    whose: (seat) => whose(seat, names),
  })
}
