import { navigate, useSearch } from 'wouter/use-browser-location'
import { SERVED } from './edition.ts'

// The server answers every address with the app. A plain file server knows only one page: there a page's path goes after the
// question mark, which every host ignores, and the part after # stays free for rules and chapters.

/** The address of a page, for a link. */
export const addressOf = (path: string): string => (SERVED ? path : staticAddress(path))

/** The full address, to share with somebody. */
export const fullAddress = (path: string): string => new URL(addressOf(path), location.href).href

/** `/local/x?at=3` becomes `?/local/x&at=3`. */
export const staticAddress = (path: string): string => `?${path.replace('?', '&')}`

/** The page that such an address means; anything unknown is the home page. */
export function staticPath(search: string): string {
  const path = search.slice(1).split('&')[0] ?? ''
  return path.startsWith('/') ? path : '/'
}

const go = (path: string, options?: { replace?: boolean; state?: unknown }) => navigate(staticAddress(path), options)

/** The current page in a folder of files, and navigation to others. */
export const useStaticLocation = (): [path: string, navigate: typeof go] => [staticPath(useSearch()), go]
