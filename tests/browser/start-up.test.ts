import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BrowserContext, Page } from 'playwright'
import { newVisitor, openDemoShop, untilHydrated } from './browser.ts'

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

/** Long enough for a second one that must not come. */
const settle = async (page: Page) => {
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
    await settle(page)
    expect(sent).toEqual(['page=routes%2Fbooks&language=en'])
    await page.locator('.nav a[href="/catalogue"]').click()
    await page.waitForURL(/catalogue/)
    await page.goBack()
    await page.waitForURL(/books/)
    await page.locator('.card button[value="cart.add"]').first().click()
    await page.locator('.toast').waitFor()
    await settle(page)
    expect(sent).toHaveLength(1)
    await page.reload()
    await settle(page)
    await page.goto('/fr/no/such/page')
    await settle(page)
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
      ([key, said]) =>
        Object.defineProperty(Navigator.prototype, key as string, { get: () => said }),
      [name, value],
    )
    const sent = listen(context)
    await page.goto('/books')
    await settle(page)
    expect(sent).toEqual([])
    await context.close()
  })

  test('removes a service worker that another shop left at this address', async () => {
    const { page, context, faults } = await newVisitor(demo.browser, demo.shop)
    await leaveWorker(page)
    expect(await countWorkers(page)).toBe(1)
    await page.goto('/books')
    await settle(page)
    expect(await countWorkers(page)).toBe(0)
    expect(faults).toEqual([])
    await context.close()
  })
})

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
  await settle(page)
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/worker.js')
    await navigator.serviceWorker.ready
  })
}
