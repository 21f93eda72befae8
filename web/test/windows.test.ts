import type { Option } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { distinct, namesAt, subjectOf } from '../match/names.ts'
import { type Ask, awayOrder, degreeOf, passesItself, passIndex, type WindowWishes, windowSubjects } from '../match/windows.ts'

const none: WindowWishes = { questions: new Map(), cards: new Map(), untilTurn: false, idle: true }
const about = (...wishes: [string, Ask][]) => new Map<string, Ask>(wishes)
const decision = (...options: { do: string; card?: number }[]) => ({ seat: 0, prompt: 'counter', rule: 'X-1', options })
const pass = { do: 'pass' }
const three = { do: 'counter', card: 3 }
const four = { do: 'counter', card: 4 }
const named = (option: Option) => ('card' in option ? `Card ${option.card}` : null)
const answer = (options: Parameters<typeof decision>, wishes: Partial<WindowWishes>) =>
  passesItself(decision(...options), { ...none, ...wishes }, named)?.why ?? null

describe('a window', () => {
  it('passes by itself when passing is all one can do, unless one wished to be asked', () => {
    expect(answer([pass], {})).toBe('idle')
    expect(answer([pass], { idle: false })).toBeNull()
  })
  it('is asked when there is an answer, and names the pass it would give', () => {
    expect(answer([pass, three], {})).toBeNull()
    expect(passesItself(decision(three, pass), { ...none, untilTurn: true }, named)).toEqual({ why: 'wish', index: 1 })
  })
  it('passes when its question is always passed', () => {
    expect(answer([pass, three], { questions: about(['counter', 'never']) })).toBe('wish')
    expect(answer([pass, three], { questions: about(['other', 'never']) })).toBeNull()
  })
  it('passes until my turn, but stops where one always stops', () => {
    expect(answer([pass, three], { untilTurn: true })).toBe('wish')
    expect(answer([pass, three], { untilTurn: true, questions: about(['counter', 'always']) })).toBeNull()
  })
  it('passes when every answer needs a card one is never to be asked for', () => {
    const cards = about(['Card 3', 'never'])
    expect(answer([pass, three], { cards })).toBe('wish')
    expect(answer([pass, three, four], { cards })).toBeNull()
    expect(answer([pass, three, { do: 'hold' }], { cards })).toBeNull()
  })
  it('is asked whenever it offers a card one is always to be asked for', () => {
    const wishes = { untilTurn: true, questions: about(['counter', 'never']), cards: about(['Card 4', 'always']) }
    expect(answer([pass, three, four], wishes)).toBeNull()
    expect(answer([pass, three], wishes)).toBe('wish')
  })
  it('is never a decision without a pass', () => {
    expect(passIndex(decision(three))).toBe(-1)
    expect(answer([three], { untilTurn: true, questions: about(['counter', 'never']), cards: about(['Card 3', 'never']) })).toBeNull()
  })
  it('names what its answers are about once each', () => {
    expect(windowSubjects(decision(pass, three, { do: 'boost', card: 3 }, four), named)).toEqual(['Card 3', 'Card 4'])
  })
})

describe('a standing wish', () => {
  it('goes as far as it was settled, else as it usually does for whoever lets idle questions pass', () => {
    expect(degreeOf({ usual: 1 }, undefined, true)).toBe(1)
    expect(degreeOf({ usual: 1 }, undefined, false)).toBe(0)
    expect(degreeOf({ usual: 1 }, 0, true)).toBe(0)
    expect(degreeOf({}, 2, false)).toBe(2)
    expect(degreeOf({}, undefined, true)).toBe(0)
  })
})

describe('names', () => {
  it('call an answer by the card it is about', () => {
    expect(subjectOf('Collect with ⟦card:12|Ulin Marr⟧ at ⟦slot:3|the front⟧')).toBe('Ulin Marr')
    expect(subjectOf('Draw a card')).toBeNull()
  })
  it('tell two of the same name apart', () => {
    expect(distinct(['Pip', 'Hazel', 'Pip', '', '', 'Pip'])).toEqual(['Pip', 'Hazel', 'Pip (2)', '', '', 'Pip (3)'])
  })

  it('call nobody You but whoever reads, whatever they are called in this browser', () => {
    const seen = (you: number | null) => [0, 1].map(namesAt(['You', 'Hazel'], you).of)
    expect(seen(0)).toEqual(['You', 'Hazel'])
    expect(seen(1)).toEqual(['Player 1', 'Hazel'])
    expect(seen(null)).toEqual(['Player 1', 'Hazel'])
  })
})

describe('what is passed while one is away', () => {
  const order = (wishes: Partial<WindowWishes>) => awayOrder({ ...none, ...wishes })
  it('is what can be told from the question alone', () => {
    expect(order({})).toEqual({ prompts: [], untilTurn: false })
    const questions = about(['counter', 'never'], ['other', 'usual'])
    expect(order({ questions, untilTurn: true })).toEqual({ prompts: ['counter'], untilTurn: true })
    expect(order({ questions, cards: about(['Card 3', 'never']) })).toEqual({ prompts: ['counter'], untilTurn: false })
  })
  it('is nothing where one is always to be asked about something', () => {
    expect(order({ questions: about(['counter', 'never'], ['other', 'always']), untilTurn: true })).toEqual({
      prompts: ['counter'],
      untilTurn: false,
    })
    expect(order({ questions: about(['counter', 'never']), cards: about(['Card 3', 'always']), untilTurn: true })).toEqual({
      prompts: [],
      untilTurn: false,
    })
  })
})
