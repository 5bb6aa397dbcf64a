import { describeMoney } from '#app/i18n/format/decimal.ts'
import { db } from '#app/database/database.server.ts'
import type { Money } from '#app/i18n/currency.ts'
import { allCurrencies } from '#app/i18n/iso-currencies.ts'
import type { Country } from '#app/i18n/markets.ts'
import {
  listPaymentMethods,
  paymentMethods,
  paymentSettingNames,
  type PaymentConditions,
  type PaymentMethodId,
} from '#app/shop/ordering/orders/payment-method.ts'
import { hasCard } from '#app/shop/ordering/payments/stripe-client.server.ts'
import type { FindingCode } from '#app/shop/operations/findings/finding.ts'
import { findRatesOf } from '#app/shop/pricing/currency/rates.server.ts'
import { listServedCountries } from '#app/shop/pricing/delivery/delivery.server.ts'
import {
  settingFault,
  type FaultReason,
  type SettingFault,
} from '#app/shop-settings/setting-fault.ts'
import {
  completeShopSettings,
  type PaymentRule,
  type ShopSettings,
  type StoredShopSettings,
} from '#app/shop-settings/shop-settings.ts'

/** Is above every sum that a rule can name. */
const anySum = Number.MAX_SAFE_INTEGER / 1000

/**
 * Returns each fault of the means of payment that settings would leave: a transfer without an account,
 * and orders of a market that nothing could pay.
 */
export async function listPaymentFaults(
  settings: ShopSettings,
  now: number,
): Promise<SettingFault[]> {
  if (settings.paymentTransfer.on && !settings.bankAccount)
    return [
      settingFault(
        'paymentTransfer',
        'transferAccount',
        {},
        'is on, but bankAccount is not set; it must have holder, iban and bic',
      ),
    ]
  const { markets, sums, shop } = await findPaymentCases(settings, now)
  return kindsOfOrder.flatMap(({ what, reason, ...kind }) => {
    for (const total of sums) {
      const isUnpayable = (country: Country) =>
        listPaymentMethods({ ...shop, ...kind, country, total }, settings).length === 0
      const without = markets.filter(isUnpayable)
      if (without.length > 0) return [unpayableFault(reason, without, what, total)]
    }
    return []
  })
}

const kindsOfOrder: (Pick<PaymentConditions, 'needsDelivery' | 'hasEbooks'> & {
  what: string
  reason: FaultReason
})[] = [
  { what: 'a parcel', reason: 'unpayableParcel', needsDelivery: true, hasEbooks: false },
  { what: 'e-books alone', reason: 'unpayableEbooks', needsDelivery: false, hasEbooks: true },
]

/** Returns the countries and sums that stand for all orders of the shop. */
async function findPaymentCases(settings: ShopSettings, now: number) {
  const served = await listServedCountries(settings.pickupPlaces)
  const isMarket = (country: Country) =>
    settings.markets.length === 0 || settings.markets.includes(country)
  const shop = { hasCard: hasCard(), rates: await findRatesOf(now, allCurrencies) }
  return { markets: served.filter(isMarket), sums: sumsToTry(settings), shop }
}

/** Says what a means of payment lacks. */
export type PaymentGap = { says: string; code?: FindingCode }

/**
 * Returns each means of payment that is on and lacks what it needs.
 * @param stored What the shopkeeper has set: a means that is on by default and never offered was not asked for.
 */
export async function listPaymentGaps(
  stored: StoredShopSettings,
  now: number,
): Promise<PaymentGap[]> {
  const settings = completeShopSettings(stored)
  const { markets, sums, shop } = await findPaymentCases(settings, now)
  const isOffered = (id: PaymentMethodId) =>
    kindsOfOrder.some((kind) =>
      sums.some((total) =>
        markets.some((country) =>
          listPaymentMethods({ ...shop, ...kind, country, total }, settings).some(
            (one) => one.id === id,
          ),
        ),
      ),
    )
  return paymentMethods.flatMap(({ id, setting }) => {
    if (!settings[setting].on) return []
    if (id === 'invoice' && !settings.bankAccount) return [withoutAccount]
    if (stored[setting] === undefined) return []
    if (id === 'card' && !shop.hasCard) return [withoutKeys]
    const says = `${setting} ${describeUnused(settings[setting], markets)}`
    return isOffered(id) ? [] : [{ says }]
  })
}

const withoutAccount: PaymentGap = {
  code: 'invoice-without-account',
  says: 'paymentInvoice is on, but bankAccount is not set, so that invoices name no account to pay to; set bankAccount, or paymentInvoice to on=no',
}
const withoutKeys: PaymentGap = {
  code: 'card-without-keys',
  says: 'paymentCard is on, but is not offered without the keys of Stripe; set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or paymentCard to on=no',
}

function describeUnused({ markets: only }: PaymentRule, markets: Country[]): string {
  const isElsewhere = only !== undefined && !only.some((country) => markets.includes(country))
  return isElsewhere
    ? `is on for ${only.join(', ')}, but the shop sells to none of them`
    : 'is on, but its rule allows no order of the shop'
}

/** Returns a fault if orders wait for a transfer to an account that is no longer set. */
export async function listAccountFaults({ bankAccount }: ShopSettings): Promise<SettingFault[]> {
  if (bankAccount) return []
  const { waiting } = await db.read
    .selectFrom('customerOrder')
    .select((row) => row.fn.countAll<number>().as('waiting'))
    .where('paymentMethod', '=', 'transfer')
    .where('paymentState', '=', 'due')
    .where('state', 'not in', ['cancelled', 'returned'])
    .executeTakeFirstOrThrow()
  return Number(waiting) === 0
    ? []
    : [
        settingFault(
          'bankAccount',
          'accountNeeded',
          { count: Number(waiting) },
          `is needed by ${waiting} orders that wait for a transfer; record their payment or cancel them first`,
        ),
      ]
}

/** Lists sums beside each limit, between which the means of payment are the same. */
function sumsToTry(settings: ShopSettings): Money[] {
  const rules = paymentSettingNames.map((name) => settings[name])
  const beside = rules.flatMap(({ least, most }) => [
    ...(least ? [least, { ...least, minor: least.minor - 1 }] : []),
    ...(most ? [most, { ...most, minor: most.minor + 1 }] : []),
  ])
  const currency = beside[0]?.currency ?? settings.currency
  const ends = [1, anySum].map((minor) => ({ minor, currency }))
  return [...beside.filter(({ minor }) => minor > 0), ...ends]
}

function unpayableFault(
  reason: FaultReason,
  countries: Country[],
  what: string,
  total: Money,
): SettingFault {
  const isAny = total.minor === anySum
  const sum = isAny ? 'a high sum' : describeMoney(total)
  const sentence = `${countries.join(', ')} would have no means of payment for ${what} of ${sum}; at least one of ${paymentSettingNames.join(', ')} must apply${hasCard() ? '' : ' (paymentCard needs the keys of Stripe)'}`
  return { setting: '', reason, facts: { countries, sum: isAny ? null : total }, sentence }
}
