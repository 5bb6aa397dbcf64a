import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordPaid } from '#app/shop/ordering/fulfilment/record-paid.server.ts'
import { newVisitor, openDemoShop } from './visitor/browser.ts'

let demo: Awaited<ReturnType<typeof openDemoShop>>
beforeAll(async () => {
  demo = await openDemoShop()
})
afterAll(() => demo.close())

const ways = [
  ['', 'Order with obligation to pay'],
  ['/fr', 'Commander avec obligation de paiement'],
  ['/de', 'Zahlungspflichtig bestellen'],
] as const

// Only the words differ, and other tests read them.
describe.each(process.env.LONG ? ways : ways.slice(-1))(
  'an e-book bought in a browser without JavaScript under "%s"',
  (prefix, order) => {
    test('leads from the first page to the file on the disk', { timeout: 120_000 }, async () => {
      const { page, context } = await newVisitor(demo.browser, demo.shop, {
        javaScriptEnabled: false,
      })
      await page.goto(prefix || '/')
      await page.locator('.mast input[name=q]').fill('frankenstein')
      await page.locator('.mast input[name=q]').press('Enter')
      await page.locator('main .card__title a').first().click()
      await page.locator('nav a.choice--format[href$="e"]').click()
      const name = await page.locator('h1').innerText()
      await page.locator('main .buy button[value="cart.add"]').click()
      await page.goto(`${prefix}/cart`)
      await page.locator('main [value="cart.checkout"]').click()
      await page.locator('#email').fill('asha@example.org')
      await page.locator('#name').fill('Asha Raghavan')
      expect(await page.locator('#addressLine1').count()).toBe(0)
      expect(await page.locator('#ebookConsent').isChecked()).toBe(false)
      await page.getByRole('button', { name: order, exact: true }).click()
      expect(await page.locator('#ebookConsent-error').isVisible()).toBe(true)
      expect(await page.locator('#name').inputValue()).toBe('Asha Raghavan')
      await page.locator('#ebookConsent').check()
      await page.getByRole('button', { name: order, exact: true }).click()
      await page.waitForURL(/\/order-received\//)
      const [, number] = /order-received\/(\w+)/.exec(page.url())!
      await recordPaid(number!, { at: Date.now(), reference: null }, Date.now())
      await page.locator('.receipt a[href*="/downloads/ebooks?"]').click()
      await page.locator('main .line').waitFor()
      expect(await page.locator('main .line').innerText()).toContain(name)
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.locator('main .line__do a[href*="/downloads/"]').click(),
      ])
      expect(download.suggestedFilename()).toMatch(/Frankenstein.*\.epub$/)
      const bytes = readFileSync(await download.path())
      expect(bytes.subarray(30, 58).toString('latin1')).toBe('mimetypeapplication/epub+zip')
      await context.close()
    })
  },
)
