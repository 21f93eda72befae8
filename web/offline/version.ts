/// <reference types="vite/types/importMeta.d.ts" />
import { create } from 'zustand'
import { whenIdle } from '../ui/when-idle.ts'

/** How often an open page asks whether there is a new version. */
const LOOK = 60 * 60_000
/** How long a reload waits for a new version that is on its way. */
const PATIENCE = 20_000

interface Version {
  /** A newer app than this page has been fetched: the next load uses it. */
  readonly newer: boolean
  /** A part of the app could not be fetched. */
  readonly missing: boolean
}

export const useVersion = create<Version>(() => ({ newer: false, missing: false }))

/** Caches the app on this device from the first visit on, and finds out when there is a new version. */
export function keepOnDevice(): void {
  window.addEventListener('vite:preloadError', () => useVersion.setState({ missing: true }))
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : null
  if (!workers || import.meta.env.DEV) return
  let current = workers.controller
  workers.addEventListener('controllerchange', () => {
    if (current) useVersion.setState({ newer: true })
    current = workers.controller
  })
  // The page itself comes first; the rest is fetched when it has what it needs now.
  if (document.readyState === 'complete') whenIdle(() => void register(workers))
  else window.addEventListener('load', () => whenIdle(() => void register(workers)))
}

async function register(workers: ServiceWorkerContainer): Promise<void> {
  try {
    const registration = await workers.register(`${import.meta.env.BASE_URL}sw.js`)
    if (workers.controller && registration.active === workers.controller) workers.controller.postMessage('settled')
    setInterval(() => void registration.update().catch(() => undefined), LOOK)
  } catch (error) {
    // A private window, or no secure address (https): the app works, but only with the network.
    console.info('the app cannot be kept on this device:', error)
  }
}

/** Loads the newest version there is. */
export async function reloadNewest(): Promise<void> {
  await Promise.race([fetchNewest().catch(() => undefined), new Promise((done) => setTimeout(done, PATIENCE))])
  location.reload()
}

async function fetchNewest(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration || useVersion.getState().newer) return
  await registration.update()
  const coming = registration.installing ?? registration.waiting
  if (!coming) return
  await new Promise<void>((done) => {
    coming.addEventListener('statechange', () => (coming.state === 'activated' || coming.state === 'redundant') && done())
  })
}
