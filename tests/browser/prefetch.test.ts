import { randomUUID } from 'node:crypto'
import type { BrowserContext, Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newVisitor, openDemoShop, untilHydrated } from './visitor/browser.ts'
import { untilCounted } from './visitor/hard-times.ts'

let demo: Awaited<ReturnType<typeof openDemoShop>>
beforeAll(async () => {
  demo = await openDemoShop()
})
afterAll(() => demo.close())

test('a finger that stays on a link has its page asked for; one that scrolls has not', async () => {
  const { page, context, faults } = await newVisitor(demo.browser, demo.shop, {
    ...{ hasTouch: true, isMobile: true, viewport: { width: 390, height: 500 } },
  })
  await page.goto('/about')
  await untilHydrated(page)
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.headers().purpose === 'prefetch') requested.push(new URL(request.url()).pathname)
  })
  const finger = await context.newCDPSession(page)
  const link = page.locator('footer a[href="/returns"]')
  const middle = async () => {
    await link.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await link.boundingBox())!
    return { x: x + width / 2, y: y + height / 2 }
  }
  const touch = (type: string, ...touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints })

  const { x, y } = await middle()
  // Sent together: it may not rest between two of them, however busy the machine is.
  const start = touch('touchStart', { x, y })
  const moves = [20, 40, 60, 80, 100].map((far) => touch('touchMove', { x, y: y + far }))
  await Promise.all([start, ...moves])
  await page.waitForTimeout(200)
  await touch('touchEnd')
  expect(requested).toEqual([])

  const requesting = page.waitForRequest((request) => request.headers().purpose === 'prefetch')
  await touch('touchStart', await middle())
  await requesting
  expect(requested).toEqual(['/returns'])
  expect(faults).toEqual([])
  await context.close()
})

const bookOf = (page: Page) => page.locator('.grid .card__title a').first()
const ownLink = (page: Page) => page.locator('.nav a[href="/books"]')
const addFirst = (page: Page) => page.locator('.card button[value="cart.add"]').first().click()

/** Rests the pointer on a link until the browser has prefetched its page, or has given up. */
async function restOn(link: Locator, context: BrowserContext): Promise<string> {
  const protocol = await context.newCDPSession(link.page())
  const ended = new Promise<string>((resolve) =>
    protocol.on('Preload.prefetchStatusUpdated', ({ status }) => {
      if (['Ready', 'Failure'].includes(status)) resolve(status)
    }),
  )
  await protocol.send('Preload.enable')
  await link.hover()
  return ended
}

const wasPrefetched = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation')
    return (entry as unknown as { deliveryType: string }).deliveryType === 'navigational-prefetch'
  })

/** Returns the bytes that the page's style sheet took from the network, once it has come; 0 from the cache. */
const styleBytes = (page: Page) =>
  page.evaluate(() => {
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return all.filter(({ name }) => name.endsWith('.css')).map((one) => one.transferSize)
  })

describe('without scripts', () => {
  const plain = { javaScriptEnabled: false }
  const open = async (path: string, more: object = {}) => {
    const visit = await newVisitor(demo.browser, demo.shop, { ...plain, ...more })
    await visit.page.goto(path)
    return visit
  }

  test('a link of the catalogue opens the page that was prefetched as the pointer lay on it', async () => {
    const { page, context, faults } = await open('/books')
    expect(await restOn(bookOf(page), context)).toBe('Ready')
    await bookOf(page).click()
    await page.waitForURL('**/book/*')
    expect(await wasPrefetched(page)).toBe(true)
    expect(faults).toEqual([])
    await context.close()
  })

  test('what a form changed is shown, though the page was prefetched before', async () => {
    const { page, context } = await open('/books')
    await addFirst(page)
    await untilCounted(page, 1)
    expect(await restOn(ownLink(page), context)).toBe('Ready')
    await addFirst(page)
    await untilCounted(page, 2)
    expect(await wasPrefetched(page)).toBe(false)
    await context.close()
  })

  test('no page of a customer is prefetched, so none is shown that signed out meanwhile', async () => {
    const { page, context } = await open('/books')
    const other = await context.newPage()
    await other.goto('/login-register')
    const form = other.locator('section[aria-labelledby=register]')
    await form.locator('[name=name]').fill('Asha Raghavan')
    await form.locator('[name=email]').fill(`asha-${randomUUID()}@example.org`)
    await form.locator('[name=password]').fill('a lantern in the fog')
    await form.locator('button').click()
    await other.waitForURL(/my-account/)
    await page.bringToFront()
    expect(await restOn(bookOf(page), context)).toBe('Failure')
    await other.goto('/logout')
    await bookOf(page).click()
    await page.waitForURL('**/book/*')
    expect(await page.content()).not.toContain('Asha')
    await context.close()
  })

  test('the first page with a cookie has its style from the cache', async () => {
    const { page, context } = await open('/books')
    await expect.poll(async () => (await styleBytes(page))[0]).toBeGreaterThan(0)
    await addFirst(page)
    await untilCounted(page, 1)
    expect(await page.locator('link[rel=stylesheet]').count()).toBe(1)
    expect(await styleBytes(page)).toEqual([0])
    await context.close()
  })

  test('nothing is fetched ahead for who saves data', async () => {
    const { page, context } = await open('/books', { extraHTTPHeaders: { 'Save-Data': 'on' } })
    await page.waitForLoadState('networkidle')
    expect(await styleBytes(page)).toEqual([])
    await context.close()
  })
})

