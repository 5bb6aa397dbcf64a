import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright'
import { localPath } from '#app/i18n/paths.ts'
import { languages } from '#app/i18n/languages.ts'
import { newVisitor, openDemoShop, untilHydrated } from './visitor/browser.ts'

let demo: Awaited<ReturnType<typeof openDemoShop>>
beforeAll(async () => {
  demo = await openDemoShop()
})
afterAll(() => demo.close())

const aPhone = () =>
  newVisitor(demo.browser, demo.shop, { viewport: { width: 320, height: 700 }, locale: 'de-DE' })

const boxOf = async (element: Locator) => (await element.boundingBox())!

test('the way to a page keeps its links, and one line, where the name of the page is long', async () => {
  const { page, context } = await aPhone()
  await page.goto('/de/product/2')
  const way = await boxOf(page.locator('.crumbs ol'))
  expect(await page.locator('.crumbs li').last().textContent()).toBe('Gestreifter Baumwollpullover')
  for (const link of await page.locator('.crumbs a').all()) {
    const { y, height } = await boxOf(link)
    expect(y + height).toBeLessThanOrEqual(way.y + way.height)
  }
  const { y } = await boxOf(page.locator('.detail'))
  expect(y).toBeGreaterThanOrEqual(way.y + way.height)
  await context.close()
})

const openPage = async (path: string, options: Parameters<typeof newVisitor>[2] = {}) => {
  const viewport = { width: 390, height: 800 }
  const visit = await newVisitor(demo.browser, demo.shop, { viewport, ...options })
  await visit.page.goto(path)
  return visit
}

const isOpen = (element: Locator) => element.evaluate((one) => one.matches(':popover-open'))

test.each([true, false])(
  'search, cart and menu stay on the screen, script: %s',
  async (javaScriptEnabled) => {
    const { page, context } = await openPage('/de/books', { javaScriptEnabled })
    await page.mouse.wheel(0, 2000)
    const header = page.locator('header')
    await expect.poll(async () => (await boxOf(header)).y).toBeLessThan(0)
    const { y, height } = await boxOf(header)
    expect(y + height).toBeLessThanOrEqual(120)
    for (const tool of ['.menu', '#q', '.tools a[href$="/cart"]'])
      expect((await boxOf(page.locator(tool))).y, tool).toBeGreaterThanOrEqual(0)
    const menu = page.locator('#menu')
    await page.locator('.menu').click()
    expect(await isOpen(menu)).toBe(true)
    await page.keyboard.press('Escape')
    expect(await isOpen(menu)).toBe(false)
    await page.locator('.menu').click()
    await page.mouse.click(5, 90)
    expect(await isOpen(menu)).toBe(false)
    await page.locator('.menu').click()
    await menu.locator('a[href="/de/authors"]').click()
    await page.waitForURL(/authors$/)
    // A script changes the URL a moment before it shows the page.
    await expect.poll(() => isOpen(menu)).toBe(false)
    await context.close()
  },
)

test('no header stays where the screen is short', async () => {
  const { page, context } = await openPage('/book/b01', { viewport: { width: 320, height: 200 } })
  await page.mouse.wheel(0, 1000)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  const { y, height } = await boxOf(page.locator('header'))
  expect(y + height).toBeLessThan(0)
  expect(await page.locator('.buy-bar').isVisible()).toBe(false)
  await context.close()
})

test('a panel of the header closes by Escape and by a press outside', async () => {
  const { page, context } = await openPage('/book/b01', { viewport: { width: 1280, height: 800 } })
  await page.locator('.buy [value="cart.add"]').click()
  await page.locator('.toast').waitFor()
  const [cart, press] = [page.locator('#mini-cart'), page.locator('button.mini-cart')]
  for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(200, 700)]) {
    await press.click()
    expect(await isOpen(cart)).toBe(true)
    await close()
    expect(await isOpen(cart)).toBe(false)
    await page.locator('button.prefs').click()
    expect(await isOpen(page.locator('#preferences'))).toBe(true)
    await close()
    expect(await isOpen(page.locator('#preferences'))).toBe(false)
  }
  await context.close()
})

