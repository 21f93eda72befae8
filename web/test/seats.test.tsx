import { levels } from '@rulewright/bots'
import { LEVELS, type SeatInfo } from '@rulewright/wire'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Seats } from '../frame/Seats.tsx'
import { NAME_OF_LEVEL } from '../ui/BotFace.tsx'

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
  it('are offered to bots under the names they have at the table', () => {
    expect(NAME_OF_LEVEL).toEqual(Object.fromEntries(LEVELS.map((level) => [level, levels[level].name])))
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
