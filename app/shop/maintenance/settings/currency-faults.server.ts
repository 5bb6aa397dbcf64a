import { quoted } from '#app/i18n/quoted.ts'
import { db } from '#app/database/database.server.ts'
import { isStandardCurrency, type Currency } from '#app/i18n/currency.ts'
import { allCurrencies } from '#app/i18n/iso-currencies.ts'
import { paymentSettingNames } from '#app/shop/ordering/orders/payment-method.ts'
import { findRatesOf } from '#app/shop/pricing/currency/rates.server.ts'
import type { ShopSettings } from '#app/shop-settings/shop-settings.ts'

/** A currency with the name of its setting, or with what names it. */
type NamedCurrency = [name: string, currency: Currency]

/**
 * Returns a sentence for each currency that has no exchange rate, that contradicts another setting, or that prices and
 * sums need although shoppers cannot choose it.
 */
export async function listCurrencyFaults(settings: ShopSettings, now: number): Promise<string[]> {
  const rates = await findRatesOf(now, allCurrencies)
  const unrated = namedCurrencies(settings).filter(([, one]) => rates[one] === undefined)
  if (unrated.length > 0)
    return unrated
      .filter(([, one], n) => unrated.findIndex(([, other]) => other === one) === n)
      .map(
        ([name, one]) =>
          `${name} is ${quoted(one)}, which has no exchange rate here; use another one, or read rates that name it (rates accept FILE)`,
      )
  return [...listContradictions(settings), ...(await listDroppedCurrencies(settings))]
}

const marketsOf = ({ marketCurrencies }: ShopSettings): NamedCurrency[] =>
  Object.entries(marketCurrencies).flatMap(([country, own]): NamedCurrency[] =>
    own ? [[`marketCurrencies.${country}`, own]] : [],
  )

/** The currency of the shop is also among those that it offers, if it names no others. */
const namedCurrencies = (settings: ShopSettings): NamedCurrency[] => [
  ['currency', settings.currency],
  ...settings.currencies.map((one, n): NamedCurrency => [`currencies.${n}`, one]),
  ...marketsOf(settings),
]

function listContradictions(settings: ShopSettings): string[] {
  const { currency, currencies } = settings
  const faults = marketsOf(settings)
    .filter(([, own]) => !currencies.includes(own))
    .map(
      ([name, own]) =>
        `${name} is ${own}, which shoppers cannot choose; currencies has ${currencies.join(', ')}`,
    )
  if (!currencies.includes(currency))
    faults.push(
      `currencies has ${currencies.join(', ')} and lacks ${currency}, the currency of the shop; set currency first to one of them, or add it`,
    )
  return faults
}

/**
 * Amounts in these currencies are converted for every shopper, so that their rates must be there, and a coupon would
 * lose its minimum.
 */
async function listDroppedCurrencies(settings: ShopSettings): Promise<string[]> {
  const tables = ['deliveryRate', 'deliveryPrice'] as const
  const rows = await Promise.all(
    tables.map((table) => db.read.selectFrom(table).select('currency').distinct().execute()),
  )
  const delivery = [...new Set(rows.flat().map((row) => row.currency))]
  const coupons = await db.read
    .selectFrom('couponAmount')
    .innerJoin('coupon', 'coupon.code', 'couponAmount.code')
    .where('endedAt', 'is', null)
    .select('currency')
    .distinct()
    .execute()
  const used: NamedCurrency[] = [
    ...delivery.map((one): NamedCurrency => ['delivery prices are in', one]),
    ...coupons.map((row): NamedCurrency => ['coupons are in', row.currency]),
    ...paymentSettingNames.flatMap((name) =>
      [settings[name].least, settings[name].most].flatMap((sum): NamedCurrency[] =>
        sum ? [[`${name} names`, sum.currency]] : [],
      ),
    ),
  ]
  const { currencies } = settings
  return used
    .filter(([, one]) => !isStandardCurrency(one) && !currencies.includes(one))
    .map(
      ([what, one]) =>
        `currencies has ${currencies.join(', ')} and lacks ${one}, which ${what}; add it, or change these first`,
    )
}
