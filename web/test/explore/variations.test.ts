import type { Answer } from '@rulewright/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linkOf, unpack } from '../../explore/link.ts'
import { readExploration, type Written, writeExploration } from '../../local/explore/file.ts'
import {
  chosen,
  endOf,
  flawIn,
  knownAt,
  type Line,
  named,
  PLAYED,
  pathOf,
  placed,
  sharedLength,
  type Tree,
  without,
} from '../../local/explore/variations.ts'
import { findTestGame } from '../local/room.ts'

const answer = (seat: number, index: number): Answer => ({ seat, index })
const played = (choices: readonly Answer[]): Tree => ({
  lines: [{ id: PLAYED, name: '', from: null, choices }],
  place: { line: PLAYED, at: 0 },
})
const at = (tree: Tree, line: number, count: number): Tree => ({ ...tree, place: { line, at: count } })
const MATCH = [answer(0, 1), answer(1, 2), answer(0, 3)]

describe('a tree of variations', () => {
  it('follows the match where the same is chosen, and leaves it where something else is', () => {
    const same = chosen(played(MATCH), answer(0, 1))
    expect(same).toEqual({ ...played(MATCH), place: { line: PLAYED, at: 1 } })
    const other = chosen(same, answer(1, 0))
    expect(other.place).toEqual({ line: 1, at: 2 })
    expect(pathOf(other.lines, 1)).toEqual([answer(0, 1), answer(1, 0)])
    expect(pathOf(other.lines, PLAYED)).toEqual(MATCH)
  })

  it('goes on with a line at its end, and never with the match', () => {
    const one = chosen(chosen(at(played(MATCH), PLAYED, 1), answer(1, 0)), answer(0, 5))
    expect(one.lines).toHaveLength(2)
    expect(one.place).toEqual({ line: 1, at: 3 })
    const after = chosen(at(played(MATCH), PLAYED, 3), answer(1, 7))
    expect(after.lines[0]?.choices).toEqual(MATCH)
    expect(after.place).toEqual({ line: 1, at: 4 })
  })

  it('finds a line again that has the choice, also from the beginning that lines share', () => {
    const one = chosen(at(played(MATCH), PLAYED, 1), answer(1, 0))
    const two = chosen(at(one, PLAYED, 1), answer(1, 4))
    // On the second line, before it branches off the match: the first line's choice is known there.
    expect(chosen(at(two, 2, 1), answer(1, 0))).toEqual(at(two, 1, 2))
    expect(knownAt(at(two, 2, 1))).toEqual([
      { ...answer(1, 4), line: 2 },
      { ...answer(1, 2), line: PLAYED },
      { ...answer(1, 0), line: 1 },
    ])
    // And a third branches off the match itself, not the current line.
    expect(chosen(at(two, 2, 1), answer(1, 9)).lines[3]?.from).toEqual({ line: PLAYED, at: 1 })
  })

  it('loses with a line what leaves it, and whoever was there is back where it left', () => {
    const one = chosen(chosen(at(played(MATCH), PLAYED, 1), answer(1, 0)), answer(0, 5))
    const two = chosen(at(one, 1, 2), answer(0, 6))
    expect(two.lines.map(({ id, from }) => [id, from?.line])).toEqual([
      [0, undefined],
      [1, 0],
      [2, 1],
    ])
    expect(without(two, 1)).toEqual({ lines: played(MATCH).lines, place: { line: PLAYED, at: 1 } })
    expect(without(two, 2).place).toEqual({ line: 1, at: 2 })
    expect(without(two, PLAYED)).toEqual(two)
  })
})

type Act = readonly [kind: 'choose' | 'go' | 'remove' | 'name', a: number, b: number]
const acts = fc.array(fc.tuple(fc.constantFrom('choose', 'choose', 'choose', 'go', 'go', 'remove', 'name'), fc.nat(7), fc.nat(40)), {
  maxLength: 60,
}) as fc.Arbitrary<Act[]>
const choices = fc.array(fc.record({ seat: fc.nat(1), index: fc.nat(3) }), { maxLength: 20 })

function done(tree: Tree, [kind, a, b]: Act): Tree {
  const line = tree.lines[a % tree.lines.length] as Line
  if (kind === 'choose') return chosen(tree, answer(a % 2, b % 5))
  if (kind === 'go') return { ...tree, place: placed({ ...tree, place: { line: line.id, at: b } }) }
  return kind === 'remove' ? without(tree, line.id) : named(tree, line.id, `Nr. ${b} “ü”`)
}

const grown = fc.tuple(choices, acts).map(([match, all]) => ({ match, tree: all.reduce(done, played(match)), all }))

