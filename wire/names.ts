// Names are shown to others: they must be visible, stay on their line and not pass for somebody else's.

/** Characters that nobody sees, that turn the writing round, or that break a line; and marks piled up on one letter. */
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|\p{M}{3}/u
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/** The same letters in one way of writing them, with single spaces. */
export const tidyName = (name: string): string => name.normalize('NFKC').replace(/\s+/gu, ' ').trim()

export const isShowable = (name: string): boolean => !HIDDEN.test(name) && VISIBLE.test(name)

/** Letters of other alphabets, and figures, that look like a Latin one. */
const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['a', 'аαɑ@4'],
    ['b', 'вβьƅ8'],
    ['c', 'сϲ¢'],
    ['d', 'ԁɗ'],
    ['e', 'еεёєɛ3'],
    ['f', 'ƒ'],
    ['g', 'ɡԍ9'],
    ['h', 'һнη'],
    ['j', 'јϳ'],
    ['k', 'кκ'],
    ['l', 'iіїıɩιӏ1|!ſ'],
    ['m', 'мμ'],
    ['n', 'пո'],
    ['o', 'оοσօθ0'],
    ['p', 'рρ'],
    ['q', 'ԛ'],
    ['r', 'гɾ'],
    ['s', 'ѕʂ$5'],
    ['t', 'тτ7'],
    ['u', 'υսʊц'],
    ['v', 'ѵν'],
    ['w', 'ԝωш'],
    ['x', 'хχ×'],
    ['y', 'уүγ'],
    ['z', 'ᴢ2'],
  ].flatMap(([latin = '', others = '']) => [...others].map((other) => [other, latin])),
)

/** What a name looks like at a glance: two names of one look are taken for each other. */
export function lookOf(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '')
  const latin = [...plain].map((letter) => LOOKALIKES[letter] ?? letter).join('')
  return latin
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replace(/[^\p{L}\p{N}]/gu, '')
}
