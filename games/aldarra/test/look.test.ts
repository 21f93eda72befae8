import { describe, expect, it } from 'vitest'
import { centreOf, hexAcross, type Look, lookAt, mapBox, type Point, WHOLE } from '../board/geometry.ts'
import { hex, type Spot } from './table.ts'

const box = mapBox(4)
const at = (spot: Spot): Point => centreOf(4, hex(spot))
/** Where a point of the map is shown, as a fraction of the available area. */
const seen = ({ x, y, k }: Look, p: Point) => [(p.x * k + x - box.x) / box.width, (p.y * k + y - box.y) / box.height] as const
const inSight = (look: Look, p: Point) => seen(look, p).every((part) => part > 0 && part < 1)

describe('the map on a phone', () => {
  const across = hexAcross(box, 374, 340)
  it('turns to the region of a choice, all of it in sight', () => {
    const places = [at('0,0'), at('1,0'), at('0,1')]
    const look = lookAt(box, across, places, null)
    expect(across * look.k).toBeGreaterThanOrEqual(58)
    expect(places.every((p) => inSight(look, p))).toBe(true)
  })
  it('shows the neighbourhood of home where the choice is the whole map', () => {
    const everywhere = Array.from({ length: 49 }, (_, n) => n).flatMap((n) => (Number.isFinite(centreOf(4, n).x) ? [centreOf(4, n)] : []))
    const home = at('2,0')
    const look = lookAt(box, across, everywhere, home)
    expect(across * look.k).toBeCloseTo(58)
    expect(inSight(look, home)).toBe(true)
    expect(everywhere.every((p) => inSight(look, p))).toBe(false)
  })
  it('stays whole for two, whose hexes are large enough, where nearly all of it is asked about', () => {
    const small = mapBox(2)
    const places = Array.from({ length: 28 }, (_, n) => centreOf(2, n)).filter((p) => Number.isFinite(p.x))
    expect(lookAt(small, hexAcross(small, 374, 340), places, places[0] ?? null)).toEqual(WHOLE)
  })
  it('stays whole where its hexes are large enough, whatever is asked', () => expect(lookAt(box, 60, [at('0,0')], null)).toEqual(WHOLE))
  it('stays whole where nothing is asked', () => expect(lookAt(box, across, [], null)).toEqual(WHOLE))
})
