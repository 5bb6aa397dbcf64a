import type { Insertable, Selectable } from 'kysely'
import type { OrderState, PaymentState, Tables } from '#app/database/tables.ts'
import { dayMs, dayOf } from '#app/i18n/format/day.ts'
import {
  checkCharacterOf,
  orderNumberAlphabet,
  randomLength,
} from '#app/shop/ordering/orders/order-number.ts'
import type { Random } from '../catalogue-of.ts'

export type BoughtProduct = Pick<Selectable<Tables['product']>, 'id' | 'name' | 'format'>
type Rows<Name extends keyof Tables> = Insertable<Tables[Name]>[]

/** The orders were placed within so many days, one after the other at equal distances. */
const orderDays = 730

/** Returns the number of the nth order, below 31 ** 7. */
function orderNumberOf(n: number): string {
  const { length } = orderNumberAlphabet
  const signs = Array.from(
    { length: randomLength },
    (_, at) => orderNumberAlphabet[Math.floor(n / length ** at) % length]!,
  ).join('')
  return signs + checkCharacterOf(signs)
}

/** The last three days are to be packed, the day before is packed; some of the others ended in another way. */
function stateOf(ageDays: number, random: Random): OrderState {
  const ended = random()
  if (ended < 0.03) return 'cancelled'
  if (ageDays < 3) return 'received'
  if (ageDays < 4) return 'packed'
  if (ageDays < 10) return 'dispatched'
  return ended < 0.04 ? 'returned' : 'delivered'
}

function paymentOf(state: OrderState, ageDays: number, random: Random): PaymentState {
  const drawn = random()
  if (state === 'cancelled') return drawn < 0.5 ? 'due' : 'refunded'
  if (state === 'returned') return 'refunded'
  if (ageDays < 10) return drawn < 0.4 ? 'due' : 'paid'
  return drawn < 0.005 ? 'due' : drawn < 0.01 ? 'to-refund' : 'paid'
}

const path: OrderState[] = ['received', 'packed', 'dispatched', 'delivered']

export type PlacedOrder = {
  number: string
  placedAt: number
  state: OrderState
  order: Insertable<Tables['customerOrder']>
  lines: Rows<'orderLine'>
  taxes: Rows<'orderTax'>
  events: Rows<'orderEvent'>
}

/** Returns the rows of the nth of some orders, the oldest first. One in ten is of an e-book that is not sent. */
export function orderOf(
  n: number,
  {
    count,
    now,
    random,
    products,
  }: { count: number; now: number; random: Random; products: BoughtProduct[] },
): PlacedOrder {
  const ageDays = ((count - n) / count) * orderDays
  const placedAt = Math.floor(now - ageDays * dayMs)
  const number = orderNumberOf(n * 7_919 + 1)
  const state = stateOf(ageDays, random)
  const paymentState = paymentOf(state, ageDays, random)
  const isFile = random() < 0.1
  const customer = Math.floor(random() * (count / 2))
  const lines = Array.from({ length: isFile ? 1 : 1 + Math.floor(random() * 3) }, (_, position) => {
    const product = products[Math.floor(random() ** 2 * products.length)]!
    const [unitMinor, quantity] = [
      19_900 + Math.floor(random() * 90_000),
      1 + Math.floor(random() * 2),
    ]
    return {
      ...{ orderNumber: number, position, productId: product.id, kind: 'book' as const },
      ...{ format: isFile ? ('e-book' as const) : product.format, name: product.name },
      ...{ author: 'Anna Adler', color: '', size: '', variantName: null, dispatchWords: null },
      ...{ unitMinor, quantity, lineMinor: unitMinor * quantity, discountMinor: 0 },
      ...{ tookStock: 0 as const, taxKind: isFile ? 'e-book' : 'book', taxBasisPoints: 500 },
    }
  })
  const goodsMinor = lines.reduce((sum, { lineMinor }) => sum + lineMinor, 0)
  const deliveryMinor = isFile ? 0 : 4_900
  const totalMinor = goodsMinor + deliveryMinor
  const steps = path.slice(0, path.indexOf(state) + 1)
  const states = steps.length > 0 ? steps : (['received', state] as const)
  return {
    ...{ number, placedAt, state, lines },
    order: {
      ...{ number, checkoutToken: number, visitor: `visitor-${customer}` },
      ...{ customer: n % 2 ? customerIdOf(customer) : null, placedAt, state, paymentState },
      ...{ paymentMethod: n % 3 ? 'invoice' : 'transfer', language: 'en', currency: 'INR' },
      ...{ rate: 1_000_000_000_000, rateDay: dayOf(placedAt), email: emailOf(customer) },
      ...{ emailFolded: emailOf(customer), telephone: null, name: nameOf(customer) },
      ...{ addressLine1: '14 Lantern Lane', addressLine2: null, postcode: '560001' },
      ...{ city: 'Bengaluru', region: null, country: n % 5 ? 'IN' : 'DE' },
      ...{ deliveryMethod: isFile ? null : 'post', deliveryMinor, goodsMinor, totalMinor },
      ...{ couponCode: n % 20 === 1 ? 'MONSOON' : null, discountMinor: 0, ebookConsent: 1 },
      ...{ origin: 'http://shop.test', unreserved: 0, unpaidUntil: null },
      promisedFrom: dayOf(placedAt + 5 * dayMs),
      promisedTo: dayOf(placedAt + 8 * dayMs),
    },
    taxes: [
      {
        orderNumber: number,
        basisPoints: 500,
        grossMinor: totalMinor,
        taxMinor: Math.round(totalMinor / 21),
      },
    ],
    events: states.map((each, at) => ({
      orderNumber: number,
      at: Math.min(now, placedAt + at * dayMs),
      state: each,
    })),
  }
}

export const customerIdOf = (n: number) => `c${String(n).padStart(10, '0')}`
export const emailOf = (n: number) => `reader-${n}@example.org`

const firstNames = ['Asha', 'Élodie', 'Jürgen', 'Mei', 'Tom', 'Zoë', 'Ravi', 'Ines']
const lastNames = ['Rao', 'Dubois', 'Lambert', 'Okafor', 'Weber', 'Iyer', 'Holm']
export const nameOf = (n: number) =>
  `${firstNames[n % 8]!} ${lastNames[n % 7]!} ${String.fromCharCode(65 + (n % 26))}.`
