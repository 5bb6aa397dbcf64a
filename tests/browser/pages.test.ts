import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { languages, schemesOf, turnOf, violations } from './visitor/axe.ts'
import { newVisitor, openDemoShop, untilHydrated } from './visitor/browser.ts'

let demo: Awaited<ReturnType<typeof openDemoShop>>
beforeAll(async () => {
  demo = await openDemoShop()
})
afterAll(() => demo.close())

const paths = [
  '/',
  '/books',
  '/books?q=moby',
  '/book/b01',
  '/book/b01/sample',
  '/product/1',
  '/catalogue',
  '/catalogue?category=women',
  '/offers/books/long-books-for-long-evenings',
  '/authors',
  '/publishers',
  '/books?publisher=lantern-and-quill',
  '/cart',
  '/wishlist',
  '/compare',
  '/compare?ids=b01,1,b02',
  '/checkout',
  '/withdrawal',
  '/tracking',
  '/downloads/ebooks',
  '/login-register',
  '/forgot-password',
  '/my-account',
  '/my-account?confirm=x',
  '/about',
  '/contact',
  '/privacyPolicy',
  '/terms',
  '/delivery',
  '/returns',
  '/imprint',
  '/accessibility',
  '/not-found',
]
const inLanguage = (prefix: string, path: string) => (path === '/' ? prefix || '/' : prefix + path)

/** One thing in the cart and in each list. */
async function putInCart(page: Page, prefix: string) {
  await page.goto(`${prefix}/book/b01`)
  for (const intent of ['wishlist.add', 'compare.add', 'cart.add']) {
    await page.locator(`main button[value="${intent}"]`).first().click()
    await page.locator('.toast').waitFor()
  }
}

describe.each(languages)('every page under "%s"', (prefix) => {
  test.each(schemesOf(prefix))(
    'has no axe violation and no fault, hydrated, %s',
    { timeout: 120_000 },
    async (colorScheme) => {
      const { page, context, faults } = await newVisitor(demo.browser, demo.shop, { colorScheme })
      await putInCart(page, prefix)
      for (const path of turnOf(prefix, paths)) {
        await page.goto(inLanguage(prefix, path))
        await untilHydrated(page)
        expect(await violations(page), path).toEqual([])
      }
      expect(faults).toEqual([])
      await context.close()
    },
  )
})

describe('with JavaScript', () => {
  test('a link keeps the document, and the page says what it says without', async () => {
    const { page, context, faults } = await newVisitor(demo.browser, demo.shop)
    await page.goto('/books')
    await untilHydrated(page)
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
    await page.locator('.nav a[href="/catalogue"]').click()
    await page.waitForURL(/catalogue/)
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true)
    expect(await page.locator('main h1').count()).toBe(1)
    expect(faults).toEqual([])
    await context.close()
  })

  test.each([
    ['a link to a place in the page', 'a[href="#sample"]', '#sample'],
    ['a form in the head', '#preferences button[value=EUR]', ''],
    ['a form of a card', '.card button[value="cart.add"]', ''],
  ])('%s keeps the document and the address', async (_, pressed, hash) => {
    const { page, context, faults } = await newVisitor(demo.browser, demo.shop)
    await page.goto('/book/b01?from=here')
    await untilHydrated(page)
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
    if (pressed.startsWith('#preferences')) await page.locator('button.prefs').click()
    const answered = hash ? undefined : page.waitForResponse((one) => one.url().includes('_data'))
    await page.locator(pressed).first().click()
    await answered
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true)
    expect(page.url()).toBe(`${demo.shop.origin}/book/b01?from=here${hash}`)
    expect(faults).toEqual([])
    await context.close()
  })

  test('what was refused takes the focus once, and not again at the next button', async () => {
    const { page, context } = await newVisitor(demo.browser, demo.shop)
    await page.goto('/product/1')
    await untilHydrated(page)
    await page.locator('main .buy button[value="cart.add"]').click()
    await page.locator('#errors').waitFor()
    const focused = () => page.evaluate(() => document.activeElement?.id)
    expect(await focused()).toBe('errors-heading')
    await page.locator('#q').focus()
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
    await page.locator('.nav a[href="/catalogue"]').hover()
    expect(await focused()).toBe('q')
    await context.close()
  })

  test('a search in the head leads to its address', async () => {
    const { page, context, faults } = await newVisitor(demo.browser, demo.shop)
    await page.goto('/cart')
    await untilHydrated(page)
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
    await page.locator('#q').fill('moby')
    await page.locator('#q').press('Enter')
    await page.waitForURL(/\/catalogue\?q=moby$/)
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true)
    expect(faults).toEqual([])
    await context.close()
  })

  test('choosing a language is a new document in that language', async () => {
    const { page, context, faults } = await newVisitor(demo.browser, demo.shop)
    await page.goto('/book/b01?x=1')
    await untilHydrated(page)
    await page.locator('button.prefs').click()
    await page.locator('#preferences button[value=de]').click()
    await page.waitForURL(/\/de\/book\/b01\?x=1/)
    expect(await page.locator('html').getAttribute('lang')).toBe('de')
    expect(faults).toEqual([])
    await context.close()
  })
})
