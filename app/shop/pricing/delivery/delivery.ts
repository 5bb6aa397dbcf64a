import type { DeliveryRateTable, ProductTable } from '#app/database/tables.ts'
import type { Country } from '#app/i18n/markets.ts'
import type { PickupPlace, TextsByLanguage } from '#app/shop-settings/shop-settings.ts'
import { convert, convertUp, isLess, type Currency, type Rates } from '#app/i18n/currency.ts'

/**
 * Holds what a method costs for parcels up to a weight. `fromMinor` is set for a further price beside that of the
 * method: from this sum of goods on, or in another currency.
 */
export type DeliveryRow = DeliveryRateTable & { fromMinor?: number; names?: TextsByLanguage }

/** This key of the table applies to every country without a row of its own. */
export const anyOtherCountry = '*'

/** `weightGrams` is that of one piece; `lineMinor` is the shown sum of all. */
export type ParcelLine = Pick<ProductTable, 'kind' | 'format' | 'weightGrams'> & {
  quantity: number
  lineMinor: number
}

/** Holds a cart to be sent; the amounts are in `currency`. */
export type Parcel = { market: Country; currency: Currency; rates: Rates; lines: ParcelLine[] }

export type DeliveryOption = {
  method: string
  /** Holds the shopkeeper's own names of the method. */
  names?: TextsByLanguage
  minor: number
  currency: Currency
  /** Holds the number of working days until it arrives. */
  daysFrom: number
  daysTo: number
  /** Is set if the buyer collects the order there. */
  pickup?: PickupPlace
}

export type DeliveryOffer =
  /** Nothing needs delivery, or there is at least one option, the cheapest first. */
  | { ok: true; needsDelivery: boolean; options: DeliveryOption[] }
  | { ok: false; needsDelivery: true; reason: 'country-not-served' | 'too-heavy' }

/** Tells whether a product is sent: everything but e-books is. */
export const isSent = ({ kind, format }: Pick<ProductTable, 'kind' | 'format'>) =>
  kind === 'goods' || format !== 'e-book'

/** Returns the delivery options by the rows of its zone. One parcel holds the whole cart. */
export function offerDelivery(rows: DeliveryRow[], parcel: Parcel): DeliveryOffer {
  const sent = parcel.lines.filter(isSent)
  if (sent.length === 0) return { ok: true, needsDelivery: false, options: [] }
  if (rows.length === 0) return { ok: false, needsDelivery: true, reason: 'country-not-served' }
  const fitting = fittingRows(rows, sent, parcel)
  if (fitting.length === 0) return { ok: false, needsDelivery: true, reason: 'too-heavy' }
  const options = fitting.map(({ method, names, daysFrom, daysTo, ...row }) => ({
    method,
    ...(names && { names }),
    minor: Math.max(costOf(row, parcel), leastInFrance(parcel)),
    currency: parcel.currency,
    daysFrom,
    daysTo,
  }))
  options.sort((a, b) => a.minor - b.minor || (a.method < b.method ? -1 : 1))
  return { ok: true, needsDelivery: true, options }
}

/** Returns the row of each method that applies to the weight of these lines, and to the sum of the parcel. */
function fittingRows(rows: DeliveryRow[], sent: ParcelLine[], parcel: Parcel): DeliveryRow[] {
  const grams = sent.reduce((sum, line) => sum + line.weightGrams * line.quantity, 0)
  const methods = new Map<string, DeliveryRow[]>()
  for (const row of rows) {
    const known = methods.get(row.method) ?? []
    const upTo = known[0]?.upToGrams ?? Infinity
    if (grams > row.upToGrams || row.upToGrams > upTo) continue
    methods.set(row.method, row.upToGrams === upTo ? [...known, row] : [row])
  }
  return [...methods.values()].map((band) => rowForSum(band, parcel))
}

/**
 * Returns the rows of a method that count in a currency, by their sum: its own, or else those in the currency of the
 * method.
 */
export function rowsInCurrency(rows: DeliveryRow[], currency: Currency): DeliveryRow[] {
  const main = rows.find(({ fromMinor }) => fromMinor === undefined) ?? rows[0]
  const own = rows.filter((row) => row.currency === currency)
  const counting = own.length > 0 ? own : rows.filter((row) => row.currency === main?.currency)
  return counting.sort((a, b) => (a.fromMinor ?? 0) - (b.fromMinor ?? 0))
}

