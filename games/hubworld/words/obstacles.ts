import { capitalised, counted, lowered, type Names, type Obstacle, type Phrase, type Seat, subject, whose } from '@rulewright/kernel'
import { SEEKER } from '../rules/grid.ts'
import { REASONS, type Reason } from '../rules/obstacles.ts'
import type { HubworldOption } from '../rules/options.ts'
import type { CardKey, HubworldView } from '../rules/view.ts'
import { abilityText } from './cards.ts'
import { plainPrompt } from './prompts.ts'
import { cardNamed, ownCard } from './things.ts'

/** What the sentences need beside the reason. */
interface Told {
  /** The card it is about, by name; or the action. */
  readonly what: Phrase
  /** What the player would do: "Forging Canal Network". */
  readonly doing: Phrase
  /** What is printed on the card, where an ability is meant. */
  readonly text: string
  readonly number: (name: string) => number
  readonly who: string
  readonly whose: string
  readonly prompt: string
}

type Line = (told: Told) => Phrase

const needs =
  (missing: string): Line =>
  ({ what, text }) =>
    `${what} cannot be paid for: ${missing}. “${text}”`

const cipher =
  (missing: string): Line =>
  ({ what }) =>
    `${what} has a cipher that you cannot meet: ${missing}.`

const LINES: Readonly<Record<Reason, Line>> = {
  condition: ({ what, text }) => `${what} cannot be used as things stand: “${text}”`,
  actions: ({ doing, number }) => `${doing} takes ${counted(number('actions'), 'action')}; you have ${number('have')}.`,
  shards: ({ doing, number }) => `${doing} costs ${counted(number('shards'), 'shard')}; you have ${number('have')}.`,
  choice: ({ what, text }) => `There is nothing that ${what} could be used on: “${text}”`,
  player: ({ what, text }) => `There is nobody that ${what} could be used on: “${text}”`,
  exhausted: ({ what }) => `${what} is exhausted until the round ends.`,
  commons: needs('your Commons has too few cards'),
  council: needs('your Council has too few cards'),
  archives: needs('your Archives has too few cards'),
  'front-row': ({ what }) => `${what} needs an unexhausted card in your front row, and you have none.`,
  path: cipher('no unexhausted card of yours lies in that path'),
  'strong-card': needs('no unexhausted forged card of yours has so high a barrier'),
  'forged-card': needs('no card in your grid is forged'),
  'grid-card': needs('your grid is empty'),
  agent: needs('no agent is in your Council or Archives'),
  cached: ({ what }) => `No shard is left on ${what}.`,
  'action-to-lose': cipher('you have no action left to lose'),
  'seeker-ready': cipher('your seeker is exhausted'),
  'their-heat': cipher('its owner has no heat to take'),
  'council-worth': cipher('your Council cards cost too little together'),
  'front-and-back': cipher('you need a card in your front row and one in your back row'),
  'no-presence': ({ what }) => `${what} is a moment: outside an Archives it cannot be broken.`,
  'commons-empty': () => 'Your Commons is empty: there is no card to draw.',
  'first-action': () => 'Your first action of the game cannot be a delve.',
  'needs-action': ({ doing }) => `Only instants now: ${lowered(doing)} is an action for your turn.`,
  'instant-later': ({ doing }) => `${doing} is an instant: it comes in the window after an action, not as one.`,
  'reaction-later': ({ what, text }) => `${what} waits for its event: “${text}”`,
  'other-event': ({ what, text }) => `${what} answers another event: “${text}”`,
  'only-reactions': ({ doing }) => `Only reactions now: ${lowered(doing)} has to wait.`,
  'no-instant': ({ what }) => `${what} has nothing to collect and no instant.`,
  'too-late': ({ what }) => `${what} came too late to answer this event.`,
  used: ({ what }) => `${what} has answered this event already.`,
  marked: ({ what }) => `${what} is marked to be replaced.`,
  'not-stageable': ({ what }) => `${what} is a moment: it is played, never staged.`,
  'asked-first': ({ prompt }) => `First answer what you are asked: ${prompt}`,
  setup: () => 'The others are still choosing their first cards.',
  limit: () => 'The others are still choosing what they archive.',
  priority: ({ who }) => `${who} may answer first.`,
  delve: ({ who }) => `${who} is delving: actions wait until that is over.`,
  turn: ({ whose: theirs }) => `It is ${theirs} turn.`,
  others: () => 'Another player has to choose first.',
}

const isReason = (why: string): why is Reason => why in REASONS

/** Why something is not on offer: "Forging Canal Network costs 3 shards; you have 2." */
export function obstacle({ option, why, about = {} }: Obstacle<HubworldOption>, view: HubworldView, names: Names): Phrase {
  if (!isReason(why)) return 'That is not possible now.'
  const key = keyOf(option, view)
  const seat: Seat = typeof about.seat === 'number' ? about.seat : 0
  const number = (name: string) => (typeof about[name] === 'number' ? about[name] : 0)
  return capitalised(
    LINES[why]({
      what: nameOf(option, key),
      doing: doing(option, key, view, names),
      text: key === null ? '' : abilityText(key, number('ability')),
      number,
      who: subject(names, seat),
      whose: whose(names, seat),
      prompt: plainPrompt(about.prompt),
    }),
  )
}

function keyOf(option: HubworldOption, view: HubworldView): CardKey | null {
  if ('card' in option) return ownCard(view, option.card)
  if (option.do === 'break') return view.engagement?.key ?? null
  const player = view.you === null ? undefined : view.players[view.you]
  if (!('slot' in option)) return null
  return (option.slot === SEEKER ? player?.seeker.key : player?.grid[option.slot]?.key) ?? null
}

const nameOf = (option: HubworldOption, key: CardKey | null): Phrase => (option.do === 'delve' ? 'a delve' : cardNamed(key))

/** The option as the subject of a sentence. */
function doing(option: HubworldOption, key: CardKey | null, view: HubworldView, names: Names): Phrase {
  const card = cardNamed(key)
  switch (option.do) {
    case 'gain':
      return 'Gaining a shard'
    case 'draw':
      return 'Drawing a card'
    case 'delve':
      return view.players.length > 2 ? `Delving ${names.of(option.seat)}` : 'Delving'
    case 'stage':
      return `Staging ${card}`
    case 'play':
      return `Playing ${card}`
    case 'rush':
      return `Rushing ${card}`
    case 'forge':
      return `Forging ${card}`
    case 'collect':
      return `Collecting with ${card}`
    case 'break':
      return `Breaking ${card}`
    default:
      return `Using ${card}`
  }
}

/** Reasons that only just prevent something: a price, or something that is used up. */
export const near: readonly Reason[] = [
  'shards',
  'actions',
  'first-action',
  'commons-empty',
  'choice',
  'player',
  'cached',
  'exhausted',
  'used',
]
