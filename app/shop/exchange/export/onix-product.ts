import { shopIdentity } from '#app/shop-settings/shop-identity.ts'
import type { Currency } from '#app/i18n/currency.ts'
import { decimal } from '#app/i18n/format/decimal.ts'
import { availabilityOf } from '#app/shop/catalogue/products/availability.ts'
import { lacksFile } from '#app/shop/catalogue/products/ebook-file.ts'
import { ownReference } from '#app/shop/exchange/import/onix/onix-identity.ts'
import type { ExportedProduct } from '#app/shop/exchange/csv/catalogue-row.ts'
import { onixDateOf } from './onix-codes.ts'
import { collateralDetail, descriptiveDetail } from './onix-descriptive.ts'
import { composite, empty, leaf } from './onix-xml.ts'

/** `origin` is the public address of the shop, without which a message names no pictures. */
type OnixSender = { seller: string; origin: string | undefined }

/** Writes a book as a product of ONIX 3.1 with reference tags, in the order of its schema. */
export const onixProduct = (
  one: ExportedProduct,
  { seller, origin }: OnixSender,
  now: number,
): string =>
  composite('Product', [
    leaf('RecordReference', `${ownReference}${one.product.sourceKey}`),
    leaf('NotificationType', '03'),
    ...identifiersOf(one),
    descriptiveDetail(one),
    collateralDetail(one, origin),
    publishingDetail(one),
    relatedMaterial(one),
    productSupply(one, seller, now),
  ])

function identifiersOf({ product: { id, isbn13 } }: ExportedProduct): string[] {
  const identifier = (type: string, value: string, name?: string) =>
    composite('ProductIdentifier', [
      leaf('ProductIDType', type),
      leaf('IDTypeName', name),
      leaf('IDValue', value),
    ])
  return [
    identifier('01', id, shopIdentity().name),
    ...(isbn13 ? [identifier('03', isbn13), identifier('15', isbn13)] : []),
  ]
}

function publishingDetail({ product, publisher }: ExportedProduct): string {
  const name = publisher?.name ?? product.makerName
  // The block needs a name; the shop's own facts contain everything else of it.
  if (!name) return ''
  const date = (role: string, value: string) => {
    const written = onixDateOf(value)
    if (!written) return ''
    return composite('PublishingDate', [
      leaf('PublishingDateRole', role),
      leaf('Date', written.text, { dateformat: written.format }),
    ])
  }
  const contact = {
    name: product.makerName ?? publisher?.name,
    email: product.makerEmail ?? publisher?.email,
  }
  return composite('PublishingDetail', [
    composite('Publisher', [leaf('PublishingRole', '01'), leaf('PublisherName', name)]),
    contactOf(contact.name, contact.email),
    contactOf(product.responsibleName, product.responsibleEmail),
    leaf('PublishingStatus', product.outOfPrint === 1 ? '07' : '04'),
    date('01', product.datePublished ?? ''),
    date('11', String(product.firstPublished ?? '')),
  ])
}

/**
 * Writes the contact for product safety (ONIX list 198, code 10). The shop's address is one line,
 * which no element of ONIX accepts.
 */
function contactOf(name: string | null | undefined, email: string | null | undefined): string {
  if (!name || !email) return ''
  return composite('ProductContact', [
    leaf('ProductContactRole', '10'),
    leaf('ProductContactName', name),
    leaf('EmailAddress', email),
  ])
}

function relatedMaterial({ product }: ExportedProduct): string {
  if (product.workId === product.id) return ''
  const work = composite('WorkIdentifier', [
    leaf('WorkIDType', '01'),
    leaf('IDTypeName', shopIdentity().name),
    leaf('IDValue', product.workId),
  ])
  return composite('RelatedMaterial', [
    composite('RelatedWork', [leaf('WorkRelationCode', '01'), work]),
  ])
}

function productSupply(one: ExportedProduct, seller: string, now: number): string {
  const { product } = one
  const availability = availabilityOf(product, now)
  const codes = {
    'out-of-print': '51',
    'pre-order': '10',
    'in-stock': '21',
    'few-left': '21',
    'on-order': '22',
    'sold-out': '31',
    'no-file': '10',
    withdrawn: '51',
  }
  const isEbook = product.format === 'e-book'
  const isCounted = product.stock !== null && !isEbook
  return composite('ProductSupply', [
    composite('SupplyDetail', [
      composite('Supplier', [leaf('SupplierRole', '00'), leaf('SupplierName', seller)]),
      leaf('ProductAvailability', isEbook && !lacksFile(product) ? '20' : codes[availability.kind]),
      availability.kind === 'on-order' ? leaf('OrderTime', availability.days) : '',
      isCounted ? composite('Stock', [leaf('OnHand', product.stock)]) : '',
      ...pricesOf(one),
    ]),
  ])
}

type OnixPrice = { currency: Currency; amountMinor: number; markets: string[]; isFixed: boolean }

/** Writes a price with tax for each place; a price fixed by the publisher is separate. */
function pricesOf({ product, prices }: ExportedProduct): string[] {
  const fixed = product.fixedPriceMarkets.split(',').filter(Boolean)
  const priced = prices.flatMap(({ currency, market, amountMinor }): OnixPrice[] => {
    if (market !== '')
      return [{ currency, amountMinor, markets: [market], isFixed: fixed.includes(market) }]
    const own = prices.filter((one) => one.currency === currency).map((one) => one.market)
    const bare = fixed.filter((country) => !own.includes(country))
    const everywhere = { currency, amountMinor, markets: [], isFixed: false }
    if (bare.length === 0) return [everywhere]
    return [everywhere, { currency, amountMinor, markets: bare, isFixed: true }]
  })
  return priced.map((one) => priceOf(one, priced))
}

function priceOf({ currency, amountMinor, markets, isFixed }: OnixPrice, all: OnixPrice[]): string {
  const others = all.filter((one) => one.currency === currency).flatMap((one) => one.markets)
  const territory =
    markets.length > 0
      ? [leaf('CountriesIncluded', markets.join(' '))]
      : [leaf('RegionsIncluded', 'WORLD'), leaf('CountriesExcluded', others.sort().join(' '))]
  return composite('Price', [
    leaf('PriceType', isFixed ? '04' : '02'),
    leaf('PriceAmount', decimal(amountMinor, currency)),
    leaf('CurrencyCode', currency),
    composite('Territory', territory),
  ])
}

/** Writes the header of the message; `sentAt` is ms UTC. */
export function onixHeader(seller: string, sentAt: number): string {
  const moment = new Date(sentAt).toISOString().replace(/[-:]/g, '').slice(0, 13)
  return composite('Header', [
    composite('Sender', [leaf('SenderName', seller)]),
    leaf('SentDateTime', `${moment}Z`),
  ])
}

/** A message without products needs this element. */
export const noProduct = empty('NoProduct')
