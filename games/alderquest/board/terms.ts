import { isCanopy } from '../content/field.ts'
import { guildOfHero, HEROES, STAND_IN } from '../content/heroes.ts'
import { KEYWORDS, typeOf } from '../content/minion-types.ts'
import { colourOfFace, isAcornFace, isGuildFace, RED, SNOW, type Team } from '../content/pieces.ts'
import { guildOfQuarrel } from '../content/quarrels.ts'
import type { AlderquestView, MinionView } from '../rules/view.ts'
import type { TermId } from '../words/glossary.ts'
import { abilityText, automaText, exaltedText, isTrap, quarrelEffect, relicEffect, typeText } from '../words/things.ts'
import { type Deed, isDeed } from './things.ts'

/** Marks an element with the entry of the glossary that explains it. */
export const term = (id: TermId): { readonly 'data-term': TermId } => ({ 'data-term': id })

/** Words of card texts that have an entry. */
const SPOKEN: readonly (readonly [TermId, RegExp])[] = [
  ['charge', /\bcharges?\b/i],
  ['flight', /\bFlight\b/],
  ['sneak', /\bSneak\b/],
  ['judo', /\bJudo\b/],
  ['speed', /\bSpeed\b/],
  ['swap', /\bswaps?\b/i],
  ['line', /\b[Dd]rop a line\b/],
  ['drop', /\b[Dd]rops?\b(?! a line)/],
  ['summon', /\bsummons?\b/i],
  ['eject', /\beject/i],
  ['destroy', /\bdestroy/i],
  ['sacrifice', /\bSacrifice\b/],
  ['squabble', /\bsquabble/],
  ['spare', /\bspared\b/],
  ['steal', /\bSteal\b/],
  ['lose', /\bloses?\b/],
  ['peek', /\bPeek\b/],
  ['draw', /\bdraws?\b/i],
  ['discard', /\bdiscard\b/i],
  ['collection', /\bCollect\b/],
  ['ready', /\bReady\b/],
  ['exhausted', /\bexhaust/i],
  ['stunned', /\bStun(?:ned)?\b/],
  ['guarded', /\bGuard\b/],
  ['basic', /\bbasic\b/],
  ['upgraded', /\bUpgrade\b/],
  ['exalted', /\bexalted\b/],
  ['acorn', /\bAcorns?\b/],
  ['snowflake', /\bSnowflakes?\b/],
  ['trap-tile', /\bTrap tile\b/],
  ['tile', /\btiles?\b/],
  ['unrevealed', /\bunrevealed\b/],
  ['unheld', /\bunheld\b/],
  ['lying', /\blying\b/],
  ['rune', /\brunes?\b/],
  ['held-runes', /\bheld runes?\b/],
  ['revealed-runes', /\brevealed runes\b|\breveals runes\b/],
  ['rune-discard', /\brune discard\b/],
  ['rune-pouch', /\bRune Pouch\b/],
  ['tile-hand', /\btile hand\b/],
  ['tile-pouch', /\byour pouch\b/],
  ['trap-stack', /\bTrap stack\b/],
  ['quarrel', /\bQuarrels?\b/],
  ['board', /\bthe Board\b/],
  ['column', /\bcolumn\b/],
  ['field', /\bField\b/],
  ['ground', /\bground\b/],
  ['canopy', /\bcanopy\b/],
  ['lane', /\blane\b/],
  ['rank', /\brank\b/],
  ['front', /\bin front of\b/],
  ['open', /\bopen\b/],
  ['vacant', /\bvacant\b/],
  ['adjacent', /\badjacent\b|\bnext to\b/],
  ['surrounding', /\bsurrounding\b/],
  ['minion', /\bminions?\b|\bThief\b/],
  ['hero', /\bHero(?:es)?\b/],
  ['guild', /\bguilds?\b/],
  ['guild-1', /\bGuardians\b/],
  ['guild-2', /\bHunters\b/],
  ['guild-3', /\bThie(?:f|ves)\b/],
  ['ally', /\bally\b/],
  ['rival', /\brival/],
  ['opponent', /\bopponent/],
]

/** The terms in a card's text. */
export const spokenIn = (text: string): readonly TermId[] => SPOKEN.filter(([, word]) => word.test(text)).map(([id]) => id)

const KEYWORD_TERMS = ['charge', 'flight', 'sneak', 'judo', 'speed'] as const
const keywords = (bits: number): readonly TermId[] => KEYWORD_TERMS.filter((_, n) => n < KEYWORDS.length && (bits & (1 << n)) !== 0)

export const faceTerm = (face: number): TermId => {
  if (isGuildFace(face)) return `guild-${face}`
  if (isAcornFace(face)) return colourOfFace(face) === RED ? 'red-acorn' : 'blue-acorn'
  return face === SNOW ? 'snowflake' : 'trap-tile'
}
export const teamTerm = (team: Team): TermId => (team === RED ? 'red' : 'blue')

