import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { db } from '#app/database/database.server.ts'
import { newOrderNumber } from '#app/shop/ordering/orders/order-number.server.ts'
import { eBookWithFile, manyBooks } from '../fixtures/catalogue.ts'
import { aCustomer, guestOrder, newEmail, rightPassword } from '../shop/accounts/customers.ts'
import { buy } from '../shop/downloads/bought.ts'
import { newVisitor, openDemoShop, untilHydrated } from './visitor/browser.ts'
import { delayResponse } from './visitor/hard-times.ts'

let demo: Awaited<ReturnType<typeof openDemoShop>>
let email: string
beforeAll(async () => {
  demo = await openDemoShop()
  email = newEmail()
  await manyBooks(45, (n) => ({
    name: `Book ${n}`,
    publisher: { name: `Press ${n}` },
    authors: [{ name: `Author ${n}`, role: 'A01' }],
  }))
  const customer = await aCustomer(email)
  await buyEbooks(customer, 25)
  await placeOrders(customer, 24)
})
afterAll(() => demo.close())

async function buyEbooks(customer: string, count: number) {
  const ebooks: string[] = []
  for (let n = 0; n < count; n++) ebooks.push(await eBookWithFile({ name: `E-book ${n}` }))
  await buy(ebooks, { customer })
}

async function placeOrders(customer: string, count: number) {
  for (let n = 0; n < count; n++) {
    const other = newEmail()
    const placed = await guestOrder(other, other)
    const number = newOrderNumber()
    const placedAt = Date.now() - n * 60_000
    await db.write((trx) =>
      trx
        .updateTable('customerOrder')
        .set({ number, customer, placedAt })
        .where('number', '=', placed)
        .execute(),
    )
  }
}

async function signIn(path: string, options: Parameters<typeof newVisitor>[2] = {}) {
  const visitor = await newVisitor(demo.browser, demo.shop, options)
  await signInOn(visitor.page, email, path)
  return visitor
}

async function signInOn(page: Page, address: string, path: string) {
  await page.goto(`/login-register?next=${encodeURIComponent(path)}`)
  await page.locator('#email').fill(address)
  await page.locator('#password').fill(rightPassword)
  await page.locator('button[value="customer.signIn"]').click()
  await page.waitForURL(demo.shop.origin + path)
}

async function open(path: string) {
  const visitor = await signIn(path)
  await visitor.page.goto(path)
  await untilHydrated(visitor.page)
  return visitor
}

const more = (page: Page) => page.locator('.pages a[rel=next]')
const top = (page: Page) => page.evaluate(() => window.scrollY)

async function loadMore(page: Page, items: string) {
  const first = await page.locator(items).count()
  await more(page).click()
  await expect.poll(() => page.locator(items).count()).toBeGreaterThan(first)
}

/** Goes to another page within the document, from where the list was read: a pointer would scroll to the link first. */
async function leave(page: Page) {
  await page.evaluate(() => document.querySelector<HTMLElement>('.nav a[href="/about"]')!.click())
  await page.waitForURL(/about$/)
  await page.locator('.nav a[href="/about"][aria-current]').waitFor()
}

const lists = [
  { path: '/books', items: '.grid .card__title a', size: 24 },
  { path: '/authors', items: '.names a', size: 20 },
  { path: '/publishers', items: '.presses h2 a', size: 20 },
  { path: '/my-orders', items: '.order h2', size: 10 },
  { path: '/downloads/ebooks', items: '.lines h2', size: 20 },
]

/** The first is public and the last is a customer's; the short form tries these two. */
const tried = process.env.LONG ? lists : [lists.at(0)!, lists.at(-1)!]

