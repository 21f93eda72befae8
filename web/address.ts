import { navigate, useSearch } from 'wouter/use-browser-location'
import { SERVED } from './edition.ts'

// The server answers every address with the app. A plain file server knows one page only: there the path of a page stands after the
// question mark, which every host leaves alone, and the part after # stays free for rules and chapters.

/** The address of a page as a link has it. */
export const addressOf = (path: string): string => (SERVED ? path : staticAddress(path))

/** The whole address, to give to somebody else. */
export const fullAddress = (path: string): string => new URL(addressOf(path), location.href).href

/** `/local/x?at=3` becomes `?/local/x&at=3`. */
export const staticAddress = (path: string): string => `?${path.replace('?', '&')}`

/** The page that such an address means; what is no page of ours is the first. */
export function staticPath(search: string): string {
  const path = search.slice(1).split('&')[0] ?? ''
  return path.startsWith('/') ? path : '/'
}

const go = (path: string, options?: { replace?: boolean; state?: unknown }) => navigate(staticAddress(path), options)

/** Where we are in a folder of files, and how to go elsewhere. */
export const useStaticLocation = (): [path: string, navigate: typeof go] => [staticPath(useSearch()), go]
