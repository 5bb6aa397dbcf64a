import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { newVisitor, openDemoShop, untilHydrated } from './visitor/browser.ts'

let demo: Awaited<ReturnType<typeof openDemoShop>>
const rename = (from: string, to: string) =>
  db.write((trx) => trx.schema.alterTable(from).renameTo(to).execute())
beforeAll(async () => {
  demo = await openDemoShop()
})
afterAll(() => demo.close())

test('a page that failed names the id of its request, opened by its address and by a link alike', async () => {
  const { page, faults } = await newVisitor(demo.browser, demo.shop)
  const reference = page.locator('#reference')
  await page.goto('/about')
  await untilHydrated(page)
  await rename('author', 'author_away')

  // The pointer over the link asks beforehand.
  const requested: (string | undefined)[] = []
  page.on('response', (data) => {
    if (/\/authors\?.*_data=/.test(data.url())) requested.push(data.headers()['x-request-id'])
  })
  await page.locator('a[href="/authors"]').first().click()
  await reference.waitFor()
  const byLink = (await reference.textContent())!
  expect(requested).toContain(byLink)

  const answer = await page.goto('/authors')
  await untilHydrated(page)
  expect(answer?.status()).toBe(500)
  expect(await reference.textContent()).toBe(answer?.headers()['x-request-id'])
  await rename('author_away', 'author')

  await expect.poll(() => demo.shop.output()).toContain(`"request":"${byLink}"`)
  // The failed requests, which the browser reports; no markup that is not what the document had.
  expect(faults.filter((fault) => !fault.includes('status of 500'))).toEqual([])
  await page.goto('/about')
  expect(await reference.count()).toBe(0)
})