test.each([true, false])('a choice closes its sheet, script: %s', async (javaScriptEnabled) => {
  const { page, context } = await openPage('/de/book/b01', { javaScriptEnabled })
  const sheet = page.locator('#preferences')
  for (const [button, shown] of [
    ['[value=USD]', '$ USD'],
    ['[value="country.choose"]', '· FR'],
  ] as const) {
    await page.locator('button.prefs').click()
    await sheet.locator('select').selectOption('FR')
    await sheet.locator(button).click()
    await expect.poll(() => page.locator('button.prefs').textContent()).toContain(shown)
    expect(await isOpen(sheet)).toBe(false)
  }
  await context.close()
})

test('the button that buys is near the top, and its bar is there when it is not', async () => {
  // French has the longest sentences about prices. Each picture is as wide as there is room for it above the button.
  for (const language of process.env.LONG ? ['', '/de', '/fr'] : ['/fr'])
    for (const [path, pictureWidth] of [
      ['/book/b01', 80],
      ['/book/b01e', 80],
      ['/product/1', 140],
      ['/product/63', 200],
    ] as const) {
      const { page, context } = await openPage(language + path, { javaScriptEnabled: false })
      const { width } = await boxOf(page.locator('.stage img'))
      expect(width, path).toBeGreaterThanOrEqual(pictureWidth)
      const [button, bar] = [page.locator('.buy [value="cart.add"]'), page.locator('.buy-bar')]
      const place = await boxOf(button)
      expect(place.y + place.height, language + path).toBeLessThanOrEqual(700)
      await expect
        .poll(() => bar.evaluate((one) => getComputedStyle(one).visibility))
        .toBe('hidden')
      await page.mouse.wheel(0, 1200)
      await expect.poll(() => bar.isVisible()).toBe(true)
      const { y, height } = await boxOf(bar)
      expect(y + height).toBeLessThanOrEqual(800)
      await context.close()
    }
})

test.each([true, false])(
  'the bar buys what the form has, and leaves the focused field and the toast free, script: %s',
  async (javaScriptEnabled) => {
    const { page, context } = await openPage('/book/b01', {
      javaScriptEnabled,
      // While one page fades into the next, nothing is on top of anything.
      reducedMotion: 'reduce',
    })
    await page.locator('#quantity').fill('2')
    await page.locator('.search .input').focus()
    await page.mouse.wheel(0, 1200)
    await page.locator('.buy-bar button').click()
    const toast = await boxOf(page.locator('.toast'))
    expect(toast.y + toast.height).toBeLessThanOrEqual((await boxOf(page.locator('.buy-bar'))).y)
    await expect.poll(() => page.locator('.tools a[href="/cart"] .count').textContent()).toBe('2')
    for (let stop = 0; stop < 8; stop++) {
      await page.keyboard.press('Shift+Tab')
      const covered = await page.evaluate(() => {
        const { left, right, top, bottom } = document.activeElement!.getBoundingClientRect()
        const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return seen && !document.activeElement!.contains(seen) ? seen.outerHTML.slice(0, 80) : ''
      })
      expect(covered).toBe('')
    }
    await context.close()
  },
)

test('the filters are a sheet that stays at a change, names the number and closes', async () => {
  const { page, context } = await openPage('/de/books')
  const sheet = page.locator('#listing')
  await page.locator('[popovertarget=listing]').first().click()
  await untilHydrated(page)
  await sheet.locator('[name=language][value=de]').check()
  await page.waitForURL(/language=de/)
  const send = sheet.locator('.facets__end button')
  const found = page.locator('.bar b')
  await expect.poll(() => found.textContent()).toMatch(/^1\d Bücher$/)
  expect(await send.textContent()).toBe(`${await found.textContent()} anzeigen`)
  expect(await isOpen(sheet)).toBe(true)
  await send.click()
  expect(await isOpen(sheet)).toBe(false)
  await context.close()
})

