import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { runPicture } from '#app/command/catalogue/picture.server.ts'
import { db } from '#app/database/database.server.ts'
import { bumpCatalogueVersion } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { sendRequest } from '../../benchmarks/load.ts'
import { aPhoto, writeFolder } from '../../fixtures/photos.ts'
import { aFolder, runLine } from '../../shop/command/run-command.ts'
import { newVisitor, openDemoShop, untilHydrated } from '../visitor/browser.ts'

let demo: Awaited<ReturnType<typeof openDemoShop>>
let books: string[]
let [photo, hash] = ['', '']

/** Gives each book of the first list a photo, as a folder or a command would. */
const setPhotos = (nameOf: (n: number) => string) =>
  db.write(async (trx) => {
    for (const [n, id] of books.entries())
      await trx
        .updateTable('product')
        .set({ photos: JSON.stringify({ '': nameOf(n) }) })
        .where('id', '=', id)
        .execute()
    await bumpCatalogueVersion(trx)
  })

beforeAll(async () => {
  demo = await openDemoShop()
  const { body } = await sendRequest({ origin: demo.shop.origin, path: '/books', status: 200 })
  books = [...body.toString().matchAll(/id="card-([^"]+)"/g)].map(([, id]) => id!)
  expect(books).toHaveLength(24)
  const folder = writeFolder(aFolder(), {
    'a.jpg': await aPhoto({ width: 1200, height: 1700 }),
    'b.jpg': await aPhoto({ width: 900, height: 700, color: '#2040c0' }),
  })
  const files = ['a.jpg', 'b.jpg'].map((name) => join(folder, name))
  expect((await runLine(runPicture, ['add', books[0]!, ...files])).code).toBe(0)
  const row = await db.read
    .selectFrom('product')
    .select('photos')
    .where('id', '=', books[0]!)
    .executeTakeFirstOrThrow()
  photo = (JSON.parse(row.photos) as Record<string, string>)['']!
  hash = photo.slice(0, 7)
}, 120_000)
afterAll(() => demo.close())

/** Returns the name of no picture, as different from the others as those of pictures are. */
function someName(n: number) {
  const hash = createHash('sha256').update(String(n)).digest('hex').slice(0, 9)
  return `${parseInt(hash, 16).toString(36).padStart(7, '0')}-1200x${1500 + ((n * 37) % 300)}`
}

/** Waits until a running shop shows a change. */
async function untilShown(path: string, name: string) {
  await expect
    .poll(async () =>
      (await sendRequest({ origin: demo.shop.origin, path, status: 200 })).body.toString(),
    )
    .toContain(name)
}

describe('a list of photographs', () => {
  test.each(['', '/fr', '/de'])('%s/books is no larger than a list may be', async (prefix) => {
    await setPhotos(someName)
    const path = `${prefix}/books`
    await untilShown(path, someName(23).slice(0, 7))
    const sizeOf = async (headers: Record<string, string>) => {
      const wanted = { origin: demo.shop.origin, path, status: 200 }
      return (await sendRequest({ ...wanted, headers: { ...headers, 'Accept-Encoding': 'gzip' } }))
        .body.length
    }
    expect(await sizeOf({})).toBeLessThanOrEqual(16 * 1024)
    expect(await sizeOf({ Cookie: 'theme=1; shop=anything' })).toBeLessThan(8_448)
  })

  test.each([1, 2, 3])(
    'at %i pixels a dot loads that width, once, and late what is far',
    async (density) => {
      await setPhotos(() => photo)
      await untilShown('/books', hash)
      const { page, context, faults } = await newVisitor(demo.browser, demo.shop, {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: density,
      })
      const requested: string[] = []
      page.on('request', (one) => requested.push(new URL(one.url()).pathname))
      await openWithFont(page, '/books')
      await page.locator('.card img').first().evaluate(decoded)
      const width = 176 * density
      expect(await sourceOf(page, '.card img')).toBe(`/picture/${hash}-${width}`)
      const pictures = page.locator('.card img')
      expect(await pictures.evaluateAll(countLazy)).toBe(22)
      expect(await page.locator('img[fetchpriority=high]').count()).toBe(2)
      await untilHydrated(page)
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await page.waitForLoadState('networkidle')
      expect(requested.filter((path) => path.startsWith('/picture/'))).toEqual([
        `/picture/${hash}-${width}`,
      ])
      expect(await shiftsOf(page)).toBe(0)
      expect(faults).toEqual([])
      await context.close()
    },
  )

  test.each([
    [1, 528],
    [2, 800],
    [3, 1200],
  ])(
    'at %i pixels a dot a product’s page of a desk shows it %i pixels wide',
    async (density, width) => {
      const path = `/book/${books[0]}`
      await untilShown(path, 'class="gallery')
      const { page, context, faults } = await newVisitor(demo.browser, demo.shop, {
        viewport: { width: 1280, height: 900 },
        deviceScaleFactor: density,
      })
      await openWithFont(page, path)
      await page.locator('.stage img').evaluate(decoded)
      expect(await sourceOf(page, '.stage img')).toBe(`/picture/${hash}-${width}`)
      await page.locator('.gallery img').last().scrollIntoViewIfNeeded()
      await page.locator('.gallery img').last().evaluate(decoded)
      expect(await shiftsOf(page)).toBe(0)
      await page.locator('.gallery a').last().click()
      await page.waitForURL(/\/picture\/[0-9a-z]{7}-900$/)
      expect(faults).toEqual([])
      await context.close()
    },
  )
})

