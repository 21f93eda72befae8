import { PATHS, type Path } from '../rules/grid.ts'
import type { GridCardView, HubworldView } from '../rules/view.ts'
import type { TermId } from '../words/glossary.ts'
import { type Face, faceOf } from './faces.ts'
import { keyOfThing, readThing } from './things.ts'

/** Marks an element with the entry of the glossary that explains it. */
export const term = (id: TermId): { readonly 'data-term': TermId } => ({ 'data-term': id })

/** Words of card texts that have an entry. */
const SPOKEN: readonly (readonly [TermId, RegExp])[] = [
  ['shards', /\bshards?\b/],
  ['heat', /\bheat\b/],
  ['actions', /\bactions?\b/],
  ['exhausted', /\b(?:un)?exhaust/],
  ['forge', /\bforge[ds]?\b/],
  ['unforge', /\bunforge/],
  ['facedown', /\bunforged\b/],
  ['stage', /\bstage/],
  ['shift', /\bshift/],
  ['swap', /\bswap/],
  ['draw', /\bdraws? \d/],
  ['archive', /\barchive[ds]?\b/],
  ['exile', /\bexile/i],
  ['steal', /\bsteal/],
  ['delve', /\bdelve/],
  ['breach', /\bbreach/],
  ['engaged', /\bengage/],
  ['confront', /\bconfront/i],
  ['discover', /\bdiscover/i],
  ['barrier', /\bbarrier\b/],
  ['presence', /\bpresence\b/],
  ['cost', /\bcosts?\b/],
  ['rival', /\brival/],
  ['adjacent', /\bnext to\b/],
  ['front', /\bfront row\b/],
  ['middle', /\bmiddle row\b/],
  ['back', /\bback row\b/],
  ['path', /\bpath\b/],
  ['district', /\bdistrict\b/],
  ['grid', /\bgrid\b/],
  ['council', /\bCouncil\b/],
  ['commons', /\bCommons\b/],
  ['archives', /\bArchives\b/],
  ['council-limit', /\bcouncil limit\b/],
  ['cached-shards', /\bcached\b/],
  ['seeker', /\bseeker\b/],
  ['agent', /\bagents?\b/],
  ['obstacle', /\bobstacles?\b/],
  ['source', /\bsources?\b/],
  ['moment', /\bmoment\b/],
  ['instant', /\binstant\b/],
  ['round', /\bround\b/],
]

/** The terms in a card's text. */
const spokenIn = (text: string): readonly TermId[] => SPOKEN.filter(([, word]) => word.test(text)).map(([id]) => id)

export const COLLECT_TERM = { shard: 'collect-shard', draw: 'collect-draw' } as const satisfies Record<string, TermId>

/** While players act, a round goes turn by turn. */
export const PHASE_TERM = {
  setup: 'setup',
  'round-start': 'round-start',
  opening: 'opening',
  action: 'turn',
  'after-action': 'after-action',
  refresh: 'refresh',
  over: 'over',
} as const satisfies Record<HubworldView['phase'], TermId>

const KEYWORDS = ['refund', 'cache', 'rush'] as const

/** The entry of an ability: its kind, or the keyword it is. */
export function abilityTerm({ kind, label }: Face['abilities'][number]): TermId {
  if (kind !== 'keyword') return kind
  return KEYWORDS.find((keyword) => label.toLowerCase().startsWith(keyword)) ?? 'static'
}

/** What is printed on a card, then the terms in its text. */
export function termsOfFace(face: Face): readonly TermId[] {
  const printed: TermId[] = [face.type]
  if (face.unique) printed.push('unique')
  if (face.cost !== null) printed.push('cost')
  if (face.barrier !== null) printed.push('barrier')
  if (face.presence !== null) printed.push('presence')
  for (const icon of face.collects) printed.push(COLLECT_TERM[icon])
  for (const ability of face.abilities) printed.push(abilityTerm(ability))
  if (face.limits) printed.push('action-limit', 'shard-limit', 'council-limit')
  const spoken = face.abilities.flatMap(({ text }) => spokenIn(text))
  const rest: TermId[] = [face.faction, 'subtype']
  if (face.influence > 0) rest.push('influence')
  return [...new Set([...printed, ...spoken, ...rest])]
}

const termsOfKey = (key: string | null): readonly TermId[] => {
  const face = faceOf(key)
  return face ? termsOfFace(face) : []
}

/** What has happened to a card in a slot, before what is printed on it. */
function termsOfCard(card: GridCardView): readonly TermId[] {
  const states: TermId[] = [card.forged ? 'forged' : 'facedown']
  if (card.exhausted) states.push('exhausted')
  if (card.engaged) states.push('engaged')
  if (card.cached > 0) states.push('cached-shards')
  const face = faceOf(card.key)
  if (face && (card.barrier !== face.barrier || card.presence !== face.presence)) states.push('modified')
  return [...new Set([...states, ...termsOfKey(card.key), card.row, 'path' as const])]
}

const isPath = (text: string): text is Path => (PATHS as readonly string[]).includes(text)

/** The entries of the glossary that explain a thing on the board, the nearest first. */
export function termsOf(thing: string, view: HubworldView): readonly TermId[] {
  const read = readThing(thing)
  switch (read?.kind) {
    case 'slot': {
      const player = view.players[read.seat]
      const card = player?.grid[Number(read.rest)]
      if (card) return termsOfCard(card)
      const key = keyOfThing(thing, view)
      if (key === null) return ['grid', 'path', 'stage']
      return player?.seeker.exhausted ? ['exhausted', ...termsOfKey(key)] : termsOfKey(key)
    }
    case 'district':
      return isPath(read.rest) ? [read.rest, 'district', 'delve', 'breach'] : ['district']
    case 'seat':
      return ['turn', 'first-player', 'rival']
    case 'shards':
      return ['shards', 'shard-limit']
    case 'actions':
      return ['actions', 'action-limit']
    case 'heat':
      return ['heat', 'breach']
    case 'exile':
      return ['exile']
    case 'score':
      return ['score-area', 'secure']
    default:
      return termsOfKey(named(thing) ?? keyOfThing(thing, view))
  }
}

/** The card a thing is named after: secured agents and cards being played. */
const named = (thing: string): string | null => /^(?:secured:\d+-|shown:)(.+)$/.exec(thing)?.[1] ?? null
