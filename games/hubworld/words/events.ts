import { capitalised, counted, inList, type Names, type Phrase, type Seat, subject, who, whose } from '@rulewright/kernel'
import type { HubworldEvent } from '../rules/events.ts'
import type { Path, Slot } from '../rules/grid.ts'
import type { HubworldView } from '../rules/view.ts'
import { abilityText, effectText } from './cards.ts'
import { cardIn, cardNamed, district, place, zoneName } from './things.ts'

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

/** What a card says stands in quotation marks: its "you" is whoever uses it, not the reader. */
const quoted = (text: string): string => (text === '' ? '.' : `: “${text}”`)

const silent = (): null => null

const LINES: Lines = {
  replaced: (e, { who }) => `${who(e.seat)} ${e.count === 0 ? 'kept all five first cards' : `replaced ${counted(e.count, 'card')}`}.`,
  'first-player': (e, { who }) => `${who(e.seat)} became the first player.`,
  round: (e) => `Round ${e.round} began.`,
  refresh: () => 'Everybody refreshed.',
  turn: silent,
  actions: silent,
  exhausted: silent,
  unexhausted: silent,
  'unexhausted-all': silent,
  gained: (e, { who }) => `${who(e.seat)} gained ${counted(e.shards, 'shard')}.`,
  lost: (e, { who }) => `${who(e.seat)} lost ${counted(e.shards, 'shard')}.`,
  paid: (e, { who }) => `${who(e.seat)} paid ${counted(e.shards, 'shard')}.`,
  stole: (e, { who, whom }) => `${who(e.seat)} stole ${counted(e.shards, 'shard')} from ${whom(e.from)}.`,
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
      ? `${who(e.seat)} used a Discover ability${quoted(effectText(e.effect))}`
      : `${who(e.seat)} used ${cardNamed(e.key)}${quoted(abilityText(e.key, e.ability))}`,
  cancelled: (e, { who }) => `${who(e.seat)} cancelled the ability.`,
  conceded: (e, { who }) => `${who(e.seat)} conceded.`,
  'left-game': (e, { who }) =>
    e.why === 'conceded' ? `${who(e.seat)} left the game.` : `${who(e.seat)} had no card to draw and left the game.`,
  over: (e, { whom }) => (e.winners.length === 0 ? 'The game ended in a draw.' : capitalised(`${inList(e.winners.map(whom))} won.`)),
  staged: (e, { who }) => `${who(e.seat)} staged ${cardNamed(e.key)} at ${place(e.slot)}.`,
  rushed: (e, { who }) => `${who(e.seat)} rushed ${cardNamed(e.key)} to ${place(e.slot)}.`,
  shifted: (e, { whose }) => capitalised(`${whose(e.seat)} card at ${place(e.from)} shifted to ${place(e.to)}.`),
  swapped: (e, { whose }) => capitalised(`${whose(e.seat)} cards at ${place(e.from)} and ${place(e.to)} traded places.`),
  forged: (e, { who }) => `${who(e.seat)} forged ${cardNamed(e.key)} at ${place(e.slot)} for ${counted(e.shards, 'shard')}.`,
  unforged: (e, { whose }) => capitalised(`${whose(e.seat)} ${cardNamed(e.key)} was unforged.`),
  collected: (e, { who }) => `${who(e.seat)} collected with ${cardNamed(e.key)}.`,
  returned: (e, { who }) => `${who(e.seat)} returned ${cardNamed(e.key)} to the Council from ${place(e.slot)}.`,
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
export function event(e: HubworldEvent, view: HubworldView, names: Names): Phrase | null {
  // LINES pairs each type with its own sentence; the compiler cannot follow the pair through the lookup.
  const line = LINES[e.type] as (event: HubworldEvent, reader: Reader) => Phrase | null
  return line(e, {
    view,
    who: (seat) => subject(names, seat),
    whom: (seat) => who(names, seat),
    whose: (seat) => whose(names, seat),
  })
}
