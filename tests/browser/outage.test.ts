import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright'
import { aBook } from '../fixtures/catalogue.ts'
import { canLimitFiles, limitFiles } from '../faults/limit-files.ts'
import { serveShop, type ServedShop } from '../served-shop.ts'
import { newVisitor, openBrowser } from './visitor/browser.ts'
import { goToCheckout, newBuyer, ordersOf, placeOrder, untilReceipt } from './visitor/hard-times.ts'

let shop: ServedShop
let browser: Browser
beforeAll(async () => {
  await aBook()
  ;[shop, browser] = await Promise.all([serveShop(), openBrowser()])
}, 60_000)
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

test.runIf(canLimitFiles)(
  'an order that is pressed while the disk is full is sent again from the page that says so, and is one',
  async () => {
    const { page } = await newVisitor(browser, shop)
    const email = newBuyer()
    await goToCheckout(page, email)
    limitFiles(shop.pid, '0')
    await placeOrder(page).click()
    const again = page.getByRole('button', { name: 'Try again' })
    await again.waitFor()
    const heading = page.getByRole('heading', { name: 'The shop is not responding right now' })
    await heading.and(page.locator(':focus')).waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    expect(await page.locator('#reference').textContent()).toMatch(/^[\w-]{8,64}$/)
    expect(await ordersOf(email)).toEqual([])
    limitFiles(shop.pid, 'unlimited')
    await again.click()
    await untilReceipt(page)
    expect(await ordersOf(email)).toEqual([[1]])
  },
)
