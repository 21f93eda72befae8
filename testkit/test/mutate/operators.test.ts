import { describe, expect, it } from 'vitest'
import { discover } from '../../mutate/discover.ts'
import type { Operator } from '../../mutate/mutant.ts'
import { compare, dropConjunct, flip, negate } from '../../mutate/operators/conditions.ts'
import { operators } from '../../mutate/operators/index.ts'
import { arithmetic, constant } from '../../mutate/operators/numbers.ts'
import { extremes, lastForFirst, order } from '../../mutate/operators/orders.ts'
import { drop, earlyReturn, leaveLoop } from '../../mutate/operators/statements.ts'
import { shorterList, tableValue } from '../../mutate/operators/tables.ts'
import { oneself, otherParameter, swapArguments } from '../../mutate/operators/targets.ts'

const changes = (operator: Operator, code: string, file = 'rules/a.ts') => discover({ [file]: code }, {}, [operator]).map((m) => m.change)
const texts = (operator: Operator, code: string, file = 'rules/a.ts') => discover({ [file]: code }, {}, [operator]).map((m) => m.text)

describe('conditions', () => {
  it('are negated', () => {
    expect(texts(negate, 'if (a) b(); while (!c) d(); const e = f(1) ? 2 : 3')).toEqual(['!(a)', 'c', '!(f(1))'])
  })

  it('which are one comparison are turned round only once', () => {
    expect(texts(negate, 'if (a === b) c()')).toEqual([])
    expect(texts(compare, 'if (a === b) c()')).toEqual(['a !== b'])
  })

  it('lose a part', () => {
    expect(texts(dropConjunct, 'const x = a && b || c')).toEqual(['a && b', 'c', 'a', 'b'])
  })

  it('compare a little differently', () => {
    expect(texts(compare, '[a < b, a <= b, a > b, a >= b, a !== b]')).toEqual(['a <= b', 'a < b', 'a >= b', 'a > b', 'a === b'])
  })

  it('say yes for no', () => {
    expect(changes(flip, 'const a = { b: true, c: false }')).toEqual(['true → false', 'false → true'])
  })
})

describe('numbers', () => {
  it('are one more or one less; a key is a name', () => {
    expect(texts(constant, 'const a = { 7: 3, b: 0 }')).toEqual(['4', '2', '1', '-1'])
    expect(changes(constant, 'const a = [-3, -1]')).toEqual(['-3 → -2', '-3 → -4', '-1 → 0'])
  })

  it('do not begin before a list or end after it', () => {
    expect(texts(constant, 'for (let i = 0; i < list.length; i++) a(list[i])')).toEqual(['1'])
    expect(texts(compare, 'for (let i = 0; i < list.length; i++) a(list[i])')).toEqual([])
    expect(texts(compare, 'for (let i = 0; i < n; i++) a(i)')).toEqual(['i <= n'])
  })

  it('are added for taken away; text is not', () => {
    expect(texts(arithmetic, "const a = [b + c, b - c, b * c, 'x' + c]")).toEqual(['b - c', 'b + c', 'b + c'])
    expect(texts(arithmetic, 'a += 1; a -= 1; a++; --a; for (;; i++) b()')).toEqual(['a -= 1', 'a += 1', 'a--', '++a'])
  })
})

describe('orders', () => {
  it('go the other way round', () => {
    expect(texts(order, 'a.sort((x, y) => x - y); a.toSorted(); a.reverse()')).toEqual([
      'a.sort((a, b) => ((x, y) => x - y)(b, a))',
      'a.toSorted().reverse()',
      'a',
    ])
  })

  it('begin at the other end', () => {
    expect(texts(order, 'a.pop(); g.a.push(b); a.find((c) => c.n > 1); a.at(-1); a.at(0)')).toEqual([
      'a.shift()',
      'g.a.unshift(b)',
      'a.findLast((c) => c.n > 1)',
      'a.at(0)',
      'a.at(-1)',
    ])
    expect(texts(lastForFirst, 'b = a[0]; a[0] = 1; a[1] = a[0]')).toEqual(['a.at(-1)', 'a.at(-1)'])
  })

  it('do not matter to a search by key or a list that is gathered', () => {
    expect(texts(order, 'a.find((c) => c.id === id); options.push(b)')).toEqual([])
  })

  it('ask all for one, and the most for the least', () => {
    expect(texts(order, 'a.some(b) || a.every(b)')).toEqual(['a.every(b)', 'a.some(b)'])
    expect(texts(extremes, 'Math.min(a, b) + Math.max(a, b)')).toEqual(['Math.max(a, b)', 'Math.min(a, b)'])
  })
})