describe('whatever is tried', () => {
  it('stays a tree: the match as it was, no two lines alike, and one is always somewhere', () => {
    fc.assert(
      fc.property(grown, ({ match, tree }) => {
        expect(flawIn(tree.lines)).toBeNull()
        expect(tree.lines[0]?.choices).toEqual(match)
        expect(placed(tree)).toEqual(tree.place)
        const paths = tree.lines.map(({ id }) => pathOf(tree.lines, id))
        for (const [n, { from, id }] of tree.lines.entries()) {
          expect(pathOf(tree.lines, id)).toHaveLength(endOf(tree.lines[n] as Line))
          // A line differs from every other at its own first choice, unless the other branches off it later.
          for (const [other, path] of paths.entries())
            if (from && other < n) expect(sharedLength(path, paths[n] ?? [])).toBeLessThanOrEqual(from.at)
        }
      }),
    )
  })

  it('choosing leads where the choice leads, and loses nothing', () => {
    fc.assert(
      fc.property(grown, fc.nat(1), fc.nat(4), ({ tree }, seat, index) => {
        const before = pathOf(tree.lines, tree.place.line).slice(0, tree.place.at)
        const next = chosen(tree, answer(seat, index))
        expect(pathOf(next.lines, next.place.line).slice(0, next.place.at)).toEqual([...before, answer(seat, index)])
        for (const { id } of tree.lines) {
          const path = pathOf(tree.lines, id)
          expect(pathOf(next.lines, id).slice(0, path.length)).toEqual(path)
        }
        // Once more from the same place, nothing is new.
        expect(chosen({ ...next, place: tree.place }, answer(seat, index))).toEqual(next)
      }),
    )
  })

  it('comes back the same from a file and from a link', async () => {
    await fc.assert(
      fc.asyncProperty(grown, async ({ tree }) => {
        const written: Written = { ...tree, ...SETTING }
        const text = writeExploration(written)
        const link = await linkOf(text)
        const unpacked = await unpack(new URL(link ?? '', 'http://x').hash)
        expect(unpacked).toEqual({ ok: true, text })
        const { written: read } = await readExploration(text, findTestGame)
        expect(writeExploration(read)).toBe(text)
        // Lines are renumbered; they lead to the same positions.
        expect(read.lines.map(({ id }) => pathOf(read.lines, id))).toEqual(tree.lines.map(({ id }) => pathOf(tree.lines, id)))
        expect(pathOf(read.lines, read.place.line).slice(0, read.place.at)).toEqual(
          pathOf(tree.lines, tree.place.line).slice(0, tree.place.at),
        )
        expect(read.lines.map(({ name }) => name)).toEqual(tree.lines.map(({ name }) => name))
      }),
      { numRuns: 60 },
    )
  })
})

const SETTING = {
  game: 'connect-four',
  version: '1',
  config: { seats: 2 },
  seed: 'as it lay',
  redeals: [{ count: 2, seat: 1, seed: 'anew' }],
  players: ['Ann', 'Bo'],
}

describe('what is no exploration is refused with a reason', () => {
  const good = JSON.parse(writeExploration({ ...chosen(at(played(MATCH), PLAYED, 1), answer(1, 0)), ...SETTING }))
  const line = good.lines[1]
  const broken: readonly (readonly [string, string, RegExp])[] = [
    ['cut off', JSON.stringify(good).slice(0, -9), /cut off/],
    ['without its seed', JSON.stringify({ ...good, seed: undefined }), /seed/],
    ['a line that leaves nothing', JSON.stringify({ ...good, lines: [good.lines[0], { ...line, from: [7, 1] }] }), /Line 2 leaves/],
    ['a line that leaves itself', JSON.stringify({ ...good, lines: [good.lines[0], { ...line, from: [1, 1] }] }), /Line 2 leaves/],
    ['a line that leaves beyond the end', JSON.stringify({ ...good, lines: [good.lines[0], { ...line, from: [0, 9] }] }), /Line 2 leaves/],
    ['a line of nothing', JSON.stringify({ ...good, lines: [good.lines[0], { ...line, choices: '' }] }), /Line 2 has nothing/],
    ['a choice nobody can read', JSON.stringify({ ...good, lines: [{ choices: 'A1#' }] }), /cannot be read at "#"/],
    ['a seat that is not there', JSON.stringify({ ...good, lines: [{ choices: 'A1F2' }] }), /seat that is not there/],
  ]
  it.each(broken)('%s', async (_, text, reason) => {
    await expect(readExploration(text, findTestGame)).rejects.toMatchObject({ reason: 'bad-file', message: expect.stringMatching(reason) })
  })

  it('of a game that is not here', async () => {
    const text = JSON.stringify({ ...good, game: 'chess' })
    await expect(readExploration(text, findTestGame)).rejects.toMatchObject({ reason: 'no-such-game' })
  })

  it('a link that is cut, changed, empty, or unpacks to more than there can be', async () => {
    const link = (await linkOf(JSON.stringify(good))) ?? ''
    const hash = link.slice(link.indexOf('#'))
    for (const bad of ['', '#', '#!!!', hash.slice(0, -20)]) expect(await unpack(bad)).toEqual({ ok: false })
    const bomb = await new Response(
      new Blob(['x'.repeat(4_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw')),
    ).arrayBuffer()
    expect(await unpack(`#${Buffer.from(bomb).toString('base64url')}`)).toEqual({ ok: false })
  })

  it('what is too long for a link is none', async () => {
    const text = Array.from({ length: 20_000 }, (_, n) => ((n * 7919) % 9973).toString(36)).join()
    expect(await linkOf(text)).toBeNull()
  })
})
