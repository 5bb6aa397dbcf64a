import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright'
import { aBook } from '../fixtures/catalogue.ts'
import { serveShop, type ServedShop } from '../served-shop.ts'
import { newVisitor, openBrowser, untilHydrated } from './visitor/browser.ts'
import {
  add,
  counted,
  goToCheckout,
  delayResponse,
  newBuyer,
  ordersOf,
  placeOrder,
  scripts,
  untilCounted,
  untilReceipt,
  countDocuments,
} from './visitor/hard-times.ts'

let shop: ServedShop
let browser: Browser
beforeAll(async () => {
  for (const name of ['Armadale', 'Basil', 'The Moonstone']) await aBook({ name, stock: 1000 })
  ;[shop, browser] = await Promise.all([serveShop(), openBrowser()])
}, 60_000)
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

const long = Boolean(process.env.LONG)

async function newPage(options: Parameters<typeof newVisitor>[2] = {}) {
  const { page, context, faults } = await newVisitor(browser, shop, options)
  page.setDefaultTimeout(15_000)
  return { page, context, faults, strange: countDocuments(context), email: newBuyer() }
}
type Visitor = Awaited<ReturnType<typeof newPage>>

/** Buys one book, and looks that it is one order of it and that nothing but pages was shown. */
async function buy({ page, email, strange, context }: Visitor, until?: () => Promise<unknown>) {
  await goToCheckout(page, email)
  await placeOrder(page).click()
  await untilReceipt(page)
  expect(await ordersOf(email)).toEqual([[1]])
  await until?.()
  expect(strange).toEqual([])
  await context.close()
}

describe('a purchase from the list to the receipt is one order', () => {
  test('with JavaScript off', async () => {
    await buy(await newPage({ javaScriptEnabled: false }))
  })

  test('with no script ever coming', async () => {
    const visitor = await newPage()
    await visitor.context.route(/\.js$/, (route) => route.abort())
    await buy(visitor)
  })

  const some = ['checkout']
  test('with one script failing, whichever it is', { timeout: 300_000 }, async () => {
    for (const name of long ? await scriptNames() : some) {
      const visitor = await newPage()
      let failed = 0
      await visitor.context.route(new RegExp(`/assets/${name}-[^/]+\\.js$`), (route) => {
        failed++
        return route.abort()
      })
      // The scripts of the receipt are requested after it is shown.
      await buy(visitor, () =>
        expect.poll(() => failed, { timeout: 15_000, message: name }).toBeGreaterThan(0),
      )
    }
  })

  test('on a device six times slower, pressed twice and as soon as a button is there', async () => {
    const visitor = await newPage()
    const { page, context, email, strange } = visitor
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    await goToCheckout(page, email)
    await placeOrder(page).dblclick()
    await untilReceipt(page)
    expect(await ordersOf(email)).toEqual([[1]])
    expect(strange).toEqual([])
    await context.close()
  })
})

/** The files of all pages that a purchase goes through, without what tells one build from another. */
async function scriptNames(): Promise<string[]> {
  const names = new Set<string>()
  const { page, context, email } = await newPage()
  page.on('request', (request) => {
    const name = /\/assets\/(.+)-[^/]+\.js$/.exec(request.url())?.[1]
    if (name) names.add(name)
  })
  await goToCheckout(page, email)
  await placeOrder(page).click()
  await untilReceipt(page)
  await untilHydrated(page)
  await context.close()
  return [...names]
}

describe('a press while the scripts come', () => {
  const moments: [string, (page: Page, letGo: () => void) => Promise<void>][] = [
    ['before they run', async (page) => page.mouse.up()],
    [
      'held down until they have run',
      async (page, letGo) => {
        letGo()
        await untilHydrated(page)
        await page.mouse.up()
      },
    ],
    ...[0, 10, 30, 60, 100].slice(0, long ? 5 : 1).map(
      (ms) =>
        [
          `let go ${ms} ms after they came`,
          async (page: Page, letGo: () => void) => {
            letGo()
            await page.waitForTimeout(ms)
            await page.mouse.up()
          },
        ] as (typeof moments)[number],
    ),
  ]

  test.each(moments)('counts once: %s', async (_, press) => {
    const { page, context, strange } = await newPage()
    const letGo = await delayResponse(context, scripts)
    await page.goto('/books', { waitUntil: 'commit' })
    await add(page).hover()
    await page.mouse.down()
    await press(page, letGo)
    letGo()
    await untilCounted(page, 1)
    await untilHydrated(page)
    await page.goto('/cart')
    expect(await counted(page)).toBe(1)
    expect(strange).toEqual([])
    await context.close()
  })
})

describe('a connection that is lost', () => {
  test('leaves what was typed, says so, and the same press orders once it is back', async () => {
    const { page, context, email, strange } = await newPage()
    await goToCheckout(page, email)
    await untilHydrated(page)
    await context.setOffline(true)
    await placeOrder(page).click()
    await page.locator('.toast--error').waitFor()
    expect(await page.locator('#email').inputValue()).toBe(email)
    await context.setOffline(false)
    await placeOrder(page).click()
    await untilReceipt(page)
    expect(await ordersOf(email)).toEqual([[1]])
    expect(strange).toEqual([])
    await context.close()
  })

  test.each([true, false])(
    'after the order was taken leads to its receipt at the next press (JavaScript: %s)',
    async (javaScriptEnabled) => {
      const { page, context, email, strange } = await newPage({ javaScriptEnabled })
      await goToCheckout(page, email)
      if (javaScriptEnabled) await untilHydrated(page)
      const lose = context.route(
        (url) => url.pathname === '/checkout',
        async (route) => {
          if (route.request().method() !== 'POST') return route.fallback()
          await route.fetch({ maxRedirects: 0 })
          await route.abort('connectionreset')
        },
        { times: 1 },
      )
      await lose
      await placeOrder(page).click()
      await expect.poll(() => ordersOf(email)).toEqual([[1]])
      if (javaScriptEnabled) {
        await page.locator('.toast--error').waitFor()
        await placeOrder(page).click()
      } else {
        await page.waitForURL(/^chrome-error:/)
        // As the browser's own page offers: the same form again.
        await page.reload()
      }
      await untilReceipt(page)
      expect(await ordersOf(email)).toEqual([[1]])
      expect(strange).toEqual([])
      await context.close()
    },
  )
})
