import { expect } from 'vitest'
import { seekers } from '../content/cards/seekers.ts'
import { provesCards } from './proves-cards.ts'
import { delve, delveToDistrict, down, goOn, id, keys, passes, player, table, up } from './table.ts'

provesCards(seekers, {
  'abnus-orzo': [
    () => {
      const t = table({ seats: [{ seeker: 'abnus-orzo', seekerReady: true, shards: 0 }, { council: ['wall-wizard', 'job-board'] }] })
      delveToDistrict(t, 'archives')
      t.choose(0, { do: 'use', slot: 9 })
      expect(player(t, 1).council).toHaveLength(1)
      expect(player(t, 1).archives).toHaveLength(1)
      expect(player(t, 0).archives).toHaveLength(1)
      expect(t.state.cards[player(t, 0).seeker]?.exhausted).toBe(true)
      const elsewhere = table({ seats: [{ seeker: 'abnus-orzo', seekerReady: true, shards: 0 }, { council: ['wall-wizard'] }] })
      delveToDistrict(elsewhere, 'commons')
      expect(elsewhere).not.toOffer({ do: 'use', slot: 9 })
      const empty = table({ seats: [{ seeker: 'abnus-orzo', seekerReady: true, shards: 0, commons: 0 }, { council: ['wall-wizard'] }] })
      delveToDistrict(empty, 'archives')
      expect(empty).not.toOffer({ do: 'use', slot: 9 })
    },
  ],
  'chairman-bo-pax': [
    () => {
      const mine = { 'council/front': up('wall-wizard'), 'commons/front': down('wall-wizard') } as const
      const t = table({
        seats: [{ seeker: 'chairman-bo-pax', seekerReady: true, grid: mine }, { grid: { 'council/front': down('job-board') } }],
      })
      t.choose({ do: 'use', slot: 9 })
      expect(player(t, 1).heat).toBe(1)
      expect(player(t, 0).actions).toBe(2)
      const even = table({ seats: [{ seeker: 'chairman-bo-pax', seekerReady: true }, {}] })
      expect(even).not.toOffer({ do: 'use' })
    },
  ],
  'goldie-xin': [
    () => {
      const t = table({ seats: [{ seekerReady: true }, { heat: 1 }] })
      t.choose({ do: 'use', slot: 9 })
      expect(player(t, 0)).toMatchObject({ shards: 8, actions: 2 })
      expect(table({ seats: [{ seekerReady: true, heat: 1 }, { heat: 1 }] })).not.toOffer({ do: 'use' })
      expect(table({ seats: [{}, { heat: 1 }] })).not.toOffer({ do: 'use' })
    },
  ],
  'jayko-and-ace': [
    () => {
      const t = table({ seats: [{ seeker: 'jayko-and-ace', seekerReady: true, commons: ['dodge'] }, {}] })
      goOn(delve(t, 'council'), 2)
      t.choose({ do: 'continue' }).choose({ do: 'use', slot: 9 })
      expect(player(t, 0)).toMatchObject({ shards: 7, heat: 1 })
      expect(keys(t, player(t, 0).council)).toEqual(['dodge'])
      expect(id(t, 0, 'dodge', 'council')).toBeGreaterThan(0)
      passes(t).look()
    },
  ],
})
