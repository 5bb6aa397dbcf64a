import { sql } from 'kysely'
import { ttlCache } from '#app/cache.server.ts'
import type { Reader, Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { log } from '#app/observability/log.server.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import {
  isStandardCurrency,
  knownCurrencies,
  type Currency,
  type Rates,
} from '#app/i18n/currency.ts'
import { dayMs, dayOf } from '#app/i18n/format/day.ts'
import { fetchRateResponse } from './rate-answer.server.ts'
import {
  findDateFault,
  findOutlier,
  foreignCurrencies,
  type DatedRates,
  type RatesRefusal,
} from './rates.ts'
import { parseRates, type ParsedRates } from './rates.schema.ts'
import { otherShippedRates, shippedRates } from './shipped-rates.ts'

export type FoundRates = {
  rates: Rates
  /** The value is the day of `rates`. */
  day: string
  /**
   * Lists the rates of each day that has some, oldest first. It is never empty and ends with
   * `rates`.
   */
  history: DatedRates[]
}

export type RatesOutcome =
  { ok: true; day: string; rates: Rates; before: DatedRates } | ({ ok: false } & RatesRefusal)

/** This covers the 30 days before a reduction that has run for up to a quarter of a year. */
const historyDays = 122

const cache = ttlCache<FoundRates>(1, 10_000)

/**
 * Returns the current rates from the database alone, so that a page never waits for the service.
 * @param reader This is required in a transaction: a caller that holds a connection and waits for a
 * second one can deadlock with others that do the same.
 */
export async function findRates(now: number, reader: Reader = db.read): Promise<FoundRates> {
  const known = knownCurrencies()
  // Settings are read again more often than rates, and may offer another currency.
  const key = known.join()
  if (reader.isTransaction) return cache.peek(key, now) ?? loadRates(now, reader, known)
  return cache(key, now, () => loadRates(now, db.read, known))
}

/** Returns the current rates of currencies that the shop may not offer yet; those without a rate are left out. */
export const findRatesOf = async (now: number, wanted: readonly Currency[]): Promise<Rates> =>
  (await loadRates(now, db.read, wanted)).rates

/** Makes the next page read the rates again. */
export const clearRatesCache = () => cache.clear()

async function loadRates(
  now: number,
  reader: Reader,
  known: readonly Currency[],
): Promise<FoundRates> {
  const history = withEarlierRates(await listRates(reader, now, historyDays, known), known)
  return { ...(history.at(-1) ?? shippedRates), history: history.length ? history : [shippedRates] }
}

/** Returns the rates of the days since the one that was current `days` ago, oldest first. */
async function listRates(
  reader: Reader,
  now: number,
  days: number,
  known: readonly Currency[],
): Promise<DatedRates[]> {
  const rows = await reader
    .selectFrom('exchangeRate')
    .select(['currency', 'day', 'rate'])
    .where('currency', 'in', [...known])
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
    const code = known.find((one) => one === currency)
    if (!code) continue
    const before = found.at(-1)
    // A currency without a row on a day keeps its last accepted rate.
    if (before?.day !== day) found.push({ day, rates: { ...(before ?? shippedRates).rates } })
    found.at(-1)!.rates[code] = BigInt(rate)
  }
  return found
}

/** A currency that was stored later than others has its first rate on the days before. */
function withEarlierRates(history: DatedRates[], known: readonly Currency[]): DatedRates[] {
  const further = known.filter((currency) => !isStandardCurrency(currency))
  for (const currency of further)
    for (let n = history.length - 1; n > 0; n--) {
      const [earlier, later] = [history[n - 1]!.rates, history[n]!.rates[currency]]
      if (earlier[currency] === undefined && later !== undefined) earlier[currency] = later
    }
  return history
}

/** Stores the dated rates that ship with the shop, if there are none yet. */
export async function ensureShippedRates(now: number) {
  await db.write((trx) => ensureSomeRates(trx, now))
  clearRatesCache()
}

async function ensureSomeRates(trx: Transaction, now: number) {
  const any = await trx.selectFrom('exchangeRate').select('day').limit(1).executeTakeFirst()
  if (!any) await putRates(trx, shippedRates, now, otherShippedRates)
}

/** Stores one row per day and currency, so that the last accepted response of a day counts. */
function putRates(trx: Transaction, { day, rates }: DatedRates, now: number, others = {}) {
  const { INR: _, ...foreign }: Partial<Rates> = { ...others, ...rates }
  return trx
    .insertInto('exchangeRate')
    .values(
      Object.entries(foreign).map(([currency, rate]) => ({
        currency,
        day,
        rate: Number(rate),
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
  const outcome = await db.write(async (trx): Promise<RatesOutcome> => {
    await ensureSomeRates(trx, now)
    // No stored rates are current only if the clock is earlier than the shipped ones.
    const last = (await listRates(trx, now, 0, knownCurrencies())).at(-1) ?? {
      ...shippedRates,
      day: '',
    }
    for (const check of guards) {
      const fault = check(offered, last, now)
      if (fault) return { ok: false, ...fault }
    }
    await putRates(trx, offered, now, offered.others)
    if (isAccepted)
      await recordChange(
        trx,
        { command: 'rates accept', about: day, details: numbersOf(rates) },
        now,
      )
    return { ok: true, day, rates, before: last }
  })
  if (outcome.ok) clearRatesCache()
  return outcome
}

const numbersOf = (rates: Rates) =>
  Object.fromEntries(foreignCurrencies().map((currency) => [currency, Number(rates[currency])]))

/**
 * Requests the rates at `url` and stores them for their day. A rejected response is logged in one
 * line, and the last accepted rates stay.
 */
export async function refreshRates(url: string, now: number): Promise<RatesOutcome> {
  const answer = await fetchRateResponse(url)
  const outcome = answer.ok
    ? await storeRates(parseRates(answer.text, now), now, [findDateFault, findOutlier])
    : answer
  if (!outcome.ok) {
    // Only the host is logged, because the rest of the URL may contain a key.
    const host = URL.canParse(url) ? new URL(url).host : 'the rate service'
    const { reason, detail } = outcome
    log.warn({ host, reason, detail }, 'exchange rates not taken')
  }
  return outcome
}

/**
 * Stores rates that the shopkeeper confirms. This skips the limit of 25 %; all other checks apply.
 */
export function acceptRates(text: string, now: number): Promise<RatesOutcome> {
  return storeRates(parseRates(text, now), now, [findDateFault], true)
}
