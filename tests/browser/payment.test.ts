import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from 'playwright'
import { aBook } from '../fixtures/catalogue.ts'
import { serveShop, type ServedShop } from '../served-shop.ts'
import { startStripe, type StripeStandIn } from '../stripe-stand-in.ts'
import { sidewaysScroll, violations } from './visitor/axe.ts'
import { newVisitor, openBrowser, untilHydrated } from './visitor/browser.ts'

let stripe: StripeStandIn
let shop: ServedShop
let browser: Browser
beforeAll(async () => {
  stripe = await startStripe()
  ;[shop, browser] = await Promise.all([serveShop(stripe.environment), openBrowser()])
}, 60_000)
afterAll(async () => {
  await browser.close()
  await shop.stop()
  await stripe.stop()
})

const orders = {
  '': 'Order with obligation to pay',
  '/fr': 'Commander avec obligation de paiement',
  '/de': 'Zahlungspflichtig bestellen',
}

/** Orders a book by card, in a browser, as far as the browser is led. */
async function order(prefix: keyof typeof orders, options: Parameters<typeof newVisitor>[2]) {
  const context = await newVisitor(browser, shop, options)
  const { page } = context
  await page.goto(`${prefix}/book/${await aBook()}`)
  await page.locator('main .buy button[value="cart.add"]').click()
  await page.locator('.toast').waitFor()
  await page.goto(`${prefix}/checkout`)
  if (options?.javaScriptEnabled !== false) await untilHydrated(page)
  const postcode = { '': '560001', '/fr': '75001', '/de': '10115' }[prefix]
  const typed = {
    email: 'asha@example.org',
    name: 'Asha',
    addressLine1: '7 Heron Row',
    postcode,
    city: 'Town',
  }
  for (const [name, value] of Object.entries(typed)) await page.locator(`#${name}`).fill(value)
  await page.locator('input[name=payment][value=card]').check()
  await page.getByRole('button', { name: orders[prefix], exact: true }).click()
  return context
}

describe('a purchase by card in Chromium', () => {
  test.each([
    ['with', true],
    ['without', false],
  ])('%s JavaScript is led to the page of the payment service', async (_, javaScriptEnabled) => {
    stripe.feel('well')
    const { page, context } = await order('', { javaScriptEnabled })
    await page.waitForURL(/\/pay\//)
    expect(await page.locator('h1').textContent()).toBe('Pay here')
    await context.close()
  })

  const looks = [
    ['/de', 'light', 320],
    ['/fr', 'dark', 1280],
    ['', 'light', 1280],
  ] as const
  test.each(process.env.LONG ? looks : looks.slice(0, 1))(
    'the receipt that is not paid yet is right for everybody (%s, %s, %i)',
    async (prefix, colorScheme, width) => {
      stripe.feel('down')
      const viewport = { width, height: 900 }
      const { page, context, faults } = await order(prefix, { colorScheme, viewport })
      await page.waitForURL(/\/order-received\//)
      await page.locator('button[value="payment.start"]').click()
      await page.locator('.payment-note [role=alert]').waitFor()
      expect(await violations(page)).toEqual([])
      expect(await sidewaysScroll(page)).toBe(0)
      expect(faults).toEqual([])
      await context.close()
    },
  )
})
