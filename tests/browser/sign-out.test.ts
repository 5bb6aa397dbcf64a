import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { newVisitor, openDemoShop, untilHydrated } from './browser.ts'

let demo: Awaited<ReturnType<typeof openDemoShop>>
beforeAll(async () => {
  demo = await openDemoShop()
})
afterAll(() => demo.close())

const password = 'a lantern in the fog'

async function openAccount(page: Page, email: string) {
  await page.goto('/login-register')
  const form = page.locator('section[aria-labelledby=register]')
  await form.locator('[name=name]').fill('Asha Raghavan')
  await form.locator('[name=email]').fill(email)
  await form.locator('[name=password]').fill(password)
  await form.locator('button[value="customer.register"]').click()
  await page.waitForURL(/my-account/)
}

const byLink = (page: Page) => page.goto('/logout')
async function byButton(page: Page) {
  await page.locator('header summary', { hasText: 'Account' }).click()
  await page.locator('header button[value="customer.signOut"]').click()
}

test.each([
  ['by the link, with JavaScript', byLink, true],
  ['by the button in the head, with JavaScript', byButton, true],
  ['by the link, without JavaScript', byLink, false],
  ['by the button in the head, without JavaScript', byButton, false],
])(
  'after a sign-out %s, Back shows nothing of the customer',
  { timeout: 60_000 },
  async (_, signOut, javaScriptEnabled) => {
    const { page, context } = await newVisitor(demo.browser, demo.shop, { javaScriptEnabled })
    const email = `asha-${randomUUID()}@example.org`
    await openAccount(page, email)
    expect(await page.content()).toContain(email)
    await page.goto('/book/b01')
    await page.locator('main .buy button[value="cart.add"]').click()
    await page.locator('.toast').waitFor()
    await page.goto('/cart')
    expect(await page.locator('main .lines .line').count()).toBe(1)
    expect(await page.content()).toContain('Asha Raghavan')
    // A router that starts writes into the history, which would pass for the arrival of the page before.
    const standsStill = () => javaScriptEnabled && untilHydrated(page)
    await standsStill()

    await signOut(page)
    await page.waitForURL(`${demo.shop.origin}/`)
    const seen: string[] = []
    for (let back = 0; back < 4; back++) {
      await standsStill()
      await page.goBack()
      await standsStill()
      const { pathname } = new URL(page.url())
      seen.push(pathname)
      // In the open the browser itself fills in again what was typed there.
      if (pathname === '/login-register') continue
      const document = await page.content()
      expect(document, page.url()).not.toContain(email)
      expect(document, page.url()).not.toContain('Asha Raghavan')
      expect(await page.locator('main .lines .line').count()).toBe(0)
    }
    expect(seen).toContain('/cart')
    await context.close()
  },
)
