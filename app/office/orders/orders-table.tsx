import { formatCountry } from '#app/i18n/format/format-country.ts'
import { formatMoney } from '#app/i18n/format/format-money.ts'
import type { Language } from '#app/i18n/languages.ts'
import type { ListedOrder } from '#app/shop/ordering/order-management/list-orders.server.ts'
import { versionOfRow } from '#app/shop/ordering/payments/lock-seen-order.server.ts'
import { shortenHash } from '#app/shop/ordering/orders/order-networks.server.ts'
import { isUndone } from '#app/shop/ordering/orders/order-states.ts'
import { orderStateWords } from '#app/shop/ordering/orders/pickup-words.ts'
import { useOffice, type Office } from '../frame/office-context.ts'
import { NoRows, OfficeTable } from '../frame/office-table.tsx'
import { momentIn } from '../frame/moment.tsx'
import { fieldOf } from './orders-actions.server.ts'
import { paymentStateWords } from './order-words.ts'

type OrdersTableProps = {
  orders: ListedOrder[]
  caption: string
  isChosen: (number: string) => boolean
  /** Maps orders to the hashes of their networks; without it no network is shown. */
  networks?: Record<string, string> | undefined
}

/** Renders orders, each with a box to choose it. Cells are made by functions, which cost less than components. */
export function OrdersTable({ orders, caption, isChosen, networks }: OrdersTableProps) {
  const { t, language } = useOffice()
  const total = ({ totalMinor: minor, currency }: ListedOrder) =>
    formatMoney({ minor, currency }, language)
  const head = (
    id: 'number' | 'placed' | 'buyer' | 'network' | 'state' | 'payment' | 'pieces' | 'total',
  ) => ({
    id,
    label: t(`office.orders.${id}`),
  })
  const network = {
    ...head('network'),
    cell: ({ number }: ListedOrder) => (
      <span className="code">{shortenHash(networks?.[number] ?? '')}</span>
    ),
  }
  return (
    <OfficeTable
      caption={caption}
      rows={orders}
      keyOf={({ number }) => number}
      empty={<NoRows noneYet="office.orders.noneYet" noMatch="office.orders.none" />}
      columns={[
        { ...head('number'), cell: (one) => choice(one, isChosen(one.number), t) },
        { ...head('placed'), cell: ({ placedAt }) => momentIn(placedAt, language) },
        { ...head('buyer'), cell: (one) => buyer(one, language) },
        ...(networks ? [network] : []),
        { ...head('state'), cell: (one) => state(one, t) },
        { ...head('payment'), cell: (one) => payment(one, t) },
        { ...head('pieces'), cell: ({ pieces }) => pieces, isNumber: true },
        { ...head('total'), cell: total, isNumber: true },
      ]}
    />
  )
}

type Words = Office['t']

const choice = ({ number, ...order }: ListedOrder, isChosen: boolean, t: Words) => (
  <span className="tick">
    <input
      type="checkbox"
      id={fieldOf(number)}
      name={fieldOf(number)}
      value={versionOfRow(order)}
      defaultChecked={isChosen}
      aria-label={t('office.orders.choose', { number })}
    />
    <a href={`/office/orders/${number}`}>{number}</a>
  </span>
)

const buyer = ({ name, email, country }: ListedOrder, language: Language) => (
  <>
    <bdi>{name}</bdi> ({formatCountry(country, language)})
    <br />
    <span className="hint">{email}</span>
  </>
)

function state(order: ListedOrder, t: Words) {
  const notes = [
    ...(order.deliveryMethod === null ? [t('office.orders.ebooksOnly')] : []),
    ...(order.unreserved === 1 && !isUndone(order.state) ? [t('office.orders.noStock')] : []),
  ]
  const words = orderStateWords(order, t)
  return notes.length === 0 ? words : withHint(words, notes.join(', '))
}

const payment = (order: ListedOrder, t: Words) =>
  withHint(paymentStateWords(order, t), t(`order.payment.${order.paymentMethod as 'card'}.name`))

const withHint = (words: string, hint: string) => (
  <>
    {words}
    <br />
    <span className="hint">{hint}</span>
  </>
)
