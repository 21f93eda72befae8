// Names are shown to others: they must be visible, stay on their line and not pass for somebody else's.

/** Characters that are invisible, reverse the direction of text or break a line; and marks piled up on one letter. */
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|\p{M}{3}/u
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/** The same letters in one normal form, with single spaces. */
export const tidyName = (name: string): string => name.normalize('NFKC').replace(/\s+/gu, ' ').trim()

export const isShowable = (name: string): boolean => !HIDDEN.test(name) && VISIBLE.test(name)

/** The name under which the server itself speaks at a table. */
export const HOUSE_NAME = 'Rulewright'

/** Letters of other alphabets, small capitals and digits that look like a Latin letter. */
const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['a', 'аαɑ@4ᴀⲁᎪꓮ'],
    ['b', 'вβьƅ86ʙⲃᏴꓐ'],
    ['c', 'сϲ¢ᴄⲥᏟꓚ'],
    ['d', 'ԁɗđᴅᎠꓓ'],
    ['e', 'еεёєɛ3зᴇⲉᎬꓰ'],
    ['f', 'ƒꜰꓝ'],
    ['g', 'ɡԍ9ցɢᏀꓖ'],
    ['h', 'һнηհħʜᎻꓧ'],
    ['j', 'јϳյᴊᎫꓙ'],
    ['k', 'кκᴋⲕᏦꓗ'],
    ['l', 'iіїıɩιӏ1|!ſłɫƚլɨɪʟⲓᏞꓡꓲᎥ'],
    ['m', 'мμᴍⲙᎷꓟ'],
    ['n', 'пոɴⲛꓠ'],
    ['o', 'оοσօθ0øᴏⲟꓳ'],
    ['p', 'рρᴘⲣᏢꓑ'],
    ['q', 'ԛզ'],
    ['r', 'гɾʀᎡᏒꓣ'],
    ['s', 'ѕʂ$5ꜱᏚꓢ'],
    ['t', 'тτ7ŧᴛⲧᎢꓔ'],
    ['u', 'υսʊцᴜꓴ'],
    ['v', 'ѵνᴠᏙꓦ'],
    ['w', 'ԝωшѡᴡᎳꓪ'],
    ['x', 'хχ×ⲭꓫ'],
    ['y', 'уүγʏᎩꓬ'],
    ['z', 'ᴢ2ƶᏃꓜ'],
  ].flatMap(([latin = '', others = '']) => [...others.toLowerCase()].map((other) => [other, latin])),
)

/** What a name looks like at a glance: two names with the same look can be mistaken for each other. */
export function lookOf(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '')
  const latin = [...plain].map((letter) => LOOKALIKES[letter] ?? letter).join('')
  return latin
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** Whether somebody's name could pass for the server's own. */
export const isHouseName = (name: string): boolean => lookOf(name) === lookOf(HOUSE_NAME)
