import type { Insertable } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { settingStore } from '#app/database/setting-store.server.ts'
import type { DaySaleTable, DayTaxTable } from '#app/database/tables.ts'
import { dayAfter } from '#app/i18n/format/day.ts'
import { endOfDay, homeTimeZone, localDayOf, startOfDay } from '#app/i18n/format/time-zones.ts'
import { reportTaxes } from '#app/shop/ordering/payments/tax-report.server.ts'
import { sumSales } from './sum-sales.server.ts'

/** A transaction may still add an order that was placed shortly before midnight, so a day stays open for so long. */
const openAfterMs = 60 * 60 * 1000

/**
 * Counts the sums of all days up to now that are still open or were never counted. With 50,000 orders of a year and
 * 100,000 products the first count took 5 s of CPU, day by day, and each later one 8 ms for today; from these sums the pages of
 * figures take 2 to 14 ms for a year, where `/books` takes 5 in the same process (2026-11-28).
 */
export async function countDays(now: number): Promise<void> {
  const clock = homeTimeZone()
  await forgetOtherClocks(clock)
  const first = await findFirstOrder()
  if (first === undefined) return
  for (const day of await listOpenDays(clock, first, now)) await countDay(clock, day, now)
}

/** Returns the moment of the first order, ms UTC; undefined if there is none. */
export async function findFirstOrder(): Promise<number | undefined> {
  const first = await db.read
    .selectFrom('customerOrder')
    .select('placedAt')
    .orderBy('placedAt')
    .orderBy('number')
    .limit(1)
    .executeTakeFirst()
  return first?.placedAt
}

/** A change of the home market moves the borders of all days. */
async function forgetOtherClocks(clock: string) {
  const other = await db.read
    .selectFrom('countedDay')
    .select('clock')
    .where('clock', '<>', clock)
    .limit(1)
    .executeTakeFirst()
  if (!other) return
  await db.write(async (trx) => {
    for (const table of ['countedDay', 'daySale', 'dayTax'] as const)
      await trx.deleteFrom(table).execute()
  })
}

async function listOpenDays(clock: string, first: number, now: number): Promise<string[]> {
  const counted = await db.read
    .selectFrom('countedDay')
    .select(['day', 'untilAt', 'countedAt'])
    .where('clock', '=', clock)
    .execute()
  const closed = new Set(
    counted
      .filter(({ untilAt, countedAt }) => countedAt >= untilAt + openAfterMs)
      .map(({ day }) => day),
  )
  const days: string[] = []
  const today = localDayOf(now, clock)
  for (let day = localDayOf(first, clock); day <= today; day = dayAfter(day))
    if (!closed.has(day)) days.push(day)
  return days
}

/** Its value differs once days are counted again. */
const forgottenSetting = 'figures-forgotten'

/** Counts a day. One that is forgotten while it is counted stays open, since its sums may be of before. */
async function countDay(clock: string, day: string, now: number) {
  const forgotten = await settingStore.find(forgottenSetting)
  const [from, untilAt] = [startOfDay(day, clock), endOfDay(day, clock)]
  const taxes = await listDayTaxes(day, from, untilAt)
  const sales = await sumSales(day, from, untilAt)
  await db.write(async (trx) => {
    if ((await lockForgotten(trx)) !== (forgotten ?? '')) return
    await replaceTaxes(trx, day, taxes)
    await replaceSales(trx, day, sales)
    await trx
      .insertInto('countedDay')
      .values({ clock, day, untilAt, countedAt: now })
      .onConflict((on) => on.columns(['clock', 'day']).doUpdateSet({ untilAt, countedAt: now }))
      .execute()
  })
}

async function listDayTaxes(day: string, from: number, until: number): Promise<DayTaxTable[]> {
  const rows = await reportTaxes(from, until)
  return rows.map(({ netMinor: _net, basisPoints, ...row }) => ({
    ...row,
    day,
    basisPoints: basisPoints ?? -1,
  }))
}

async function replaceTaxes(trx: Transaction, day: string, rows: Insertable<DayTaxTable>[]) {
  await trx.deleteFrom('dayTax').where('day', '=', day).execute()
  if (rows.length > 0) await trx.insertInto('dayTax').values(rows).execute()
}

async function replaceSales(trx: Transaction, day: string, rows: Insertable<DaySaleTable>[]) {
  await trx.deleteFrom('daySale').where('day', '=', day).execute()
  if (rows.length > 0) await trx.insertInto('daySale').values(rows).execute()
}

/**
 * Makes the days from `at` (ms UTC) on be counted again. All that changes an order is dated when it is done, but for a
 * refund that failed: it is taken back on its day.
 */
export async function forgetDaysSince(trx: Transaction, at: number): Promise<void> {
  await settingStore.put(trx, forgottenSetting, randomUUID())
  await trx.deleteFrom('countedDay').where('untilAt', '>', at).execute()
}

/** Locks the setting, so that days are counted before they are forgotten or after it, and returns its value. */
async function lockForgotten(trx: Transaction): Promise<string> {
  const { value } = await trx
    .insertInto('setting')
    .values({ name: forgottenSetting, value: '' })
    .onConflict((on) =>
      on.column('name').doUpdateSet((row) => ({ value: row.ref('setting.value') })),
    )
    .returning('value')
    .executeTakeFirstOrThrow()
  return value
}
