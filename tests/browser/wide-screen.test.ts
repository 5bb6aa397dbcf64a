import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { newVisitor, openDemoShop, untilHydrated } from './visitor/browser.ts'

let demo: Awaited<ReturnType<typeof openDemoShop>>
beforeAll(async () => {
  demo = await openDemoShop()
})
afterAll(() => demo.close())

const onScreen = (width: number, height = 900) =>
  newVisitor(demo.browser, demo.shop, { viewport: { width, height } })

/** Returns the number of cards beside each other in the first list of the page. */
const columnsOf = (page: Page) =>
  page
    .locator('.grid')
    .first()
    .evaluate((list) => {
      const tops = [...list.children].map((card) => card.getBoundingClientRect().top)
      return tops.filter((top) => top === tops[0]).length
    })

test.each([
  [1280, 4, 6],
  [1920, 6, 6],
])('a screen of %i px shows %i cards of a list beside each other', async (width, list, home) => {
  const { page, context } = await onScreen(width)
  await page.goto('/books')
  expect(await columnsOf(page)).toBe(list)
  await page.goto('/')
  expect(await columnsOf(page)).toBe(home)
  await context.close()
})

test('the filters stay in view beside a list, and scroll by themselves', async () => {
  const { page, context } = await onScreen(1280, 400)
  await page.goto('/books')
  await page.evaluate(() => scrollTo(0, 2_000))
  const filters = page.locator('aside:has(.facets)')
  const { y, height } = (await filters.boundingBox())!
  expect(y).toBeGreaterThanOrEqual(0)
  expect(y + height).toBeLessThanOrEqual(400)
  expect(await filters.evaluate((one) => one.scrollHeight > one.clientHeight)).toBe(true)
  await context.close()
})

test('the first pages are folded after a dozen lines', async () => {
  const { page, context } = await onScreen(390)
  await page.goto('/book/b05')
  const text = page.locator('#sample .prose')
  const lines = () =>
    text.evaluate((one) => one.clientHeight / parseFloat(getComputedStyle(one).lineHeight))
  expect(await lines()).toBeCloseTo(12, 0)
  await page.locator('#sample summary').click()
  expect(await lines()).toBeGreaterThan(24)
  await context.close()
})

test.each([true, false])(
  'a link to the form of a review shows it, with JavaScript: %s',
  async (javaScriptEnabled) => {
    const { page, context } = await newVisitor(demo.browser, demo.shop, { javaScriptEnabled })
    await page.goto('/books')
    if (javaScriptEnabled) await untilHydrated(page)
    const link = page.locator('.card__title a').first()
    const title = page.locator('#review-title')
    // An order links to the form in this way.
    await link.evaluate((one: HTMLAnchorElement) => (one.hash = '#review-form'))
    await link.click()
    await page.waitForURL(/#review-form$/)
    await title.waitFor()
    expect(await title.isVisible()).toBe(true)
    await page.goto('/book/b01')
    expect(await title.isVisible()).toBe(false)
    await context.close()
  },
)
