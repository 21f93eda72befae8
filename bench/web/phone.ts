import type { Page } from '@playwright/test'

/** A mid-range phone on a slow mobile network, with the figures usual for such measurements ("slow 4G"). */
export const PHONE = {
  width: 390,
  height: 844,
  /** How many times slower than the measuring machine, by the browser's own throttle, which slows the page but not its workers. */
  slowdown: 4,
  /** For every request, in milliseconds. */
  latency: 150,
  kilobitsDown: 1638,
  kilobitsUp: 750,
}

export const PHONE_SCREEN = { viewport: { width: PHONE.width, height: PHONE.height }, hasTouch: true, isMobile: true }

const bytesPerSecond = (kilobits: number) => (kilobits * 1000) / 8

/** From now on the page is as slow as a phone. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE.slowdown })
}

/** From now on the page has the latency of a mobile network and an empty cache. */
export async function farAway(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.clearBrowserCache')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PHONE.latency,
    downloadThroughput: bytesPerSecond(PHONE.kilobitsDown),
    uploadThroughput: bytesPerSecond(PHONE.kilobitsUp),
  })
}
