import type { Moment } from '@rulewright/wire'

/** Where a moment is among the pages fetched so far. */
export interface Reel {
  readonly count: number
  readonly moments: ReadonlyMap<number, Moment>
}

export const PAGE = 60

export const clampMoment = (at: number, count: number): number => Math.min(Math.max(0, Math.trunc(at)), count)

/** The first moment of the page that holds this one. */
export const pageStart = (at: number): number => Math.floor(at / PAGE) * PAGE

/** The next page to fetch when going forward from this moment; null when it is already there. */
export function missingPage(reel: Reel, at: number): number | null {
  for (const near of [at, Math.min(at + PAGE / 2, reel.count)]) if (!reel.moments.has(near)) return pageStart(near)
  return null
}

/** Reads `?at=` of a shared link. */
export function momentFromLink(search: string, count: number): number | null {
  const text = new URLSearchParams(search).get('at')
  if (text === null || !/^\d{1,6}$/.test(text)) return null
  return clampMoment(Number(text), count)
}

export function seatFromLink(search: string): number | null {
  const text = new URLSearchParams(search).get('seat')
  return text !== null && /^[0-7]$/.test(text) ? Number(text) : null
}

/** `replay`: the address of the replay. */
export function linkTo(replay: string, at: number, seat: number | null): string {
  return `${replay}?at=${at}${seat === null ? '' : `&seat=${seat}`}`
}

/** The replay with its costly choices beside it. */
export const linkToTurned = (replay: string, seat: number | null): string => `${linkTo(replay, 0, seat)}&panel=turned`

/** What a link asks to be shown beside the replay. */
export const panelFromLink = (search: string): string => (new URLSearchParams(search).get('panel') === 'turned' ? 'turned' : 'log')

/** Milliseconds between moments while playing. */
export const SPEEDS = [0.5, 1, 2, 4] as const
export const stepTime = (speed: number): number => 1100 / speed

/** Points of a polyline for chances from 0 to 1 over the moments. */
export function graphPoints(
  chances: readonly { readonly count: number; readonly chance: number }[],
  width: number,
  height: number,
): string {
  const last = chances[chances.length - 1]?.count ?? 0
  return chances
    .map(({ count, chance }) => `${((last === 0 ? 0 : count / last) * width).toFixed(1)},${((1 - chance) * height).toFixed(1)}`)
    .join(' ')
}
