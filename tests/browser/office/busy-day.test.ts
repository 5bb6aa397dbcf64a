import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { addStaffByCommand, staffPassword } from '../../office-staff.ts'
import { aPaidOrder } from '../../shop/orders/placed.ts'
import { newVisitor, openDemoShop } from '../visitor/browser.ts'

const orders = 200
const ofPage = 100

let demo: Awaited<ReturnType<typeof openDemoShop>>
let book: Awaited<ReturnType<typeof aBook>>
let link: string
beforeAll(async () => {
  demo = await openDemoShop()
  book = await aBook({ stock: 2 * orders })
  link = await addStaffByCommand('Meera Nair', 'meera@shop.example', 'clerk')
  const { page, context } = await newVisitor(demo.browser, demo.shop)
  await page.goto(link)
  await page.fill('#password', staffPassword)
  await page.locator('main form button').click()
  await page.waitForURL('/office')
  await context.close()
})
afterAll(() => demo.close())

const statesOf = async (numbers: string[]) => {
  const rows = await db.read
    .selectFrom('customerOrder')
    .select('state')
    .distinct()
    .where('number', 'in', numbers)
    .execute()
  return rows.map(({ state }) => state)
}

async function signIn(page: Page) {
  await page.goto('/office')
  await page.fill('#email', 'meera@shop.example')
  await page.fill('#password', staffPassword)
  await page.locator('main form button').first().click()
  await page.locator('nav').first().waitFor()
}

/** Presses a button for all orders of the list, one page after the other, and returns how many pages there were. */
async function pressForAll(page: Page, button: string): Promise<number> {
  for (let pages = 0; ; pages++) {
    if ((await page.locator('tbody tr').count()) === 0) return pages
    await page.getByRole('link', { name: 'Choose all orders of this page' }).click()
    await page.getByRole('button', { name: button }).click()
    await page.locator('.toast').waitFor()
  }
}

const chosenAtOnce = (page: Page) => page.locator('tbody input:checked').count()

// Placing the orders takes ten seconds, and the lists are tested by routes/office/orders.test.ts.
test.runIf(process.env.LONG).each([false, true])(
  '200 orders of a day are printed, packed, dispatched, and one is refunded, scripts: %s',
  async (javaScriptEnabled) => {
    const numbers: string[] = []
    for (let n = 0; n < orders; n++) numbers.push(await aPaidOrder({ wanted: [book] }))
    const { page, context, faults } = await newVisitor(demo.browser, demo.shop, {
      javaScriptEnabled,
    })
    await signIn(page)
    const toPack = page.locator('main a[href="/office/orders?view=to-pack"]')
    expect(await toPack.textContent()).toContain(String(orders))
    await toPack.click()
    await page.getByLabel('Rows per page').selectOption(String(ofPage))
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.waitForURL(/rows=100/)

    await page.getByRole('link', { name: 'Choose all orders of this page' }).click()
    await expect.poll(() => chosenAtOnce(page)).toBe(ofPage)
    const [slips] = await Promise.all([
      page.waitForResponse((answer) => answer.url().includes('/papers/slips.pdf')),
      page.getByRole('button', { name: 'Packing slips (PDF)' }).click(),
    ])
    expect(slips.headers()['content-type']).toBe('application/pdf')
    await page.goto(`/office/orders?view=to-pack&rows=${ofPage}`)

    expect(await pressForAll(page, 'Mark as packed')).toBe(orders / ofPage)
    expect(await statesOf(numbers)).toEqual(['packed'])
    await page.goto(`/office/orders?view=to-dispatch&rows=${ofPage}`)
    expect(await pressForAll(page, 'Mark as dispatched')).toBe(orders / ofPage)
    expect(await statesOf(numbers)).toEqual(['dispatched'])

    await page.goto(`/office/orders/${numbers[0]}`)
    await page.locator('summary', { hasText: 'Pay back more' }).click()
    const refund = page.locator('form', { has: page.locator('#refund-amount') })
    await refund.locator('#refund-amount').fill('1')
    await refund.locator('[name="refund-transferred"]').check()
    await refund.locator('button').click()
    await page.locator('.toast').waitFor()
    const refunds = await db.read
      .selectFrom('refund')
      .select('state')
      .where('orderNumber', '=', numbers[0]!)
      .execute()
    expect(refunds).toEqual([{ state: 'done' }])

    await page.goto('/office')
    expect(await toPack.textContent()).toContain('0')
    // Chromium shows a PDF by a page of its own.
    expect(faults.filter((one) => !one.includes('request: chrome'))).toEqual([])
    await context.close()
  },
)
