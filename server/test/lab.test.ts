import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type LabInfo, type Lobby, paths } from '@rulewright/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client } from './client.ts'
import { type Service, startService } from './service.ts'

const folder = mkdtempSync(join(tmpdir(), 'rulewright-lab-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const experiment = (title: string, games: number) => JSON.stringify({ game: 'primal', title, games, bots: ['random'], drama: false })

describe('the lab of a server', () => {
  let here: Service
  let elsewhere: Service
  beforeAll(async () => {
    here = await startService({ labDir: folder, labAccess: 'local' })
    elsewhere = await startService({ labDir: folder })
  })
  afterAll(() => Promise.all([here.close(), elsewhere.close()]))

  it('is not there for those whom nobody let in', async () => {
    const stranger = new Client(elsewhere.url)
    await stranger.request('POST', paths.signInAsGuest, {})
    for (const path of [paths.lab, paths.labStarting('primal'), paths.labRun('x'), paths.labCompare('x', 'y')])
      expect((await stranger.request('GET', path)).status).toBe(404)
    expect((await stranger.request('POST', paths.lab, { do: 'start', experiment: experiment('no', 4) })).status).toBe(404)
  })

  it('on a laptop, is not there for a page that leads its own name here', async () => {
    const ask = (host: string) =>
      new Promise((answered, failed) => {
        get(`${here.url}${paths.lab}`, { headers: { host } }, ({ statusCode }) => answered(statusCode)).on('error', failed)
      })
    expect(await ask('localhost:3000')).toBe(200)
    expect(await ask('elsewhere.example')).toBe(404)
  })

  it('on a laptop, is not there for whoever comes through a proxy on it', async () => {
    const { statusCode } = await new Promise<{ statusCode?: number | undefined }>((answered, failed) => {
      get(`${here.url}${paths.lab}`, { headers: { 'x-forwarded-for': '203.0.113.7' } }, answered).on('error', failed)
    })
    expect(statusCode).toBe(404)
  })

  it('is told of in the lobby to those it is open to', async () => {
    const opened = async (service: Service) => (await new Client(service.url).json<Lobby>('GET', paths.lobby)).lab
    expect(await opened(here)).toBe(true)
    expect(await opened(elsewhere)).toBe(false)
  })

  it('runs an experiment, tells how far it is, stops it, goes on, and reports', async () => {
    const person = new Client(here.url)
    const { text } = await person.json<{ text: string }>('GET', paths.labStarting('primal'))
    expect(text).toContain('"game": "primal"')
    const started = await person.json<LabInfo>('POST', paths.lab, { do: 'start', experiment: experiment('From a page', 2000) })
    const run = started.runs[0]?.id ?? ''
    expect(started.runs[0]).toMatchObject({ title: 'From a page', state: 'running', of: 2000 })
    const second = await person.request('POST', paths.lab, { do: 'start', experiment: experiment('Another', 4) })
    expect(second.status).toBe(409)
    let info = started
    while ((info.runs[0]?.deals ?? 0) < 8) {
      await wait(100)
      info = await person.json<LabInfo>('GET', paths.lab)
    }
    const soFar = await person.json<{ deals: number; stopped: boolean }>('GET', paths.labRun(run))
    expect(soFar.deals).toBeGreaterThan(0)
    // Nothing is watched, so nothing was decided: it is under way.
    expect(soFar.stopped).toBe(false)
    const stopped = await person.json<LabInfo>('POST', paths.lab, { do: 'stop', run })
    expect(stopped.runs[0]?.state).toBe('stopped')
    expect(stopped.runs[0]?.deals).toBeGreaterThanOrEqual(8)
    const again = await person.json<LabInfo>('POST', paths.lab, { do: 'continue', run })
    expect(again.runs[0]?.state).toBe('running')
    await person.json<LabInfo>('POST', paths.lab, { do: 'stop', run })
  })

  it('finishes one, keeps its report, and compares it with another', async () => {
    const person = new Client(here.url)
    const finish = async (title: string, games: number) => {
      await person.json('POST', paths.lab, {
        do: 'start',
        experiment: JSON.stringify({ ...JSON.parse(experiment(title, games)), seats: games === 8 ? 2 : 1 }),
      })
      for (;;) {
        const { runs } = await person.json<LabInfo>('GET', paths.lab)
        const found = runs.find((one) => one.title === title)
        if (found?.state !== 'running') return found
        await wait(100)
      }
    }
    const [one, other] = [await finish('One', 8), await finish('Other', 12)]
    expect(one).toMatchObject({ state: 'done', deals: 8, problem: null })
    expect(await person.json('GET', paths.labRun(one?.id ?? ''))).toMatchObject({ rulewrightReport: 1, deals: 8 })
    const compared = await person.json<{ rows: unknown[] }>('GET', paths.labCompare(one?.id ?? '', other?.id ?? ''))
    expect(compared.rows.length).toBeGreaterThan(2)
  })

  it.each([
    ['{', 400],
    [JSON.stringify({ game: 'primal', gams: 1 }), 400],
    [JSON.stringify({ game: 'chess' }), 404],
  ])('refuses %s', async (text, status) => {
    const person = new Client(here.url)
    const answer = await person.request('POST', paths.lab, { do: 'start', experiment: text })
    expect(answer.status).toBe(status)
    expect(JSON.parse(await answer.text()).message).not.toBe('')
  })

  it.each(['..', '..%2f..%2fetc', 'a/b', 'nothing-of-that-name'])('has no report %s', async (name) => {
    const person = new Client(here.url)
    expect((await person.request('GET', paths.labRun(name))).status).toBe(404)
  })
})
