import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { aCoupon } from '../shop/coupons/coupons.ts'
import { newVisitor, openDemoShop, untilHydrated } from './visitor/browser.ts'

let demo: Awaited<ReturnType<typeof openDemoShop>>
beforeAll(async () => {
  demo = await openDemoShop()
})
afterAll(() => demo.close())

const press = (page: Page, intent: string) =>
  page.locator(`main button[value="${intent}"]`).first().click()
const focused = (page: Page) => page.evaluate(() => document.activeElement!.id)

/** At the checkout, with the coupon’s field open. */
async function atCheckout() {
  const context = await newVisitor(demo.browser, demo.shop)
  const { page } = context
  await page.goto('/book/b01')
  await press(page, 'cart.add')
  await page.locator('.toast').waitFor()
  await page.goto('/checkout')
  await untilHydrated(page)
  await page.locator('main details summary').click()
  return { ...context, field: page.locator('#coupon'), text: page.locator('main [role=status]') }
}

test('a coupon at the checkout is used and taken out with what was typed beside it', async () => {
  const { page, context, faults, field, text } = await atCheckout()
  const code = await aCoupon({ percent: 10 })
  await page.locator('#email').fill('asha@example.org')
  await field.fill(code)
  await press(page, 'coupon.apply')
  await expect.poll(() => text.innerText()).toBe(`Coupon Applied: ${code} (−₹44.90)`)
  await expect.poll(() => page.evaluate(() => document.activeElement!.role)).toBe('status')
  expect(await page.locator('aside .sums').innerText()).toContain(code)
  expect(await field.inputValue()).toBe('')
  await page.reload()
  await untilHydrated(page)
  await page.locator('#email').fill('asha@example.org')
  await press(page, 'coupon.remove')
  await expect.poll(() => text.innerText()).toBe(`Coupon Removed: ${code}`)
  expect(await field.isVisible()).toBe(true)
  expect(await page.locator('#email').inputValue()).toBe('asha@example.org')
  // Back does not bring the code that was taken out, which would count with the next order.
  await page.locator('.nav a[href="/authors"]').click()
  await page.waitForURL(/authors$/)
  await page.goBack()
  await page.waitForURL(/checkout$/)
  await untilHydrated(page)
  expect(await page.locator('#email').inputValue()).toBe('asha@example.org')
  expect(await field.inputValue()).toBe('')
  expect(faults).toEqual([])
  await context.close()
})

test('a code that is typed is neither tried nor hidden as other things are chosen', async () => {
  const { page, context, faults, field } = await atCheckout()
  await field.fill('NOBODY-KNOWS')
  await press(page, 'coupon.apply')
  await page.locator('#coupon-error').waitFor()
  expect(await focused(page)).toBe('errors-heading')
  await field.fill('HALF-TYP')
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await page.locator('#country').selectOption('DE')
  expect((await answered).status()).toBe(200)
  await expect.poll(() => page.locator('#coupon-error').count()).toBe(0)
  expect(await field.inputValue()).toBe('HALF-TYP')
  expect(await field.isVisible()).toBe(true)
  expect(faults).toEqual([])
  await context.close()
})

test('what is wrong with an order is read before the coupon that came with it', async () => {
  const { page, context, field, text } = await atCheckout()
  await field.fill(await aCoupon({ percent: 10 }))
  await press(page, 'order.place')
  await text.waitFor()
  await expect.poll(() => focused(page)).toBe('errors-heading')
  await context.close()
})
