import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { ownCoverPath } from '#app/art/art-paths.ts'
import { newVisitor, openDemoShop, openWholeBrowser, untilHydrated } from './visitor/browser.ts'
import { delayResponse, scripts, serveInPieces } from './visitor/hard-times.ts'

let demo: Awaited<ReturnType<typeof openDemoShop>>
beforeAll(async () => {
  demo = await openDemoShop(openWholeBrowser)
})
afterAll(() => demo.close())

const groundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.querySelector('.foot')!).backgroundColor)

const sheetsOf = (page: Page) => page.evaluate(() => document.styleSheets.length)

/** The sum of all unexpected moves, as browsers reckon it. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts = Object.assign(globalThis, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.shifted += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
const shiftsOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted)

test('a first list asks a telephone for at most 14 files, 12 but for pictures, and waits for no style', async () => {
  const { page, context, faults } = await newVisitor(demo.browser, demo.shop, {
    viewport: { width: 412, height: 823 },
  })
  // What was prefetched comes from the browser's cache when it is asked for again.
  const files = new Set<string>()
  const styles: string[] = []
  page.on('request', (request) => {
    files.add(request.url())
    // The file for the next pages, which is prefetched, is none that this one waits for.
    if (request.resourceType() === 'stylesheet') styles.push(request.url())
  })
  await page.goto('/books')
  // Icons come within the page.
  expect([...files].filter((url) => url.includes('/icons-'))).toEqual([])
  expect(styles).toEqual([])
  await untilHydrated(page)
  await page.waitForLoadState('networkidle')
  expect(files.size, [...files].join('\n')).toBeLessThanOrEqual(14)
  const others = [...files].filter((url) => !/\/art\/|\.svg$/.test(url))
  expect(others.length, others.join('\n')).toBeLessThanOrEqual(12)
  await page.locator('.grid button[value="cart.add"]').first().click()
  await page.locator('.toast').waitFor()
  // What came within, and the file once.
  expect(await sheetsOf(page)).toBe(2)
  expect(faults).toEqual([])
  await context.close()
})

test('what is folded is not laid out before somebody opens it', async () => {
  const { page, context, faults } = await newVisitor(demo.browser, demo.shop, {
    viewport: { width: 412, height: 823 },
  })
  await page.goto('/books')
  for (const [summary, panel] of [
    ['button.prefs', '#preferences'],
    ['.sticky > [popovertarget=listing]', '#listing'],
  ] as const) {
    const display = () => page.locator(panel).evaluate((one) => getComputedStyle(one).display)
    expect(await display(), panel).toBe('none')
    await page.locator(summary).click()
    expect(await display(), panel).not.toBe('none')
  }
  expect(faults).toEqual([])
  await context.close()
})

test('a cover that comes with others in one file looks as it does alone', async () => {
  const { page, context, faults } = await newVisitor(demo.browser, demo.shop)
  await page.goto('/books')
  const sources = await page
    .locator('.card img')
    .evaluateAll((images) => images.slice(0, 6).map((one) => one.getAttribute('src')!))
  expect(sources).toHaveLength(6)
  for (const src of sources) {
    expect(src).toMatch(/^\/art\/covers\/.+\.svg#.+/)
    const looks = await page.evaluate(drawAll, [src, ownCoverPath(src)!])
    expect(looks[0]).toBe(looks[1])
  }
  expect(faults).toEqual([])
  await context.close()
})

/** Runs in the page. */
const drawAll = (sources: string[]) =>
  Promise.all(
    sources.map(async (src) => {
      const image = Object.assign(new Image(300, 450), { src })
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 450 })
      canvas.getContext('2d')!.drawImage(image, 0, 0, 300, 450)
      return canvas.toDataURL()
    }),
  )