describe('on a phone a gallery scrolls, not its page', () => {
  const goods = '/de/product/48'
  let book: string
  beforeAll(async () => {
    const folder = writeFolder(aFolder(), {
      'upright.jpg': await aPhoto({ width: 600, height: 900 }),
      'other.jpg': await aPhoto({ width: 500, height: 800, color: '#20c040' }),
      'wide.jpg': await aPhoto({ width: 1200, height: 600, color: '#2040c0' }),
    })
    const add = async (id: string, ...names: string[]) => {
      const files = names.map((name) => join(folder, `${name}.jpg`))
      expect((await runLine(runPicture, ['add', id, ...files])).code).toBe(0)
    }
    await add('48', 'upright', 'wide')
    await add(books[1]!, 'wide', 'upright', 'other')
    book = `/de/book/${books[1]!}`
  }, 60_000)

  test.each([
    [320, true],
    [320, false],
    [390, true],
    [390, false],
  ])('%i pixels wide, script: %s', async (width, javaScriptEnabled) => {
    const viewport = { width, height: 844 }
    for (const path of [goods, book]) {
      await untilShown(path, 'class="gallery')
      const visit = await newVisitor(demo.browser, demo.shop, { viewport, javaScriptEnabled })
      const { page, context } = visit
      await page.goto(path)
      if (javaScriptEnabled) await untilHydrated(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width)
      const gallery = page.locator('.gallery')
      const scrolled = () => gallery.evaluate(({ scrollLeft }) => scrollLeft)
      expect(await scrolled()).toBe(0)
      await page.locator('.gallery img').last().scrollIntoViewIfNeeded()
      expect(await scrolled(), path).toBeGreaterThan(0)
      await context.close()
    }
  })
})

const decoded = (image: HTMLElement | SVGElement) => (image as HTMLImageElement).decode()

const countLazy = (images: (HTMLElement | SVGElement)[]) =>
  images.filter((one) => one.getAttribute('loading') === 'lazy').length

const sourceOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((image) => new URL((image as HTMLImageElement).currentSrc).pathname)

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }

/** Sums the unexpected moves below the header, whose words move with their font, while pictures come late. */
async function watchShifts(page: Page) {
  await page.route('**/picture/**', async (route) => {
    await sleep(300)
    await route.continue()
  })
  await page.addInitScript(() => {
    const shifts = Object.assign(globalThis, { shifted: 0 })
    const isBelow = (node: Node | null) => document.querySelector('main')?.contains(node) ?? false
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        if (sources.some(({ node }) => isBelow(node))) shifts.shifted += value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Opens a page whose font is there: a heading may break at another word in it than in its fallback. */
async function openWithFont(page: Page, path: string) {
  await watchShifts(page)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.evaluate(async () => {
    await document.fonts.load('800 1em Alegreya')
    for (let frame = 0; frame < 2; frame++)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    Object.assign(globalThis, { shifted: 0 })
  })
}

const shiftsOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted)
