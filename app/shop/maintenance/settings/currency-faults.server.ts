import { quoted } from '#app/i18n/quoted.ts'
import { db } from '#app/database/database.server.ts'
import { isStandardCurrency, type Currency } from '#app/i18n/currency.ts'
import { allCurrencies } from '#app/i18n/iso-currencies.ts'
import { paymentSettingNames } from '#app/shop/ordering/orders/payment-method.ts'
import { findRatesOf } from '#app/shop/pricing/currency/rates.server.ts'
import {
  settingFault,
  type FaultReason,
  type SettingFault,
} from '#app/shop-settings/setting-fault.ts'
import type { ShopSettings } from '#app/shop-settings/shop-settings.ts'

/** A currency with the name of its setting. */
type NamedCurrency = [name: string, currency: Currency]

/**
 * Returns a fault for each currency that has no exchange rate, that contradicts another setting, or that prices and
 * sums need although shoppers cannot choose it.
 */
export async function listCurrencyFaults(
  settings: ShopSettings,
  now: number,
): Promise<SettingFault[]> {
  const rates = await findRatesOf(now, allCurrencies)
  const unrated = namedCurrencies(settings).filter(([, one]) => rates[one] === undefined)
  if (unrated.length > 0)
    return unrated
      .filter(([, one], n) => unrated.findIndex(([, other]) => other === one) === n)
      .map(([name, one]) =>
        settingFault(
          name,
          'unrated',
          { currency: one },
          `is ${quoted(one)}, which has no exchange rate here; use another one, or read rates that name it (rates accept FILE)`,
        ),
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

function listContradictions(settings: ShopSettings): SettingFault[] {
  const { currency, currencies } = settings
  const listed = currencies.join(', ')
  const faults = marketsOf(settings)
    .filter(([, own]) => !currencies.includes(own))
    .map(([name, own]) =>
      settingFault(
        name,
        'notOffered',
        { currency: own },
        `is ${own}, which shoppers cannot choose; currencies has ${listed}`,
      ),
    )
  if (!currencies.includes(currency))
    faults.push(
      settingFault(
        'currencies',
        'lacksBase',
        { currency },
        `has ${listed} and lacks ${currency}, the currency of the shop; set currency first to one of them, or add it`,
      ),
    )
  return faults
}

type UsedCurrency = { currency: Currency; reason: FaultReason; what: string }

/**
 * Amounts in these currencies are converted for every shopper, so that their rates must be there, and a coupon would
 * lose its minimum.
 */
async function listDroppedCurrencies(settings: ShopSettings): Promise<SettingFault[]> {
  const { currencies } = settings
  const used = [...(await listStoredCurrencies()), ...listPaymentCurrencies(settings)]
  return used
    .filter(({ currency }) => !isStandardCurrency(currency) && !currencies.includes(currency))
    .map(({ currency, reason, what }) =>
      settingFault(
        'currencies',
        reason,
        { currency },
        `has ${currencies.join(', ')} and lacks ${currency}, which ${what}; add it, or change these first`,
      ),
    )
}

async function listStoredCurrencies(): Promise<UsedCurrency[]> {
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
  return [
    ...delivery.map((currency): UsedCurrency => ({
      currency,
      reason: 'usedByDelivery',
      what: 'delivery prices are in',
    })),
    ...coupons.map(({ currency }): UsedCurrency => ({
      currency,
      reason: 'usedByCoupons',
      what: 'coupons are in',
    })),
  ]
}

/** Both sums of a rule are in one currency. */
const listPaymentCurrencies = (settings: ShopSettings): UsedCurrency[] =>
  paymentSettingNames.flatMap((name): UsedCurrency[] => {
    const sum = settings[name].least ?? settings[name].most
    return sum ? [{ currency: sum.currency, reason: 'usedByPayment', what: `${name} names` }] : []
  })
