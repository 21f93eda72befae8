import type { Decision, Option } from '@rulewright/kernel'

// Options are matched across worlds by content: the same act has the same key, wherever it is in the list.

const texts = new Map<string, number>()

function textKey(text: string): number {
  const known = texts.get(text)
  if (known !== undefined) return known
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  texts.set(text, h)
  return h
}

const mix = (h: number, word: number): number => {
  const m = Math.imul(h ^ word, 0x9e3779b1)
  return m ^ (m >>> 15)
}

function valueKey(h: number, value: unknown): number {
  if (typeof value === 'number') return mix(h, value | 0)
  if (typeof value === 'string') return mix(h, textKey(value))
  if (typeof value === 'boolean') return mix(h, value ? 0x2545f491 : 0x1b56c4e9)
  if (typeof value !== 'object' || value === null) return mix(h, 0x6c078965)
  let k = mix(h, 0x5bd1e995)
  if (Array.isArray(value)) {
    for (const item of value) k = valueKey(k, item)
    return k
  }
  return fieldsKey(k, value)
}

function fieldsKey(h: number, value: object): number {
  let k = h
  const fields = value as Readonly<Record<string, unknown>>
  for (const name in fields) k = valueKey(mix(k, nameKey(name)), fields[name])
  return k
}

/** Options have few field names: length, first and last letter tell them apart without a look-up. */
const nameKey = (name: string): number => name.charCodeAt(0) | (name.charCodeAt(name.length - 1) << 8) | (name.length << 16)

/** Identifies a question: who is asked, and what. */
export const questionKey = (decision: Decision): number => mix(textKey(decision.prompt), decision.seat + 1)

export const optionKey = (question: number, option: Option): number => fieldsKey(question, option)
