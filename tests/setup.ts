import { randomBytes, randomUUID } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, vi } from 'vitest'
import { onServer } from './on-server.ts'

// Each test file has its own shop: an empty data folder and, on PostgreSQL, an empty database.
const dataFolder = mkdtempSync(join(tmpdir(), 'octavo-test-'))
const server = process.env.TEST_DATABASE_URL
const databaseName = `test_${randomUUID().replaceAll('-', '')}`
const before = { ...process.env }

Object.assign(process.env, {
  DATA_DIR: dataFolder,
  BACKGROUND_JOBS: 'off',
  DEMO: 'off',
  SESSION_SECRET: randomBytes(32).toString('hex'),
  EXCHANGE_RATE_URL: 'http://127.0.0.1:9/unreachable-in-tests',
  PUBLIC_URL: 'http://shop.test',
  // All tests order from one address; those of the limits set these themselves.
  NETWORK_ORDERS_PER_HOUR: '100000',
  SHOP_ORDERS_PER_HOUR: '0',
  // No test runs across the cut-off hour, which is half a day away on the clock of India.
  DISPATCH_CUTOFF_HOUR: String((new Date().getUTCHours() + 18) % 24),
})
if (server) {
  const url = new URL(server)
  url.pathname = `/${databaseName}`
  process.env.DATABASE_URL = url.href
} else delete process.env.DATABASE_URL
if (!process.env.LONG) {
  const quickScrypt = new URL('quick-scrypt.mjs', import.meta.url).href
  // Shops that a test serves store and check the same passwords.
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import=${quickScrypt}`
  await import(quickScrypt)
}
// Tests do not use a replica that the environment sets.
delete process.env.DATABASE_REPLICA_URL

beforeAll(async () => {
  const migrated = inject('migratedDatabase')
  if (server) await onServer(`create database ${databaseName} template ${migrated}`)
  else copyFileSync(migrated, join(dataFolder, 'octavo.sqlite'))
})

afterAll(async () => {
  const { db } = await import('#app/database/database.server.ts')
  await db.close()
  if (server) await onServer(`drop database ${databaseName} with (force)`)
  rmSync(dataFolder, { recursive: true, force: true })
  // The next file in this process loads the shop anew, with its own database.
  vi.resetModules()
  // Environment variables of this file are removed.
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before)
})

// An error logged by the shop fails the test, unless the test expects it. Warnings do not.
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  const logged = vi.mocked(console.error).mock.calls.map((call) => call.map(String).join(' '))
  vi.restoreAllMocks()
  expect(logged, 'errors logged by the shop').toEqual([])
})

/** Returns and removes the errors logged so far, for a test that causes some. */
export function takeLoggedErrors(): string[] {
  const calls = vi.mocked(console.error).mock.calls
  return calls.splice(0).map((call) => call.map(String).join(' '))
}
