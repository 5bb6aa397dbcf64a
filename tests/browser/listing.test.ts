import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { ownCoverPath } from '#app/art/art-paths.ts'
import { manyBooks } from '../fixtures/catalogue.ts'
import { newVisitor, openDemoShop, untilHydrated } from './visitor/browser.ts'

let demo: Awaited<ReturnType<typeof openDemoShop>>
beforeAll(async () => {
  demo = await openDemoShop()
})
afterAll(() => demo.close())

const cards = (page: Page) => page.locator('.grid .card__title a').allTextContents()
const more = (page: Page) => page.locator('.pages a[rel=next]')
const untilCards = (page: Page, count: number) =>
  page.waitForFunction(
    (wanted) => document.querySelectorAll('.grid .card').length === wanted,
    count,
  )
const top = (page: Page) => page.evaluate(() => window.scrollY)

async function openList(path: string) {
  const visitor = await newVisitor(demo.browser, demo.shop)
  await visitor.page.goto(path)
  await untilHydrated(visitor.page)
  return visitor
}

describe('loading more with JavaScript', () => {
  test('appends, keeps the place, goes on with the first new card, and has the address of the page', async () => {
    const { page, context, faults } = await openList('/books?sort=title')
    const first = await cards(page)
    await more(page).scrollIntoViewIfNeeded()
    const before = await top(page)
    await more(page).click()
    await untilCards(page, 48)
    const both = await cards(page)
    expect(both.slice(0, 24)).toEqual(first)
    expect(new Set(both).size).toBe(48)
    expect(page.url()).toContain('sort=title&page=2')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(both[24])
    expect(Math.abs((await top(page)) - before)).toBeLessThan(50)
    expect(await page.locator('.pages [aria-current=page]').textContent()).toBe('2')
    expect(await page.locator('.pages [aria-live=polite]').textContent()).toContain('48')
    expect(faults).toEqual([])
    await context.close()
  })

  test('is found again whole, and where it was left, by who comes back from a book', async () => {
    const { page, context, faults } = await openList('/books')
    await more(page).click()
    await untilCards(page, 48)
    const both = await cards(page)
    await page.locator('.grid .card__title a').nth(30).scrollIntoViewIfNeeded()
    const place = await top(page)
    await page.locator('.grid .card__title a').nth(30).click()
    await page.locator('main .buy').first().waitFor()
    await page.goBack()
    await untilCards(page, 48)
    expect(await cards(page)).toEqual(both)
    expect(page.url()).toMatch(/\/books\?page=2$/)
    await page.waitForFunction((wanted) => Math.abs(window.scrollY - wanted) < 50, place)
    expect(faults).toEqual([])
    await context.close()
  })

  test('is found again whole where the list, or the book one comes back from, is loaded anew', async () => {
    const { page, context, faults } = await openList('/books')
    await more(page).click()
    await untilCards(page, 48)
    const both = await cards(page)
    await page.reload()
    await untilCards(page, 48)
    expect(await cards(page)).toEqual(both)
    const card = page.locator('.grid .card__title a').nth(40)
    await card.scrollIntoViewIfNeeded()
    const place = await top(page)
    await card.click()
    await page.locator('main .buy').first().waitFor()
    await page.reload()
    await untilHydrated(page)
    await page.goBack()
    await untilCards(page, 48)
    expect(await cards(page)).toEqual(both)
    await page.waitForFunction((wanted) => Math.abs(window.scrollY - wanted) < 50, place)
    expect(faults).toEqual([])
    await context.close()
  })

  test('goes to a page alone by its number, or by its address', async () => {
    const { page, context } = await openList('/books')
    const first = await cards(page)
    await page.goto('/books?page=2')
    await untilHydrated(page)
    expect(await cards(page)).toHaveLength(24)
    expect(await cards(page)).not.toContain(first[0])
    await page.locator('.pages ol a').first().click()
    await page.getByRole('link', { name: first[0]!, exact: true }).waitFor()
    expect(page.url()).toMatch(/\/books$/)
    expect(await cards(page)).toEqual(first)
    await context.close()
  })
})

