import { botNames, LEVELS, NAMES_OF_LEVEL } from '@rulewright/kernel'
import type { SeatInfo, SeatRequest } from '@rulewright/wire'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Seats } from '../frame/Seats.tsx'
import { SeatsForm } from '../pages/SeatsForm.tsx'
import { FACES } from '../ui/BotFace.tsx'

const seat = (given: Partial<SeatInfo>): SeatInfo => ({
  seat: 0,
  kind: 'person',
  name: 'Ada',
  level: null,
  user: 'a',
  connected: true,
  claimAt: null,
  ...given,
})

/** What is written of each seat, as I sit at the first. */
const said = (seats: readonly SeatInfo[], mine: readonly number[], view: unknown = null): string[] => {
  const names = { you: 0, of: (n: number) => (n === 0 ? 'You' : (seats[n]?.name ?? '')) }
  const html = renderToStaticMarkup(
    <Seats seats={seats} names={names} mine={mine} live waiting={[0]} clocks={null} toldAt={0} board={null} view={view} />,
  )
  return html
    .split('<li')
    .slice(1)
    .map((part) =>
      part
        .replace(/^[^>]*>/, '')
        .replace(/<svg.*?<\/svg>/g, '')
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
}

describe('the seats', () => {
  it('are offered to bots under the names and faces they have at the table, no two alike', () => {
    expect(botNames(['friend', null, 'friend', 'rival', 'friend'])).toEqual(['Hazel', '', 'Clover', 'Rook', 'Bramble'])
    expect(Object.keys(FACES).sort()).toEqual(LEVELS.flatMap((level) => NAMES_OF_LEVEL[level]).sort())
    const table: readonly SeatRequest[] = [{ kind: 'me' }, { kind: 'bot', level: 'friend' }, { kind: 'bot', level: 'friend' }]
    const html = renderToStaticMarkup(<SeatsForm counts={[3]} seats={table} teams={null} setSeats={() => undefined} />)
    const chosen = [...html.matchAll(/selected="">([^<]*)</g)].map(([, text]) => text?.split(' ')[0])
    expect(chosen).toEqual(['Me', 'Hazel', 'Clover'])
  })

  const rival = seat({ seat: 1, kind: 'bot', name: 'Hazel', level: 'friend', user: null })

  it('say once that I am I, and that it is my turn', () => {
    expect(said([seat({}), rival], [0])).toEqual(['● You Your turn', '▲ Hazel Bot · Friend'])
  })

  it('say of my own seat that a bot plays it, where I let one', () => {
    expect(said([seat({ kind: 'bot', level: 'friend' }), rival], [])).toEqual(['● You Bot · Friend Thinking', '▲ Hazel Bot · Friend'])
  })

  it('name who played a match from a file, and call a seat open or kept while a table waits', () => {
    const played = seat({ seat: 1, kind: 'open', name: 'search:50', user: null })
    expect(said([seat({}), played], [], {})[1]).toContain('search:50')
    expect(said([seat({}), played], [], {})[1]).not.toMatch(/kept/i)
    expect(said([seat({}), played], [])[1]).toMatch(/kept/i)
    expect(said([seat({}), { ...played, name: '' }], [], {})[1]).toContain('Open seat')
  })
})
