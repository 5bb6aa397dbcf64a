import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import {
  refundRateLimits,
  sweepRateLimits,
  consumeRateLimit,
} from '#app/shop/operations/rate-limits/rate-limits.server.ts'

const now = Date.UTC(2026, 10, 21, 12)
const minute = 60_000
const threeInAnHour = { most: 3, withinMs: 60 * minute }

const newScope = () => `sign-in to ${randomUUID()}@example.org`
const countRows = async () => (await db.read.selectFrom('attempt').selectAll().execute()).length

async function take(scope: string, ...minutes: number[]) {
  const outcomes = []
  for (const at of minutes)
    outcomes.push(await consumeRateLimit(scope, threeInAnHour, now + at * minute))
  return outcomes.map((one) => one.ok)
}

describe('what may be tried so often only', () => {
  test('is let in up to the limit, and refused past it', async () => {
    expect(await take(newScope(), 0, 0, 1, 1, 2)).toEqual([true, true, true, false, false])
  })

  test('is let in again as the window slides on, one for each that leaves it', async () => {
    const scope = newScope()
    expect(await take(scope, 0, 10, 20)).toEqual([true, true, true])
    expect(await take(scope, 59, 60, 69, 70)).toEqual([false, true, false, true])
  })

  test('never passes the limit in any stretch of the window, not at the turn of one either', async () => {
    const scope = newScope()
    expect(await take(scope, 59, 59, 59, 61, 61, 118)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ])
    expect(await take(scope, 119)).toEqual([true])
  })

  test('hears how many seconds to wait, and is let in after them', async () => {
    const scope = newScope()
    await take(scope, 0, 10, 20)
    const at = now + 30 * minute + 1
    const outcome = await consumeRateLimit(scope, threeInAnHour, at)
    expect(outcome).toEqual({ ok: false, retryAfterSeconds: 1800 })
    expect(await consumeRateLimit(scope, threeInAnHour, at + 1_798_000)).toMatchObject({
      ok: false,
      retryAfterSeconds: 2,
    })
    expect(await consumeRateLimit(scope, threeInAnHour, at + 1_800_000)).toMatchObject({ ok: true })
  })

  test('is not put off further by what was refused', async () => {
    const scope = newScope()
    await take(scope, 0, 0, 0)
    await take(scope, 20, 30, 40, 50, 59)
    expect(await take(scope, 60)).toEqual([true])
  })

  test('is counted for each scope alone', async () => {
    const [one, other] = [newScope(), newScope()]
    await take(one, 0, 0, 0, 0)
    expect(await take(other, 0)).toEqual([true])
  })

  test('may be tried once only', async () => {
    const scope = newScope()
    const once = { most: 1, withinMs: minute }
    expect(await consumeRateLimit(scope, once, now)).toMatchObject({ ok: true })
    expect(await consumeRateLimit(scope, once, now)).toEqual({ ok: false, retryAfterSeconds: 60 })
  })

  test('of thirty at one moment exactly ten go on', async () => {
    const scope = newScope()
    const ten = { most: 10, withinMs: minute }
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, () => consumeRateLimit(scope, ten, now)),
    )
    expect(outcomes.filter((one) => one.ok)).toHaveLength(10)
  })

  test('of thirty at one moment exactly one goes on where nine went before', async () => {
    const scope = newScope()
    const ten = { most: 10, withinMs: minute }
    for (let n = 0; n < 9; n++) await consumeRateLimit(scope, ten, now)
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, () => consumeRateLimit(scope, ten, now)),
    )
    expect(outcomes.filter((one) => one.ok)).toHaveLength(1)
  })

  test('counts no more once it is forgiven', async () => {
    const scope = newScope()
    await take(scope, 0, 0)
    const third = await consumeRateLimit(scope, threeInAnHour, now)
    expect(await take(scope, 1)).toEqual([false])
    if (third.ok) await refundRateLimits(third.attempts)
    expect(await take(scope, 1, 1)).toEqual([true, false])
  })

  test('leaves no address in the database', async () => {
    await consumeRateLimit('sign-in to asha@example.org', threeInAnHour, now)
    const rows = await db.read.selectFrom('attempt').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('asha')
    expect(rows.length).toBeGreaterThan(0)
  })

  test.each([
    ['nothing is allowed', { most: 0, withinMs: minute }],
    ['it looks back further than attempts are kept', { most: 3, withinMs: dayMs + 1 }],
  ])('is no limit where %s', async (_, limit) => {
    await expect(consumeRateLimit(newScope(), limit, now)).rejects.toThrow(RangeError)
  })
})

describe('the sweep of attempts', () => {
  test('forgets those of more than a day ago, any number, and leaves the others', async () => {
    await sweepRateLimits(now + 10 * dayMs)
    const scope = newScope()
    await take(scope, 0)
    const old = Array.from({ length: 1100 }, () => ({
      id: randomUUID(),
      scope: 'old',
      at: now - dayMs,
    }))
    await db.write((trx) => trx.insertInto('attempt').values(old).execute())
    expect(await sweepRateLimits(now)).toBe(1100)
    expect(await take(scope, 0, 0, 0)).toEqual([true, true, false])
    await sweepRateLimits(now + dayMs)
    expect(await countRows()).toBe(0)
  })

  test('lets nobody past the limit while it runs', async () => {
    const scope = newScope()
    const day = { most: 10, withinMs: dayMs }
    const [outcomes] = await Promise.all([
      Promise.all(Array.from({ length: 30 }, () => consumeRateLimit(scope, day, now))),
      ...Array.from({ length: 5 }, () => sweepRateLimits(now)),
    ])
    expect(outcomes.filter((one) => one.ok)).toHaveLength(10)
  })
})
