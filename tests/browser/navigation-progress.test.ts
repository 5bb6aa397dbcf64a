import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { newVisitor, openDemoShop, openWholeBrowser, untilHydrated } from './visitor/browser.ts'
import { delayResponse } from './visitor/hard-times.ts'

let demo: Awaited<ReturnType<typeof openDemoShop>>
beforeAll(async () => {
  demo = await openDemoShop()
})
afterAll(() => demo.close())

/** All but the small script that begins. */
const reactScripts = /\/assets\/(?!bootstrap\.client).*\.js$/
const authors = /\/authors$/

const busy = (page: Page) => page.evaluate(() => document.documentElement.dataset.busy)

type Seen = { busy: string | undefined; isVisible: boolean; isHydrated: boolean }

/** Notes in the page itself what it shows: Playwright waits for a page that is on its way. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const seen: Seen[] = []
    setInterval(() => {
      const { visibility } = getComputedStyle(document.querySelector('.progress')!)
      seen.push({
        busy: document.documentElement.dataset.busy,
        isVisible: visibility === 'visible',
        isHydrated: Object.keys(document).some((key) => key.startsWith('__reactContainer')),
      })
      sessionStorage.seen = JSON.stringify(seen)
      // Begins React where its scripts come.
      dispatchEvent(new Event('pointermove'))
    }, 50)
  })
const seenOn = async (page: Page) =>
  JSON.parse(await page.evaluate(() => sessionStorage.seen as string)) as Seen[]

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const answerLate = (page: Page, what: RegExp, ms: number) =>
  page.route(what, async (route) => {
    await wait(ms)
    await route.continue()
  })

/** A page whose first script runs, while React does not come. */
async function open(path: string, browser = demo.browser) {
  const visitor = await newVisitor(browser, demo.shop)
  const letGo = await delayResponse(visitor.page, reactScripts)
  const started = visitor.page.waitForResponse(/bootstrap\.client/)
  await visitor.page.goto(path, { waitUntil: 'commit' })
  await (await started).finished()
  await visitor.page.waitForTimeout(100)
  return { ...visitor, letGo }
}

/** A click of Playwright's own would wait until the page is left. */
const press = (page: Page, selector: string) =>
  page.evaluate((one) => {
    setTimeout(() => document.querySelector<HTMLElement>(one)!.click())
  }, selector)

