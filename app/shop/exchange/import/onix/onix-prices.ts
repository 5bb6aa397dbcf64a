import type { Fault } from '#app/shop/operations/findings/fault.ts'
import type { NoteCode } from '#app/shop/operations/findings/fault-code.ts'
import { createNote } from '#app/shop/exchange/csv/import-note.ts'
import { amountFault, parseAmount, withoutLastZeros } from '#app/i18n/format/decimal.ts'
import { isCurrency, type Currency } from '#app/i18n/currency.ts'
import type { RecordPrice } from '#app/shop/catalogue/products/catalogue-record.ts'
import type { TaxKind } from '#app/shop/pricing/tax/tax.ts'
import { statedPrices, type ReadOptions } from '#app/shop/exchange/csv/csv-kind.ts'
import type { OnixContext } from './onix-context.ts'
import { endOf, readDate } from './onix-dates.ts'
import { addTaxes } from './onix-net-prices.ts'
import { codeOf, listChildren, type OnixNode } from './onix-node.ts'
import { countriesBut, readTerritory, type OnixTerritory } from './onix-territory.ts'
import { priceNote } from './onix-price-note.ts'
import type { OnixSupply } from './onix-supplies.ts'
import { fixedPriceCountries } from '#app/shop/pricing/prices/fixed-price-countries.ts'

/**
 * These types of ONIX list 58 include tax: regular prices first, then pre-orders, then special
 * ones.
 */
const withTax = ['02', '04', '42', '34', '22', '24', '12', '14', '32']
/** The same types without tax are in the same order. */
const withoutTax = ['01', '03', '41', '33', '21', '23', '11', '13', '31']
const fixedByLaw = ['04', '14', '24', '34', '03', '13', '23', '33']
/**
 * ONIX list 59 has 00 for members of the public and 05 for consumers; a qualifier may be missing.
 */
const forConsumers = ['', '00', '05']

export type Offer = {
  currency: Currency
  amountMinor: number
  type: string
  territory: OnixTerritory
  fromAt: number
  /** Notes show the price as the file writes it. */
  amountText: string
}

export type OnixPrices = { prices: RecordPrice[] | undefined; fixedPriceMarkets: string[] }

/**
 * Reads prices that the shop can use: in one of its currencies, for everyone, valid now, with tax
 * or with the shop's tax added. Currencies are never converted. Without such a price the product is
 * not for sale; `prices` is undefined if none is stated.
 */
export function readOnixPrices(
  supplies: OnixSupply[],
  taxKind: TaxKind,
  context: OnixContext,
): OnixPrices {
  const { note } = context
  const places = supplies.flatMap(({ node, territory }) =>
    listChildren(node, 'Price').map((price) => ({ price, territory })),
  )
  const unpriced = supplies.flatMap(({ node }) => [
    ...listChildren(node, 'UnpricedItemType'),
    ...listChildren(node, 'Price').flatMap((price) => listChildren(price, 'UnpricedItemType')),
  ])
  if (places.length === 0 && unpriced.length === 0) return withoutPrices(context)
  for (const { node } of supplies) {
    const code = codeOf(node, 'UnpricedItemType')
    if (code)
      note(
        createNote(
          'priceUnstated',
          'price',
          `none is said (${unpricedWords[code] ?? `code ${code}`}); not for sale`,
          { code },
        ),
      )
  }
  const statedOffers = places.flatMap(({ price, territory }) =>
    readOffer(price, territory, context),
  )
  const offers = addTaxes(statedOffers, isNet, taxKind, context)
  const prices = bestOf(offers)
  return { prices, fixedPriceMarkets: fixedMarketsOf(offers) }
}

const isNet = ({ type }: Offer) => withoutTax.includes(type)

/**
 * Returns the countries of fixed prices in euro; a worldwide one is fixed only where a law says so.
 */
function fixedMarketsOf(offers: Offer[]): string[] {
  const markets = offers
    .filter(({ type, currency }) => fixedByLaw.includes(type) && currency === 'EUR')
    .flatMap(({ territory }) => territory.markets)
  return fixedPriceCountries.filter((country) => markets.includes(country) || markets.includes(''))
}

const unpricedWords: Record<string, string> = {
  '01': 'free of charge',
  '02': 'to be announced',
  '03': 'not sold separately',
  '04': 'contact the supplier',
  '05': 'not sold as a set',
}

function withoutPrices({ options }: OnixContext): OnixPrices {
  return { prices: statedPrices(options), fixedPriceMarkets: [] }
}

/** Returns an empty list, with a note, if the shop cannot use the price. */
function readOffer(price: OnixNode, supply: OnixTerritory, context: OnixContext): Offer[] {
  const { note } = context
  const amount = codeOf(price, 'PriceAmount')
  if (amount === '') return []
  const currency = currencyOf(price, context)
  const amountText = `${amount} ${currency}`.trim()
  if (currency === '')
    note(priceNote('priceCurrencyless', amountText, 'has no currency and is not taken'))
  else if (!isCurrency(currency))
    note(
      createNote('priceCurrency', 'price', `${currency} is no currency of the shop`, { currency }),
    )
  if (!isCurrency(currency)) return []
  const type = typeOf(price, amountText, context)
  if (type === undefined) return []
  const written = withoutLastZeros(amount.replace(/^(\d+),(\d{1,3})$/, '$1.$2'))
  const amountMinor = parseAmount(written, currency)
  if (!amountMinor) {
    const why =
      amountMinor === 0
        ? 'nothing is sold for nothing'
        : amountFault(written, currency, 'it is no amount')
    note(priceNote('priceNotTaken', amountText, `is not taken (${why})`))
    return []
  }
  const period = periodOf(price, amountText, context)
  const territory = readTerritory(price) ?? supply
  if (!period) return []
  if (territory.markets.length === 0) {
    note(priceNote('priceElsewhere', amountText, 'is for countries that the shop does not know'))
    return []
  }
  return [{ currency, amountMinor, type, territory, fromAt: period.fromAt, amountText }]
}