describe('targets', () => {
  const declared = 'function hit(g: State, who: Seat, whom: Seat): void {}\nconst rivalOf = (seat: Seat): Seat => 1 - seat\n'

  it('are swapped where the types allow it', () => {
    expect(texts(swapArguments, `${declared}hit(g, a, b.c); hit(g, a, a); other(a, b)`)).toEqual(['hit(g, b.c, a)'])
  })

  it('are another parameter of the kind', () => {
    expect(changes(otherParameter, 'function f(a: Seat, b: Seat, n: number) { draw(a, n) }')).toEqual(['draw(a, n): a → b'])
  })

  it('are oneself', () => {
    expect(texts(oneself, `${declared}draw(rivalOf(seat))`)).toEqual(['seat'])
  })
})

describe('tables', () => {
  const table =
    "const t = [{ id: 'a', name: 'N', text: 'A word.', kind: 'x', parts: [A, B] }, { id: 'b', name: 'N', text: 'A word.', kind: 'y', parts: [] }, { id: 'c', name: 'M', text: 'None.', kind: 'x', parts: [A] }]"

  it('have another value of the column; names are left alone, and so is what is no table', () => {
    expect(changes(tableValue, table.replaceAll('A', 'GREEN').replaceAll('B', 'BLUE'), 'content/t.ts')).toEqual([
      "kind: 'x' → 'y'",
      'parts: GREEN → BLUE',
      'parts: BLUE → GREEN',
      "kind: 'y' → 'x'",
      "kind: 'x' → 'y'",
      'parts: GREEN → BLUE',
    ])
    expect(changes(tableValue, table, 'rules/t.ts')).toEqual([])
  })

  it('lose an item of a list', () => {
    expect(changes(shorterList, table, 'cards/t.ts')).toEqual(['parts without A', 'parts without B', 'parts without A'])
  })
})

describe('statements', () => {
  it('are left out, but no guard against the impossible', () => {
    expect(changes(drop, "a = 1; if (b) c = 2; if (d) throw new Error('never'); reveal(g); const e = 1")).toEqual([
      'dropped: a = 1;',
      'dropped: if (b) c = 2;',
      'dropped: c = 2;',
      'dropped: reveal(g);',
    ])
  })

  it('come after an early return', () => {
    expect(changes(earlyReturn, 'function* f() { a(); b(); c(); d() }')).toEqual(['return before: c();'])
    expect(changes(earlyReturn, 'function f() { a(); b(); c(); return d }')).toEqual([])
  })

  it('leave a loop, or do not', () => {
    expect(texts(leaveLoop, 'for (;;) { if (a) continue; if (b) break; switch (c) { case 1: break } }')).toEqual(['break', 'continue'])
  })
})

describe('what is left alone', () => {
  const all = (code: string) => discover({ 'rules/a.ts': code }, {}, operators).map((m) => m.change)

  it('types, imports, errors and what only the type checker wants', () => {
    expect(all("import a from 'b'\ntype C = 1 | 2\ninterface D { e: true }")).toEqual([])
    expect(all('const f = (g: 1 | 2) => { throw new Error(String(1 + 1)) }')).toEqual([])
    expect(all('const h = list[i] ?? 0, j = list[i]?.n ?? 0, k = list.at(i) ?? 0')).toEqual([])
    expect(all('const h = map.get(i) ?? 0')).toEqual(['0 → 1', '0 → -1'])
  })

  it('the middle of an optional chain', () => {
    expect(all('const a = b?.pop().c')).toEqual([])
  })
})
