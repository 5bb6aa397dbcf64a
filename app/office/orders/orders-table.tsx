import { formatCountry } from '#app/i18n/format/format-country.ts'
import { formatMoney } from '#app/i18n/format/format-money.ts'
import type { ListedOrder } from '#app/shop/ordering/order-management/list-orders.server.ts'
import { versionOfRow } from '#app/shop/ordering/payments/lock-seen-order.server.ts'
import { shortenHash } from '#app/shop/ordering/orders/order-networks.server.ts'
import { isUndone } from '#app/shop/ordering/orders/order-states.ts'
import { orderStateWords } from '#app/shop/ordering/orders/pickup-words.ts'
import { useOffice } from '../frame/office-context.ts'
import { NoRows, OfficeTable } from '../frame/office-table.tsx'
import { Moment } from '../frame/moment.tsx'
import { fieldOf } from './orders-actions.server.ts'

type OrdersTableProps = {
  orders: ListedOrder[]
  caption: string
  isChosen: (number: string) => boolean
  /** Maps orders to the hashes of their networks; without it no network is shown. */
  networks?: Record<string, string> | undefined
}

/** Renders orders, each with a box to choose it. */
export function OrdersTable({ orders, caption, isChosen, networks }: OrdersTableProps) {
  const { t, language } = useOffice()
  const total = ({ totalMinor: minor, currency }: ListedOrder) =>
    formatMoney({ minor, currency }, language)
  const choice = (order: ListedOrder) => <Choice {...order} isChosen={isChosen(order.number)} />
  const head = (
    id: 'number' | 'placed' | 'buyer' | 'network' | 'state' | 'payment' | 'things' | 'total',
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
        { ...head('number'), cell: choice },
        { ...head('placed'), cell: ({ placedAt }) => <Moment at={placedAt} /> },
        { ...head('buyer'), cell: (one) => <Buyer {...one} /> },
        ...(networks ? [network] : []),
        { ...head('state'), cell: (one) => <State {...one} /> },
        { ...head('payment'), cell: (one) => <Payment {...one} /> },
        { ...head('things'), cell: ({ things }) => things, isNumber: true },
        { ...head('total'), cell: total, isNumber: true },
      ]}
    />
  )
}

function Choice({ number, isChosen, ...order }: ListedOrder & { isChosen: boolean }) {
  const { t } = useOffice()
  return (
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
}

function Buyer({ name, email, country }: ListedOrder) {
  const { language } = useOffice()
  return (
    <>
      <bdi>{name}</bdi> ({formatCountry(country, language)})
      <br />
      <span className="hint">{email}</span>
    </>
  )
}

function State(order: ListedOrder) {
  const { t } = useOffice()
  const { state, deliveryMethod, unreserved } = order
  const notes = [
    ...(deliveryMethod === null ? [t('office.orders.ebooksOnly')] : []),
    ...(unreserved === 1 && !isUndone(state) ? [t('office.orders.noStock')] : []),
  ]
  return (
    <>
      {orderStateWords(order, t)}
      {notes.length > 0 && (
        <>
          <br />
          <span className="hint">{notes.join(', ')}</span>
        </>
      )}
    </>
  )
}

function Payment({ paymentState, paymentMethod }: ListedOrder) {
  const { t } = useOffice()
  return (
    <>
      {t(`order.paymentState.${paymentState}`)}
      <br />
      <span className="hint">{t(`order.payment.${paymentMethod as 'card'}.name`)}</span>
    </>
  )
}