test('the page after it waits for the file of style, which stays, also on the way back', async () => {
  const { page, context, faults } = await newVisitor(demo.browser, demo.shop)
  await page.route('**/*.css', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await page.goto('/books')
  await untilHydrated(page)
  const ground = await groundOf(page)
  await page.locator('.nav a[href="/about"]').click()
  await page.locator('.nav a[href="/about"][aria-current]').waitFor()
  // What came within, and the file: shown with the page, not after it.
  expect(await sheetsOf(page)).toBe(2)
  await page.goBack()
  await page.locator('.nav a[href="/books"][aria-current]').waitFor()
  expect(await sheetsOf(page)).toBe(2)
  expect(await groundOf(page)).toBe(ground)
  expect(faults).toEqual([])
  await context.close()
})

const phone = { width: 412, height: 823 }
const firstPages = [
  ...['/', '/books', '/book/b01'].map((path) => ({ path, size: { width: 1280, height: 720 } })),
  // Its heading ends so near the edge that another italic breaks it elsewhere.
  { path: '/de', size: phone },
]

test('nothing of a first page moves, though its font comes late', async () => {
  const { page, context } = await newVisitor(demo.browser, demo.shop)
  await watchShifts(page)
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600))
    await route.continue()
  })
  for (const { path, size } of firstPages) {
    await page.setViewportSize(size)
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(200)
    expect(await shiftsOf(page), path).toBeLessThan(0.001)
  }
  await context.close()
})

test('the italic of the first heading is there at a first visit, and no other italic is fetched', async () => {
  const { page, context } = await newVisitor(demo.browser, demo.shop, { viewport: phone })
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto('/de')
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(() => document.fonts.check("500 1em 'Alegreya Hero'"))).toBe(true)
  const italics = requested.filter((url) => url.includes('italic'))
  expect(italics).toEqual([expect.stringContaining('hero-italic')])
  await page.goto('/books')
  await page.evaluate(() => document.fonts.ready)
  expect(requested.filter((url) => url.includes('italic'))).toEqual(italics)
  await context.close()
})

test('the rupee sign in running text is that of the shop’s own font', async () => {
  const { page, context } = await newVisitor(demo.browser, demo.shop)
  await page.goto('/about')
  const widths = await page.evaluate(async () => {
    await document.fonts.load('100px Alegreya', '₹')
    const canvas = document.createElement('canvas').getContext('2d')!
    return ['monospace', 'serif'].map((fallback) => {
      canvas.font = `100px Alegreya, ${fallback}`
      return canvas.measureText('₹').width
    })
  })
  expect(widths[0]).toBe(widths[1])
  expect(widths[0]).toBeCloseTo(32.7, 0)
  await context.close()
})

test.each(firstPages)('nothing of $path moves, though it comes in pieces', async (first) => {
  using slow = await serveInPieces(demo.shop.origin)
  const { page, context } = await newVisitor(demo.browser, slow, { viewport: first.size })
  await watchShifts(page)
  await page.goto(first.path)
  await page.waitForTimeout(200)
  expect(await shiftsOf(page)).toBeLessThan(0.001)
  await context.close()
})

test.each([
  ['once it is near', false],
  ['once somebody is there', true],
])('what is far below is laid out %s', async (_, javaScriptEnabled) => {
  const { page, context, faults } = await newVisitor(demo.browser, demo.shop, {
    viewport: { width: 412, height: 823 },
    javaScriptEnabled,
  })
  const letGo = await delayResponse(page, scripts)
  await page.goto('/books', { waitUntil: 'commit' })
  const far = page.locator('.card').nth(20)
  const isLaidOut = () =>
    far.evaluate((card) => card.firstElementChild!.checkVisibility({ contentVisibilityAuto: true }))
  expect(await isLaidOut()).toBe(false)
  letGo()
  if (javaScriptEnabled) await untilHydrated(page)
  else await far.scrollIntoViewIfNeeded()
  await expect.poll(isLaidOut).toBe(true)
  expect(faults).toEqual([])
  await context.close()
})

