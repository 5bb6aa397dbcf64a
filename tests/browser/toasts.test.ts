import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { newVisitor, openDemoShop, untilHydrated } from './visitor/browser.ts'

let demo: Awaited<ReturnType<typeof openDemoShop>>
beforeAll(async () => {
  demo = await openDemoShop()
})
afterAll(() => demo.close())

const toast = (page: Page) => page.locator('[role=status] .toast')
const add = (page: Page) => page.locator('main .buy button[value="cart.add"]').click()
const opacity = (page: Page) =>
  toast(page).evaluate((element) => Number(getComputedStyle(element).opacity))

/** Counts what the status region is given from now on, as a screen reader would announce it. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const heard: string[] = []
    Object.assign(globalThis, { heard })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          heard.push((node as HTMLElement).querySelector('p')?.textContent ?? '')
    }).observe(document.querySelector('[role=status]')!, { childList: true })
  })
const heard = (page: Page) => page.evaluate(() => (globalThis as { heard?: string[] }).heard)

describe('a toast with JavaScript', () => {
  test('is announced once for each post, the same words again too', async () => {
    const { page, context, faults } = await newVisitor(demo.browser, demo.shop)
    await page.goto('/book/b01')
    await untilHydrated(page)
    await listen(page)
    await add(page)
    await toast(page).waitFor()
    await page.evaluate(() => document.querySelector('.toast')!.classList.add('first'))
    await add(page)
    await page.locator('.toast:not(.first)').waitFor()
    const words = 'Added To Cart: 1\u00a0× Pride and Prejudice (paperback)'
    expect(await heard(page)).toEqual([words, words])
    await page.locator('.nav a[href="/catalogue"]').click()
    await page.waitForURL(/catalogue/)
    expect(await heard(page)).toHaveLength(2)
    expect(faults).toEqual([])
    await context.close()
  })

  test('is closed at once by its button, and the focus stays in the page', async () => {
    const { page, context, faults } = await newVisitor(demo.browser, demo.shop)
    await page.goto('/book/b01')
    await untilHydrated(page)
    await add(page)
    await toast(page).getByRole('link', { name: 'Close' }).click()
    expect(await toast(page).count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
    expect(page.url()).toMatch(/\/book\/b01$/)
    await page.reload()
    expect(await toast(page).count()).toBe(0)
    expect(faults).toEqual([])
    await context.close()
  })
})

describe('a toast without JavaScript', () => {
  const without = { javaScriptEnabled: false }

  test('stands bottom-left, and is closed by reading the page again', async () => {
    const { page, context } = await newVisitor(demo.browser, demo.shop, without)
    await page.goto('/books?format=paperback')
    await page.locator('.card button[value="cart.add"]').first().click()
    await toast(page).waitFor()
    const { width, height } = page.viewportSize()!
    const place = async () => {
      const box = (await toast(page).boundingBox())!
      return { left: box.x < width / 4, bottom: box.y + box.height > height * 0.8 }
    }
    // Its style may come after it.
    await expect.poll(place).toEqual({ left: true, bottom: true })
    await toast(page).getByRole('link', { name: 'Close' }).click()
    await page.waitForURL(/\/books\?format=paperback$/)
    expect(await toast(page).count()).toBe(0)
    await context.close()
  })

  test('goes away by itself, but not under the pointer or with the focus in it', async () => {
    const { page, context } = await newVisitor(demo.browser, demo.shop, without)
    await page.goto('/book/b01')
    await add(page)
    await toast(page).waitFor()
    const running = () =>
      toast(page).evaluate((element) =>
        element
          .getAnimations()
          .filter((one) => (one as CSSAnimation).animationName === 'toast-out')
          .map((one) => one.playState),
      )
    // Its time is cut short, not waited for.
    const end = () =>
      toast(page).evaluate((element) => {
        for (const one of element.getAnimations()) one.currentTime = 60_000
      })
    await expect.poll(running).toEqual(['running'])
    await toast(page).hover()
    expect(await running()).toEqual(['paused'])
    await page.mouse.move(600, 10)
    await toast(page).getByRole('link', { name: 'Close' }).focus()
    expect(await running()).toEqual(['paused'])
    await page.locator('#main').focus()
    await end()
    expect(await opacity(page)).toBe(0)
    await context.close()
  })
})
