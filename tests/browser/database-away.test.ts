import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from 'playwright'
import { db } from '#app/database/database.server.ts'
import { aBook } from '../fixtures/catalogue.ts'
import { hasOwnPostgres, openPostgres, type OwnPostgres } from '../own-postgres.ts'
import { serveShop, type ServedShop } from '../served-shop.ts'
import { newVisitor, openBrowser, untilHydrated } from './visitor/browser.ts'

let server: OwnPostgres
let shop: ServedShop
let browser: Browser

// What it is answered is tried in the gate: tests/faults/postgres-outage.test.ts.
describe.runIf(process.env.LONG && hasOwnPostgres)('PostgreSQL', () => {
  beforeAll(async () => {
    server = await openPostgres()
    await aBook({ name: 'Emma' })
    await db.close()
    ;[shop, browser] = await Promise.all([serveShop(), openBrowser()])
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    await shop?.stop()
    await server?.close()
  })

  test('that is away is told of by a followed link as by an address, and the way goes on from there', async () => {
    const { page } = await newVisitor(browser, shop)
    await page.goto('/terms')
    await untilHydrated(page)
    server.stop()
    // What is kept in memory is shown for two seconds more.
    const statusOf = async () => (await fetch(`${shop.origin}/books`)).status
    await expect.poll(statusOf).toBe(503)
    await page.locator('.nav a[href="/books"]').first().click()
    await page.getByRole('heading', { name: 'The shop is not responding right now' }).waitFor()
    expect(page.url()).toMatch(/\/books$/)
    server.start()
    await page.getByRole('link', { name: 'Try again' }).click()
    await page.getByRole('link', { name: 'Emma' }).first().waitFor()
  }, 120_000)
})
