import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { openDemo } from '../../demo.ts'
import { serveShop, type ServedShop } from '../../served-shop.ts'
import type { Engine, Look } from './driver.ts'
import { findFirefox, findMiniBrowser } from './find-engines.mjs'
import { firefox } from './firefox.ts'
import { Visitor } from './visitor.ts'
import { webkit } from './webkit.ts'

// The other files of tests/browser test the shop in Chromium; here is what every engine has to do.

const [firefoxPath, miniBrowser] = [findFirefox(), findMiniBrowser()]
const engines = [
  ...(firefoxPath ? [firefox(firefoxPath)] : []),
  ...(miniBrowser ? [webkit(miniBrowser)] : []),
]

test.skipIf(firefoxPath)('Firefox is skipped: it is not installed', ({ skip }) => skip())
test.skipIf(miniBrowser)('WebKit is skipped: it is not installed', ({ skip }) => skip())

let shop: ServedShop
beforeAll(async () => {
  await openDemo()
  shop = await serveShop()
})
afterAll(async () => {
  for (const engine of engines) await engine.close()
  await shop?.stop()
})

const phone = { width: 390, height: 800, hasScript: true }
const desk = { width: 1280, height: 800, hasScript: true }

/** Runs the steps of a new visitor; a failure keeps their window for no other. */
async function visit(engine: Engine, look: Look, steps: (visitor: Visitor) => Promise<void>) {
  const visitor = await Visitor.arrive(engine, shop.origin, look)
  try {
    await steps(visitor)
  } finally {
    await visitor.leave()
  }
}

const addButton = 'main .buy [value="cart.add"]'

async function addToCart(visitor: Visitor, path: string) {
  await visitor.open(path)
  await visitor.click(addButton)
  await visitor.text('.toast')
}

async function fillInAddress(visitor: Visitor) {
  const typed = {
    email: 'asha@example.org',
    name: 'Asha Raghavan',
    addressLine1: 'Laternenweg 14',
    postcode: '10115',
    city: 'Berlin',
  }
  for (const [field, words] of Object.entries(typed)) await visitor.type(`#${field}`, words)
}

/** Goes from the home page to the receipt, and returns the order that the shop stored. */
async function buy(visitor: Visitor) {
  await visitor.open('/de')
  await visitor.type('#q', 'moby dick')
  await visitor.press('Enter')
  await visitor.at('q=moby')
  await visitor.click('main .card__title a')
  await visitor.at('/book/')
  await visitor.click(addButton)
  await visitor.text('.toast')
  await visitor.click('.toast a[href$="/cart"]')
  await visitor.at('/cart$')
  await visitor.click('main [value="cart.checkout"]')
  await visitor.at('/checkout$')
  await fillInAddress(visitor)
  await visitor.click('button[value="order.place"]')
  await visitor.at('/order-received/')
  const path = await visitor.evaluate(() => location.pathname)
  return db.read
    .selectFrom('customerOrder')
    .innerJoin('orderLine', 'orderLine.orderNumber', 'customerOrder.number')
    .select(['productId', 'quantity', 'totalMinor', 'currency', 'country', 'email', 'city'])
    .where('number', '=', path.split('/').at(-1)!)
    .execute()
}

const isOpen = (visitor: Visitor, selector: string) =>
  visitor.evaluate((one) => document.querySelector(one)!.matches(':popover-open, [open]'), selector)

/** A script changes the URL a moment before it shows the page. */
const untilClosed = (visitor: Visitor, selector: string) =>
  expect.poll(() => isOpen(visitor, selector)).toBe(false)

const boxOf = (visitor: Visitor, selector: string) =>
  visitor.evaluate((one) => {
    const { top, right, bottom, left } = document.querySelector(one)!.getBoundingClientRect()
    return { top, right, bottom, left }
  }, selector)

/** Opens a panel by its button twice, and closes it by Escape and by a press on the page. */
async function opensAndCloses(visitor: Visitor, button: string, panel: string) {
  const width = await visitor.evaluate(() => innerWidth)
  // This is outside of a sheet that comes from below, and of a panel that hangs from the right of the header.
  for (const close of [() => visitor.press('Escape'), () => visitor.pressAt(5, 90)]) {
    await visitor.click(button)
    expect(await isOpen(visitor, panel), `${panel} opens`).toBe(true)
    const { left, right } = await boxOf(visitor, panel)
    expect([left >= 0, right <= width], `${panel} is on the screen`).toEqual([true, true])
    await close()
    expect(await isOpen(visitor, panel), `${panel} closes`).toBe(false)
  }
}

const scrollDown = (visitor: Visitor, top: number) =>
  visitor.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)

const each = engines.map((engine) => [engine.name, engine] as const)

