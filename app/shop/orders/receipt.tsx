import { useWords } from '#app/i18n/use-words.ts'
import { Icon } from '#app/components/icon.tsx'
import { ShopLink } from '#app/components/shop-link.tsx'
import { OrderSums } from './order-sums.tsx'
import type { ReceiptWords } from './receipt-words.ts'

type ReceiptProps = { receipt: ReceiptWords }

/**
 * An order as a document: prints alone, on one page. `isOwn`: its customer is signed in; `sellerLines`: who
 * sold it.
 */
export function Receipt({
  receipt,
  isOwn,
  sellerLines,
}: ReceiptProps & { isOwn: boolean; sellerLines: string[] }) {
  const { t } = useWords()
  const { number, placed, name, email, state } = receipt
  return (
    <article className="receipt">
      <div className="row row--apart">
        <div>
          <p className="kicker">
            {t('order.number', { number })} · <time dateTime={placed.dateTime}>{placed.text}</time>
          </p>
          <h1>{t('order.thanks', { name })}</h1>
        </div>
        <span className="stamp">{t(`order.state.${state}`)}</span>
      </div>
      <p className="lede">{t('order.received', { email })}</p>
      <Lines receipt={receipt} />
      <OrderSums {...receipt} />
      <Particulars receipt={receipt} sellerLines={sellerLines} />
      <div className="row no-print">
        <ShopLink className="btn btn--quiet" to="/books">
          {t('order.toBooks')}
        </ShopLink>
        {isOwn && (
          <ShopLink className="btn btn--quiet" to="/my-orders">
            {t('order.myOrders')}
          </ShopLink>
        )}
      </div>
      <p className="small soft no-print">
        <Icon name="print" /> {t('order.print')}
      </p>
    </article>
  )
}

function Lines({ receipt: { lines } }: ReceiptProps) {
  const { t } = useWords()
  return (
    <table className="table table--cards">
      <caption className="hide">{t('order.lines')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('order.title')}</th>
          <th scope="col" className="end">
            {t('order.price')}
          </th>
          <th scope="col" className="end">
            {t('order.quantity')}
          </th>
          <th scope="col" className="end">
            {t('order.sum')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ position, name, author, format, unit, quantity, sum, ...line }) => (
          <tr key={position}>
            <td>
              <span>
                <b>{name}</b>
                {[
                  author,
                  format && t(`order.format.${format as 'paperback'}`),
                  line.variantName,
                  line.dispatchWords,
                ]
                  .filter(Boolean)
                  .map((detail) => `, ${detail}`)
                  .join('')}
              </span>
            </td>
            <td className="end" data-label={t('order.price')}>
              {unit}
            </td>
            <td className="end" data-label={t('order.quantity')}>
              {quantity}
            </td>
            <td className="end" data-label={t('order.sum')}>
              {sum}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Particulars({
  receipt: { addressLines, payment },
  sellerLines,
}: ReceiptProps & { sellerLines: string[] }) {
  const { t } = useWords()
  return (
    <div className="cols">
      <div className="stack">
        <h2>{t('order.deliveredTo')}</h2>
        <address className="ui">{brokenLines(addressLines)}</address>
      </div>
      <div className="stack">
        <h2>{t('order.paymentHeading')}</h2>
        <p className="ui">
          {t(`order.payment.${payment.method}.name`)} · {t(`order.paymentState.${payment.state}`)}
        </p>
        {payment.state === 'due' && (
          <p className="ui">{t(`order.payment.${payment.method}.words`)}</p>
        )}
      </div>
      <div className="stack">
        <h2>{t('order.seller')}</h2>
        <address className="ui">{brokenLines(sellerLines)}</address>
      </div>
    </div>
  )
}

/** Lines of an address; two may read the same. */
const brokenLines = (lines: string[]) =>
  lines.map((line, n) => (
    <span key={n}>
      {n > 0 && <br />}
      {line}
    </span>
  ))
