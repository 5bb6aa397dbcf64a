import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright'
import { newVisitor, openBrowser, openDemoShop, untilHydrated } from './visitor/browser.ts'

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
  await page.locator('.tools button', { hasText: 'Account' }).click()
  await page.locator('header button[value="customer.signOut"]').click()
}

const ways = [
  ['by the button in the head, with JavaScript', byButton, true],
  ['by the link, without JavaScript', byLink, false],
  ['by the link, with JavaScript', byLink, true],
  ['by the button in the head, without JavaScript', byButton, false],
] as const

test.each(process.env.LONG ? ways : ways.slice(0, 2))(
  'after a sign-out %s, Back shows nothing of the customer',
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

describe('a page of a customer that the browser kept as it was left', () => {
  const hows = ['taken over', 'untouched'] as const
  let keeps: Browser
  beforeAll(async () => {
    keeps = await openBrowser({ ignoreDefaultArgs: ['--disable-back-forward-cache'] })
  })
  afterAll(() => keeps.close())

  /** At another page, the account's own being kept. */
  async function leaveAccount(how: (typeof hows)[number]) {
    const { page, faults } = await newVisitor(keeps, demo.shop)
    const email = `asha-${randomUUID()}@example.org`
    await openAccount(page, email)
    await page.goto('/my-account')
    if (how === 'taken over') {
      await untilHydrated(page)
      await page.locator('#profile-name').fill('Asha R.')
    }
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        const { visibility } = getComputedStyle(document.querySelector('h1')!)
        const isSeen = visibility === 'visible'
        // The document may be another soon after.
        sessionStorage.returned = JSON.stringify({ persisted, isSeen })
      })
    })
    await page.goto('/authors')
    const goBack = async () => {
      await page.evaluate(() => void setTimeout(() => history.back()))
      await expect
        .poll(() => page.evaluate('sessionStorage.returned').catch(() => undefined))
        .toBeDefined()
      return JSON.parse(await page.evaluate<string>('sessionStorage.returned')) as {
        persisted: boolean
        isSeen: boolean
      }
    }
    return { page, email, faults, goBack }
  }

  const seen = (page: Page) => page.locator('h1').first().waitFor()

  /** Of a document that came back the driver hears of no load. */
  const ledAway = (page: Page) => page.waitForURL(/login-register/, { waitUntil: 'commit' })

  /** From another browser: no cookie of this one changes, of which Chromium would take notice. */
  async function endElsewhere(email: string) {
    const { request } = await demo.browser.newContext({ baseURL: demo.shop.origin })
    const press = (path: string, form: Record<string, string>) =>
      request.post(path, { form, headers: { Origin: demo.shop.origin } })
    await press('/login-register', { intent: 'customer.signIn', email, password })
    await press('/my-account', { intent: 'signIn.endOthers' })
  }

  test.each(hows)(
    '%s, shows nothing of them once their sign-in was ended elsewhere',
    async (how) => {
      const { page, email, faults, goBack } = await leaveAccount(how)
      await endElsewhere(email)
      expect(await goBack()).toMatchObject({ persisted: true, isSeen: false })
      await ledAway(page)
      await seen(page)
      expect(await page.content()).not.toContain('Asha')
      expect(faults).toEqual([])
    },
  )

  test.each(process.env.LONG ? hows : hows.slice(0, 1))(
    '%s, is shown again to who is still signed in',
    async (how) => {
      const { page, faults, goBack } = await leaveAccount(how)
      expect(await goBack()).toMatchObject({ persisted: true, isSeen: false })
      await seen(page)
      expect(page.url()).toMatch(/my-account/)
      const typed = how === 'taken over' ? 'Asha R.' : 'Asha Raghavan'
      expect(await page.locator('#profile-name').inputValue()).toBe(typed)
      expect(faults).toEqual([])
    },
  )

  test.runIf(process.env.LONG)('is loaded anew where it cannot be asked for anew', async () => {
    const { page, email, goBack } = await leaveAccount('taken over')
    await page.route(/[?&]_data=/, (route) => route.abort())
    await endElsewhere(email)
    expect(await goBack()).toMatchObject({ persisted: true, isSeen: false })
    await ledAway(page)
    await seen(page)
  })
})