test.each([
  ['button.menu', 'Hauptmenü'],
  ['button.prefs', 'Sprache, Währung und Lieferland'],
  ['[popovertarget=listing]', 'Filter'],
])('%s opens a sheet with a title that closes, without JavaScript', async (button, title) => {
  const { page, context } = await openPage('/de/books', { javaScriptEnabled: false })
  await page.locator(button).first().click()
  const sheet = page.locator(':popover-open')
  expect(await sheet.getAttribute('aria-label')).toBe(title)
  expect(await sheet.locator('.sheet__head b').textContent()).toBe(title)
  const close = sheet.getByRole('button', { name: 'Schließen' })
  const box = await close.boundingBox()
  expect(Math.min(box!.height, box!.width)).toBeGreaterThanOrEqual(44)
  await close.click()
  expect(await sheet.count()).toBe(0)
  await context.close()
})

test('the filters are a sheet without JavaScript', async () => {
  const { page, context } = await openPage('/books', { javaScriptEnabled: false })
  await page.locator('[popovertarget=listing]').first().click()
  await page.locator('#listing [name=format][value=hardback]').check()
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.waitForURL(/format=hardback/)
  expect(await isOpen(page.locator('#listing'))).toBe(false)
  expect(await page.locator('.bar b').textContent()).toMatch(/^\d+ books$/)
  await context.close()
})

/** For `evaluateAll`: the words of those in which a dot stands at the beginning of a line. */
const linesBegunWithDot = (all: Element[]) =>
  all.flatMap((one) => {
    const range = document.createRange()
    const text = one.firstChild as Text
    const start = one.parentElement!.getBoundingClientRect().left
    return [...text.data].flatMap((letter, at) => {
      if (letter !== '·') return []
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return range.getBoundingClientRect().left - start < 4 ? [text.data] : []
    })
  })

test('no line of an order begins with the dot between two facts', async () => {
  const { page, context } = await aPhone()
  const begun: string[] = []
  for (const id of ['b01', 'b05h', 'b06']) {
    await page.goto(`/de/book/${id}`)
    await page.locator('main button[value="cart.add"]').first().click()
    await page.locator('.toast').waitFor()
  }
  for (const [path, lines] of [
    ['/de/checkout', 'aside .mini .soft'],
    ['/de/cart', 'main .line__text > .soft'],
  ] as const) {
    await page.goto(path)
    for (let width = 280; width <= 420; width += 4) {
      await page.setViewportSize({ width, height: 700 })
      begun.push(...(await page.locator(lines).evaluateAll(linesBegunWithDot)))
    }
    expect(begun).toEqual([])
  }
  await context.close()
})

test('a refused form comes back at its errors without JavaScript, at 400 % zoom too', async () => {
  const { page, context } = await newVisitor(demo.browser, demo.shop, {
    viewport: { width: 320, height: 256 },
    javaScriptEnabled: false,
  })
  await page.goto('/de/tracking')
  await page.locator('main form button').last().click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('errors-heading')
  const box = await boxOf(page.locator('#errors'))
  expect(box.y).toBeLessThan(128)
  expect(box.y + box.height).toBeGreaterThan(128)
  await context.close()
})

test('a refused form with more errors than a screen shows comes back at their heading', async () => {
  const { page, context } = await openPage('/fr/book/b01', {
    viewport: { width: 320, height: 256 },
    javaScriptEnabled: false,
  })
  await page.locator('.buy [value="cart.add"]').click()
  await page.goto('/fr/checkout')
  await page.locator('[value="order.place"]').click()
  expect((await boxOf(page.locator('#errors'))).height).toBeGreaterThan(256)
  await expect.poll(async () => (await boxOf(page.locator('#errors h2'))).y).toBeLessThan(128)
  expect((await boxOf(page.locator('#errors h2'))).y).toBeGreaterThanOrEqual(0)
  await context.close()
})