describe('before React runs', () => {
  test.each([
    ['a link', '.nav a[href="/authors"]', authors, '.nav a[href="/authors"][aria-current]'],
    ['a form', '.card button[value="cart.add"]', /\/books$/, '.toast'],
  ])(
    '%s shows that a page is on its way, until it is there',
    async (_, pressed, requested, there) => {
      const { page, context, faults } = await open('/books')
      await watch(page)
      await answerLate(page, requested, 1_000)
      await press(page, pressed)
      await page.locator(there).first().waitFor()
      expect(await busy(page)).toBeUndefined()
      const seen = await seenOn(page)
      expect(seen[0]).toMatchObject({ isVisible: false })
      expect(seen.at(-1)).toEqual({ busy: 'leaving', isVisible: true, isHydrated: false })
      expect(faults).toEqual([])
      await context.close()
    },
  )

  test('the sign stays while React takes over', async () => {
    const { page, context, faults, letGo } = await open('/books')
    await watch(page)
    await answerLate(page, authors, 6_000)
    await press(page, '.nav a[href="/authors"]')
    await wait(1_000)
    letGo()
    await page.waitForURL(authors)
    const seen = await seenOn(page)
    expect(seen.at(-1)).toEqual({ busy: 'leaving', isVisible: true, isHydrated: true })
    const shown = seen.slice(seen.findIndex(({ isVisible }) => isVisible))
    expect(shown.every(({ isVisible }) => isVisible)).toBe(true)
    expect(faults).toEqual([])
    await context.close()
  })

  test('a page that comes at once shows none', async () => {
    const { page, context, faults } = await open('/books')
    await page.evaluate(() => {
      const { documentElement } = document
      new MutationObserver(() => (sessionStorage.busy = 'yes')).observe(documentElement, {
        attributeFilter: ['data-busy'],
      })
    })
    await page.route(authors, (route) => route.fulfill({ contentType: 'text/html', body: 'here' }))
    await press(page, '.nav a[href="/authors"]')
    await page.waitForURL(authors)
    expect(await page.evaluate(() => sessionStorage.busy as string | undefined)).toBeUndefined()
    expect(faults).toEqual([])
    await context.close()
  })

  test('what leads nowhere shows none: a part of the page, another tab, a mail, a prevented click', async () => {
    const { page, context } = await open('/books')
    await page.evaluate(() => {
      const links: [string, Record<string, string>][] = [
        ['part', { href: '#main' }],
        ['top', { href: '#' }],
        ['tab', { href: '/about', target: 'elsewhere' }],
        ['mail', { href: 'mailto:asha@example.org' }],
        ['file', { href: '/favicon.svg', download: 'icon.svg' }],
        ['prevented', { href: '/about' }],
      ]
      for (const [id, properties] of links)
        document.body.append(Object.assign(document.createElement('a'), { id, ...properties }))
      document.querySelector('#prevented')!.addEventListener('click', (event) => {
        event.preventDefault()
      })
      for (const [id] of links) document.getElementById(id)!.click()
    })
    await page.waitForTimeout(400)
    expect(await busy(page)).toBeUndefined()
    await context.close()
  })

  test('a download shows it for a few seconds only', async () => {
    const { page, context, faults } = await open('/books')
    await page.route(authors, async (route) => {
      await wait(700)
      const headers = { 'Content-Disposition': 'attachment; filename="book.epub"' }
      await route.fulfill({ body: 'book', headers })
    })
    await page
      .locator('.nav a[href="/authors"]')
      .evaluate((link) => link.setAttribute('data-document', ''))
    await watch(page)
    const download = page.waitForEvent('download')
    await press(page, '.nav a[href="/authors"]')
    await download
    await expect.poll(() => busy(page), { timeout: 8_000 }).toBeUndefined()
    expect((await seenOn(page)).some(({ isVisible }) => isVisible)).toBe(true)
    expect(faults).toEqual([])
    await context.close()
  })

  test('a navigation that is stopped ends it', async () => {
    const { page, context } = await open('/books')
    await watch(page)
    await answerLate(page, authors, 3_000)
    await page.evaluate(() => {
      setTimeout(() => document.querySelector<HTMLElement>('.nav a[href="/authors"]')!.click())
      setTimeout(() => stop(), 800)
    })
    await wait(1_500)
    expect(await busy(page)).toBeUndefined()
    expect((await seenOn(page)).some(({ isVisible }) => isVisible)).toBe(true)
    await context.close()
  })

  test('a document that the browser kept comes back without it', async () => {
    const browser = await openWholeBrowser({ ignoreDefaultArgs: ['--disable-back-forward-cache'] })
    const { page, context } = await open('/books', browser)
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        const { busy } = document.documentElement.dataset
        sessionStorage.returned = JSON.stringify({ persisted, busy })
      })
    })
    await watch(page)
    await answerLate(page, authors, 1_000)
    await press(page, '.nav a[href="/authors"]')
    await page.waitForURL(authors)
    // The document clears its progress when the browser puts it away; the note before that counts.
    const seen = await seenOn(page)
    expect(seen.findLast((one) => one.busy !== undefined)).toMatchObject({ isVisible: true })
    await page.evaluate(() => void setTimeout(() => history.back()))
    // Nothing is loaded that could be waited for.
    await expect
      .poll(() => page.evaluate(() => sessionStorage.returned as string).catch(() => ''))
      .toBe(JSON.stringify({ persisted: true }))
    await context.close()
    await browser.close()
  })
})

describe('once React runs', () => {
  test('it alone shows a page that its router fetches', async () => {
    const { page, context, faults } = await newVisitor(demo.browser, demo.shop)
    await page.goto('/books')
    await untilHydrated(page)
    const letGo = await delayResponse(page, /[?&]_data=/)
    await press(page, '.nav a[href="/authors"]')
    await expect.poll(() => busy(page)).toBe('true')
    letGo()
    await page.waitForURL(authors)
    await expect.poll(() => busy(page)).toBeUndefined()
    await page.waitForTimeout(300)
    expect(await busy(page)).toBeUndefined()
    expect(faults).toEqual([])
    await context.close()
  })

  test('a form that it leaves to the browser shows it', async () => {
    const { page, context, faults } = await newVisitor(demo.browser, demo.shop)
    await page.goto('/books')
    await untilHydrated(page)
    await watch(page)
    await answerLate(page, /\/books$/, 1_000)
    await press(page, 'button[lang=fr]')
    await page.waitForURL(/\/fr\/books/)
    expect((await seenOn(page)).at(-1)).toMatchObject({ busy: 'leaving', isVisible: true })
    expect(await busy(page)).toBeUndefined()
    expect(faults).toEqual([])
    await context.close()
  })
})