describe.each(tried)('loading more of $path', ({ path, items, size }) => {
  const texts = (page: Page) => page.locator(items).allTextContents()

  test('puts the next page under what is there, with its address, the place and the focus', async () => {
    const { page, context, faults } = await open(path)
    const first = await texts(page)
    expect(first).toHaveLength(size)
    const steps = await page.evaluate(() => history.length)
    await more(page).scrollIntoViewIfNeeded()
    const place = await top(page)
    const read: string[] = []
    page.on('request', (one) => read.push(new URL(one.url()).searchParams.get('page') ?? ''))
    await loadMore(page, items)
    const both = await texts(page)
    expect(both.slice(0, size)).toEqual(first)
    expect(new URL(page.url()).searchParams.get('page')).toBe('2')
    expect(await page.evaluate(() => history.length)).toBe(steps)
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe(both[size])
    expect(Math.abs((await top(page)) - place)).toBeLessThan(50)
    expect(await page.locator('.pages [aria-current=page]').textContent()).toBe('2')
    expect(read).not.toContain('1')
    expect(faults).toEqual([])
    await context.close()
  })

  test('shows the whole list again, and its place, on Back and when it is loaded again', async () => {
    const { page, context, faults } = await open(path)
    await loadMore(page, items)
    const both = await texts(page)
    await page
      .locator(items)
      .nth(size + 1)
      .scrollIntoViewIfNeeded()
    const place = await top(page)
    const isAsLeft = async () => {
      await expect.poll(() => texts(page)).toEqual(both)
      await expect.poll(async () => Math.abs((await top(page)) - place)).toBeLessThan(50)
    }
    await page.reload()
    await untilHydrated(page)
    await isAsLeft()
    await leave(page)
    await page.goBack()
    await isAsLeft()
    await page.goForward()
    await page.waitForURL(/about$/)
    await page.reload()
    await untilHydrated(page)
    await page.goBack()
    await isAsLeft()
    expect(faults).toEqual([])
    await context.close()
  })

  // LONG=1 tries each; here one list of the catalogue and one of a customer.
  const isTried = process.env.LONG !== undefined || ['/books', '/my-orders'].includes(path)
  test.runIf(isTried)(
    'is a link to the next page alone without JavaScript, and by its number',
    async () => {
      const { page, context } = await signIn(path, { javaScriptEnabled: false })
      const first = await texts(page)
      await more(page).click()
      // Without a script the click returns before the document is replaced.
      await page.waitForURL(/[?&]page=2/)
      const second = await texts(page)
      expect(second.filter((one) => first.includes(one))).toEqual([])
      await context.close()

      const hydrated = await open(path)
      await loadMore(hydrated.page, items)
      await hydrated.page.locator('.pages ol a', { hasText: /^1$/ }).click()
      await expect.poll(() => texts(hydrated.page)).toEqual(first)
      await hydrated.page.locator('.pages ol a', { hasText: /^2$/ }).click()
      await expect.poll(() => texts(hydrated.page)).toEqual(second)
      await hydrated.context.close()
    },
  )
})

describe('a form on a list that was appended', () => {
  test('of books leaves it whole, also for Back', async () => {
    const { page, context, faults } = await open('/books')
    const items = '.grid .card__title a'
    await loadMore(page, items)
    const both = await page.locator(items).allTextContents()
    await page.locator('.grid button[value="cart.add"]').nth(30).click()
    await page.locator('.toast').waitFor()
    expect(await page.locator(items).allTextContents()).toEqual(both)
    await leave(page)
    await page.goBack()
    await expect.poll(() => page.locator(items).allTextContents()).toEqual(both)
    expect(faults).toEqual([])
    await context.close()
  })

  test('of orders shows what became of an order of an earlier page, also on Back', async () => {
    const { page, context, faults } = await open('/my-orders')
    await loadMore(page, '.order h2')
    const order = page.locator('.order').nth(3)
    const state = () => order.locator('.badge').textContent()
    expect(await state()).toBe('Received')
    await order.locator('summary').click()
    await order.locator('button[value="order.cancel"]').click()
    await expect.poll(state).toBe('Cancelled')
    expect(await page.locator('.order').count()).toBe(20)
    await leave(page)
    await page.goBack()
    await expect.poll(() => page.locator('.order').count()).toBe(20)
    expect(await state()).toBe('Cancelled')
    expect(faults).toEqual([])
    await context.close()
  })
})

const pack = (numbers: string[]) =>
  db.write((trx) =>
    trx
      .updateTable('customerOrder')
      .set({ state: 'packed' })
      .where('number', 'in', numbers)
      .execute(),
  )

test('an order that changed meanwhile is read again on Back, on each page that the list shows', async () => {
  const { page, context, faults } = await open('/my-orders')
  await loadMore(page, '.order h2')
  await loadMore(page, '.order h2')
  await leave(page)
  await page.goBack()
  await expect.poll(() => page.locator('.order').count()).toBe(25)
  const numbers = await page.locator('.order h2').allTextContents()
  await leave(page)
  const changed = [5, 15, 23]
  await pack(changed.map((n) => numbers[n]!.slice(-8)))
  await page.goBack()
  for (const n of changed)
    await expect
      .poll(() => page.locator('.order').nth(n).locator('.badge').textContent())
      .toBe('Packed')
  expect(await page.locator('.order h2').allTextContents()).toEqual(numbers)
  expect(faults).toEqual([])
  await context.close()
})

test('after another customer signed in elsewhere, Back shows only their orders', async () => {
  const address = newEmail()
  await placeOrders(await aCustomer(address), 14)
  const { page, context, faults } = await open('/my-orders')
  await loadMore(page, '.order h2')
  const before = await page.locator('.order h2').allTextContents()
  await leave(page)

  const other = await context.newPage()
  await other.goto('/logout')
  await signInOn(other, address, '/my-orders')
  const own = await other.locator('.order h2').allTextContents()

  const orders = () => page.locator('.order h2').allTextContents()
  const isForeign = async () => (await orders()).some((order) => before.includes(order))
  const letGo = await delayResponse(page, /\/my-orders\?_data=/)
  await page.goBack()
  await expect.poll(() => page.locator('.order h2').count()).toBeGreaterThan(0)
  expect(await isForeign()).toBe(false)
  letGo()
  await expect.poll(() => page.locator('.order h2').count()).toBe(14)
  expect((await orders()).slice(0, 10)).toEqual(own)
  expect(await isForeign()).toBe(false)
  expect(faults).toEqual([])
  await context.close()
})
