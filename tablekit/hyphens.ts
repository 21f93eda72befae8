const SOFT_HYPHEN = '\u00ad'
/** Shorter words fit everywhere. */
const LONG = 8
/** How many letters stay together at either end. */
const LEAST = 3
const VOWEL = /[aeiouy]/i
/** Sounds that begin a syllable together. */
const ONSET = /^(?:[bcfgp]l|[bcdfgpt]r|[cpstw]h|s[ckmnptw])$/i
const ENDING = /(?:ing|able|ment|ness|ward|less)$/i

/** A name with soft hyphens in its long words, so that browsers without a dictionary can break them. */
export const hyphenated = (name: string): string => name.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : inParts(word)))

function inParts(word: string): string {
  const ending = ENDING.exec(word)?.index ?? word.length
  let parts = ''
  for (let n = 0; n < word.length; n++) {
    const fits = n >= LEAST && n <= word.length - LEAST
    // “Thread-ing”, not “threa-ding”.
    if (fits && (n === ending || (n !== ending - 1 && beginsSyllable(word, n)))) parts += SOFT_HYPHEN
    parts += word[n]
  }
  return parts
}

/** Before the last consonants that can be spoken together with the following vowel. */
function beginsSyllable(word: string, n: number): boolean {
  const [before = '', here = '', next = '', after = ''] = [word[n - 1], word[n], word[n + 1], word[n + 2]]
  if (VOWEL.test(here)) return false
  if (ONSET.test(here + next)) return VOWEL.test(after)
  return VOWEL.test(next) && !ONSET.test(before + here)
}
