import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from 'playwright'
import { db } from '#app/database/database.server.ts'
import { migrate } from '#app/database/migrate.server.ts'
import { aBook } from '../fixtures/catalogue.ts'
import { findFreePort, serveShop, type ServedShop } from '../served-shop.ts'
import { newVisitor, openBrowser, untilHydrated } from './browser.ts'

let folder: string
let port: string
const control = (task: 'start' | 'stop') =>
  spawnSync('sh', ['tests/postgresql.sh', task, folder, port]).status

const hasPrograms = spawnSync('sh', ['-c', 'ls /usr/lib/postgresql/*/bin/initdb']).status === 0
const isTried = process.env.LONG && hasPrograms && !process.env.TEST_DATABASE_URL

let shop: ServedShop
let browser: Browser

// What it is answered is tried in the gate: tests/faults/postgres-outage.test.ts.
describe.runIf(isTried)('PostgreSQL', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'octavo-away-'))
    port = String(await findFreePort())
    expect(control('start')).toBe(0)
    process.env.DATABASE_URL = `postgres://octavo@127.0.0.1:${port}/postgres`
    await migrate(db)
    await aBook({ name: 'Emma' })
    await db.close()
    ;[shop, browser] = await Promise.all([serveShop(), openBrowser()])
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    await shop?.stop()
    control('stop')
    rmSync(folder, { recursive: true, force: true })
    delete process.env.DATABASE_URL
  })

  test('that is away is told of by a followed link as by an address, and the way goes on from there', async () => {
    const { page } = await newVisitor(browser, shop)
    await page.goto('/terms')
    await untilHydrated(page)
    control('stop')
    // What is kept in memory is shown for two seconds more.
    const statusOf = async () => (await fetch(`${shop.origin}/books`)).status
    await expect.poll(statusOf, { timeout: 20_000 }).toBe(503)
    await page.locator('.nav a[href="/books"]').first().click()
    await page.getByRole('heading', { name: 'The shop is not answering just now' }).waitFor()
    expect(page.url()).toMatch(/\/books$/)
    control('start')
    await page.getByRole('link', { name: 'Try again' }).click()
    await page.getByRole('link', { name: 'Emma' }).first().waitFor()
  }, 120_000)
})
