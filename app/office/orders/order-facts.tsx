import { formatCountry } from '#app/i18n/format/format-country.ts'
import { formatAddress } from '#app/shop/customers/addresses/address.ts'
import type { PaymentTable } from '#app/database/tables.ts'
import { isUndone } from '#app/shop/ordering/orders/order-states.ts'
import { isUnderWay } from '#app/shop/ordering/payments/open-payment.server.ts'
import {
  findWrongPayment,
  type WrongPayment,
} from '#app/shop/ordering/payments/wrong-payments.server.ts'
import { formatMoney } from '#app/i18n/format/format-money.ts'
import { describeParcel } from '#app/shop/ordering/orders/carriers.ts'
import { hasPickupPlace, isHandedOver } from '#app/shop/pricing/delivery/pickup.ts'
import { FactList } from '../frame/fact-list.tsx'
import { Moment } from '../frame/moment.tsx'
import { useOrder } from './order-context.ts'
import { listHistory } from './list-history.ts'
import { listSums } from './order-sums.ts'
import { OrderSection } from './order-section.tsx'

/** Renders who ordered, and where it goes. */
export function Buyer() {
  const { t, language, sheet } = useOrder()
  const { order } = sheet
  const toCollect = hasPickupPlace(order.deliveryMethod)
  return (
    <OrderSection heading={t('office.orders.buyer')}>
      {order.channel && <p>{t(`office.order.channel.${order.channel}`)}</p>}
      {toCollect && <p>{t('office.order.collects', { name: order.name })}</p>}
      <address dir="auto">
        {formatAddress(order, formatCountry(order.country, language)).map((line) => (
          <div key={line}>{line}</div>
        ))}
      </address>
      <p>
        {order.email && <a href={`mailto:${order.email}`}>{order.email}</a>}
        {order.telephone && (
          <>
            <br />
            <a href={`tel:${order.telephone.replace(/[^+\d]/g, '')}`}>{order.telephone}</a>
          </>
        )}
      </p>
      {order.ebookConsent === 1 && (
        <p>
          {t('office.order.ebookConsent')} {t('order.ebookConsent.supply')}{' '}
          {t('order.ebookConsent.loss')}
        </p>
      )}
      <Parcels />
    </OrderSection>
  )
}

function Parcels() {
  const { t, sheet } = useOrder()
  return sheet.history.parcels.map((parcel) => {
    const { carrier, code, link } = describeParcel(parcel)
    return (
      <p key={code}>
        {t('frame.labelled', { label: t('office.order.parcel'), value: carrier })}{' '}
        {link ? (
          <a href={link} rel="noreferrer">
            {code}
          </a>
        ) : (
          code
        )}
      </p>
    )
  })
}

function paymentMessageOf(payment: Pick<PaymentTable, 'state' | 'expiresAt'>) {
  if (payment.state === 'paid') return 'paid'
  return isUnderWay(payment) ? 'underWay' : 'open'
}

function PaymentFact({ payment }: { payment: PaymentTable }) {
  const { t, money, sheet } = useOrder()
  const wrong = isUnderWay(payment) ? findWrongPayment(sheet.changes) : undefined
  if (wrong) return <WrongPaymentFact payment={payment} wrong={wrong} />
  const amount = money(payment.amountMinor)
  return (
    <>
      {t(`office.order.payment.${paymentMessageOf(payment)}`, { amount })},{' '}
      <Moment at={payment.settledAt ?? payment.createdAt} />
      <PaymentIntent payment={payment} />
    </>
  )
}

type WrongPaymentProps = { payment: PaymentTable; wrong: WrongPayment }

/** Renders a payment that is not what was asked for, and what the shopkeeper does about it. */
function WrongPaymentFact({ payment, wrong: { at, came } }: WrongPaymentProps) {
  const { t, language, money, sheet } = useOrder()
  const amount = money(payment.amountMinor)
  return (
    <>
      {came
        ? t('office.order.payment.wrong', { amount, came: formatMoney(came, language) })
        : t('office.order.payment.unmatched', { amount })}
      , <Moment at={at} />
      <PaymentIntent payment={payment} />
      <p>{t(`office.order.payment.${isUndone(sheet.order.state) ? 'refund' : 'check'}`)}</p>
    </>
  )
}

const PaymentIntent = ({ payment: { intent } }: { payment: PaymentTable }) =>
  intent && <span className="hint"> {intent}</span>

/** Renders sums, payments and what was or is paid back. */
export function SumsAndPayments() {
  const { t, language, money, sheet } = useOrder()
  const { order, payments, history } = sheet
  return (
    <OrderSection heading={t('office.order.money')}>
      <FactList facts={listSums(sheet, t, language)} />
      {order.discountReason && (
        <p>
          {t('frame.labelled', {
            label: t('office.order.discountReason'),
            value: order.discountReason,
          })}
        </p>
      )}
      <ul className="entries">
        {payments
          .filter(({ state }) => state !== 'expired')
          .map((payment) => (
            <li key={payment.id}>
              <PaymentFact payment={payment} />
            </li>
          ))}
        {history.refunds.map(({ id, amountMinor, state, dueAt, doneAt }) => (
          <li key={id}>
            {t(`office.order.refundState.${state}`, { amount: money(amountMinor) })}
            {state === 'done' && ','} <Moment at={doneAt ?? dueAt} />
          </li>
        ))}
      </ul>
    </OrderSection>
  )
}

/** Renders what happened to the order, and who did it. */
export function History() {
  const { t, money, sheet } = useOrder()
  return (
    <OrderSection heading={t('office.order.history')}>
      <ul className="entries">
        {listHistory(sheet, t, money).map(({ at, text, actor }) => (
          <li key={`${at} ${text}`}>
            {text}
            <span className="hint">
              {' '}
              <Moment at={at} />
              {actor === null && `, ${t('office.order.byCommand')}`}
              {actor && (
                <>
                  , <bdi>{actor}</bdi>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </OrderSection>
  )
}

const papers = '/office/orders/papers'

/** Renders the links to the papers of the order. */
export function Papers() {
  const { t, sheet } = useOrder()
  const { order, invoices } = sheet
  return (
    <OrderSection heading={t('office.order.papers')}>
      <ul className="entries">
        {order.deliveryMethod !== null && !isHandedOver(order.deliveryMethod) && (
          <li>
            <a href={`${papers}/slips.pdf?number=${order.number}`}>{t('office.order.slip')}</a>
          </li>
        )}
        {invoices.map(({ number, kind }) => (
          <li key={number}>
            <a href={`${papers}/${number}.pdf`}>
              {t(kind === 'invoice' ? 'paper.invoice' : 'paper.creditNote', { number })}
            </a>
          </li>
        ))}
        {invoices.length === 0 && <li>{t('office.orders.noInvoice')}</li>}
      </ul>
    </OrderSection>
  )
}
