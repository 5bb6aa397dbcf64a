import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { db } from '#app/database/database.server.ts'
import { aCoupon } from '../shop/coupons/coupons.ts'
import { newVisitor, openDemoShop, untilHydrated } from './visitor/browser.ts'
import { delayResponse } from './visitor/hard-times.ts'
import { goWithin, pressBoth, untilAt, type Moment } from './visitor/press-both.ts'

const isLong = process.env.LONG !== undefined

let demo: Awaited<ReturnType<typeof openDemoShop>>
let coupon: string
beforeAll(async () => {
  demo = await openDemoShop()
  coupon = await aCoupon({ percent: 10 })
})
afterAll(() => demo.close())

/** A form that is answered on its own page. */
type Answered = {
  path: string
  button: string
  /** What the shop is sent, where that is not the value of the button. */
  intent?: string
  /** What is typed before; CODE stands for one that counts. */
  typed?: Record<string, string>
  /** What is pressed before, so that the button is there. */
  before?: string
  /** The button that takes the place of the other one; it is pressed where it is there. */
  undo?: string
}

const code = { coupon: 'CODE' }
const wrongCode = { coupon: 'NOBODY-KNOWS' }

const few: Record<string, Answered> = {
  'a coupon at the checkout': { path: '/checkout', button: 'coupon.apply', typed: code },
  'one more in the cart': { path: '/cart', button: 'cart.more&', intent: 'cart.set' },
  'a product of a list': { path: '/books', button: 'cart.add' },
}
const more: Record<string, Answered> = {
  'a coupon that is refused': { path: '/checkout', button: 'coupon.apply', typed: wrongCode },
  'a coupon taken out': {
    path: '/checkout',
    button: 'coupon.remove',
    before: 'coupon.apply',
    typed: code,
  },
  'the sums of the checkout': { path: '/checkout', button: 'checkout.update' },
  'an order without an address': { path: '/checkout', button: 'order.place' },
  'a coupon in the cart': { path: '/cart', button: 'coupon.apply', typed: code },
  'a coupon that is refused in the cart': {
    path: '/cart',
    button: 'coupon.apply',
    typed: wrongCode,
  },
  'a product compared': { path: '/book/b02', button: 'compare.add', undo: 'compare.remove' },
  'a message without words': { path: '/contact', button: 'contact.send' },
  'an order that nobody knows': { path: '/tracking', button: 'order.track' },
}
const forms = Object.entries(isLong ? { ...few, ...more } : few)

/** With the processor four times slower where there is time for it. */
const delays = Array.from({ length: 21 }, (_, n) => ({ delay: n * 25 }))
const steps = (count: number) => Array.from({ length: count }, (_, step) => ({ step }))
/** The gate tries every second step. */
const momentsOf = (count: number): Moment[] =>
  isLong ? [...steps(count), ...delays] : steps(count).filter(({ step }) => step % 2 === 0)

const buttonOf = ({ button }: Answered) => `main button[value^="${button}"]`

async function openWithCart() {
  const visit = await newVisitor(demo.browser, demo.shop)
  const { page, context } = visit
  await page.goto('/book/b01')
  await page.locator('main .buy button[value="cart.add"]').click()
  await page.locator('.toast').waitFor()
  await page.goto('/authors')
  await untilHydrated(page)
  const slow = isLong ? await context.newCDPSession(page) : undefined
  await slow?.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const answered: string[] = []
  page.on('requestfinished', (request) => {
    if (request.method() === 'POST' && request.url().includes('_data='))
      answered.push(new URLSearchParams(request.postData() ?? '').get('intent') ?? '')
  })
  return { ...visit, answered }
}

async function prepare(page: Page, form: Answered) {
  // All presses come from one network, which may try fewer coupons and messages.
  await db.write((trx) => trx.deleteFrom('attempt').execute())
  const undoing = form.undo && buttonOf({ ...form, button: form.undo })
  const wanted = [buttonOf(form), ...(undoing ? [undoing] : [])].join()
  await goWithin(page, form.path, form.before ? 'main' : wanted)
  const undo = undoing && (await page.$(undoing))
  if (undo) {
    await undo.evaluate((one: HTMLElement) => one.click())
    await untilAt(page, form.path, buttonOf(form))
  }
  for (const [name, value] of Object.entries(form.typed ?? {}))
    await page
      .locator(`main [name="${name}"]`)
      .evaluate(
        (field: HTMLInputElement, typed) => (field.value = typed),
        value === 'CODE' ? coupon : value,
      )
  if (!form.before) return
  await page
    .locator(buttonOf({ ...form, button: form.before }))
    .evaluate((one: HTMLElement) => one.click())
  await untilAt(page, form.path, buttonOf(form))
}

const link = '.nav a[href="/publishers"]'

/** Presses both at each moment until there is nothing to press any more. */
async function tryAll(form: Answered, isFormFirst: boolean, moments: Moment[]) {
  const { page, context, answered, faults } = await openWithCart()
  for (const at of moments) {
    await prepare(page, form)
    answered.length = 0
    const [first, second] = isFormFirst ? [buttonOf(form), link] : [link, buttonOf(form)]
    const after = await pressBoth(page, first, second, at)
    if (!after) break
    const moment = `${JSON.stringify(at)} ${after}`
    await expect.poll(() => answered, { message: moment }).toEqual([form.intent ?? form.button])
    await untilAt(page, '/publishers', `${link}[aria-current]`)
    expect(new URL(page.url()).pathname, moment).toBe('/publishers')
  }
  expect(faults).toEqual([])
  await context.close()
}

describe('a link and a form that is answered in place both count', () => {
  test.each(forms)('%s, then the link', async (_, form) => {
    await tryAll(form, true, momentsOf(14))
  })
  test.each(forms)('the link, then %s', async (_, form) => {
    await tryAll(form, false, momentsOf(8))
  })
})

test('a coupon that is used while the sums are reckoned is used', async () => {
  const { page, context, answered, faults } = await openWithCart()
  await prepare(page, few['a coupon at the checkout']!)
  const letGo = await delayResponse(page, /\/checkout\?.*_data=/)
  await page.locator('main form [name=country]').selectOption('DE')
  await page.locator('main [value="coupon.apply"]').evaluate((one: HTMLElement) => one.click())
  letGo()
  await page.locator('main .sums', { hasText: coupon }).waitFor()
  expect(answered).toEqual(['checkout.update', 'coupon.apply'])
  expect(await page.locator('main form [name=country]').inputValue()).toBe('DE')
  expect(faults).toEqual([])
  await context.close()
})
