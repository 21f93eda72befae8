import type { Pick, SetUp } from '@rulewright/tablekit'
import { type Deck, STARTER_NAMES, STARTERS, writeDeck } from '../content/decks/index.ts'
import { starterAbout, words } from '../words/setup.ts'
import { loadDecks } from './cards/saved.ts'
import { nameOf } from './faces.ts'
import { person, rollingDices } from './icons.ts'
import { plainName, SEEKERS } from './seekers.ts'

const HUES: Readonly<Record<string, number>> = { A: 32, B: 262, C: 148, D: 340 }
const OWN_HUE = 204

const pictureOf = (deck: Deck) => [SEEKERS[plainName(nameOf(deck.seeker))] ?? person]

/** The starter decks; a seat that was given nothing plays its own. */
const starters = (seat: number): readonly Pick[] =>
  STARTER_NAMES.map((letter, n) => ({
    value: n === seat % STARTER_NAMES.length ? '' : letter,
    title: nameOf(STARTERS[letter].seeker),
    about: starterAbout[letter],
    glyphs: pictureOf(STARTERS[letter]),
    hue: HUES[letter] ?? OWN_HUE,
  }))

/** The decks that were kept in this browser. */
const kept = (): readonly Pick[] =>
  (typeof localStorage === 'undefined' ? [] : loadDecks(localStorage)).map(({ name, deck }) => ({
    value: writeDeck(deck),
    title: name,
    about: words.kept(nameOf(deck.seeker)),
    glyphs: pictureOf(deck),
    hue: OWN_HUE,
  }))

const [randomTitle, randomAbout] = words.random
const random: Pick = { value: 'random', title: randomTitle, about: randomAbout, glyphs: [rollingDices], hue: 90 }

export const setUp: SetUp = {
  applies(setting, { seats, values }) {
    if (setting === 'starts') return values.firstPlayer === 'chosen'
    return setting === 'threePlayerOwners' || setting === 'multiplayerDeckOut' ? seats > 2 : true
  },
  picks: (setting, _table, seat) => (setting === 'decks' ? [...starters(seat), random, ...kept()] : null),
  ownText: { title: words.own[0], about: words.own[1] },
  numbers: (setting, { seats }) =>
    setting === 'starts' ? Array.from({ length: seats }, (_, seat) => [seat + 1, words.seat(seat + 1)] as const) : null,
  about: (setting) => (setting in words.about ? words.about[setting as keyof typeof words.about] : undefined),
  first: { seats: 2, values: { decks: ['A', 'B'] }, about: words.first },
}