type Rules = {
  prefetch: [{ where: { and: [{ href_matches: string[] }, { not: { href_matches: string } }] } }]
}

test('the rules name pages of the catalogue, and no page that does something or has a key', async () => {
  const { page, context } = await newVisitor(demo.browser, demo.shop)
  await page.goto('/about')
  const rules = (await (await page.request.get('/speculation-rules.json')).json()) as Rules
  const [of, keys] = rules.prefetch[0].where.and
  const named = (paths: string[]) =>
    page.evaluate(
      ({ paths, of, keys }) => {
        const matches = (patterns: string[], path: string) =>
          patterns.some((one) => new URLPattern(one, location.origin).test(path, location.origin))
        return paths.filter((path) => matches(of, path) && !matches([keys], path))
      },
      { paths, of: of.href_matches, keys: keys.not.href_matches },
    )
  const pages = ['/', '/de', '/books', '/fr/books?page=2', '/book/b01', '/de/product/1']
  expect(await named(pages)).toEqual(pages)
  const others = [
    '/logout',
    '/fr/logout',
    '/cart',
    '/checkout',
    '/my-account',
    '/wishlist',
    '/order-received/A?key=x',
    '/book/b01?notify=x',
    '/books?q=a&confirm=x',
    '/book/b01/sample',
    '/downloads/ebooks',
    '/opds',
    '/books.atom',
    '/art/cover/b01-x.svg',
    '/xx',
    '/es/books',
  ]
  expect(await named(others)).toEqual([])
  await context.close()
})

test('a prefetched page of a book is counted and recorded as viewed once it is opened', async () => {
  const { page, context } = await newVisitor(demo.browser, demo.shop)
  // Otherwise the pages prefetch for themselves.
  await page.route('**/entry.client-*.js', (route) => route.abort())
  await page.goto('/books')
  await addFirst(page)
  await untilCounted(page, 1)
  const requested: string[] = []
  page.on('request', (request) => requested.push(`${request.url()} ${request.postData() ?? ''}`))
  expect(await restOn(bookOf(page), context)).toBe('Ready')
  expect(requested.filter((one) => one.includes('routes%2Fbook&'))).toEqual([])
  await bookOf(page).click()
  await page.waitForURL('**/book/*')
  for (const sent of [
    'page-view page=routes%2Fbook&language=en&prefetched=1',
    '_data=routes%2Fbook',
  ])
    await expect.poll(() => requested.filter((one) => one.includes(sent)).length).toBe(1)
  await context.close()
})

test('with scripts the first move takes neither style nor icons from the network', async () => {
  const { page, context, faults } = await newVisitor(demo.browser, demo.shop)
  await page.goto('/books')
  await untilHydrated(page)
  await page.waitForLoadState('networkidle')
  const loaded = await page.evaluate(() => {
    const all = performance.getEntriesByType('resource')
    performance.clearResourceTimings()
    return all.map(({ name }) => name)
  })
  expect(loaded.filter((name) => name.endsWith('.css'))).not.toEqual([])
  await bookOf(page).click()
  await page.waitForURL('**/book/*')
  await page.locator('.stage img').waitFor()
  const fetched = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, transferSize }) => /\.css$|icons/.test(name) && transferSize > 0)
      .map(({ name }) => name),
  )
  expect(fetched).toEqual([])
  expect(faults).toEqual([])
  await context.close()
})
