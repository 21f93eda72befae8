import { expect, test } from '@playwright/test'
import { accept, invite, matchId, options, over, playNow, playOn, playSome } from './people.ts'

test('a guest starts a match against a bot in one click and finishes it', async ({ page }) => {
  await playNow(page, 'Connect Four')
  await playOn(page, (turn, of) => turn % of)
  await expect(over(page).getByText(/^(You won|You lost|A draw)$/)).toBeVisible()
  await expect(over(page).getByRole('img', { name: /Who stood how well/ })).toBeVisible()
  await over(page).getByRole('button', { name: 'Play again' }).click()
  await expect(over(page)).toBeHidden()
  await expect(options(page)).toHaveCount(7)
})

test('a game with hidden hands and windows is played on the generic board', async ({ page }) => {
  await playNow(page, 'Duel')
  // A card is lit on the table itself: pressing it plays it.
  await page.locator('[data-thing][data-lit]').first().click()
  await expect(
    page
      .getByRole('list', { name: 'Log' })
      .getByText(/^Played/)
      .first(),
  ).toBeVisible()
  await playSome([page], 6)
})

test('two browsers play each other over an invitation; one reloads in mid-window, one goes offline and comes back', async ({ browser }) => {
  const [first, second] = await Promise.all([browser.newContext(), browser.newContext()])
  await second.addInitScript(() =>
    localStorage.setItem('rulewright.preferences', JSON.stringify({ state: { passIdle: false, pace: 'at-once', list: true }, version: 0 })),
  )
  const [anna, bo] = await Promise.all([first.newPage(), second.newPage()])
  await accept(bo, await invite(anna, 'duel'))
  await expect(options(anna).first()).toBeVisible()

  // Anna plays; Bo is asked whether to counter, and reloads right there.
  await options(anna).first().click()
  await expect(bo.locator('#prompt')).toContainText('Counter')
  const offered = await options(bo).allInnerTexts()
  await bo.reload()
  await expect(bo.locator('#prompt')).toContainText('Counter')
  expect(await options(bo).allInnerTexts()).toEqual(offered)
  await expect(
    bo
      .getByRole('list', { name: 'Log' })
      .getByText(/^Played/)
      .first(),
  ).toBeVisible()

  // Anna loses her connection; the page says so, nothing is lost, and she plays on when it is back.
  await first.setOffline(true)
  await expect(anna.getByRole('alert').getByText(/offline/)).toBeVisible()
  await first.setOffline(false)
  await expect(anna.getByRole('alert')).toHaveCount(0)
  await playSome([anna, bo], 10)
  await bo.getByRole('button', { name: 'Menu' }).click()
  await bo.getByRole('button', { name: 'Concede' }).click()
  await bo.getByRole('alertdialog').getByRole('button', { name: 'Concede' }).click()
  await expect(over(anna).getByText('You won')).toBeVisible()
  await expect(over(bo).getByText('You lost')).toBeVisible()
  await Promise.all([first.close(), second.close()])
})

test('a spectator watches and sees no hidden card', async ({ browser, page }) => {
  await playNow(page, 'Duel')
  const hand = page.locator('[data-thing^="card:"]')
  const mine = await hand.count()
  expect(mine).toBeGreaterThan(3)
  const context = await browser.newContext()
  const watcher = await context.newPage()
  await watcher.goto(`/match/${matchId(page)}`)
  await expect(watcher.getByText('You are watching.')).toBeVisible()
  await expect(watcher.locator('[data-thing^="card:"]')).toHaveCount(0)
  await options(page).first().click()
  await expect(
    watcher
      .getByRole('list', { name: 'Log' })
      .getByText(/^Played/)
      .first(),
  ).toBeVisible()
  // Who comes later, or comes again, reads what happened before.
  await watcher.reload()
  await expect(
    watcher
      .getByRole('list', { name: 'Log' })
      .getByText(/^Played/)
      .first(),
  ).toBeVisible()
  // What was played lies open; the deck and both hands are backs.
  await expect(watcher.getByRole('img', { name: /facedown/ })).toHaveCount(3)
  // The gallery has a chat of its own.
  await watcher.getByRole('tab', { name: 'Chat' }).click()
  await watcher.getByRole('textbox', { name: 'Say something to the spectators' }).fill('Good luck to both')
  await watcher.getByRole('button', { name: 'Send' }).click()
  await expect(watcher.getByText('Good luck to both')).toBeVisible()
  await context.close()
})

