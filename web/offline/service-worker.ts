import { PrecacheController } from 'workbox-precaching'

// Caches the whole app on this device, and notifies when it is somebody's turn. A new version takes over at once, but only for pages
// opened from then on: open pages keep running, and their files are kept as long as any of them is open.

/** Written by the build: every file of the app; one whose name does not change with its content has a revision. */
declare const FILES: readonly { readonly url: string; readonly revision: string | null }[]
/** Written by the build: whether a server is behind the app, which then has every address for its pages. */
declare const SERVED: boolean

// The compiler's libraries for pages and service workers exclude each other: this is what is used of the latter.
interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void
}
interface Fetching extends Lasting {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}
interface Message extends Lasting {
  readonly source: { readonly id: string } | null
}
interface Pushed extends Lasting {
  readonly data: { json(): unknown } | null
}
interface Clicked extends Lasting {
  readonly notification: Notification
}
interface Events {
  install: Lasting
  activate: Lasting
  fetch: Fetching
  message: Message
  push: Pushed
  notificationclick: Clicked
}
interface Scope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    claim(): Promise<void>
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly { readonly id: string }[]>
    openWindow(url: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener<K extends keyof Events>(kind: K, heard: (event: Events[K]) => void): void
}
const worker = self as unknown as Scope

const files = new PrecacheController()
files.addToCacheList([...FILES])
const home = new URL(worker.registration.scope)
/** Whoever changes the cache holds this lock. */
const WRITING = `rulewright.files ${home.pathname}`

worker.addEventListener('install', (event) => {
  event.waitUntil(navigator.locks.request(WRITING, () => files.install(event)))
  event.waitUntil(worker.skipWaiting())
})

worker.addEventListener('activate', (event) => event.waitUntil(Promise.all([worker.clients.claim(), tidy(event, null)])))

// A page that has settled down has nothing else to say.
worker.addEventListener('message', (event) => event.waitUntil(tidy(event, event.source?.id ?? null)))

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, href } = new URL(request.url)
  if (request.method !== 'GET' || origin !== home.origin) return
  if (request.mode === 'navigate') {
    if (!isPage(pathname)) return
    event.respondWith(kept(new URL('index.html', home).href, request))
  } else if (files.getCacheKeyForURL(href) || pathname.startsWith(`${home.pathname}assets/`)) {
    event.respondWith(kept(href, request))
  }
})

/** Whether the app itself answers this address on navigation. */
function isPage(pathname: string): boolean {
  if (SERVED) return !pathname.startsWith('/api/')
  return pathname === home.pathname || pathname === `${home.pathname}index.html`
}

/** A cached file: of this version, or of an earlier one that some page still runs. */
async function kept(url: string, request: Request): Promise<Response> {
  const cache = await caches.open(files.strategy.cacheName)
  return (await cache.match(files.getCacheKeyForURL(url) ?? url)) ?? fetch(request)
}

/** Deletes the files of earlier versions, once no other page is open that could need them, and no newer version is on its way. */
function tidy(event: Lasting, page: string | null): Promise<void> {
  return navigator.locks.request(WRITING, { ifAvailable: true }, async (lock) => {
    const { installing, waiting } = worker.registration
    if (!lock || installing || waiting) return
    const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
    if (windows.every(({ id }) => id === page)) await files.activate(event)
  })
}

worker.addEventListener('push', (event) => {
  const { type, match = '', game = '' } = (event.data?.json() ?? {}) as Readonly<Partial<Record<'type' | 'match' | 'game', string>>>
  const title = type === 'invitation' ? 'A seat is kept for you' : 'Your turn'
  const icon = new URL('icons/192.png', home).href
  event.waitUntil(worker.registration.showNotification(title, { body: game, tag: match, icon, data: { match } }))
})

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(worker.clients.openWindow(new URL(`match/${event.notification.data.match}`, home).href))
})
