import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser, Page, Route } from 'playwright'
import { db } from '#app/database/database.server.ts'
import { aBook } from '../fixtures/catalogue.ts'
import { serveShop, type ServedShop } from '../served-shop.ts'
import { newVisitor, openBrowser, untilHydrated } from './visitor/browser.ts'
import { add, untilCounted } from './visitor/hard-times.ts'

let shop: ServedShop
let browser: Browser
beforeAll(async () => {
  for (let n = 1; n <= 20; n++)
    await aBook({
      name: `Novel ${n}`,
      stock: 30,
      inLanguage: n % 2 ? 'en' : 'fr',
      format: n % 3 ? 'paperback' : 'hardback',
    })
  ;[shop, browser] = await Promise.all([serveShop(), openBrowser()])
}, 60_000)
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

const field = (page: Page) => page.locator('#quantity-1')
const step = (page: Page, name: 'more' | 'less') => page.locator(`.qty [value^="cart.${name}"]`)
const focused = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value)

/** A visitor on the cart's page with one book, whose posts are counted and wait for `gate`. */
async function openCart() {
  const visit = await newVisitor(browser, shop)
  const { page, context } = visit
  await page.goto('/books')
  const id = (await page.locator('.card input[name=product]').first().getAttribute('value'))!
  await add(page).click()
  await untilCounted(page, 1)
  await page.goto('/cart')
  await untilHydrated(page)
  const posted: string[] = []
  let gate = Promise.resolve()
  let most = 0
  let underWay = 0
  await context.route(/\/cart\?.*_data/, async (route) => {
    const request = route.request()
    if (request.method() !== 'POST') return route.fallback()
    posted.push(new URLSearchParams(request.postData() ?? '').get('quantity') ?? '')
    most = Math.max(most, ++underWay)
    await gate
    const answer = await route.fetch({ maxRedirects: 0 })
    underWay--
    // The page may be gone before its last answer.
    await route.fulfill({ response: answer }).catch(() => undefined)
  })
  const block = () => {
    let letGo = () => undefined as void
    gate = new Promise((resolve) => (letGo = resolve))
    return letGo
  }
  return { ...visit, id, posted, block, most: () => most }
}

const untilAnswered = (page: Page) =>
  expect.poll(() => page.locator('.line__sum[aria-busy]').count()).toBe(0)

/** How many the cart holds that was changed last. */
const contents = async (id: string) =>
  (
    await db.read
      .selectFrom('cartLine')
      .select('quantity')
      .where('productId', '=', id)
      .orderBy('addedAt', 'desc')
      .executeTakeFirst()
  )?.quantity