test('the sum of a line stands beside its quantity on a phone, and above its buttons', async () => {
  const { page, context } = await openPage('/de/book/b01', { javaScriptEnabled: false })
  await page.locator('.buy [value="cart.add"]').click()
  await page.goto('/de/cart')
  const [quantity, sum, buttons] = [
    await boxOf(page.locator('.line .qty')),
    await boxOf(page.locator('.line__sum')),
    await boxOf(page.locator('.line__buttons')),
  ]
  expect(sum.y).toBeLessThan(quantity.y + quantity.height)
  expect(buttons.y).toBeGreaterThanOrEqual(sum.y + sum.height)
  await context.close()
})

test('a price stands whole beside the picture or below it, with its reduction', async () => {
  const { page, context } = await aPhone()
  for (const path of ['/product/11', '/fr/product/1']) {
    await page.goto(path)
    const [now, cut] = [
      await boxOf(page.locator('.price--big .price__now')),
      await boxOf(page.locator('.price--big .price__cut')),
    ]
    expect(cut.x, path).toBeGreaterThan(now.x + now.width)
    expect(cut.y + cut.height, path).toBeLessThanOrEqual(now.y + now.height)
    expect(cut.x + cut.width, path).toBeLessThanOrEqual(320)
  }
  await context.close()
})

/** Returns, in the browser, the texts of elements that stand on more than one line. */
const brokenLabels = (all: Element[]) =>
  all.flatMap((one) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    const lines = [...range.getClientRects()].filter(({ height, width }) => height > 8 && width > 3)
    const [first] = lines
    return lines.some(({ top }) => top > first!.bottom) ? [one.textContent] : []
  })

test('the longest labels of buttons stand on one line of a phone', async () => {
  const { page, context } = await openPage('/fr/book/b03', { javaScriptEnabled: false })
  const labels = '.choice--format > b, .btn--buy, .card .btn, td .btn:not(.btn--text)'
  const broken: string[] = []
  for (const intent of ['compare.add', 'cart.add']) {
    await page.locator(`.detail [value="${intent}"]`).first().click()
    await page.locator('.toast').waitFor()
  }
  for (const [path, width] of [
    ['/fr/book/b03', 390],
    ['/fr/compare', 390],
    ['/de/catalogue?category=electronics', 390],
    ['/fr/checkout', 320],
    ['/fr/checkout', 390],
    ['/fr/checkout', 1280],
    ['/checkout', 320],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(path)
    const shown = page.locator(labels).filter({ visible: true })
    expect(await shown.count(), path).toBeGreaterThan(0)
    broken.push(...(await shown.evaluateAll(brokenLabels)))
  }
  expect(broken).toEqual([])
  await context.close()
})

/** Returns the texts around each “e-book” of the page that stands on two lines. */
const brokenEbooks = (page: Page) =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true
    for (const sheet of document.querySelectorAll('[popover]')) sheet.removeAttribute('popover')
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    const range = document.createRange()
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      for (const { index, 0: word } of text.data.matchAll(/e-\u2060?book/gi)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
        if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) broken.push(text.data)
      }
    }
    return broken
  })

/** The gate tries the language whose words are the longest. */
const hyphenated = process.env.LONG ? languages : languages.slice(-1)

test.each(hyphenated)('no “e-book” of a page in %s breaks at its hyphen', async (language) => {
  const { page, context } = await newVisitor(demo.browser, demo.shop, {
    viewport: { width: 320, height: 800 },
    javaScriptEnabled: false,
  })
  const at = (path: string) => page.goto(localPath(language, path))
  await at('/book/b01e')
  await page.locator('main button[value="cart.add"]').first().click()
  const paths = [
    '/',
    '/books?format=e-book',
    '/book/b01e',
    '/cart',
    '/checkout',
    '/compare',
    '/terms',
  ]
  for (const path of [...paths, '/downloads/ebooks']) {
    expect((await at(path))!.status(), path).toBe(200)
    for (const width of [320, 390, 412]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await brokenEbooks(page), `${path} at ${width} px`).toEqual([])
    }
  }
  await context.close()
})
