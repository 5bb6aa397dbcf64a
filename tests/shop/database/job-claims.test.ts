import { expect, test } from 'vitest'
import { claimJob, retryJobSoon } from '#app/database/job-claims.server.ts'

const now = Date.UTC(2026, 10, 21, 12)
const hour = 60 * 60_000

test('of several processes that ask at one moment one has the turn, and the next when it is due again', async () => {
  const request = (at: number) =>
    Promise.all(Array.from({ length: 8 }, () => claimJob('sweep', hour, at)))
  const taken = async (at: number) => (await request(at)).filter(Boolean).length
  expect(await taken(now)).toBe(1)
  expect(await taken(now + hour - 1)).toBe(0)
  expect(await taken(now + hour)).toBe(1)
  expect(await claimJob('rates', hour, now)).toBe(true)
})

test('a clock that was set back keeps a job waiting no longer than its time', async () => {
  expect(await claimJob('prices', hour, now + 24 * hour)).toBe(true)
  expect(await claimJob('prices', hour, now)).toBe(true)
  expect(await claimJob('prices', hour, now)).toBe(false)
})

const minute = 60_000

test('a turn that failed comes again in five minutes, or sooner where it would', async () => {
  expect(await claimJob('orders', 6 * hour, now)).toBe(true)
  await retryJobSoon('orders', 6 * hour, now)
  expect(await claimJob('orders', 6 * hour, now + 5 * minute - 1)).toBe(false)
  expect(await claimJob('orders', 6 * hour, now + 5 * minute)).toBe(true)
  expect(await claimJob('mails', minute, now)).toBe(true)
  await retryJobSoon('mails', minute, now)
  expect(await claimJob('mails', minute, now + minute)).toBe(true)
})

test('a turn that failed late takes nothing from who has the next one', async () => {
  expect(await claimJob('feeds', hour, now)).toBe(true)
  expect(await claimJob('feeds', hour, now + hour)).toBe(true)
  await retryJobSoon('feeds', hour, now)
  expect(await claimJob('feeds', hour, now + hour + 5 * minute)).toBe(false)
})
