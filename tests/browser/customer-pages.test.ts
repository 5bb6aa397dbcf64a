import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright'
import type { Address } from '#app/shop/customers/addresses/address.ts'
import { addAddress } from '../shop/addresses/saved-addresses.ts'
import { aCustomer, newEmail, rightPassword } from '../shop/accounts/customers.ts'
import { isTriedNarrow, languages, schemesOf, sidewaysScroll, violations } from './visitor/axe.ts'
import { newVisitor, openDemoShop, untilHydrated } from './visitor/browser.ts'
import { cutOff } from './visitor/inspect-page.ts'

let demo: Awaited<ReturnType<typeof openDemoShop>>
beforeAll(async () => {
  demo = await openDemoShop()
})
afterAll(() => demo.close())

const home: Address = {
  ...{ name: 'Asha Raghavan', addressLine1: '14 Lantern Lane', addressLine2: null },
  ...{ postcode: '560001', city: 'Bengaluru', region: null, country: 'IN' },
}
const wide = { ...home, name: 'Donaudampfschifffahrtsgesellschaftskapitän' }

async function putInCart(page: Page, prefix: string) {
  await page.goto(`${prefix}/book/b01`)
  await page.locator('main button[value="cart.add"]').first().click()
  await page.locator('.toast').waitFor()
}

/** Signs a new customer in, who keeps two addresses and ordered once; answers with the receipt's path. */
async function asCustomer(page: Page, prefix: string): Promise<string> {
  const email = newEmail()
  const customer = await aCustomer(email)
  await addAddress(customer, home, 1)
  await addAddress(customer, wide, 2)
  await page.goto(`${prefix}/login-register?next=${prefix}/cart`)
  await page.locator('#email').fill(email)
  await page.locator('#password').fill(rightPassword)
  await page.locator('button[value="customer.signIn"]').click()
  // Not by its end: the sign-in's own address ends so too.
  await page.waitForURL(({ pathname }) => pathname === `${prefix}/cart`)
  await putInCart(page, prefix)
  await page.goto(`${prefix}/checkout`)
  await page.locator('button[value="order.place"]').click()
  await page.waitForURL(/order-received/)
  const { pathname } = new URL(page.url())
  await putInCart(page, prefix)
  return pathname
}

/** The widest words; each page without a script is tried in accessibility.test.ts. */
const tried = process.env.LONG ? languages : languages.slice(-1)

describe.each(tried)('the pages of a customer under "%s"', (prefix) => {
  test.each(schemesOf(prefix))(
    'have no axe violation and no fault, hydrated, %s',
    { timeout: 120_000 },
    async (colorScheme) => {
      const { page, context, faults } = await newVisitor(demo.browser, demo.shop, { colorScheme })
      const receipt = await asCustomer(page, prefix)
      for (const path of ['/my-orders', '/my-account', '/checkout']) {
        await page.goto(prefix + path)
        await untilHydrated(page)
        // The style of the shop's header, which stays on the screen of a phone, is that of the element.
        expect(await page.locator('header').count(), path).toBe(1)
        await page.locator('main details').evaluateAll((all) => {
          for (const one of all) one.setAttribute('open', '')
        })
        expect(await violations(page), path).toEqual([])
      }
      await page.goto(receipt)
      await untilHydrated(page)
      expect(await violations(page), receipt).toEqual([])
      expect(faults).toEqual([])
      await context.close()
    },
  )

  test.runIf(isTriedNarrow(prefix))(
    'fit 320 px without sideways scroll, and the head its rows, with JavaScript off',
    async () => {
      const { page, context } = await newVisitor(demo.browser, demo.shop, {
        javaScriptEnabled: false,
        viewport: { width: 320, height: 640 },
      })
      const receipt = await asCustomer(page, prefix)
      // Sums of many figures, beside the longest words.
      await page.goto(`${prefix}/cart`)
      await page.locator('main .qty [name=quantity]').fill('9')
      await page.locator('main .qty [name=quantity]').press('Enter')
      await page.locator('.toast').waitFor()
      for (const path of ['/cart', '/checkout', '/my-orders', '/my-account']) {
        await page.goto(prefix + path)
        expect(await sidewaysScroll(page), path).toBe(0)
        expect(await cutOff(page), path).toEqual([])
      }
      await page.goto(receipt)
      expect(await sidewaysScroll(page), receipt).toBe(0)
      // The head: every choice in a line of its own, all tools in one row, and a search that shows what it is for.
      const sizeOf = (selector: string) =>
        page.locator(selector).evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
      await page.locator('button.prefs').click()
      for (const { height } of await sizeOf('#preferences .choice')) expect(height).toBeLessThan(50)
      await page.setViewportSize({ width: 768, height: 640 })
      expect((await sizeOf('.tools'))[0]!.height).toBeLessThan(70)
      expect((await sizeOf('#q'))[0]!.width).toBeGreaterThan(200)
      await context.close()
    },
  )
})

describe('the fields of another address', () => {
  test.each([true, false])(
    'are seen only where it is chosen, by keyboard too; JavaScript: %s',
    async (javaScriptEnabled) => {
      const { page, context } = await newVisitor(demo.browser, demo.shop, { javaScriptEnabled })
      await asCustomer(page, '')
      await page.goto('/checkout')
      expect(await page.locator('#addressLine1').isVisible()).toBe(false)
      await page.locator('input[name=address]').first().focus()
      await page.keyboard.press('ArrowUp')
      expect(await page.locator('input[value=another]').isChecked()).toBe(true)
      expect(await page.locator('#addressLine1').isVisible()).toBe(true)
      await context.close()
    },
  )
})

describe('the account that a receipt offers', () => {
  test('has no axe violation, and what was refused takes the focus', async () => {
    const { page, context, faults } = await newVisitor(demo.browser, demo.shop)
    await putInCart(page, '')
    await page.goto('/checkout')
    const typed = { email: newEmail(), name: 'Asha', addressLine1: '14 Lantern Lane' }
    for (const [id, text] of Object.entries({ ...typed, postcode: '560001', city: 'Bengaluru' }))
      await page.locator(`#${id}`).fill(text)
    await page.locator('button[value="order.place"]').click()
    await page.waitForURL(/order-received/)
    await untilHydrated(page)
    expect(await violations(page)).toEqual([])
    await page.locator('#password').fill('lantern')
    await page.locator('button[value="account.make"]').click()
    await page.locator('#errors').waitFor()
    await untilHydrated(page)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('errors-heading')
    expect(await violations(page)).toEqual([])
    await page.locator('#password').fill(rightPassword)
    await page.locator('button[value="account.make"]').click()
    await page.waitForURL(/key=/)
    await untilHydrated(page)
    expect(await page.locator('.toast').innerText()).toContain('Account Opened')
    expect(faults).toEqual([])
    await context.close()
  })
})
