import type { Currency } from '#app/i18n/currency.ts'
import fc from 'fast-check'
import type { Language } from '#app/i18n/languages.ts'
import { db } from '#app/database/database.server.ts'
import { newOrderNumber } from '#app/shop/ordering/orders/order-number.server.ts'
import { spreadOver } from '#app/shop/pricing/tax/spread-over.ts'
import { taxesOfSale, type TaxKind } from '#app/shop/pricing/tax/tax.ts'
import { aBook } from '../../fixtures/catalogue.ts'

export const now = Date.now()

/** Each order is of a country of its own, so that a report tells it from the others. */
export const countryOf = (number: string) => `X${number}`

type Line = { unitMinor: number; quantity: number; taxKind: TaxKind; rate: number | null }
/** `files` are the positions of recordings that are downloaded; e-books always are. */
type Sold = {
  lines: Line[]
  couponPercent: number
  deliveryMinor: number
  currency?: Currency
  files?: number[]
  country?: string
  language?: Language
}

/** Writes an order as the checkout does, of any prices and rates; answers with its number. */
export async function aSoldOrder({
  lines,
  couponPercent,
  deliveryMinor: requested,
  currency = 'EUR',
  files = [],
  country: named,
  language = 'en',
}: Sold): Promise<string> {
  const productId = await aBook({ stock: 10_000 })
  const number = newOrderNumber()
  const country = named ?? countryOf(number)
  const isFile = (line: Line) =>
    line.taxKind.startsWith('e-book') || files.includes(lines.indexOf(line))
  const deliveryMinor = lines.every(isFile) ? 0 : requested
  const gross = lines.map(({ unitMinor, quantity }) => unitMinor * quantity)
  const goodsMinor = gross.reduce((sum, one) => sum + one, 0)
  const discountMinor = Math.floor((goodsMinor * couponPercent) / 100)
  const shares = spreadOver(
    discountMinor,
    gross.map((minor, n) => ({ id: String(n), minor })),
  )
  const taxed = lines.map((line, n) => ({
    ...{ id: String(n).padStart(4, '0'), paidMinor: gross[n]! - shares[n]!, shownMinor: gross[n]! },
    basisPoints: line.rate,
    isSent: !isFile(line),
  }))
  await db.write(async (trx) => {
    await trx
      .insertInto('customerOrder')
      .values({
        ...{ number, checkoutToken: number, visitor: '', customer: null, placedAt: now },
        ...{ state: 'received', paymentState: 'due', paymentMethod: 'invoice' },
        ...{ language, currency, rate: 1, rateDay: '2026-11-21' },
        ...{ email: 'a@b.test', emailFolded: 'a@b.test', telephone: null, name: 'A' },
        ...{ addressLine1: '1', addressLine2: null, postcode: '1', city: 'B', region: null },
        ...{ country, deliveryMethod: lines.every(isFile) ? null : 'post', deliveryMinor },
        ...{ goodsMinor, couponCode: null, discountMinor, ebookConsent: 1, origin: '' },
        ...{ unreserved: 0, unpaidUntil: null },
        totalMinor: goodsMinor - discountMinor + deliveryMinor,
      })
      .execute()
    for (const [position, line] of lines.entries())
      await trx
        .insertInto('orderLine')
        .values({
          ...{ orderNumber: number, position, productId, kind: 'book', name: 'P', author: null },
          ...{ color: '', size: '', variantName: null, dispatchWords: null, tookStock: 0 },
          ...{ unitMinor: line.unitMinor, quantity: line.quantity, lineMinor: gross[position]! },
          ...{ discountMinor: shares[position]!, taxKind: line.taxKind },
          ...{ taxBasisPoints: line.rate, format: isFile(line) ? 'e-book' : 'paperback' },
        })
        .execute()
    for (const tax of taxesOfSale(taxed, deliveryMinor, country))
      await trx
        .insertInto('orderTax')
        .values({ orderNumber: number, ...tax })
        .execute()
    await trx
      .insertInto('orderEvent')
      .values({ orderNumber: number, at: now, state: 'received' })
      .execute()
  })
  return number
}

const kinds: TaxKind[] = ['book', 'e-book', 'e-book-only', 'audiobook', 'goods']
const rates = [null, 0, 500, 550, 700, 1000, 1800, 1900, 2000, 2700]
/** Any lines of goods and files, of which all of one kind bear one rate. */
export const aSale = fc
  .record({
    lines: fc.array(
      fc.record({
        unitMinor: fc.oneof(fc.integer({ min: 3, max: 120 }), fc.integer({ min: 3, max: 99_999 })),
        quantity: fc.integer({ min: 1, max: 3 }),
        taxKind: fc.constantFrom(...kinds),
        rate: fc.constantFrom(...rates),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    couponPercent: fc.constantFrom(0, 0, 7, 10, 33),
    deliveryMinor: fc.constantFrom(0, 1, 499, 4900),
  })
  // All of one kind bear one rate, in one country on one day.
  .map((sale) => ({
    ...sale,
    lines: sale.lines.map((line) => ({
      ...line,
      rate: sale.lines.find(({ taxKind }) => taxKind === line.taxKind)!.rate,
    })),
  }))
