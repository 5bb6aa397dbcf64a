import type { CartPage } from '#app/shop/ordering/cart/cart-page.ts'
import type { OrderProgress } from '#app/shop/ordering/order-pages/order-progress.ts'
import type { OrderEntry } from '#app/shop/ordering/order-pages/my-orders.ts'
import type { ProductCard } from '#app/shop/catalogue/product-card/product-card.ts'
import type { PaymentText } from '#app/shop/ordering/payments/payment-text.ts'
import type { PriceText } from '#app/shop/pricing/prices/price-text.ts'

// No page of the demo shows these states by itself, so their props are written here.

const rupees = { minor: 0, currency: 'INR' } as const

export const prices: PriceText[] = [
  { ...rupees, now: '₹499.00' },
  { ...rupees, now: '₹349.00', was: '₹499.00', cut: '−30 %' },
  {
    ...rupees,
    now: '₹349.00',
    was: '₹499.00',
    cut: '−30 %',
    until: { dateTime: '2030-05-01', text: '1 May 2030', short: '1 May' },
  },
  { ...rupees, now: '₹240.00', perUnit: '₹960.00 / kg' },
]

const day = { dateTime: '2030-05-01T10:00:00.000Z', text: '1 May 2030' }

export const progresses: OrderProgress[] = [
  { state: 'received', isWithdrawn: false, steps: stepsTo('received'), parcels: [] },
  {
    state: 'dispatched',
    isWithdrawn: false,
    steps: stepsTo('dispatched'),
    parcels: [{ carrier: 'DHL', code: '00340434161094022115', link: 'https://carrier.example/' }],
  },
  { state: 'delivered', isWithdrawn: false, steps: stepsTo('delivered'), parcels: [] },
  {
    state: 'cancelled',
    isWithdrawn: false,
    steps: [{ state: 'cancelled', day, isCurrent: true }],
    parcels: [],
  },
]

function stepsTo(reached: 'received' | 'dispatched' | 'delivered') {
  const way = ['received', 'packed', 'dispatched', 'delivered'] as const
  const place = way.findIndex((one) => one === reached)
  return way.map((state, n) => ({ state, isCurrent: n === place, ...(n <= place && { day }) }))
}

export const payments: PaymentText[] = [
  { kind: 'open', until: day },
  { kind: 'made', path: '/order-received/STATE0AA' },
  { kind: 'under-way' },
  { kind: 'to-check' },
  { kind: 'expired' },
  {
    kind: 'transfer',
    transfer: {
      holder: 'Octavo Books Private Limited',
      iban: 'DE89 3704 0044 0532 0130 00',
      bic: 'COBADEFFXXX',
      amount: '€12.90',
      reference: 'STATE0AA',
      until: day,
      code: { size: 29, path: 'M4 4h7v7H4zM18 4h7v7H18zM4 18h7v7H4z' },
    },
  },
]

export const sums = {
  goods: '₹998.00',
  coupon: { ok: true as const, code: 'SPRING10', takes: '−₹99.80', isPartial: true },
  delivery: { method: 'post' as const, price: '₹49.00', isFree: false },
  taxes: [
    { label: 'taxAt' as const, rate: '5 %', tax: '₹42.77' },
    { label: 'taxAt' as const, rate: '18 %', tax: '₹7.47' },
  ],
  total: '₹947.20',
}

export const orders = (
  ['received', 'packed', 'dispatched', 'delivered', 'cancelled', 'returned', 'received'] as const
).map((state, n): OrderEntry => ({
  number: `STATE${n}AA`,
  state,
  placed: day,
  total: '₹1,234.00',
  things: 4,
  lines: [
    { quantity: 2, name: 'Silas Marner (paperback)', path: '/book/b01' },
    { quantity: 1, name: 'Middlemarch (e-book)', path: '/book/b01', isOpen: true },
  ],
  more: n,
  canCancel: n === 0,
  isWithdrawn: n === 6,
  hasUnpaidEbooks: n === 0,
}))

const unavailableLine: CartPage['unavailable'][number] = {
  id: 'state-lost',
  productId: 'gone',
  color: '',
  size: '',
  name: 'Silas Marner',
  format: null,
  variantName: '',
  quantity: 1,
  reason: 'gone',
}

/** Returns cart lines in each state. */
export function cartOf([first, second, third]: ProductCard[]): CartPage {
  const lineOf = (card: ProductCard | undefined, place: number): CartPage['lines'][number] => ({
    id: `state-${place}`,
    productId: card?.id ?? '',
    color: '',
    size: '',
    name: card?.name ?? '',
    path: card?.path ?? '/',
    authors: card?.by ?? '',
    format: null,
    variantName: '',
    image: { path: card?.image.src ?? '', isBook: card?.image.kind === 'book' },
    quantity: 2,
    unit: '₹499.00',
    sum: '₹998.00',
    stock: { text: '●', tone: 'in' },
  })
  const few = { text: '◆', tone: 'low' as const }
  return {
    lines: [
      lineOf(first, 1),
      { ...lineOf(second, 2), stock: few, tooMany: 1 },
      { ...lineOf(third, 3), priceMoved: { was: '₹450.00', now: '₹499.00' } },
    ],
    unavailable: [unavailableLine],
    removed: { count: 1, name: 'Middlemarch' },
    country: 'IN',
    countryName: 'India',
    served: [],
  }
}
