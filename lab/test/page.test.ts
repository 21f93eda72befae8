import { type Config, Match, readLog } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { makeExperiment, reportOf, subjectOf } from '../index.ts'
import { reportHtml } from '../page/html.tsx'
import { percent } from '../page/plots.tsx'
import { piecesOf } from '../pieces.ts'
import { playPiece } from '../play.ts'
import { dice } from './dice.ts'

async function made(variants: readonly { readonly name: string; readonly set?: Readonly<Record<string, number>> }[]) {
  const subject = await subjectOf('primal')
  if (!subject) throw new Error('no such game')
  const experiment = makeExperiment(subject, {
    game: 'primal',
    title: 'Hunts & <others>',
    games: 6,
    bots: ['random'],
    variants: [...variants],
  })
  if (!experiment.ok) throw new Error(experiment.problems.join(' '))
  const games = Array.from({ length: piecesOf(experiment.value) }, (_, piece) => playPiece(subject, experiment.value, piece).games).flat()
  return { subject, report: reportOf(subject, experiment.value, games) }
}

const filesIn = (html: string) =>
  [...html.matchAll(/href="data:application\/json,([^"]+)"/g)].map(([, text = '']) => decodeURIComponent(text))

describe('a report as a file', () => {
  it('leads from its figures to matches that can be played again, and end as they ended', async () => {
    const { subject, report } = await made([{ name: 'as printed' }])
    const html = reportHtml(report)
    expect(html).toContain('<title>Hunts &#38; &#60;others&#62;</title>')
    const files = new Set(filesIn(html))
    expect(files.size).toBeGreaterThan(2)
    const endings = Object.values(report.matches).map(({ seed, reason, payoffs }) => `${seed} ${reason} ${payoffs}`)
    for (const file of files) {
      const log = readLog(file)
      if (!log.ok) throw new Error(JSON.stringify(log.problems))
      const { outcome } = Match.load(subject.game, { ...log.value, config: log.value.config as Config })
      expect(endings).toContain(`${log.value.seed} ${outcome?.reason} ${outcome?.payoffs}`)
    }
  })

  it('says in short what was found, by the names that are printed', async () => {
    const { report } = await made([{ name: 'as printed' }, { name: 'tough', set: { 'stances.VX-S1.novice.toughness': 9 } }])
    const html = reportHtml(report)
    const short = html.slice(html.indexOf('In short'), html.indexOf('</dl>'))
    expect(short).toContain('What “tough” changes')
    expect(short).toContain('How hard is it?')
    expect(short).not.toContain('Is it fair?')
    expect(html).toContain('Primal: The Awakening, rules')
    expect(html).toContain('>Dareon<')
    expect(html).not.toContain('>dareon<')
  })

  it('reads a report from before names were kept', async () => {
    const { report } = await made([{ name: 'as printed' }])
    const { names, ...old } = report
    expect(names?.['hunter dareon']).toBe('Dareon')
    expect(reportHtml(old)).toContain('>dareon<')
  })

  it('says beside a card what playing without it came to, where that was tried', () => {
    const made = makeExperiment(dice, { game: 'dice', games: 40, bots: ['random'], without: ['cards.card'] })
    if (!made.ok) throw new Error(made.problems.join(' '))
    const games = Array.from({ length: piecesOf(made.value) }, (_, piece) => playPiece(dice, made.value, piece).games).flat()
    const report = reportOf(dice, made.value, games)
    const table = (html: string) => html.slice(html.indexOf('what they did for those'), html.indexOf('Worth: playing without'))
    const { value, low, high, n } = report.without[0]?.share ?? { value: 0, low: 0, high: 0, n: 0 }
    const figure = `${percent(value)} <span class="lab-quiet">${percent(low)}–${percent(high)}, ${n}`
    expect(table(reportHtml(report))).toContain('won without it')
    expect(table(reportHtml(report))).toContain(figure)
    expect(table(reportHtml({ ...report, without: [] }))).not.toContain('won without it')
  })

  it('says in every match file which numbers it was played with, and none where they were the printed ones', async () => {
    const set = { 'stances.VX-S1.novice.toughness': 1 }
    const { report } = await made([{ name: 'as printed' }, { name: 'soft', set }])
    const numbers = filesIn(reportHtml(report)).map((file) => JSON.stringify(JSON.parse(file).config.numbers) ?? 'printed')
    expect(new Set(numbers)).toEqual(new Set(['printed', JSON.stringify(set)]))
  })
})
