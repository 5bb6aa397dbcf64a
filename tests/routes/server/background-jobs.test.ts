import { expect, onTestFinished, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { serveShop } from '../../served-shop.ts'

const minutesMs = 60_000

/** When one of all processes asks for exchange rates next, from now on, ms. */
async function nextRates() {
  const turn = await db.read
    .selectFrom('setting')
    .select('value')
    .where('name', '=', 'due: rates')
    .executeTakeFirst()
  return Number(turn?.value) - Date.now()
}

test('a service of rates that does not answer is asked again in five minutes, not in six hours', async () => {
  const shop = await serveShop({ BACKGROUND_JOBS: 'on' })
  onTestFinished(async () => void (await shop.stop()))
  // The turn is taken for six hours before it is asked.
  await expect.poll(nextRates).toBeLessThanOrEqual(5 * minutesMs)
  expect(await nextRates()).toBeGreaterThan(minutesMs)
  // The line is written after the turn is given back.
  await expect.poll(() => shop.output()).toContain('exchange rates not taken')
}, 60_000)