test('the link to the choices at the checkout says what it leads to', async () => {
  const { page, context, faults } = await openCart()
  await page.goto('/checkout')
  const link = page.getByRole('link', { name: /^Language, currency and delivery: English/ })
  expect(await link.getAttribute('href')).toMatch(/^#/)
  expect(faults).toEqual([])
  await context.close()
})

test('a number typed without JavaScript is sent by Enter and by the buttons of the page', async () => {
  const { page, context } = await newVisitor(browser, shop, { javaScriptEnabled: false })
  await page.goto('/books')
  await add(page).click()
  await page.goto('/cart')
  await field(page).fill('5')
  await field(page).press('Enter')
  await expect.poll(() => field(page).getAttribute('value')).toBe('5')
  await field(page).fill('6')
  await page.locator('#country-cart').selectOption('DE')
  await page.locator('main [value="country.choose"]').click()
  await expect.poll(() => field(page).getAttribute('value')).toBe('6')
  await field(page).fill('7')
  await page.locator('main [value="cart.checkout"]').click()
  await page.waitForURL(/\/checkout$/)
  expect(await page.locator('aside .mini').textContent()).toContain('7')
  await context.close()
})

describe('the number of a line with JavaScript', () => {
  test('is shown at once, sent one form at a time, and the last one counts', async () => {
    const { page, context, faults, posted, block, most } = await openCart()
    const letGo = block()
    for (let n = 0; n < 4; n++) await step(page, 'more').click()
    await step(page, 'less').click()
    expect(await field(page).inputValue()).toBe('4')
    expect(await page.locator('.line__sum').getAttribute('aria-busy')).toBe('true')
    await untilCounted(page, 4)
    // What is pressed meanwhile waits, and finds what was asked for.
    await page.locator('main [value="cart.checkout"]').dblclick()
    expect(page.url()).toMatch(/\/cart$/)
    letGo()
    await page.waitForURL(/\/checkout$/)
    // The way to the checkout sends the number of the field along.
    expect(posted).toEqual(['2', '4', '4'])
    expect(most()).toBe(1)
    await page.goBack()
    expect(await field(page).inputValue()).toBe('4')
    expect(await page.locator('.line__sum').getAttribute('aria-busy')).toBeNull()
    await untilCounted(page, 4)
    expect(faults).toEqual([])
    await context.close()
  })

  test('is taken as it is typed, and keeps the focus', async () => {
    const { page, context, faults, id } = await openCart()
    await field(page).fill('7')
    await field(page).press('Enter')
    await untilCounted(page, 7)
    await page.locator('.toast').waitFor()
    expect(await focused(page)).toBe('7')
    await field(page).fill('3')
    await field(page).press('Tab')
    await untilCounted(page, 3)
    await untilAnswered(page)
    expect(await contents(id)).toBe(3)
    expect(faults).toEqual([])
    await context.close()
  })

  test('falls back to the one the cart has, with words, where it is refused', async () => {
    const { page, context, id } = await openCart()
    await field(page).fill('30')
    await field(page).press('Enter')
    await untilAnswered(page)
    await step(page, 'more').click()
    await page.locator('#errors').waitFor()
    await untilAnswered(page)
    expect(await field(page).inputValue()).toBe('30')
    await untilCounted(page, 30)
    expect(await contents(id)).toBe(30)
    // What was typed stays, to be mended.
    await field(page).fill('31')
    await field(page).press('Enter')
    await untilCounted(page, 31)
    await untilAnswered(page)
    expect(await page.locator('#quantity-1-error').count()).toBe(1)
    expect(await field(page).inputValue()).toBe('31')
    await untilCounted(page, 30)
    await context.close()
  })

  test('is sent where that of another line was refused meanwhile', async () => {
    const { page, context, id, block } = await openCart()
    await page.goto('/books')
    await page.locator('.card button[value="cart.add"]').nth(1).click()
    await untilCounted(page, 2)
    await page.goto('/cart')
    await untilHydrated(page)
    const mine = page.locator(`.line:has([value^="product=${id}&"])`)
    const other = page.locator(`.line:not(:has([value^="product=${id}&"]))`)
    const letGo = block()
    await other.locator('[name=quantity]').fill('31')
    await other.locator('[name=quantity]').press('Enter')
    await mine.locator('[value^="cart.more"]').click()
    letGo()
    await untilCounted(page, 3)
    await untilAnswered(page)
    expect(await mine.locator('[name=quantity]').inputValue()).toBe('2')
    await expect.poll(() => contents(id)).toBe(2)
    await context.close()
  })

  test('falls back where the shop cannot be reached, and the next press counts', async () => {
    const { page, context, id } = await openCart()
    await context.unrouteAll()
    await context.setOffline(true)
    await step(page, 'more').click()
    await page.locator('.toast--error').waitFor()
    expect(await field(page).inputValue()).toBe('1')
    await context.setOffline(false)
    await step(page, 'more').click()
    await untilCounted(page, 2)
    await untilAnswered(page)
    expect(await contents(id)).toBe(2)
    await context.close()
  })
})

/** Keeps back the next lists that are asked for; `first`: the first of them is on its way. */
async function blockLists(page: Page) {
  const lists = /\/books\?.*_data=/
  const contents: Route[] = []
  await page.route(lists, (route) => void contents.push(route))
  return {
    first: () => expect.poll(() => contents.length).toBeGreaterThan(0),
    release: async () => {
      await page.unroute(lists)
      for (const route of contents) await route.continue().catch(() => undefined)
    },
  }
}

describe('the filters of a list with JavaScript', () => {
  test('narrow it as they change, in place, and one step back undoes it', async () => {
    const { page, context, faults } = await newVisitor(browser, shop)
    await page.goto('/catalogue')
    await page.goto('/books')
    await untilHydrated(page)
    const box = (name: string, value: string) =>
      page.locator(`.folds [name="${name}"][value="${value}"]`)
    const cards = (count: number) =>
      page.waitForFunction(
        (wanted) => document.querySelectorAll('.grid .card').length === wanted,
        count,
      )
    const price = page.locator('.fold:has([name="price-from"]) summary')
    await price.click()
    await box('language', 'fr').check()
    await page.waitForURL(/language=fr/)
    await cards(10)
    expect(await box('language', 'fr').isChecked()).toBe(true)
    await page.locator('.folds [value="fr"]:focus').waitFor()
    expect(await page.locator('[name="price-from"]').isVisible()).toBe(true)
    // Two at once, the second while the first is on its way.
    const lists = await blockLists(page)
    await box('format', 'hardback').check()
    await lists.first()
    await box('language', 'en').check()
    await lists.release()
    await page.waitForURL(/language=en/)
    await cards(6)
    expect(await box('format', 'hardback').isChecked()).toBe(true)
    await page.locator('#sort').focus()
    await page.locator('#sort').selectOption('title')
    await page.waitForURL(/sort=title/)
    await page.locator('#sort:focus').waitFor()
    const from = page.locator('[name="price-from"]')
    await from.pressSequentially('9')
    await page.waitForTimeout(400)
    expect(page.url()).not.toContain('price-from=9')
    await from.pressSequentially('00')
    await from.press('Tab')
    await page.waitForURL(/price-from=900/)
    await page.locator('a.chip', { hasText: 'French' }).click()
    await page.waitForFunction(() => !document.querySelector('.folds [value="fr"]:checked'))
    await page.goBack()
    await page.waitForFunction(() => document.querySelector('.folds [value="fr"]:checked'))
    await page.goBack()
    await page.waitForURL(/\/books$/)
    await page.waitForFunction(() => !document.querySelector('.folds :checked'))
    await page.goBack()
    await page.waitForURL(/\/catalogue$/)
    expect(faults).toEqual([])
    await context.close()
  })

  test('keep what is ticked, ordered, opened and shut while a list is on its way', async () => {
    const { page, context, faults } = await newVisitor(browser, shop)
    await page.goto('/books')
    await untilHydrated(page)
    const box = (value: string) => page.locator(`.folds [value="${value}"]`)
    const foldOf = (name: string) => page.locator(`.fold:has([name="${name}"])`)
    const isOpen = (name: string) => foldOf(name).evaluate((fold) => fold.hasAttribute('open'))
    const first = await blockLists(page)
    await box('fr').check()
    await first.first()
    await page.locator('#sort').selectOption('title')
    await foldOf('language').locator('summary').click()
    await foldOf('price-from').locator('summary').click()
    await first.release()
    await page.waitForURL(/language=fr.*sort=title|sort=title.*language=fr/)
    await page.waitForFunction(() => document.querySelectorAll('.grid .card').length === 10)
    expect(await box('fr').isChecked()).toBe(true)
    expect(await page.locator('#sort').inputValue()).toBe('title')
    expect([await isOpen('language'), await isOpen('price-from')]).toEqual([false, true])

    // The same where the fields are there already, and what is chosen in one of them opens its fold.
    const second = await blockLists(page)
    if (!(await isOpen('format'))) await foldOf('format').locator('summary').click()
    await box('hardback').check()
    await second.first()
    await foldOf('format').locator('summary').click()
    await second.release()
    await page.waitForURL(/format=hardback/)
    await page.locator('a.chip', { hasText: 'Hardback' }).waitFor()
    expect(await isOpen('format')).toBe(false)
    expect(faults).toEqual([])
    await context.close()
  })
})

test('what is put in the cart and the lists leaves page, place and focus', async () => {
  const { page, context, faults } = await newVisitor(browser, shop)
  await page.goto('/books?format=paperback')
  await untilHydrated(page)
  const card = page.locator('.grid .card').nth(8)
  await card.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const text: [string, string, string][] = [
    ['cart.add', 'cart', 'Added To Cart'],
    ['wishlist.add', 'wishlist', 'Added To Wishlist'],
    ['compare.add', 'compare', 'Added To Compare'],
  ]
  for (const [intent, list, words] of text) {
    const button = card.locator(`[value="${intent}"]`)
    await button.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    await button.click()
    await page.locator('[role=status] .toast', { hasText: new RegExp(words, 'i') }).waitFor()
    await page.locator(`.mast a[href$="/${list}"] .count`, { hasText: '1' }).first().waitFor()
    expect(page.url()).toMatch(/\/books\?format=paperback$/)
    expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(5)
    expect(await card.locator(':focus').count()).toBe(1)
  }
  expect(faults).toEqual([])
  await context.close()
})
