import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BotSpec, makeBot } from '@rulewright/bots'
import { Match, readLog } from '@rulewright/kernel'
import { afterAll, describe, expect, it } from 'vitest'
import { showPosition } from '../show.ts'
import { magpies } from '../template/rules/index.ts'
import { en } from '../template/words/en.ts'
import { type SeatedPlayer, TerminalMatch } from '../terminal-match.ts'
import { rulewrightHere, rulewrightWith } from './rulewright.ts'

const folder = mkdtempSync(join(tmpdir(), 'rulewright-play-'))
afterAll(() => rmSync(folder, { recursive: true }))

const CONFIG = { seats: 2, hand: 3 }
const random: BotSpec = { kind: 'random' }
const person = (seat: number): SeatedPlayer => ({ name: `Seat ${seat + 1}`, bot: null })
const hazel: SeatedPlayer = { name: 'Hazel', bot: makeBot(random) }

/** A whole session: what was typed, and everything on the screen. */
async function evening(
  sittings: readonly SeatedPlayer[],
  typed: readonly string[] | ((question: string) => string | null),
  game = magpies,
): Promise<string> {
  const lines = typeof typed === 'function' ? [] : [...typed]
  let screen = ''
  const write = (text: string) => {
    screen += text
  }
  const ask = async (question: string) => {
    const line = typeof typed === 'function' ? typed(question) : (lines.shift() ?? null)
    write(`${question}${line ?? ''}\n`)
    return line
  }
  await new TerminalMatch(en, game, CONFIG, 'evening', sittings, { write, ask, clear: () => write('[clear]\n'), close: () => {} }).play()
  return screen
}

describe('a match at the terminal', () => {
  it('shows the position in words, the question with its rule, and what happened since', async () => {
    const screen = await evening([person(0), hazel], ['2', '1'])
    expect(screen).toMatch(/ {2}Turn: You\n {2}Deck: 27\n {2}Sill: (?:(?:Button|Coin|Key|Ring) \d(?:, )?){3}\n/)
    expect(screen).toMatch(/ {4}You: size 3; cards (?:(?:Button|Coin|Key|Ring) \d(?:, )?){3}\n {4}Hazel: size 3\n/)
    expect(screen).toContain('Take a trinket: from the sill, or unseen from the deck. (MG-2.2)\n  1. Draw from the deck\n  2. Take ')
    expect(screen).toMatch(/> 2\n {2}You took .* from the sill\.\n/)
    expect(screen).toMatch(/> 1\n {2}You laid .*\.\n {2}Hazel (?:drew a trinket|took .* from the sill)\.\n {2}Hazel (?:laid|discarded) /)
    expect(screen).not.toMatch(/undefined|\[object|null/)
  })

  it('goes on to its end, and says who won with how many points', async () => {
    // What is asked after the end is left alone: the match is not kept.
    const screen = await evening([person(0), hazel], (question) => (question === '> ' ? '1' : null))
    expect(screen).toMatch(/\n(?:You|Hazel)(?: and \w+)? (?:won|shared the win) with -?\d+ points?\.\nYou -?\d+, Hazel -?\d+\n/)
  })

  it('answers what is typed beside numbers', async () => {
    const screen = await evening([person(0), hazel], ['?', 'l', '0', 'fly', 'h', 'p', 'u', 'concede'])
    expect(screen).toContain('  a number   choose that option\n')
    expect(screen).toContain('Nothing has happened yet.')
    expect(screen.match(/Type a number from 1 to 4, or \? for what else there is\./g)).toHaveLength(2)
    expect(screen).toMatch(/A master would choose \d\. (?:Draw|Take) .* \(\d+ % of the thought went there\)\./)
    expect(screen.match(/Deck: 27/g)).toHaveLength(2)
    expect(screen).toContain('That cannot be taken back: something became known by it')
    expect(screen).toMatch(/You conceded\.\n\nHazel won: everybody else conceded\.\n/)
  })

  it('takes back a choice by which nothing became known, and its line of the log', async () => {
    const screen = await evening([person(0), hazel], ['2', 'u', 'l', '1'], asksTwice)
    expect(screen).toContain('> u\nTaken back.\n')
  })

  it('hands the keyboard on where several people play, and shows each only their own', async () => {
    const screen = await evening([person(0), person(1)], ['', '1', '1', '', '1', '1', ''])
    expect(screen).toMatch(/\[clear\]\nSeat 1, it is your turn: press Enter\. \n/)
    const [, first = '', second = ''] = screen.split('[clear]')
    expect(first).toMatch(/You drew (?:Button|Coin|Key|Ring) \d\./)
    expect(second).toMatch(/Seat 2, it is your turn: press Enter\. \n {2}Seat 1 drew a trinket\./)
  })

  it('keeps the match in a file, and asks for another where that cannot be written', async () => {
    const file = join(folder, 'kept.json')
    const screen = await evening([person(0), hazel], ['2', '1', 'q', join(folder, 'no', 'kept.json'), file])
    expect(screen).toMatch(/Cannot write .*kept\.json: there is no such file or folder\.\n/)
    expect(screen).toMatch(/The match is in .*kept\.json: `rulewright show .*kept\.json` prints its last position\.\n$/)
    const log = readLog(readFileSync(file, 'utf8'))
    expect(log.ok && Match.load(magpies, log.value).count).toBeGreaterThan(2)
  })
})

/** First asks something that reveals nothing. */
const asksTwice: typeof magpies = {
  ...magpies,
  *step(g) {
    yield { seat: 0, prompt: 'take', rule: 'MG-2.2', options: [{ do: 'draw' }, { do: 'draw' }] }
    yield* magpies.step(g)
  },
}

describe('on the command line', () => {
  it('plays from a pipe, and ends with it', () => {
    const { status, stdout } = rulewrightWith('1\n', 'play', 'alderquest', '--bots', 'random', '--seed', 's', '--seats', '2')
    expect(stdout).toMatch(/^AlderQuest, seed s\. Seat 1 is yours, Seat 2 is random\. Type \? for help\.\n/)
    expect(stdout).toMatch(/> 1\n/)
    expect(status).toBe(0)
  })

  it.each([
    [['--people', '0'], /^A seat of --people must be a whole number from 1 to 2, not "0"\.$/],
    [['--bots', 'genius'], /genius/],
  ])('%s', async (args, sentence) => {
    const { status, stderr } = await rulewrightHere('play', 'hubworld', '--seats', '2', ...args)
    expect(stderr.trim()).toMatch(sentence)
    expect(status).toBe(2)
  })
})

it('show prints names beside the numbers of things, and the fields by their own names', () => {
  const text = showPosition(Match.start(magpies, CONFIG, 'show'), en, 0)
  expect(text).toMatch(/^magpies, after 0 choices, seen by seat 1\n {2}turn: You \(0\)\n {2}deck: 27\n {2}sill: \w+ \d \(\d+\), /)
  expect(text).toMatch(/ {4}0 \(You\): size: 3; cards: .*; shown: \[\]\n {4}1 \(Seat 2\): size: 3; cards: null; shown: \[\]\n/)
})
