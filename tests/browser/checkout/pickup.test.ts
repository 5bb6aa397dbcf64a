import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright'
import { changeShopSettings } from '#app/shop/maintenance/settings/change-settings.server.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { serveShop, type ServedShop } from '../../served-shop.ts'
import { addAddress } from '../../shop/addresses/saved-addresses.ts'
import { aCustomer, newEmail, rightPassword } from '../../shop/accounts/customers.ts'
import { newVisitor, openBrowser } from '../visitor/browser.ts'

let shop: ServedShop
let browser: Browser
beforeAll(async () => {
  const place = {
    ...{ id: 'leipzig', name: 'Probe Books', addressLine1: 'Karl-Heine-Straße 5' },
    ...{ postcode: '04229', city: 'Leipzig', country: 'DE', days: 1 },
    hours: { en: 'Mon–Fri 10–18', fr: 'lu–ve 10–18', de: 'Mo–Fr 10–18 Uhr' },
  }
  const changed = await changeShopSettings({ pickupPlaces: [place] }, 'test', Date.now())
  expect(changed).toEqual({ ok: true })
  ;[shop, browser] = await Promise.all([serveShop(), openBrowser()])
}, 60_000)
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

test('without script, choosing to collect leaves the name alone of all addresses', async () => {
  const email = newEmail()
  const address = { addressLine1: 'Karl-Heine-Straße 1', addressLine2: null, region: null }
  await addAddress(
    await aCustomer(email),
    { ...address, name: 'Anna Probst', postcode: '04229', city: 'Leipzig', country: 'DE' },
    1,
  )
  const { page, context } = await newVisitor(browser, shop, { javaScriptEnabled: false })
  await page.goto('/de/login-register?next=/de/cart')
  await page.locator('#email').fill(email)
  await page.locator('#password').fill(rightPassword)
  await page.locator('button[value="customer.signIn"]').click()
  await page.goto(`/de/book/${await aBook()}?country=DE&currency=EUR`)
  await page.locator('main button[value="cart.add"]').first().click()
  await page.goto('/de/checkout')
  const saved = page.locator('input[name=address]').first()
  const [name, street] = [page.locator('#name'), page.locator('#addressLine1')]
  expect(await saved.isVisible()).toBe(true)
  expect(await name.isVisible()).toBe(false)
  await page.locator('[value="pickup-leipzig"]').check()
  expect([await saved.isVisible(), await street.isVisible()]).toEqual([false, false])
  expect(await name.isVisible()).toBe(true)
  await page.locator('[value="post"]').check()
  expect([await saved.isVisible(), await name.isVisible()]).toEqual([true, false])
  await context.close()
})