describe.each(each)('in %s', { timeout: 180_000 }, (_, engine) => {
  test('a guest buys a book, and the order is the same with JavaScript and without', async () => {
    const orders: unknown[] = []
    for (const hasScript of [false, true])
      await visit(engine, { ...phone, hasScript }, async (visitor) => {
        orders.push(await buy(visitor))
      })
    expect(orders[0]).toMatchObject([{ quantity: 1, email: 'asha@example.org', city: 'Berlin' }])
    expect(orders[1]).toEqual(orders[0])
  })

  test.each([true, false])(
    'menu, filters and preferences close by Escape and by a press outside, JavaScript: %s',
    async (hasScript) => {
      await visit(engine, { ...phone, hasScript }, async (visitor) => {
        await visitor.open('/de/books')
        await opensAndCloses(visitor, '.menu', '#menu')
        await opensAndCloses(visitor, '[popovertarget=listing]', '#listing')
        await opensAndCloses(visitor, 'button.prefs', '#preferences')
      })
      await visit(engine, { ...desk, hasScript }, async (visitor) => {
        await visitor.open('/de/books')
        await opensAndCloses(visitor, 'button.prefs', '#preferences')
      })
    },
  )

  test('what was added is named, with links to cart and checkout, beside the bar that buys', async () => {
    for (const hasScript of [true, false])
      await visit(engine, { ...phone, hasScript }, async (visitor) => {
        await addToCart(visitor, '/de/book/b01')
        expect(await visitor.text('.toast')).toContain('Pride and Prejudice')
        for (const to of ['cart', 'checkout'])
          expect(await visitor.text(`.toast a[href="/de/${to}"]`)).not.toBe('')
        await scrollDown(visitor, 1200)
        const [toast, bar] = [await boxOf(visitor, '.toast'), await boxOf(visitor, '.buy-bar')]
        expect([toast.left >= 0, toast.right <= 390]).toEqual([true, true])
        expect(toast.bottom).toBeLessThanOrEqual(bar.top)
      })
  })

  test('the cart of the header closes by Escape and by a press outside', async () => {
    await visit(engine, desk, async (visitor) => {
      await addToCart(visitor, '/de/book/b01')
      await opensAndCloses(visitor, 'button.mini-cart', '#mini-cart')
    })
  })

  test('the bar of a product page stays in reach and buys', async () => {
    for (const hasScript of [true, false])
      await visit(engine, { ...phone, hasScript }, async (visitor) => {
        await visitor.open('/de/book/b01')
        expect((await boxOf(visitor, addButton)).top).toBeLessThanOrEqual(700)
        await scrollDown(visitor, 1200)
        const { top, bottom } = await boxOf(visitor, '.buy-bar')
        expect([top > 700, Math.round(bottom)]).toEqual([true, 800])
        await visitor.click('.buy-bar button')
        expect(await visitor.text('.toast')).toContain('Pride and Prejudice')
      })
  })

  test('Back and Forward show the page where it was left, with its panels closed', async () => {
    await visit(engine, phone, async (visitor) => {
      await visitor.open('/de/books')
      await scrollDown(visitor, 900)
      await visitor.click('.menu')
      await visitor.click('#menu a[href="/de/authors"]')
      await visitor.at('/authors$')
      await untilClosed(visitor, '#menu')
      await visitor.evaluate(() => history.back())
      await visitor.at('/books$')
      await visitor.until('the place', () => Math.abs(scrollY - 900) < 5)
      await untilClosed(visitor, '#menu')
      await visitor.click('.menu')
      await visitor.evaluate(() => history.forward())
      await visitor.at('/authors$')
      await untilClosed(visitor, '#menu')
    })
  })

  test('a press counts as soon as the page with its button is there', async () => {
    await visit(engine, phone, async (visitor) => {
      await visitor.open('/de/books?q=moby+dick')
      await visitor.click('main .card__title a')
      await visitor.until('the button', (one) => document.querySelector(one) !== null, addButton)
      const { left, top } = await boxOf(visitor, addButton)
      await visitor.pressAt(left + 20, top + 20)
      expect(await visitor.text('.toast')).toContain('Moby')
    })
  })

  test('axe finds nothing on the way to an order', async () => {
    await visit(engine, phone, async (visitor) => {
      const found: string[] = []
      const examine = async (path: string) => {
        await visitor.open(path)
        found.push(...(await visitor.violations()).map((fault) => `${path}: ${fault}`))
      }
      for (const path of ['/de', '/de/books', '/de/book/b05', '/de/product/1']) await examine(path)
      await addToCart(visitor, '/de/book/b01')
      await examine('/de/cart')
      await examine('/de/checkout')
      await fillInAddress(visitor)
      await visitor.click('button[value="order.place"]')
      await visitor.at('/order-received/')
      await examine(await visitor.evaluate(() => location.pathname))
      await examine('/de/my-orders')
      expect(found).toEqual([])
    })
  })
})
