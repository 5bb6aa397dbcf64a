import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { db } from '#app/database/database.server.ts'
import { newVisitor, openDemoShop, untilHydrated } from './visitor/browser.ts'

let demo: Awaited<ReturnType<typeof openDemoShop>>
beforeAll(async () => {
  demo = await openDemoShop()
  // Enough for every buyer here, so that all find the same edition.
  await db.write((trx) =>
    trx.updateTable('product').set({ stock: 40 }).where('id', '=', 'b05').execute(),
  )
})
afterAll(() => demo.close())

const buttons = {
  en: { order: 'Order with obligation to pay' },
  fr: { order: 'Commander avec obligation de paiement' },
  de: { order: 'Zahlungspflichtig bestellen' },
} as const

/** From the home page to the receipt; answers with the order as the database has it. */
async function buy(page: Page, language: keyof typeof buttons, javaScript: boolean) {
  const prefix = language === 'en' ? '' : `/${language}`
  const finish = () => (javaScript ? untilHydrated(page) : Promise.resolve())
  await page.goto(prefix || '/')
  await finish()
  await page.locator('.mast input[name=q]').fill('moby dick')
  await page.locator('.mast input[name=q]').press('Enter')
  await page.waitForURL(/q=moby/)
  await page.locator('main .card__title a').first().click()
  await page.waitForURL(/\/book\//)
  await page.locator('main .buy button[value="cart.add"]').click()
  await page.locator('.toast').waitFor()
  await page.goto(`${prefix}/cart`)
  await finish()
  await page.locator('main [value="cart.checkout"]').click()
  await page.locator('#email').fill('asha@example.org')
  await page.locator('#name').fill('Asha Raghavan')
  await page.locator('#addressLine1').fill('14 Lantern Lane')
  await page
    .locator('#postcode')
    .fill(language === 'en' ? '560001' : language === 'fr' ? '75001' : '10115')
  await page.locator('#city').fill('Town')
  await page.getByRole('button', { name: buttons[language].order, exact: true }).click()
  await page.waitForURL(/\/order-received\//)
  const number = new URL(page.url()).pathname.split('/').at(-1)!
  const order = await db.read
    .selectFrom('customerOrder')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  const lines = await db.read
    .selectFrom('orderLine')
    .select(['productId', 'unitMinor', 'quantity'])
    .where('orderNumber', '=', number)
    .execute()
  return { total: order.totalMinor, currency: order.currency, country: order.country, lines }
}

test('what is typed at the checkout lies in no storage of the browser', async () => {
  const { page, context } = await newVisitor(demo.browser, demo.shop)
  await page.goto('/book/b05')
  await page.locator('main .buy button[value="cart.add"]').click()
  await page.locator('.toast').waitFor()
  await page.goto('/checkout')
  await untilHydrated(page)
  for (const field of ['email', 'name', 'addressLine1'])
    await page.locator(`#${field}`).fill('lantern@example.org')
  // It is kept where a page is left, if anywhere.
  await page.reload()
  const stored = await page.evaluate('[Object.keys(sessionStorage), Object.keys(localStorage)]')
  expect(stored).toEqual([['positions'], []])
  expect(await page.evaluate('sessionStorage.positions')).not.toContain('lantern')
  expect(await page.evaluate('indexedDB.databases()')).toEqual([])
  await context.close()
}, 90_000)

/** In the short form one: the purchase in plain HTML is played in all three beside (tests/routes/ordering/purchase.test.ts). */
const languages = process.env.LONG ? (['en', 'fr', 'de'] as const) : (['de'] as const)

describe.each(languages)('a guest buys a book in %s', (language) => {
  test(
    'with JavaScript on and off: the same order, the same total, no fault in the page',
    { timeout: 90_000 },
    async () => {
      const bought = []
      for (const javaScript of [true, false]) {
        const { page, context, faults } = await newVisitor(demo.browser, demo.shop, {
          javaScriptEnabled: javaScript,
        })
        bought.push(await buy(page, language, javaScript))
        expect(faults).toEqual([])
        await context.close()
      }
      expect(bought[0]!.lines).toHaveLength(1)
      expect(bought[1]).toEqual(bought[0])
    },
  )
})