const currencyOf = (price: OnixNode, { defaultCurrency, options }: OnixContext): string =>
  (codeOf(price, 'CurrencyCode') || defaultCurrency || options.currency || '').toUpperCase()

/** Returns the type of a price for everyone; undefined for others. */
function typeOf(price: OnixNode, amountText: string, context: OnixContext): string | undefined {
  const { defaultPriceType, note, options } = context
  const type = codeOf(price, 'PriceType', 'PriceTypeCode') || defaultPriceType
  const qualifier = codeOf(price, 'PriceQualifier')
  const least = Number(codeOf(price, 'MinimumOrderQuantity') || '1')
  const refused = refusedPrice({ type, qualifier, least }, amountText, options)
  if (refused) note(refused)
  else if (type === '')
    note(
      priceNote(
        'priceTaxUnclear',
        amountText,
        'does not say whether tax is in it; taken as with tax',
      ),
    )
  return refused ? undefined : type || '02'
}

type PriceKind = { type: string; qualifier: string; least: number }

/** Returns a note on a price that is not for everyone. */
function refusedPrice(
  { type, qualifier, least }: PriceKind,
  amountText: string,
  { taxes }: ReadOptions,
): Fault | undefined {
  const refused = (code: NoteCode, says: string, facts: Fault['facts'] = {}) =>
    priceNote(code, amountText, `${says} and is not taken`, facts)
  if (withoutTax.includes(type)) {
    if (!taxes) return refused('netPrice', 'is without tax')
  } else if (type !== '' && !withTax.includes(type))
    return refused('priceForTrade', `is none that customers pay (type ${type})`, { type })
  if (!forConsumers.includes(qualifier))
    return refused('priceForSome', `is not for everyone (qualifier ${qualifier})`, { qualifier })
  return least > 1
    ? refused('priceForMany', `is for ${least} copies at least`, { least })
    : undefined
}

/** Returns undefined if the price is not valid now. */
function periodOf(price: OnixNode, amountText: string, { now, note }: OnixContext) {
  const dates = listChildren(price, 'PriceDate').map((node) => ({
    role: codeOf(node, 'PriceDateRole'),
    ...readDate(node),
  }))
  const onix21Dates = (name: string, role: string) =>
    listChildren(price, name).map((node) => ({ role, ...readDate(node) }))
  const all = [
    ...dates,
    ...onix21Dates('PriceEffectiveFrom', '14'),
    ...onix21Dates('PriceEffectiveUntil', '15'),
  ]
  for (const { text, date } of all)
    if (!date) note(createNote('priceDate', 'price', `${text} is no date`, { typed: text }))
  const from = all.find(({ role }) => role === '14')?.date
  const until = all.find(({ role }) => role === '15')?.date
  const fromAt = from?.at ?? -Infinity
  const untilAt = until ? endOf(until) : Infinity
  const tell = (code: NoteCode, says: string, day = '') =>
    note(priceNote(code, amountText, says, { day }))
  if (now < fromAt)
    tell('priceFrom', `holds from ${from?.date ?? ''}; import again then`, from?.date)
  else if (now >= untilAt) tell('priceEnded', `ended on ${until?.date ?? ''}`, until?.date)
  else {
    if (until) tell('priceUntil', `holds until ${until.date}; import again then`, until.date)
    return { fromAt }
  }
  return undefined
}

/** Returns one price for each currency and country, without those equal to the worldwide price. */
function bestOf(offers: Offer[]): RecordPrice[] {
  const rank = ({ type }: Offer) => [...withTax, ...withoutTax].indexOf(type)
  const order = [...offers].sort((a, b) => rank(a) - rank(b) || compare(b.fromAt, a.fromAt))
  const best = new Map<string, RecordPrice>()
  const put = (currency: Currency, market: string, amountMinor: number) => {
    const key = currency + market
    if (!best.has(key)) best.set(key, { currency, market, amountMinor })
  }
  for (const { currency, amountMinor, territory } of order)
    for (const market of territory.markets) put(currency, market, amountMinor)
  for (const offer of order) expandExclusions(offer, best)
  const same = (price: RecordPrice) =>
    price.market !== '' && best.get(price.currency)?.amountMinor === price.amountMinor
  return [...best.values()].filter((price) => !same(price))
}

const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1)

/** A worldwide price with excluded countries becomes one price for each other country. */
function expandExclusions(
  { currency, amountMinor, territory }: Offer,
  best: Map<string, RecordPrice>,
) {
  const bare = territory.excluded.filter((country) => !best.has(currency + country))
  const whole = best.get(currency)
  if (bare.length === 0 || whole?.amountMinor !== amountMinor || !territory.markets.includes(''))
    return
  best.delete(currency)
  for (const market of countriesBut(territory.excluded))
    if (!best.has(currency + market)) best.set(currency + market, { currency, market, amountMinor })
}
