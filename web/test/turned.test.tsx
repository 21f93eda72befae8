import type { Words } from '@rulewright/kernel'
import type { AnalysedDecision, Analysis } from '@rulewright/wire'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Router } from 'wouter'
import { Log } from '../frame/Log.tsx'
import { type AnalysisKeeping, type KeptAnalysis, LocalAnalyses } from '../local/analyses.ts'
import { chanceAt, costlyIn, labelsByCount } from '../match/analysed.ts'
import { genericWords } from '../match/generic-words.ts'
import { Turned } from '../replay/Turned.tsx'
import { bot, MemoryKeeping, me, Room } from './local/room.ts'

const decision = (count: number, seat: number, label: AnalysedDecision['label'], cost = 0): AnalysedDecision => ({
  count,
  seat,
  before: 0.5,
  best: 0.6,
  chosen: 0.6 - cost,
  label,
  ...(label
    ? {
        asked: `What now ${count}`,
        choice: { index: 0, said: `Waste ${count} of {seat 0}` },
        better: { index: 1, said: `Save ${count}.` },
        reasons: ['unsaid', 'lead'],
      }
    : {}),
})
const decisions = [decision(1, 0, null), decision(4, 1, 'slip', 0.06), decision(7, 0, 'blunder', 0.3), decision(8, 0, null)]
const found: Analysis = { match: 'abcdefghij01', state: 'done', done: 9, of: 9, decisions }

const words: Words = { ...genericWords, advice: { lead: 'keeps you ahead.' } }
const names = { you: null, of: (seat: number) => ['Ada', 'Ben'][seat] ?? '' }

const drawn = (analysis: Analysis, at = 0) =>
  renderToStaticMarkup(
    <Router ssrPath="/">
      <Turned
        match="abcdefghij01"
        game="duel"
        state={{ analysis, error: null, act: () => undefined }}
        names={names}
        seats={2}
        words={words}
        at={at}
        show={() => undefined}
      />
    </Router>,
  )

describe('where it turned', () => {
  it('lists what cost much and what it cost, in signs and words', () => {
    const page = drawn(found)
    expect(page.match(/<li/g)).toHaveLength(2)
    for (const said of [
      'Slip',
      'Blunder',
      '?!',
      '??',
      'Waste 4',
      'What now 7',
      'Waste 7 of Ada',
      '54 % instead of 60 %',
      '30 % instead of 60 %',
    ])
      expect(page).toContain(said)
    expect(page).toContain('9 of 9 choices looked at: 1 slip, 0 mistakes, 1 blunder.')
    expect(page).not.toContain('Save')
    expect(page).not.toContain('Play on from here')
  })

  it('says of the one that is looked at what was better, why, and how to go on', () => {
    const page = drawn(found, 7)
    expect(page.match(/aria-expanded="true"/g)).toHaveLength(1)
    expect(page).toContain('Save 7')
    expect(page).not.toContain('Save 4')
    expect(page).toContain('It keeps you ahead.')
    expect(page).toContain('Play on from here')
    expect(page).toContain('Before: 50 %. Best: 60 %. Chosen: 30 %.')
    // The chances are shown even for a choice that cost nothing.
    expect(drawn(found, 8)).toContain('Before: 50 %. Best: 60 %. Chosen: 60 %.')
  })

  it('can be begun, shows how far it is, and can be stopped and gone on with', () => {
    expect(drawn({ ...found, state: 'none', decisions: [] })).toContain('Look the match through')
    const running = drawn({ ...found, state: 'running', done: 5, decisions: decisions.slice(1, 2) })
    expect(running).toMatch(/<progress[^>]*max="9"[^>]*value="5"|<progress[^>]*value="5"[^>]*max="9"/)
    expect(running).toMatch(/>Stop<[\s\S]*Waste 4/)
    expect(drawn({ ...found, state: 'stopped', done: 5 })).toContain('Go on')
    expect(drawn({ ...found, decisions: [decision(1, 0, null)] })).toContain('No choice cost much.')
  })

  it('stands in the log beside what the choice led to', () => {
    const lines = [2, 2, 6, 8].map((count, n) => ({ key: `${n}`, count, phrase: `Line ${n}`, heading: null, seat: null, times: 1 }))
    const labels = labelsByCount(
      costlyIn(found),
      lines.map(({ count }) => count),
    )
    // A choice without a line of its own is told with the next.
    expect([...labels]).toEqual([
      [6, 'slip'],
      [8, 'blunder'],
    ])
    const page = renderToStaticMarkup(
      <Router ssrPath="/">
        <Log lines={lines} linkTo={(count) => `/at/${count}`} labels={labels} />
      </Router>,
    )
    const items = page.split('<li').slice(1)
    expect(items.map((item) => /Slip|Blunder/.exec(item)?.[0] ?? null)).toEqual([null, null, 'Slip', 'Blunder'])
  })

  it('of two choices told together the worse gives the name; the graph finds its line', () => {
    expect([...labelsByCount(costlyIn({ ...found, decisions: [decision(1, 0, 'blunder'), decision(2, 0, 'slip')] }), [5])]).toEqual([
      [5, 'blunder'],
    ])
    expect(costlyIn(found, 1).map(({ count }) => count)).toEqual([4])
    const moments = [0, 4, 9].map((count) => ({ count, chances: [count / 10, 1 - count / 10] }))
    expect([chanceAt(moments, 3, 0), chanceAt(moments, 4, 0), chanceAt(moments, 8, 1), chanceAt([], 3, 0)]).toEqual([0, 0.4, 0.6, 0])
  })
})

class MemoryAnalyses implements AnalysisKeeping {
  readonly kept = new Map<string, KeptAnalysis>()
  async get(match: string): Promise<KeptAnalysis | null> {
    return this.kept.get(match) ?? null
  }
  async put(analysis: KeptAnalysis): Promise<void> {
    this.kept.set(analysis.match, structuredClone(analysis))
  }
}

describe('a local match', () => {
  it('is looked through in this browser, once, and only when it is over', async () => {
    const room = new Room(new MemoryKeeping())
    room.hasty = true
    const shelf = new MemoryAnalyses()
    const analyses = new LocalAnalyses(room.house, shelf, 2)
    const match = await room.open('connect-four', [me, bot])
    await expect(analyses.act(match, 'begin')).rejects.toMatchObject({ reason: 'not-over' })
    for (let turn = 0; turn < 50 && !room.frame(match).outcome; turn++) {
      await room.choose(match, 0, 0)
      await room.asked(match)
    }
    const { count } = room.frame(match)
    expect(await analyses.act(match, null)).toMatchObject({ state: 'none', done: 0, of: count })
    room.held = []
    expect((await analyses.act(match, 'begin')).state).toBe('running')
    expect((await analyses.act(match, 'stop')).state).toBe('stopped')
    // Before what was being thought about has come back.
    expect((await analyses.act(match, 'begin')).state).toBe('running')
    const thoughts = room.held
    room.held = null
    for (const go of thoughts) go()
    await room.until(() => shelf.kept.has(match))
    const { decisions, ...rest } = await analyses.act(match, null)
    expect(rest).toEqual({ match, state: 'done', done: count, of: count })
    // The last choice of a full board is none.
    expect(decisions.length).toBeGreaterThan(count - 8)
    // Another page of this browser finds it done.
    expect(await new LocalAnalyses(room.house, shelf, 2).act(match, 'begin')).toMatchObject({ state: 'done', decisions })
    expect(room.warnings).toEqual([])
  })
})
