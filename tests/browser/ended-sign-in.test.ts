import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { aCustomer, newEmail, rightPassword } from '../shop/accounts/customers.ts'
import { newVisitor, openDemoShop, untilHydrated } from './visitor/browser.ts'

let demo: Awaited<ReturnType<typeof openDemoShop>>
beforeAll(async () => {
  demo = await openDemoShop()
})
afterAll(() => demo.close())

const typed = {
  ...{ name: 'Ravi Raghavan', addressLine1: '7 Tamarind Street', postcode: '600001' },
  ...{ city: 'Chennai', telephone: '+91 98450 12345' },
}

test('a checkout whose sign-in ended stands as it was typed after the next one, with scripts too', async () => {
  const { page, faults } = await newVisitor(demo.browser, demo.shop, {})
  const email = newEmail()
  const customer = await aCustomer(email)
  const signIn = async (next: string) => {
    await page.locator('#email').fill(email)
    await page.locator('#password').fill(rightPassword)
    await page.locator('button[value="customer.signIn"]').click()
    await page.waitForURL(({ pathname }) => pathname === next)
  }
  await page.goto('/login-register?next=/cart')
  await signIn('/cart')
  await page.goto('/book/b01')
  await page.locator('main button[value="cart.add"]').first().click()
  await page.locator('.toast').waitFor()
  await page.goto('/checkout')
  await untilHydrated(page)
  for (const [id, value] of Object.entries(typed)) await page.locator(`#${id}`).fill(value)
  await db.write((trx) => trx.deleteFrom('signIn').where('customer', '=', customer).execute())

  await page.locator('button[value="order.place"]').click()
  await page.waitForURL(/\/login-register\?next=%2Fcheckout$/)
  // The address changes before the page does.
  await page.getByText('What you entered is not lost').waitFor()
  expect(await page.locator('main').innerText()).toContain('You have been signed out')
  expect(await page.locator('header').innerText()).not.toContain('Sign out')
  await signIn('/checkout')
  for (const [id, value] of Object.entries(typed))
    expect(await page.locator(`#${id}`).inputValue(), id).toBe(value)
  expect(await page.locator('main').innerText()).toContain('Nothing has been ordered yet.')

  // Once it is ordered, the next checkout begins anew.
  await page.locator('button[value="order.place"]').click()
  await page.waitForURL(/order-received/)
  await page.goto('/book/b01')
  await page.locator('main button[value="cart.add"]').first().click()
  await page.locator('.toast').waitFor()
  await page.goto('/checkout')
  expect(await page.locator('#city').inputValue()).toBe('')
  expect(faults).toEqual([])
})
