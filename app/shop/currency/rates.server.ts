import { sql } from 'kysely'
import type { Reader, Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { log } from '#app/observability/log.server.ts'
import { recordChange } from '../audit/audit.server.ts'
import { isCurrency, type Rates } from './currency.ts'
import { dayMs, dayOf } from './day.ts'
import { readRateAnswer } from './rate-answer.server.ts'
import {
  findDateFault,
  findOutlier,
  foreignCurrencies,
  type DatedRates,
  type RatesRefusal,
} from './rates.ts'
import { parseRates, type ParsedRates } from './rates.schema.ts'
import { shippedRates } from './shipped-rates.ts'

export type FoundRates = {
  rates: Rates
  /** The day of `rates`. */
  day: string
  /** The rates of each day that has some, oldest first; never empty, and ends with `rates`. */
  history: DatedRates[]
}

export type RatesOutcome =
  { ok: true; day: string; rates: Rates; before: DatedRates } | ({ ok: false } & RatesRefusal)

const cacheMs = 10_000
/** The 30 days before a reduction that has run for up to a quarter of a year. */
const historyDays = 122

/** `settled`: what `found` came to, once it is there. */
let cached: { at: number; found: Promise<FoundRates>; settled?: FoundRates } | undefined

/**
 * The rates that count now, from the database alone: a page never waits for the service.
 * @param reader In a transaction it must be given: who holds a connection and waits for another one may
 *   wait for others that do the same.
 */
export async function findRates(now: number, reader: Reader = db.read): Promise<FoundRates> {
  // Requests overlap: one that began a moment before the last look must not make another one.
  const fresh = cached && Math.abs(now - cached.at) < cacheMs ? cached : undefined
  if (reader.isTransaction) return fresh?.settled ?? loadRates(now, reader)
  return (fresh ?? cacheRates(now)).found
}

function cacheRates(now: number) {
  const entry: NonNullable<typeof cached> = { at: now, found: loadRates(now, db.read) }
  cached = entry
  entry.found.then(
    (found) => (entry.settled = found),
    // The next page asks again where the database failed.
    () => {
      if (cached === entry) cached = undefined
    },
  )
  return entry
}

/** Lets the next page read the rates anew. */
export function clearRatesCache() {
  cached = undefined
}

async function loadRates(now: number, reader: Reader): Promise<FoundRates> {
  const history = await listRates(reader, now, historyDays)
  return { ...(history.at(-1) ?? shippedRates), history: history.length ? history : [shippedRates] }
}

/** The rates of the days back to the one that counted `days` ago, oldest first. */
async function listRates(reader: Reader, now: number, days: number): Promise<DatedRates[]> {
  const rows = await reader
    .selectFrom('exchangeRate')
    .select(['currency', 'day', 'rate'])
    .where('day', '<=', dayOf(now + dayMs))
    .where('day', '>=', (from) =>
      from
        .selectFrom('exchangeRate')
        .select((row) => row.fn.coalesce(row.fn.max('day'), sql<string>`''`).as('first'))
        .where('day', '<=', dayOf(now - days * dayMs)),
    )
    .orderBy('day')
    .orderBy('currency')
    .execute()
  const found: DatedRates[] = []
  for (const { currency, day, rate } of rows) {
    if (!isCurrency(currency)) continue
    const before = found.at(-1)
    // A currency without a row that day goes on with its last good rate.
    if (before?.day !== day) found.push({ day, rates: { ...(before ?? shippedRates).rates } })
    found.at(-1)!.rates[currency] = BigInt(rate)
  }
  return found
}

/** Where no rates are kept yet, puts in the dated ones that came with the shop. */
export async function ensureShippedRates(now: number) {
  await db.write((t) => ensureSomeRates(t, now))
  clearRatesCache()
}

async function ensureSomeRates(t: Transaction, now: number) {
  const any = await t.selectFrom('exchangeRate').select('day').limit(1).executeTakeFirst()
  if (!any) await putRates(t, shippedRates, now)
}

/** One row a day and currency: the last good answer of a day holds. */
function putRates(t: Transaction, { day, rates }: DatedRates, now: number) {
  return t
    .insertInto('exchangeRate')
    .values(
      foreignCurrencies.map((currency) => ({
        currency,
        day,
        rate: Number(rates[currency]),
        fetchedAt: now,
      })),
    )
    .onConflict((on) =>
      on.columns(['currency', 'day']).doUpdateSet((row) => ({
        rate: row.ref('excluded.rate'),
        fetchedAt: row.ref('excluded.fetchedAt'),
      })),
    )
    .execute()
}

type RateChecks = (offered: DatedRates, last: DatedRates, now: number) => RatesRefusal | undefined

async function storeRates(
  offered: ParsedRates,
  now: number,
  guards: RateChecks[],
  isAccepted = false,
): Promise<RatesOutcome> {
  if (!offered.ok) return offered
  const { day, rates } = offered
  const outcome = await db.write(async (t): Promise<RatesOutcome> => {
    await ensureSomeRates(t, now)
    // None are kept up to now only where the clock stands before the shipped ones.
    const last = (await listRates(t, now, 0)).at(-1) ?? { ...shippedRates, day: '' }
    for (const guard of guards) {
      const fault = guard(offered, last, now)
      if (fault) return { ok: false, ...fault }
    }
    await putRates(t, offered, now)
    if (isAccepted)
      await recordChange(t, { command: 'rates accept', about: day, details: numbersOf(rates) }, now)
    return { ok: true, day, rates, before: last }
  })
  if (outcome.ok) clearRatesCache()
  return outcome
}

const numbersOf = (rates: Rates) =>
  Object.fromEntries(foreignCurrencies.map((currency) => [currency, Number(rates[currency])]))

/**
 * Asks the service at `url` and keeps its rates for their day. Whatever is wrong with the answer is
 * logged in one line, and the last good rates stay.
 */
export async function refreshRates(url: string, now: number): Promise<RatesOutcome> {
  const answer = await readRateAnswer(url)
  const outcome = answer.ok
    ? await storeRates(parseRates(answer.text, now), now, [findDateFault, findOutlier])
    : answer
  if (!outcome.ok) {
    // The host alone: the rest of the address may hold a key.
    const host = URL.canParse(url) ? new URL(url).host : 'the rate service'
    const { reason, detail } = outcome
    log.warn({ host, reason, detail }, 'exchange rates not taken')
  }
  return outcome
}

/** Takes rates that the shopkeeper vouches for: the 25 % guard is overruled, all others hold. */
export function acceptRates(text: string, now: number): Promise<RatesOutcome> {
  return storeRates(parseRates(text, now), now, [findDateFault], true)
}