test('two seats share a device, and a match is resigned', async ({ page }) => {
  await page.goto('/game/connect-four')
  await page.getByRole('combobox', { name: 'Seat 2' }).selectOption('me')
  await page.getByRole('button', { name: 'Open the table' }).click()
  await options(page).nth(3).click()
  // Hot seat: the device changes hands before anything more is shown.
  const ready = page.getByRole('button', { name: /^I am / })
  await ready.click()
  await expect(options(page)).toHaveCount(7)
  await expect(page.getByRole('list', { name: 'Log' }).getByText(/^Dropped/)).toHaveCount(1)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resign' }).click()
  await expect(over(page).getByText(/resigned/)).toBeVisible()
})

test('a take-back is asked of the other, and who stays away loses the seat', async ({ browser }) => {
  const [first, second] = await Promise.all([browser.newContext(), browser.newContext()])
  const [anna, bo] = await Promise.all([first.newPage(), second.newPage()])
  await accept(bo, await invite(anna, 'connect-four'))
  await options(anna).nth(3).click()
  await options(bo).nth(2).click()
  const dropped = anna.getByRole('list', { name: 'Log' }).getByText(/^Dropped/)
  await expect(dropped).toHaveCount(2)
  await anna.keyboard.press('u')
  await bo.getByRole('button', { name: 'Agree' }).click()
  await expect(dropped).toHaveCount(0)
  await options(anna).nth(0).click()
  await expect(options(bo).first()).toBeVisible()
  await second.close()
  await anna.getByRole('button', { name: /Claim the win/ }).click()
  await expect(over(anna).getByText('You won')).toBeVisible()
  await first.close()
})

test('errors a person can act on', async ({ page, browser }) => {
  await page.goto('/match/abcdefghij01')
  await expect(page.getByRole('heading', { name: 'Nothing is here' })).toBeVisible()
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { name: 'Nothing is here' })).toBeVisible()
  await page.goto('/game/no-such-game')
  await expect(page.getByText('There is no such game.')).toBeVisible()
  await page.getByRole('link', { name: 'To the games' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a game' })).toBeVisible()

  // Two people follow one invitation: whoever is second watches, and is told so by an old link as well.
  const link = await invite(page, 'duel')
  const [quick, slow] = await Promise.all([browser.newContext(), browser.newContext()])
  const [mira, tom] = await Promise.all([quick.newPage(), slow.newPage()])
  await tom.goto(link)
  await accept(mira, link)
  await expect(tom.getByText('You are watching.')).toBeVisible()
  await tom.goto(link.replace('/match/', '/join/'))
  await expect(tom.getByText('Every seat is taken. You can watch.')).toBeVisible()
  await tom.getByRole('link', { name: 'Watch instead' }).click()
  await expect(tom.getByText('You are watching.')).toBeVisible()
  await Promise.all([quick.close(), slow.close()])
})

test('a restarting server is named, and the table comes back by itself', async ({ page }) => {
  let restart = () => {}
  await page.routeWebSocket(/\/ws$/, (socket) => {
    socket.connectToServer()
    restart = () => {
      socket.send(JSON.stringify({ type: 'bye', reason: 'shutting-down', seconds: 2 }))
      void socket.close({ code: 1012 })
    }
  })
  await playNow(page, 'Connect Four')
  restart()
  await expect(page.getByRole('alert').getByText(/server is restarting/)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await options(page).first().click()
  await expect(page.getByRole('list', { name: 'Log' }).getByText(/^Dropped/)).toHaveCount(2)
})

test('on a phone a dot says that something was said, and leads to it', async ({ page, browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const friend = await context.newPage()
  await accept(friend, await invite(page, 'duel'))
  const sheet = friend.getByRole('button', { name: 'Show the log and the chat' })
  const dot = sheet.locator('span')
  await expect(dot).toHaveCount(0)
  const say = async (text: string) => {
    await page.getByRole('tab', { name: 'Chat' }).click()
    await page.getByRole('textbox', { name: 'Say something' }).fill(text)
    await page.keyboard.press('Enter')
  }
  await say('Hello there')
  await expect(dot).toHaveCount(1)
  await sheet.click()
  await expect(friend.getByText('Hello there')).toBeVisible()
  await sheet.click()
  await expect(dot).toHaveCount(0)
  // The chat is what the sheet would show, and yet nobody sees it.
  await say('Still there?')
  await expect(dot).toHaveCount(1)
  await context.close()
})