/** Returns the row for the sum of goods. A further row without a price makes the delivery free from its sum on. */
function rowForSum(band: DeliveryRow[], parcel: Parcel): DeliveryRow {
  const sorted = rowsInCurrency(band, parcel.currency)
  if (sorted.length === 1) return sorted[0]!
  const goods = goodsOf(parcel)
  const from = (row: DeliveryRow) => inParcelCurrency(row.fromMinor ?? 0, row.currency, parcel)
  const row = sorted.findLast((one) => from(one) <= goods) ?? sorted[0]!
  const free = sorted.find(({ amountMinor }) => amountMinor === 0)
  return { ...row, freeFromMinor: free?.fromMinor ?? row.freeFromMinor }
}

const goodsOf = ({ lines }: Parcel) => lines.reduce((sum, line) => sum + line.lineMinor, 0)

const inParcelCurrency = (minor: number, from: Currency, { currency, rates }: Parcel) =>
  convert(minor, from, currency, rates)

type Cost = Pick<DeliveryRow, 'currency' | 'amountMinor' | 'freeFromMinor'>

const costOf = (row: Cost, parcel: Parcel): number =>
  missingInRow(row, parcel) === 0 ? 0 : inParcelCurrency(row.amountMinor, row.currency, parcel)

/** Returns what the goods lack to the limit of a row, or undefined if the row has none. */
function missingInRow(row: Cost, parcel: Parcel): number | undefined {
  if (row.freeFromMinor === null) return undefined
  // The limit is converted and not the sum, so that the shown limit is the one that counts.
  return Math.max(0, inParcelCurrency(row.freeFromMinor, row.currency, parcel) - goodsOf(parcel))
}

/**
 * `minor` is what the goods fall short of. With `books` and `missingBesideBooks` only goods other than books count, and
 * the parcel could go free without its books alone.
 */
export type FreeDelivery =
  { kind: 'reached' | 'books' } | { kind: 'missing' | 'missingBesideBooks'; minor: number }

/**
 * Returns how far a parcel is from free delivery. It is undefined if nothing is sent, or if no method of the zone or no
 * law lets this parcel go free.
 */
export function freeDeliveryOf(rows: DeliveryRow[], parcel: Parcel): FreeDelivery | undefined {
  if (leastInFrance(parcel) > 0) {
    const lines = parcel.lines.filter((line) => !isSentBook(line))
    const minor = missingToFree(rows, { ...parcel, lines })
    if (minor === undefined) return undefined
    return minor === 0 ? { kind: 'books' } : { kind: 'missingBesideBooks', minor }
  }
  const minor = missingToFree(rows, parcel)
  if (minor === undefined) return undefined
  return minor === 0 ? { kind: 'reached' } : { kind: 'missing', minor }
}

function missingToFree(rows: DeliveryRow[], parcel: Parcel): number | undefined {
  const sent = parcel.lines.filter(isSent)
  if (sent.length === 0) return undefined
  const missing = fittingRows(rows, sent, parcel).flatMap((row) => missingInRow(row, parcel) ?? [])
  return missing.length > 0 ? Math.min(...missing) : undefined
}

const isSentBook = (line: ParcelLine) => line.kind === 'book' && isSent(line)

/** The amounts are in euro cents. */
export const franceBooks = { leastUnderLimit: 300, limit: 3500, leastFromLimit: 1 } as const

/**
 * Returns the legal minimum in France (arrêté of 4 April 2023): a parcel with new books costs at
 * least €3.00 if these cost less than €35.00, and more than nothing above that; other goods do not
 * count. In another currency the minimum is rounded up, and books count as below the limit if they
 * are by any fraction.
 */
function leastInFrance({ market, currency, rates, lines }: Parcel): number {
  const books = lines.filter(isSentBook)
  if (market !== 'FR' || books.length === 0) return 0
  const minor = books.reduce((sum, line) => sum + line.lineMinor, 0)
  const { limit, leastUnderLimit, leastFromLimit } = franceBooks
  const isUnder = isLess({ minor, currency }, { minor: limit, currency: 'EUR' }, rates)
  return convertUp(isUnder ? leastUnderLimit : leastFromLimit, 'EUR', currency, rates)
}
