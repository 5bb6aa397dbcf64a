import { describeParcel } from '#app/shop/ordering/orders/carriers.ts'
import { parseStripeAmount } from '#app/shop/ordering/payments/stripe-amount.ts'
import { listOf, nothing, type Describe, type Describers } from './details.ts'
import type { DetailWords } from './detail-words.ts'

/** A line without a quantity is a whole one. Lines count from 1, as the page of an order has them. */
const lines: Describe = (details, { t, text, label }) =>
  listOf(details.lines).map(({ position, quantity }) =>
    t('frame.labelled', {
      label: t('office.audit.detail.line', { position: Number(position) + 1 }),
      value: text(quantity) ?? label('wholeLine'),
    }),
  )

const refund: Describe = ({ amountMinor, by, reference }, { money, labelled, label, text }) => [
  money(amountMinor),
  labelled(
    'by',
    by === 'stripe' ? 'Stripe' : by === 'shopkeeper' ? label('shopkeeper') : undefined,
  ),
  labelled('reference', text(reference)),
]

const returned: Describe = ({ refused, resold }, { label, labelled }) =>
  refused === true
    ? [labelled('goods', label('refused'))]
    : typeof resold === 'boolean'
      ? [labelled('goods', label(resold ? 'resold' : 'unsaleable'))]
      : []

function moneyOfStripe(stored: unknown, { money }: DetailWords): string | undefined {
  const sum = parseStripeAmount(String(stored))
  return sum && money(sum.minor, sum.currency)
}

/** Describes the changes of orders. */
export const orderDetails: Describers = {
  pack: nothing,
  deliver: nothing,
  reserve: nothing,
  'send-link': nothing,
  ship: ({ parcels }, { labelled }) => {
    const codes = listOf(parcels).map(({ carrier, code }) => {
      const parcel = describeParcel({ carrier: String(carrier), code: String(code) })
      return `${parcel.carrier} ${parcel.code}`
    })
    return [labelled('parcels', codes.join(', ') || undefined)]
  },
  cancel: (details, words) => {
    const amount = details.owedMinor === 0 ? undefined : words.money(details.owedMinor)
    return [words.labelled('owed', amount), ...lines(details, words)]
  },
  paid: ({ at, reference }, { day, labelled, text }) => [
    labelled('day', day(at)),
    labelled('reference', text(reference)),
  ],
  refund,
  'refund-external': refund,
  'refund-failed': ({ reference }, { labelled, text }) => [labelled('reference', text(reference))],
  'payment-wrong': (details, words) => [
    words.labelled('expected', moneyOfStripe(details.asked, words)),
    words.labelled('came', moneyOfStripe(details.came, words)),
    words.labelled('reference', words.text(details.intent)),
  ],
  'returns add': lines,
  'receive-return': returned,
  'order add': ({ channel, discountMinor, currency }, { t, money, labelled }) => [
    channel === 'counter' || channel === 'telephone'
      ? t(`office.order.channel.${channel}`)
      : undefined,
    labelled('discount', money(discountMinor, currency)),
  ],
}
