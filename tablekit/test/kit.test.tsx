import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { pace } from '../events.ts'
import { nearest } from '../geometry.ts'
import { Art, Card, Counter, partsOf, SeatMark, Surface, seatShape, Thing, thingsIn } from '../index.ts'

const sword = { name: 'sword', d: 'M0 0L512 512Z' }

describe('phrases', () => {
  it('come apart into text and things', () => {
    expect(partsOf('You play ⟦card:12|Telegraph Office⟧.')).toEqual([
      'You play ',
      { thing: 'card:12', text: 'Telegraph Office', at: 9 },
      '.',
    ])
    expect(thingsIn('⟦card:1|A⟧ and ⟦slot:2|B⟧')).toEqual(['card:1', 'slot:2'])
    expect(partsOf('nothing marked')).toEqual(['nothing marked'])
  })
})

describe('arrow keys', () => {
  const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 })
  const boxes = [box(100, 0), box(0, 100), box(100, 100), box(40, 30)]
  it('lead to what lies ahead, not to what lies aside', () => {
    expect(nearest(box(0, 0), boxes, 'ArrowRight')).toBe(0)
    expect(nearest(box(0, 0), boxes, 'ArrowDown')).toBe(1)
    expect(nearest(box(100, 100), boxes, 'ArrowUp')).toBe(0)
  })
  it('lead nowhere when nothing lies that way', () => {
    expect(nearest(box(0, 0), boxes, 'ArrowLeft')).toBe(-1)
  })
})

describe('the pace of events', () => {
  it('hurries when many wait and never keeps a calm reader waiting', () => {
    expect(pace(400, 0, false)).toBe(400)
    expect(pace(400, 12, false)).toBeLessThan(pace(400, 2, false))
    expect(pace(400, 0, true)).toBeLessThanOrEqual(60)
  })
})

describe('faces', () => {
  const card = (seed: string) => renderToStaticMarkup(<Art seed={seed} glyphs={[sword]} hue={200} />)
  it('are the same for the same seed and differ between seeds', () => {
    expect(card('telegraph-office')).toBe(card('telegraph-office'))
    expect(card('telegraph-office')).not.toBe(card('dockyard'))
  })
  it('say cost, name, type, text and values in words', () => {
    const html = renderToStaticMarkup(
      <Card
        seed="a"
        name="Dockyard"
        art={[sword]}
        hue={1}
        cost={3}
        type="Source"
        text="Draw."
        values={[{ label: 'Presence', value: 4 }]}
      />,
    )
    for (const said of ['Dockyard', 'Cost ', '3', 'Source', 'Draw.', 'Presence ', '4']) expect(html).toContain(said)
  })
  it('keep a facedown card of another to themselves', () => {
    expect(renderToStaticMarkup(<Card seed="a" name="Dockyard" art={[sword]} hue={1} cost={3} back="hidden" />)).not.toContain('Dockyard')
  })
  it('tell a seat by its shape as well as its colour', () => {
    expect(new Set([0, 1, 2, 3].map(seatShape)).size).toBe(4)
    expect(renderToStaticMarkup(<SeatMark seat={1} label="Mira" />)).toContain('aria-label="Mira"')
    expect(renderToStaticMarkup(<Counter label="Shards" value={3} of={9} />)).toContain('Shards: 3 / 9')
  })
})

describe('a surface', () => {
  const words = { prompt: () => 'p', option: () => 'o', event: () => null, outcome: () => '', problem: () => '', setting: () => '' }
  const table = (options: readonly { do: string; card?: number }[]) =>
    renderToStaticMarkup(
      <Surface
        view={{}}
        seat={0}
        decision={{ seat: 0, prompt: 'p', rule: 'X-1', options }}
        choose={() => undefined}
        events={[]}
        names={{ you: 0, of: String }}
        words={words}
        lit="card:2"
        light={() => undefined}
      >
        <Thing id="card:1" label="One">
          1
        </Thing>
        <Thing id="card:2" label="Two">
          2
        </Thing>
      </Surface>,
    )
  it('lights what options concern and shows what is spoken of', () => {
    const html = table([{ do: 'play', card: 1 }, { do: 'pass' }])
    expect(html).toMatch(/data-thing="card:1"[^>]*data-lit="true"[^>]*role="button"/)
    expect(html).not.toMatch(/data-thing="card:2"[^>]*data-lit/)
    expect(html).toMatch(/data-thing="card:2"[^>]*data-spoken="true"/)
  })
})