// Chromium 150 gives a modulepreload its high priority whatever its fetchpriority says, so the order is what holds.
test('the pictures are asked for before any script but the small one that begins', async () => {
  const { page, context } = await newVisitor(demo.browser, demo.shop)
  const protocol = await context.newCDPSession(page)
  await protocol.send('Network.enable')
  const requested: { url: string; priority: string }[] = []
  protocol.on('Network.requestWillBeSent', ({ request: { url, initialPriority: priority } }) => {
    requested.push({ url, priority })
  })
  // The words among them, which no script has asked for yet.
  const words = page.waitForRequest(/\/en-[^/]+\.js$/)
  await page.goto('/books')
  await words
  const isScript = ({ url }: { url: string }) =>
    url.endsWith('.js') && !url.includes('bootstrap.client')
  const first = requested.findIndex(isScript)
  const pictures = requested.filter(({ url }) => url.includes('/art/'))
  expect(pictures.find(({ url }) => url.includes('/art/covers/'))?.priority).toBe('High')
  for (const picture of pictures) expect(requested.indexOf(picture)).toBeLessThan(first)
  expect(requested.filter(isScript).length).toBeGreaterThan(5)
  await context.close()
})

test('the cover of a book whose page is a first one is painted from the page itself, and stays', async () => {
  const { page, context, faults } = await newVisitor(demo.browser, demo.shop)
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto('/book/b01')
  const cover = page.locator('.stage img')
  const widthOf = () => cover.evaluate((one: HTMLImageElement) => one.naturalWidth)
  expect(await widthOf()).toBe(300)
  await untilHydrated(page)
  expect(await widthOf()).toBe(300)
  expect(requested.filter((url) => url.includes('/art/cover/b01'))).toEqual([])
  // None that the policy blocked.
  expect(faults).toEqual([])
  await context.close()
})

/** Where each control on the screen stands, and how far one of them is from there later. */
const noteControls = (page: Page) =>
  page.evaluate(() => {
    const controls = document.querySelectorAll('a, button, input, select, textarea, summary')
    const placed = [...controls].map((one) => ({ one, top: one.getBoundingClientRect().top }))
    Object.assign(globalThis, { placed: placed.filter(({ top }) => top < innerHeight) })
  })
/** A button that is gone is not moved: what it did is done by a change of its fields. */
const movedControls = (page: Page) =>
  page.evaluate(() => {
    const { placed } = globalThis as unknown as { placed: { one: Element; top: number }[] }
    return placed
      .filter(({ one }) => !one.hasAttribute('hidden'))
      .filter(({ one, top }) => Math.abs(one.getBoundingClientRect().top - top) > 0.5)
      .map(({ one }) => one.outerHTML.slice(0, 120))
  })

test('no control moves from under a finger as React takes over', { timeout: 120_000 }, async () => {
  const { page, context } = await newVisitor(demo.browser, demo.shop, { viewport: phone })
  const expectStill = async (paths: string[]) => {
    for (const path of paths) {
      expect((await page.goto(path))!.status(), path).toBe(200)
      await page.evaluate(() => document.fonts.ready)
      await noteControls(page)
      expect(await page.evaluate(() => typeof __remixRouter), path).toBe('undefined')
      await untilHydrated(page)
      expect(await movedControls(page), path).toEqual([])
    }
  }
  await expectStill(['/', '/books', '/product/1', '/login-register', '/forgot-password'])
  await expectStill(['/contact', '/withdrawal', '/tracking', '/book/b01'])
  await page.locator('main button[value="cart.add"]').first().click()
  await page.locator('.toast').waitFor()
  await expectStill(['/cart', '/checkout', '/login-register'])
  const form = page.locator('section[aria-labelledby=register]')
  await form.locator('[name=name]').fill('Asha Raghavan')
  await form.locator('[name=email]').fill(`asha-${randomUUID()}@example.org`)
  await form.locator('[name=password]').fill('a lantern in the fog')
  await form.locator('button').click()
  await page.waitForURL(/my-account/)
  await expectStill(['/my-account', '/my-orders', '/wishlist', '/checkout'])
  await context.close()
})
