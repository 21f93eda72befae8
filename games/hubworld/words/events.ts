import type { Names, Phrase, Seat } from '@rulewright/kernel'
import type { HubworldEvent } from '../rules/events.ts'
import type { Path, Slot } from '../rules/grid.ts'
import type { HubworldView } from '../rules/view.ts'
import { abilityText, effectText } from './cards.ts'
import { count, district, place, whose } from './terms.ts'
import { cardIn, cardNamed } from './things.ts'

/** What the sentences need beside the event. */
interface Reader {
  readonly view: HubworldView
  readonly names: Names
  readonly who: (seat: Seat) => string
}

type Lines = { readonly [T in HubworldEvent['type']]: (event: Extract<HubworldEvent, { type: T }>, reader: Reader) => Phrase | null }

const from = (where: Slot | Path | 'exile'): string =>
  typeof where === 'number' ? place(where) : where === 'exile' ? 'Exile' : district(where)

const silent = (): null => null

const LINES: Lines = {
  replaced: (e, { who }) => `${who(e.seat)} replaced ${count(e.count, 'card')}.`,
  'first-player': (e, { who }) => `${who(e.seat)} is the first player.`,
  round: (e) => `Round ${e.round}.`,
  refresh: () => 'Everybody refreshes.',
  turn: silent,
  actions: silent,
  exhausted: silent,
  unexhausted: silent,
  'unexhausted-all': silent,
  gained: (e, { who }) => `${who(e.seat)} gained ${count(e.shards, 'shard')}.`,
  lost: (e, { who }) => `${who(e.seat)} lost ${count(e.shards, 'shard')}.`,
  paid: (e, { who }) => `${who(e.seat)} paid ${count(e.shards, 'shard')}.`,
  stole: (e, { who }) => `${who(e.seat)} stole ${count(e.shards, 'shard')} from ${who(e.from)}.`,
  heat: (e, { who }) => `${who(e.seat)} ${e.by > 0 ? 'gained' : 'lost'} ${Math.abs(e.by)} heat.`,
  drew: (e, { who }) => `${who(e.seat)} drew ${cardNamed(e.key)}.`,
  looked: (e, { who }) => `${who(e.seat)} looked at ${cardNamed(e.key)} of ${who(e.owner)}.`,
  'moved-to-bottom': (e, { who, names }) => `${who(e.seat)} put the card on the bottom of ${whose(e.owner, names)} Commons.`,
  searched: (e, { who }) => `${who(e.seat)} searched their Commons.`,
  played: (e, { who }) => `${who(e.seat)} played ${cardNamed(e.key)}.`,
  used: (e, { who }) =>
    e.key === null || e.ability === null
      ? `${who(e.seat)} used a Discover ability. ${effectText(e.effect)}`.trim()
      : `${who(e.seat)} used ${cardNamed(e.key)}: ${abilityText(e.key, e.ability)}`,
  cancelled: (e, { who }) => `${who(e.seat)} cancelled the ability.`,
  'left-game': (e, { who }) =>
    e.why === 'conceded' ? `${who(e.seat)} left the game.` : `${who(e.seat)} had no card to draw and left the game.`,
  conceded: (e, { who }) => `${who(e.seat)} conceded.`,
  over: (e, { who }) => (e.winners.length === 0 ? 'The game is a draw.' : `${e.winners.map(who).join(' and ')} won.`),
  staged: (e, { who }) => `${who(e.seat)} staged ${cardNamed(e.key)} at ${place(e.slot)}.`,
  rushed: (e, { who }) => `${who(e.seat)} rushed ${cardNamed(e.key)} to ${place(e.slot)}.`,
  shifted: (e, { who }) => `The card of ${who(e.seat)} at ${place(e.from)} shifted to ${place(e.to)}.`,
  swapped: (e, { who }) => `The cards of ${who(e.seat)} at ${place(e.from)} and ${place(e.to)} traded places.`,
  forged: (e, { who }) => `${who(e.seat)} forged ${cardNamed(e.key)} at ${place(e.slot)} for ${count(e.shards, 'shard')}.`,
  unforged: (e, { who }) => `${cardNamed(e.key)} of ${who(e.seat)} was unforged.`,
  collected: (e, { who }) => `${who(e.seat)} collected with ${cardNamed(e.key)}.`,
  returned: (e, { who }) => `${who(e.seat)} returned ${cardNamed(e.key)} from ${place(e.slot)} to the Council.`,
  'shuffled-in': (e, { who }) => `${who(e.seat)} shuffled ${cardNamed(e.key)} into the Commons.`,
  archived: (e, { who }) => `${who(e.owner)} archived ${cardNamed(e.key)} from ${from(e.from)}.`,
  exiled: (e, { who }) => `${cardNamed(e.key)} of ${who(e.owner)} was exiled.`,
  delved: (e, { who, names }) => `${who(e.seat)} delves ${whose(e.defender, names)} ${district(e.path)} path.`,
  approached: (e, { who }) => `${who(e.seat)} approaches ${place(e.slot)}.`,
  'approached-district': (e, { who, names }) => `${who(e.seat)} approaches ${whose(e.defender, names)} ${district(e.district)}.`,
  bypassed: (e, { who, view }) => `${who(e.seat)} bypassed ${cardIn(view, e.defender, e.slot)}.`,
  confronted: (e, { who }) => `${who(e.seat)} confronts ${cardNamed(e.key)}.`,
  discovered: (e, { who, names }) =>
    `${who(e.seat)} discovers ${cardNamed(e.key)}${e.district ? ` in ${whose(e.owner, names)} ${district(e.district)}` : ''}.`,
  left: (e, { who }) => `${who(e.seat)} left the card.`,
  secured: (e, { who }) => `${who(e.seat)} secured ${cardNamed(e.key)} of ${who(e.owner)}!`,
  forfeited: (e, { who, names }) => `${cardNamed(e.key)} of ${who(e.owner)} went to ${whose(e.to, names)} score area.`,
  breached: (e, { who, names }) => `${who(e.seat)} breached ${whose(e.defender, names)} ${district(e.district)}.`,
  redirected: (e) => `The delve turns to ${place(e.slot)}.`,
  'delve-ended': (e) => (e.success ? 'The delve succeeded.' : 'The delve ended.'),
}

/** A line for the log; null for what needs none. */
export function eventPhrase(event: HubworldEvent, view: HubworldView, names: Names): Phrase | null {
  // The table pairs each type with its own sentence; the compiler cannot follow the pair through the lookup.
  const line = LINES[event.type] as (event: HubworldEvent, reader: Reader) => Phrase | null
  return line(event, { view, names, who: names.of })
}
