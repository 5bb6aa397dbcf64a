import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Locator } from 'playwright'
import { newVisitor, openDemoShop } from './visitor/browser.ts'

let demo: Awaited<ReturnType<typeof openDemoShop>>
beforeAll(async () => {
  demo = await openDemoShop()
})
afterAll(() => demo.close())

const aPhone = () =>
  newVisitor(demo.browser, demo.shop, { viewport: { width: 320, height: 700 }, locale: 'de-DE' })

const boxOf = async (element: Locator) => (await element.boundingBox())!

test('the way to a page with a long name stands in lines that follow each other', async () => {
  const { page, context } = await aPhone()
  await page.goto('/de/product/1')
  const [first, last] = [
    page.locator('.crumbs li a').first(),
    page.locator('.crumbs [aria-current]'),
  ]
  const [from, to] = [await boxOf(first), await boxOf(last)]
  expect(to.y).toBeGreaterThan(from.y)
  // From the middle of the links' line to the top of the next line of words.
  expect(to.y - (from.y + from.height / 2)).toBeLessThan(26)
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
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('errors')
  const box = await boxOf(page.locator('#errors'))
  expect(box.y).toBeLessThan(128)
  expect(box.y + box.height).toBeGreaterThan(128)
  await context.close()
})
