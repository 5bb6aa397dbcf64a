import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BrowserContext, Page } from 'playwright'
import { newVisitor, openDemoShop, untilHydrated } from './visitor/browser.ts'
import { add, delayResponse, scripts, untilCounted } from './visitor/hard-times.ts'

let demo: Awaited<ReturnType<typeof openDemoShop>>
beforeAll(async () => {
  demo = await openDemoShop()
})
afterAll(() => demo.close())

/** What the pages of a visitor say of themselves. */
function listen(context: BrowserContext): string[] {
  const sent: string[] = []
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/page-view') sent.push(request.postData() ?? '')
  })
  return sent
}

function listenForScripts(page: Page): string[] {
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested.push(new URL(request.url()).pathname)
  })
  return requested
}

/** Long enough for a second one that must not come. */
const finish = async (page: Page) => {
  await untilHydrated(page)
  await page.waitForTimeout(300)
}

describe('a document that starts', () => {
  test('says so once, and not again as links, forms and Back are followed in it', async () => {
    const { page, context, faults } = await newVisitor(demo.browser, demo.shop)
    const sent = listen(context)
    const answered = page.waitForResponse(/page-view/)
    await page.goto('/books?page=2')
    expect((await answered).status()).toBe(204)
    await finish(page)
    expect(sent).toEqual(['page=routes%2Fbooks&language=en'])
    await page.locator('.nav a[href="/catalogue"]').click()
    await page.waitForURL(/catalogue/)
    await page.goBack()
    // The address is that of the list before the list is shown.
    await page.locator('.nav a[href="/books"][aria-current]').waitFor()
    await page.locator('.card button[value="cart.add"]').first().click()
    await page.locator('.toast').waitFor()
    await finish(page)
    expect(sent).toHaveLength(1)
    await page.reload()
    await finish(page)
    await page.goto('/fr/no/such/page')
    await finish(page)
    expect(sent.slice(1)).toEqual([
      'page=routes%2Fbooks&language=en',
      'page=unknown-path&language=fr',
    ])
    expect(faults).toEqual([])
    await context.close()
  })

  test.each([
    ['Do Not Track', 'doNotTrack', '1'],
    ['Global Privacy Control', 'globalPrivacyControl', true],
  ])('says nothing under %s', async (_, name, value) => {
    const { page, context } = await newVisitor(demo.browser, demo.shop)
    await context.addInitScript(
      ([key, text]) =>
        Object.defineProperty(Navigator.prototype, key as string, { get: () => text }),
      [name, value],
    )
    const sent = listen(context)
    await page.goto('/books')
    await finish(page)
    expect(sent).toEqual([])
    await context.close()
  })

  test('says so on the way back where storage is forbidden, too', async () => {
    const { page, context, faults } = await newVisitor(demo.browser, demo.shop)
    await context.addInitScript(() =>
      Object.defineProperty(globalThis, 'sessionStorage', {
        get() {
          throw new DOMException('forbidden', 'SecurityError')
        },
      }),
    )
    const sent = listen(context)
    await page.goto('/books')
    await untilHydrated(page)
    await page.locator('.card__title a').first().click()
    await page.waitForURL(/\/book\//)
    await page.goto('/fr/about')
    await finish(page)
    await page.evaluate(() => void setTimeout(() => history.go(-2)))
    await page.waitForURL(/\/books$/)
    await finish(page)
    expect(sent.slice(2)).toEqual(['page=routes%2Fbooks&language=en'])
    expect(faults).toEqual([])
    await context.close()
  })

  test('removes a service worker that another shop left at this address', async () => {
    const { page, context, faults } = await newVisitor(demo.browser, demo.shop)
    await leaveWorker(page)
    expect(await countWorkers(page)).toBe(1)
    await page.goto('/books')
    await finish(page)
    expect(await countWorkers(page)).toBe(0)
    expect(faults).toEqual([])
    await context.close()
  })
})

describe('what React needs', () => {
  test('comes by itself after what is shown, and takes over where somebody reads on', async () => {
    const { page, context, faults } = await newVisitor(demo.browser, demo.shop)
    const requested = listenForScripts(page)
    await page.goto('/books')
    await page.waitForFunction(() => typeof __remixRouter !== 'undefined')
    expect(requested[0]).toMatch(/bootstrap\.client/)
    // Each once: what was fetched ahead is what runs.
    expect(requested.length).toBe(new Set(requested).size)
    expect(faults).toEqual([])
    await context.close()
  })

  const signs: [string, (page: Page) => Promise<unknown>][] = [
    ['a pointer', (page) => page.mouse.move(9, 9)],
    ['a key', (page) => page.keyboard.press('Tab')],
    ['a finger that scrolls', (page) => page.evaluate(() => scrollBy(0, 200))],
  ]
  test.each(signs)('waits where data is dear for %s', async (_, give) => {
    const { page, context, faults } = await visitSavingData()
    expect(await hasBegun(page)).toBe(false)
    await give(page)
    await expect.poll(() => hasBegun(page)).toBe(true)
    expect(faults).toEqual([])
    await context.close()
  })

  test('is not asked for by a tap that leads to another page', async () => {
    const { page, context, faults } = await visitSavingData({ hasTouch: true, isMobile: true })
    const letGo = await delayResponse(page, /\/about$/)
    const requesting = listenForScripts(page)
    const requested = page.waitForRequest('**/about')
    const { x, y } = (await page.locator('.nav a[href="/about"]').boundingBox())!
    await page.touchscreen.tap(x + 5, y + 5)
    await requested
    await page.waitForTimeout(300)
    expect(requesting).toEqual([])
    letGo()
    await page.waitForURL('**/about')
    expect(faults).toEqual([])
    await context.close()
  })
})

describe('what was chosen before React took over', () => {
  test('narrows and orders a list once it has', async () => {
    const { page, context, faults } = await newVisitor(demo.browser, demo.shop)
    const letGo = await delayResponse(page, scripts)
    await page.goto('/books', { waitUntil: 'commit' })
    await page.locator('#sort').selectOption('title')
    letGo()
    await page.waitForURL(/sort=title/, { timeout: 20_000 })
    expect(await page.locator('#sort').inputValue()).toBe('title')
    expect(faults).toEqual([])
    await context.close()
  })

  test.runIf(process.env.LONG)(
    'is left where the browser filled it in on the way back',
    async () => {
      const { page, context, faults } = await newVisitor(demo.browser, demo.shop)
      await page.goto('/about')
      await page.goto('/books')
      await page.goto('/about')
      // As a browser does that gives back what was chosen.
      await context.addInitScript(() =>
        addEventListener('DOMContentLoaded', () => {
          const order = document.querySelector<HTMLSelectElement>('#sort')
          if (order) order.value = 'title'
        }),
      )
      await page.goBack()
      await finish(page)
      await page.waitForTimeout(500)
      expect(page.url()).toMatch(/\/books$/)
      expect(faults).toEqual([])
      await context.close()
    },
  )

  const choices = [
    ['country', (page: Page) => page.locator('#country').selectOption('DE')],
    ['way of delivery', (page: Page) => page.locator('[name=delivery]:not(:checked)').check()],
  ] as const
  test.each(process.env.LONG ? choices : choices.slice(0, 1))(
    'decides the sums of the checkout once it has: %s',
    async (_, choose) => {
      const { page, context, faults } = await newVisitor(demo.browser, demo.shop)
      const total = page.locator('main .sums .total')
      await page.goto('/books')
      await add(page).click()
      await untilCounted(page, 1)
      const letGo = await delayResponse(page, scripts)
      await page.goto('/checkout', { waitUntil: 'commit' })
      const before = await total.innerText()
      await choose(page)
      const update = page.getByRole('button', { name: 'Update the total' })
      expect(await update.isVisible()).toBe(true)
      letGo()
      await expect.poll(() => total.innerText()).not.toBe(before)
      expect(await update.count()).toBe(0)
      // And as it is changed from then on, in place.
      const now = await total.innerText()
      await page.locator('#country').focus()
      await page.locator('#country').selectOption('FR')
      await expect.poll(() => total.innerText()).not.toBe(now)
      await page.locator('#country:focus').waitFor()
      expect(faults).toEqual([])
      await context.close()
    },
  )
})

/** Whether scripts other than the first were asked for: where data is dear only to be run. */
const hasBegun = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/packages-[^/]+\.js$/.test(name)),
  )

/** On the page "About", once its first script has run. */
async function visitSavingData(options: Parameters<typeof newVisitor>[2] = {}) {
  const context = await newVisitor(demo.browser, demo.shop, options)
  await context.context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  const started = context.page.waitForRequest(/page-view/)
  await context.page.goto('/about')
  await started
  return context
}

const countWorkers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

/** As if the shop before had had a script for it. */
async function leaveWorker(page: Page) {
  await page.context().route('**/worker.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'self.addEventListener("fetch", () => undefined)',
    }),
  )
  await page.goto('/')
  await finish(page)
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/worker.js')
    await navigator.serviceWorker.ready
  })
}