describe('a card that came without its data', () => {
  test('shows what is kept, and the button that was pressed keeps the focus', async () => {
    const { page, context, faults } = await openList('/books')
    const heart = page.locator('.grid .card').first().locator('[value^="wishlist."]')
    await more(page).click()
    await untilCards(page, 48)
    await heart.click()
    await page.locator('.grid .card').first().locator('[value="wishlist.remove"]').waitFor()
    expect(await page.evaluate(() => (document.activeElement as HTMLButtonElement).value)).toBe(
      'wishlist.remove',
    )
    expect(await cards(page)).toHaveLength(48)
    expect(faults).toEqual([])
    await context.close()
  })

  test('is named as the page shows it', async () => {
    const { page, context, faults } = await openList('/books')
    const named = await page.evaluate(() => {
      const data = Object.values(__remixRouter.state.loaderData) as ({
        listing?: { cards: { id: string }[] }
      } | null)[]
      return data.find((one) => one?.listing)?.listing?.cards.map(({ id }) => id)
    })
    const shown = page.locator('.grid .card [name=product]')
    expect(named).toEqual(
      await shown.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
    )
    expect(named).toHaveLength(24)
    expect(faults).toEqual([])
    await context.close()
  })

  test('has a heart that is filled once it is kept, drawn by React and sent by the server', async () => {
    const { page, context, faults } = await openList('/books')
    const heart = page.locator('.grid .card').first().locator('[value^="wishlist."] svg')
    const look = () =>
      heart.evaluate((svg: SVGSVGElement) => {
        const { fill, color } = getComputedStyle(svg)
        return { isFilled: fill === color, isDrawn: svg.getBBox().width > 0 }
      })
    expect(await look()).toEqual({ isFilled: false, isDrawn: true })
    await heart.click()
    await page.locator('.grid .card').first().locator('[value="wishlist.remove"]').waitFor()
    await expect.poll(look).toEqual({ isFilled: true, isDrawn: true })
    await page.reload()
    expect(await look()).toEqual({ isFilled: true, isDrawn: true })
    expect(faults).toEqual([])
    await context.close()
  })

  test('is no less than one that came with it', async () => {
    const { page, context, faults } = await openList('/books')
    /**
     * Every element's words and attributes, in whatever order these were set; an icon is drawn in two ways, and a style
     * only says that a card is laid out by now.
     */
    const look = (part: string) =>
      page.locator(`${part} *:not(svg *)`).evaluateAll((all) =>
        all.map(({ tagName, attributes, children, textContent }) => [
          tagName,
          [...attributes]
            .filter(({ name }) => name !== 'style')
            .map(({ name, value }) => `${name.toLowerCase()}=${value}`)
            .sort(),
          children.length === 0 && textContent,
        ]),
      )
    const [grid, filters] = [await look('.grid'), await look('.folds')]
    await page.locator('.nav a[href="/catalogue"]').click()
    await page.locator('main .tiles').first().waitFor()
    await page.goBack()
    await page.locator('main .tiles').first().waitFor({ state: 'detached' })
    await untilCards(page, 24)
    expect(await look('.folds')).toEqual(filters)
    expect(await look('.grid')).toEqual(grid)
    expect(faults).toEqual([])
    await context.close()
  })
})

test('a filter narrows the list, a chip widens it again', async () => {
  const { page, context, faults } = await openList('/books')
  const french = page.locator('.folds [name="language"][value="fr"]')
  await french.check()
  await page.waitForURL(/language=fr/)
  // The change has submitted the form, so these buttons would do nothing.
  for (const button of ['.facets__end button', '.sorting button'])
    expect(await page.locator(button).isVisible()).toBe(false)
  await untilCards(page, 20)
  expect(await french.isChecked()).toBe(true)
  // Of what was left empty its address says nothing.
  expect(page.url()).not.toMatch(/=(&|$)/)
  await page.locator('a.chip', { hasText: 'French' }).click()
  await untilCards(page, 24)
  await expect.poll(() => french.isChecked()).toBe(false)
  expect(faults).toEqual([])
  await context.close()
})

test('a list of many pages is read again one page after another, and no more than the five before its last', async () => {
  await manyBooks(120)
  await expect.poll(async () => (await fetch(`${demo.shop.origin}/books?page=7`)).status).toBe(200)
  const { page, context, faults } = await openList('/books')
  for (let n = 2; n <= 7; n++) {
    await more(page).click()
    await untilCards(page, n * 24)
  }
  const requested: string[] = []
  let [under, most] = [0, 0]
  await page.route('**/books?*_data=*', async (route) => {
    requested.push(new URL(route.request().url()).searchParams.get('page')!)
    most = Math.max(most, (under += 1))
    const response = await route.fetch()
    under -= 1
    await route.fulfill({ response })
  })
  await page.reload()
  await untilCards(page, 6 * 24)
  expect(requested).toEqual(['2', '3', '4', '5', '6'])
  expect(most).toBe(1)
  expect(faults).toEqual([])
  await context.close()
})

test('a list that began at a later page is found again from there', async () => {
  const { page, context, faults } = await openList('/books?page=2')
  const first = await cards(page)
  await more(page).click()
  await page.waitForURL(/page=3$/)
  await expect.poll(async () => (await cards(page)).length).toBeGreaterThan(24)
  const both = await cards(page)
  expect(both.slice(0, 24)).toEqual(first)
  await page.reload()
  await untilHydrated(page)
  await expect.poll(() => cards(page)).toEqual(both)
  expect(faults).toEqual([])
  await context.close()
})

test('a pointer that stays on a book of a list has its cover asked for, as its own page shows it', async () => {
  const { page, context, faults } = await openList('/books')
  const cover = ownCoverPath((await page.locator('.card img').first().getAttribute('src'))!)!
  const requesting = page.waitForRequest((request) => request.url().endsWith(cover))
  const link = page.locator('.card__title a').first()
  await link.hover()
  await requesting
  await link.click()
  await page.locator(`main .detail img[src="${cover}"]`).waitFor()
  expect(faults).toEqual([])
  await context.close()
})
