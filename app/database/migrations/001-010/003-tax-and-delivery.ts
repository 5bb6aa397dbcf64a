import type { Kysely } from 'kysely'

type Rows = {
  tax_rate: { country: string; kind: string; from_day: string; basis_points: number }
  delivery_country: { country: string; zone: string }
  delivery_rate: {
    zone: string
    method: string
    up_to_grams: number
    currency: string
    amount_minor: number
    free_from_minor: number | null
    days_from: number
    days_to: number
  }
}

// The shop starts with these rows. A changed rate is a new row with its own day, in a later step or
// by the shopkeeper. The shop took no orders before this day.
const fromDay = '2020-01-01'

/**
 * The percentages are for printed books, e-books, audiobooks on disc, and goods; e-books that are
 * not printed have the rate of e-books, except in India. The sources for IN, DE, FR and GB include
 * notification 13/2018 (e-book 5 %, else 18 %), mazars.de and gov.uk; other rates are from memory
 * and must be confirmed by the seller. Audiobooks have the standard rate where no source states a
 * lower one. Other countries have no tax.
 */
const taxPercents: Record<string, [book: number, eBook: number, audiobook: number, goods: number]> =
  {
    IN: [0, 5, 18, 18],
    DE: [7, 7, 7, 19],
    FR: [5.5, 5.5, 5.5, 20],
    GB: [0, 0, 20, 20],
    AT: [10, 10, 20, 20],
    BE: [6, 6, 21, 21],
    BG: [9, 9, 20, 20],
    CY: [3, 3, 19, 19],
    CZ: [0, 0, 21, 21],
    DK: [25, 25, 25, 25],
    EE: [9, 9, 24, 24],
    ES: [4, 4, 21, 21],
    FI: [13.5, 13.5, 25.5, 25.5],
    GR: [6, 6, 24, 24],
    HR: [5, 5, 25, 25],
    HU: [5, 27, 27, 27],
    IE: [0, 0, 23, 23],
    IT: [4, 4, 22, 22],
    LT: [5, 5, 21, 21],
    LU: [3, 3, 17, 17],
    LV: [5, 5, 21, 21],
    MT: [5, 5, 18, 18],
    NL: [9, 9, 21, 21],
    PL: [5, 5, 23, 23],
    PT: [6, 6, 23, 23],
    RO: [11, 11, 21, 21],
    SE: [6, 6, 25, 25],
    SI: [5, 5, 22, 22],
    SK: [5, 5, 23, 23],
  }
const indianEBookOnly = 18

const ownZones = ['IN', 'DE', 'FR', 'GB']
const restOfEu = Object.keys(taxPercents).filter((country) => !ownZones.includes(country))

const steps = [500, 2000, 10_000, 30_000, 100_000]

/** The prices are in minor units, one for each weight step; a method ends at its last price. */
type Method = [
  zone: string,
  method: 'post' | 'courier',
  currency: string,
  prices: number[],
  days: [from: number, to: number],
  freeFrom: number | null,
]

/** The arrêté of 4 April 2023 on French parcels with new books is implemented in the code. */
const methods: Method[] = [
  ['IN', 'post', 'INR', [4900, 4900, 9900, 24_900], [4, 7], 99_900],
  ['IN', 'courier', 'INR', [14_900, 14_900, 29_900, 59_900, 149_900], [1, 3], null],
  ['DE', 'post', 'EUR', [390, 390, 590, 1290], [2, 4], 3500],
  ['DE', 'courier', 'EUR', [790, 790, 990, 1990, 4990], [1, 2], null],
  ['FR', 'post', 'EUR', [300, 300, 590, 1390], [2, 5], 3500],
  ['FR', 'courier', 'EUR', [790, 790, 1090, 2190, 4990], [1, 2], null],
  ['GB', 'post', 'GBP', [350, 350, 590, 1290], [2, 4], 3000],
  ['GB', 'courier', 'GBP', [690, 690, 890, 1890, 4590], [1, 2], null],
  ['EU', 'post', 'EUR', [690, 890, 1490, 2990], [4, 8], 7500],
  ['EU', 'courier', 'EUR', [1490, 1690, 2490, 4490, 9990], [2, 4], null],
  ['WORLD', 'post', 'USD', [1290, 1990, 3990, 7990], [8, 15], null],
  ['WORLD', 'courier', 'USD', [2490, 3490, 6990, 13_990, 34_990], [3, 6], null],
]
/** Heavier parcels are never free. */
const freeUpToGrams = 10_000

function listTaxRates(): Rows['tax_rate'][] {
  return Object.entries(taxPercents).flatMap(([country, [book, eBook, audiobook, goods]]) =>
    Object.entries({
      book,
      'e-book': eBook,
      'e-book-only': country === 'IN' ? indianEBookOnly : eBook,
      audiobook,
      goods,
    }).map(([kind, percent]) => ({
      country,
      kind,
      from_day: fromDay,
      basis_points: Math.round(percent * 100),
    })),
  )
}

function listDeliveryCountries(): Rows['delivery_country'][] {
  return [
    ...ownZones.map((country) => ({ country, zone: country })),
    ...restOfEu.map((country) => ({ country, zone: 'EU' })),
    { country: '*', zone: 'WORLD' },
  ]
}

function listDeliveryRates(): Rows['delivery_rate'][] {
  return methods.flatMap(([zone, method, currency, prices, [daysFrom, daysTo], freeFrom]) =>
    prices.map((amount, n) => ({
      zone,
      method,
      up_to_grams: steps[n]!,
      currency,
      amount_minor: amount,
      free_from_minor: steps[n]! <= freeUpToGrams ? freeFrom : null,
      days_from: daysFrom,
      days_to: daysTo,
    })),
  )
}

/** Inserts the first rows of tax and delivery; the shopkeeper changes them in the tables. */
export async function up(database: Kysely<unknown>) {
  const rows = database.withTables<Rows>()
  await rows.insertInto('tax_rate').values(listTaxRates()).execute()
  await rows.insertInto('delivery_country').values(listDeliveryCountries()).execute()
  await rows.insertInto('delivery_rate').values(listDeliveryRates()).execute()
}
