import { describe, expect, it } from 'vitest'
import { setUp } from '../board/setup.ts'
import { HUNTERS, items } from '../content/index.ts'
import { outfits, suited } from '../content/outfits.ts'
import { nameOf } from '../words/names.ts'

const picks = (setting: string, values: Readonly<Record<string, unknown>>, seat = 0, seats = 2) =>
  setUp.picks?.(setting, { seats, values: { monster: 'vyraxen', difficulty: 'novice', ...values } }, seat) ?? []
const valuesOf = (list: ReturnType<typeof picks>) => list.map(({ value }) => value)

describe('outfits are picked by their pictures', () => {
  it('what suits the hunter comes first, then the others, one’s own and any', () => {
    for (const hunter of HUNTERS) {
      const all = picks('outfit', { hunters: [hunter, 'choose'], outfit: ['choose', 'choose'] })
      expect(all.map(({ title }) => title)).toContain(`What suits ${nameOf(hunter)}`)
      const others = items.map(({ id }) => id).filter((id) => id !== suited[hunter])
      expect(valuesOf(all)).toEqual(['choose', 'ready', ...others, 'random'])
    }
  })

  it('each shows what lies in it, with a picture and the text at this monster; as many potions as the difficulty allows', () => {
    const contents = (difficulty: string) =>
      picks('outfit', { hunters: ['mirah', 'choose'], outfit: ['choose', 'choose'], difficulty }).find(({ value }) => value === 'ready')
        ?.contents
    const inAll = [suited.mirah, ...outfits[suited.mirah]].map(nameOf)
    expect(contents('novice')?.map(({ title }) => title)).toEqual(inAll)
    expect(contents('elder')?.map(({ title }) => title)).toEqual(inAll.slice(0, 3))
    const glyphs = picks('outfit', {}).flatMap(({ contents: own = [] }) => own.map(({ title, glyph }) => `${title} ${glyph.name}`))
    const names = new Set(glyphs.map((each) => each.split(' ').at(-1)))
    expect(names.size).toBe(new Set(glyphs).size)
    for (const { about } of contents('novice') ?? []) expect(about).toMatch(/\.$/)
  })

  it('nobody is offered what somebody else brings', () => {
    const values = { hunters: ['dareon', 'mirah'], outfit: ['ready', 'IT-3'] }
    expect(valuesOf(picks('outfit', values, 1))).not.toContain('IT-5')
    expect(valuesOf(picks('outfit', values, 1))).toContain('IT-3')
    expect(valuesOf(picks('outfit', values, 0))).not.toContain('IT-3')
    expect(valuesOf(picks('hunters', values, 0))).not.toContain('mirah')
    expect(valuesOf(picks('hunters', values, 0))).toContain('dareon')
  })

  it('a lone hunter is not offered what is for partners', () => {
    const alone = valuesOf(picks('outfit', { hunters: ['ljonar'], outfit: ['choose'] }, 0, 1))
    expect(alone).toEqual(['choose', 'IT-1', 'IT-3', 'IT-5', 'IT-6', 'random'])
  })
})