export function termsOfQuarrel(quarrel: number): readonly TermId[] {
  const kind: readonly TermId[] = isTrap(quarrel) ? ['trap', 'trap-tile'] : ['scheme']
  return [...kind, 'quarrel', `guild-${guildOfQuarrel(quarrel)}`, ...spokenIn(quarrelEffect(quarrel))]
}
export const termsOfRelic = (relic: number): readonly TermId[] => ['relic', ...spokenIn(relicEffect(relic))]
export function termsOfHero(hero: number): readonly TermId[] {
  if (hero === STAND_IN) return ['hero', 'stand-in']
  return ['hero', `guild-${guildOfHero(hero)}`, `class-${HEROES[hero]?.class ?? 0}`, 'ability', ...spokenIn(abilityText(hero))]
}
/** The upgraded side of a minion: its movement, its trigger, the terms in its text. */
export function termsOfType(type: number): readonly TermId[] {
  const { movement, trigger } = typeOf(type)
  return [...keywords(movement), trigger, ...spokenIn(typeText(type))]
}

function termsOfMinion(m: MinionView, view: AlderquestView): readonly TermId[] {
  const state: TermId[] = ['minion', m.ready ? 'ready' : 'exhausted']
  if (m.stunned) state.push('stunned')
  if (m.guarded) state.push('guarded')
  if (view.tiles.some((tile) => tile.holder === m.id)) state.push('held-acorn', 'tribute')
  state.push(m.upgraded ? 'upgraded' : 'basic', `class-${m.class}`, `guild-${m.guild}`, ...keywords(m.granted))
  return m.upgraded && m.type !== null ? [...state, ...termsOfType(m.type)] : state
}

function termsOfTile(handle: number, view: AlderquestView): readonly TermId[] {
  const tile = view.tiles.find((t) => t.handle === handle)
  if (!tile || tile.face === null) return ['tile', 'unrevealed', 'reveal']
  return tile.faceUp ? [faceTerm(tile.face), 'lying'] : [faceTerm(tile.face), 'tile', 'unrevealed']
}

const termsOfFace = (face: number | null | undefined): readonly TermId[] => {
  if (face === null || face === undefined) return ['board']
  return isGuildFace(face) ? [faceTerm(face), 'rune', 'match'] : [faceTerm(face), 'match']
}

const PILES: Readonly<Record<string, readonly TermId[]>> = {
  'rune-pouch': ['rune-pouch'],
  'rune-discard': ['rune-discard', 'relic'],
  automa: ['automa-discard'],
}

/** What a button at a piece does. */
const TERMS_OF_DEED: Readonly<Record<Deed, readonly TermId[]>> = {
  swap: ['swap', 'match'],
  slide: ['slide', 'match'],
  line: ['line', 'drop'],
  summon: ['summon', 'minion-deck'],
  ability: ['ability', 'hero'],
  end: ['action-phase'],
  reveal: ['reveal', 'unrevealed'],
  dismiss: ['tile', 'discard'],
  eject: ['eject'],
  use: ['quarrel'],
  pass: ['action-phase'],
  done: ['action-phase'],
  exchange: ['held-acorn'],
  leave: ['lying'],
  'destroy-snow': ['snowflake', 'destroy'],
  'drop-snow': ['snowflake', 'drop'],
}

const termsOfGuild = (guild: number): readonly TermId[] => [`guild-${guild}`, 'held-runes', 'guild', ...spokenIn(exaltedText(guild))]

function termsOfDeck(id: string, view: AlderquestView): readonly TermId[] {
  const automa = id === 'automa'
  const top = (automa ? view.solo?.automaDeck : view.decks[Number(id)])?.at(-1)?.class ?? null
  const own: readonly TermId[] = automa ? ['automa-deck'] : ['minion-deck', 'summon']
  if (top === null) return own
  return [...own, `class-${top}`, ...(automa ? spokenIn(automaText(top)) : [])]
}

/** The entries of the glossary that explain a thing on the board, the nearest first. */
export function termsOf(thing: string, view: AlderquestView): readonly TermId[] {
  const [kind = '', id = ''] = thing.split(':')
  return [...new Set(explained(kind, id, view))]
}

function explained(kind: string, id: string, view: AlderquestView): readonly TermId[] {
  const n = Number(id)
  switch (kind) {
    case 'space':
      return isCanopy(n) ? ['canopy', 'tribute'] : ['space', 'field']
    case 'tile':
      return termsOfTile(n, view)
    case 'minion': {
      const m = view.minions.find((one) => one.id === n) ?? (view.intruder?.id === n ? view.intruder : null)
      return m ? termsOfMinion(m, view) : ['minion']
    }
    case 'hero': {
      const hero = view.heroes.find((h) => h.hero === n)
      return hero ? [hero.ready ? 'ready' : 'exhausted', ...termsOfHero(n)] : termsOfHero(n)
    }
    case 'deed':
      return isDeed(id) ? TERMS_OF_DEED[id] : []
    case 'lane':
      return ['lane', 'front']
    case 'column':
      return ['column', 'board', 'match']
    case 'cell':
      return termsOfFace(view.board[n]?.face)
    case 'piece':
      return ['revealed-runes', ...termsOfFace(view.revealed.find(({ piece }) => piece === n)?.face)]
    case 'face':
      return view.revealed.some(({ face }) => face === n) ? ['revealed-runes', ...termsOfFace(n)] : [faceTerm(n), 'tile-hand', 'set-tiles']
    case 'guild':
    case 'rival-guild':
      return termsOfGuild(n)
    case 'deck':
      return termsOfDeck(id, view)
    case 'pile':
      return PILES[id] ?? ['quarrel']
    case 'quarrel':
      return termsOfQuarrel(n)
    case 'armed':
      return ['armed', ...termsOfQuarrel(n)]
    case 'relic':
      return termsOfRelic(n)
    default:
      return []
  }
}
