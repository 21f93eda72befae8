import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decode, Examples, encode, fromText, type Teach } from '@rulewright/bots'
import { findGame } from '@rulewright/games'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Complaint } from '../complain.ts'
import { trainerOf } from '../trainer.ts'
import { rulewright } from './rulewright.ts'

/** Stands for a trainer: notes what it was given, and returns the network it began with, its last bias moved. */
const TRAINER = `
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
const [folder] = process.argv.slice(2)
const files = Object.fromEntries(readdirSync(folder).map((name) => [name, statSync(folder + '/' + name).size]))
const lesson = JSON.parse(readFileSync(folder + '/lesson.json', 'utf8'))
const starts = readFileSync(folder + '/examples.starts')
writeFileSync(folder + '/../given.json', JSON.stringify({ lesson, files, facts: starts.readUInt32LE(starts.length - 4) }))
const network = readFileSync(folder + '/before.network')
if (lesson.magic !== network.readUInt32LE(0)) process.exit(3)
const end = 16 + 4 * (lesson.first + lesson.first + lesson.second * lesson.first + 2 * lesson.second)
network.writeFloatLE(0.75, end)
writeFileSync(folder + '/learnt.network', network)
`

const folder = mkdtempSync(join(tmpdir(), 'rulewright-learn-'))
const program = join(folder, 'trainer.mjs')
const trainer = `${process.execPath} ${program}`

beforeAll(() => writeFileSync(program, TRAINER))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('another program may train: it is given the examples and the network in force, and what it leaves is met in the arena', () => {
  const few = ['--games', '10', '--iterations', '2', '--generations', '1', '--proof', '2', '--threads', '1']
  const out = join(folder, 'network.ts')
  const { status, stdout, stderr } = rulewright(
    ...['learn', 'hubworld', ...few, '--folder', folder, '--out', out, '--trainer', trainer, '--teachers', '3'],
  )
  expect(stderr).toContain('Learning from 10 games')
  expect(status).toBe(0)
  expect(stdout).toMatch(/Generation 1: 10 games, \d+ examples/)
  const { lesson, files, facts } = JSON.parse(readFileSync(join(folder, 'hubworld', 'given.json'), 'utf8'))
  const many = files['examples.starts'] / 4 - 1
  expect(many).toBeGreaterThan(100)
  expect(lesson).toMatchObject({ teachers: 3, epochs: 10, first: 64, second: 32 })
  for (const row of ['plain', 'payoffs', 'aims']) expect(files[`examples.${row}`]).toBe(4 * many)
  expect([files['examples.numbers'], files['examples.amounts']]).toEqual([2 * facts, 4 * facts])
  expect(facts).toBeGreaterThan(10 * many)
})

test('numbers of seats that a game is not played with are refused', () => {
  const { status, stderr } = rulewright('learn', 'primal', '--seats', '2,5', '--folder', folder)
  expect(stderr).toContain('primal is not played with 5 seats, but with 1, 2, 3, 4.')
  expect(status).toBe(2)
})

test('what a trainer left is the network; one that fails is named', async () => {
  const game = await findGame('hubworld')?.rules()
  const { features, network } = game?.bot ?? {}
  if (!game || !features || !network) throw new Error('Hubworld has a network')
  const from = decode(fromText(await network()), features.size)
  const none = new Examples(game, 0)
  const training = { epochs: 1, batch: 256, rate: 0, decay: 0, dropped: 0, judgedBy: 'payoffs', seed: 'none' } as const
  const teach = (command: string): ReturnType<Teach> => trainerOf(command, join(folder, 'training'))(none, none, from, training, 1)
  const { parameters } = await teach(trainer)
  expect(parameters.end[0]).toBe(0.75)
  expect(parameters.end[1]).toBe(from.end[1])
  expect(encode(parameters).length).toBe(encode(from).length)
  expect(() => teach(`${process.execPath} ${join(folder, 'nothing.mjs')}`)).toThrow(Complaint)
  expect(() => teach('no-such-program')).toThrow('did not come to its end')
})
