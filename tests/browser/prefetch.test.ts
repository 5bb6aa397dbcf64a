import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveShop, type ServedShop } from '../served-shop.ts'
import { newVisitor, openBrowser, untilHydrated } from './visitor/browser.ts'

let shop: ServedShop
let browser: Browser
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([serveShop(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

test('a finger that stays on a link has its page asked for; one that scrolls has not', async () => {
  const { page, context, faults } = await newVisitor(browser, shop, {
    ...{ hasTouch: true, isMobile: true, viewport: { width: 390, height: 500 } },
  })
  await page.goto('/about')
  await untilHydrated(page)
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.headers().purpose === 'prefetch') requested.push(new URL(request.url()).pathname)
  })
  const finger = await context.newCDPSession(page)
  const link = page.locator('footer a[href="/returns"]')
  const middle = async () => {
    await link.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await link.boundingBox())!
    return { x: x + width / 2, y: y + height / 2 }
  }
  const touch = (type: string, ...touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints })

  const { x, y } = await middle()
  // Sent together: it may not rest between two of them, however busy the machine is.
  const start = touch('touchStart', { x, y })
  const moves = [20, 40, 60, 80, 100].map((far) => touch('touchMove', { x, y: y + far }))
  await Promise.all([start, ...moves])
  await page.waitForTimeout(200)
  await touch('touchEnd')
  expect(requested).toEqual([])

  const requesting = page.waitForRequest((request) => request.headers().purpose === 'prefetch')
  await touch('touchStart', await middle())
  await requesting
  expect(requested).toEqual(['/returns'])
  expect(faults).toEqual([])
  await context.close()
})
