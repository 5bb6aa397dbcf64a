import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { db } from '#app/database/database.server.ts'
import { localPath } from '#app/i18n/paths.ts'
import { languages, type Language } from '#app/i18n/languages.ts'
import type { Address } from '#app/shop/customers/addresses/address.ts'
import { packOrder, shipOrder } from '#app/shop/ordering/fulfilment/dispatch-order.server.ts'
import { openDemo } from '../demo.ts'
import { pageRoutes, routeOf } from '../screens/page-routes.ts'
import { walk } from '../screens/walk.ts'
import { serveShop, type ServedShop } from '../served-shop.ts'
import { aCustomer, aResetKey, rightPassword } from '../shop/accounts/customers.ts'
import { addAddress } from '../shop/addresses/saved-addresses.ts'
import { aCoupon } from '../shop/coupons/coupons.ts'
import { aReview } from '../shop/reviews/written.ts'
import { newVisitor, openBrowser } from './visitor/browser.ts'
import { cutOff } from './visitor/inspect-page.ts'
import { lengthenAll, longEmail, longWord, wide } from './visitor/long-words.ts'

// Every page in its states, as in tests/screens, at the widths at which columns change.

const widths = [
  ...[280, 300, 320, 340, 360, 375, 393, 414, 480, 600, 704, 768, 800, 960, 992, 1024],
  ...[1280, 1920],
]

let shop: ServedShop
let browser: Awaited<ReturnType<typeof openBrowser>>
let coupon: string
beforeAll(async () => {
  await openDemo()
  await lengthenAll()
  coupon = await aCoupon({ code: 'W'.repeat(40) })
  for (const product of ['b01', '1'])
    await aReview(product, { title: wide, body: longWord, writer: wide })
  ;[shop, browser] = await Promise.all([serveShop(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

/** For `page.evaluate`: opens what is folded, and has laid out what otherwise is once it is near. */
const unfold = () => {
  document.documentElement.dataset.whole = ''
  document.querySelector<HTMLElement>('.foot')?.style.setProperty('content-visibility', 'visible')
  for (const one of document.querySelectorAll('details')) one.open = true
}

/** For `page.evaluate`: by how much the page is wider than its window, and the innermost element that is. */
function tooWide(): string | undefined {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return undefined
  const scrolls = (one: Element) => /auto|scroll|hidden|clip/.test(getComputedStyle(one).overflowX)
  const isInside = (one: Element) => {
    for (let around = one.parentElement; around && around !== document.body;)
      if (scrolls(around)) return true
      else around = around.parentElement
    return false
  }
  const found = [...document.body.querySelectorAll('*')]
    .filter((one) => one.getBoundingClientRect().right > clientWidth + 0.5 && !isInside(one))
    .at(-1)
  return `${scrollWidth - clientWidth} px: ${found?.outerHTML.slice(0, 120).replace(/\s+/g, ' ')}`
}

async function faultsAt(page: Page, name: string): Promise<string[]> {
  await page.evaluate(unfold)
  const faults: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const found = await page.evaluate(tooWide)
    if (found) faults.push(`${name} at ${width}: ${found}`)
    if (width === widths[0])
      faults.push(...(await cutOff(page)).map((fault) => `${name} at ${width}: ${fault}`))
  }
  return faults
}

/** A customer whose name and address of e-mail are as long as the names of the shop. */
async function aLongCustomer() {
  const email = longEmail(randomUUID())
  const customer = await aCustomer(email)
  await db.write((trx) =>
    trx.updateTable('customer').set({ name: longWord }).where('id', '=', customer).execute(),
  )
  return { email, password: rightPassword, resetKey: await aResetKey(customer), customer }
}

const longAddress: Address = {
  ...{ name: longWord, addressLine1: wide, addressLine2: longWord, city: wide, region: wide },
  ...{ postcode: '560001', country: 'IN' },
}

/** What {@link walk} does not show: parcels, a return, a coupon, variants, a shared list, and forms that were refused. */
async function walkOn(
  page: Page,
  language: Language,
  customer: string,
  take: (name: string) => Promise<void>,
) {
  const open = (path: string) => page.goto(localPath(language, path))
  const press = async (value: string) => {
    const answer = page.waitForResponse((one) => one.request().method() === 'POST')
    await Promise.all([answer, page.locator(`main button[value="${value}"]`).first().click()])
    await page.waitForLoadState('load')
  }
  for (const at of [1, 2]) await addAddress(customer, longAddress, at)
  await open('/my-account')
  await take('my-account, with addresses')
  const { number } = await db.read
    .selectFrom('customerOrder')
    .where('customer', '=', customer)
    .select('number')
    .executeTakeFirstOrThrow()
  await packOrder(number, Date.now())
  await shipOrder(number, [{ carrier: 'dhl', code: 'W'.repeat(35) }], Date.now())
  await open(`/order-received/${number}`)
  await take('receipt of what was sent')
  await open('/my-orders')
  await take('my-orders, sent')
  await open('/product/1')
  await press('cart.add')
  await take('product, refused')
  await page.locator('main .buy input[name=size]').first().check({ force: true })
  await press('cart.add')
  await open('/cart')
  await page.locator('details:has(#coupon) > summary').click()
  await page.locator('#coupon').fill(wide)
  await press('coupon.apply')
  await take('cart, coupon refused')
  await page.locator('#coupon').fill(coupon)
  await press('coupon.apply')
  await take('cart with coupon')
  await open('/checkout')
  await take('checkout with coupon')
  await open('/wishlist')
  await press('wishlist.share')
  await take('wishlist, shared')
  await open('/contact')
  await press('contact.send')
  await take('contact, refused')
  await open('/book/b01')
  await page.locator('#review-form summary').click()
  await press('review.write')
  await take('review, refused')
  await open(`/books?q=${wide}`)
  await take('search without a hit')
  await open('/books?publisher=lantern-and-quill&tag=' + 'w'.repeat(60))
  await take('chips')
}

test.each(languages)(
  'no page scrolls sideways, however long its words are: %s',
  { timeout: 180_000 },
  async (language) => {
    const { page, context, faults } = await newVisitor(browser, shop, {
      javaScriptEnabled: false,
      reducedMotion: 'reduce',
    })
    const { customer, ...known } = await aLongCustomer()
    const seen = new Set<string>()
    const found: string[] = []
    const take = async (name: string) => {
      seen.add(routeOf(page))
      found.push(...(await faultsAt(page, name)))
    }
    const look = { language, width: 320, colorScheme: 'light', hasScript: false } as const
    const typed = { name: longWord, addressLine1: wide, city: longWord }
    // Every walk comes from one address, and is no shopper too many.
    await db.write((trx) => trx.deleteFrom('attempt').execute())
    await walk(page, look, { ...known, typed }, take)
    await walkOn(page, language, customer, take)
    expect(found).toEqual([])
    expect([...pageRoutes].filter((route) => !seen.has(route))).toEqual([])
    expect(faults).toEqual([])
    await context.close()
  },
)
