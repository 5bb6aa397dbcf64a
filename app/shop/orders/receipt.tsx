import { useWords } from '#app/i18n/use-words.ts'
import { Icon } from '#app/components/icon.tsx'
import { ShopLink } from '#app/components/shop-link.tsx'
import type { OrderState } from '#app/database/tables.ts'
import { CancelOrder, CancelRefused, OrderAgain } from './order-doings.tsx'
import type { ReceiptProgress } from './order-progress.ts'
import { ReturnList } from '../withdrawals/return-list.tsx'
import type { ReturnWords } from '../withdrawals/withdrawal-page.ts'
import { OrderSteps } from './order-steps.tsx'
import { OrderSums } from './order-sums.tsx'
import type { ReceiptWords } from './receipt-words.ts'

type ReceiptProps = { receipt: ReceiptWords }
type PageProps = ReceiptProps & {
  progress: ReceiptProgress
  /** Its customer is signed in. */
  isOwn: boolean
  /** Who sold it. */
  sellerLines: string[]
  /** Where its e-books are; left out where it has none. */
  ebooksPath: string | undefined
  withdrawalPath: string
  /** What was announced to come back. */
  returns: ReturnWords[]
}

/** An order as a document, with what became of it: prints alone, on one page. */
export function Receipt({ receipt, progress, sellerLines, returns, ...doings }: PageProps) {
  const { t } = useWords()
  const { number, placed } = receipt
  return (
    <article className="receipt">
      <div className="row row--apart">
        <div>
          <p className="kicker">
            {t('order.number', { number })} · <time dateTime={placed.dateTime}>{placed.text}</time>
          </p>
          <Heading receipt={receipt} />
        </div>
        <Stamp state={progress.state} />
      </div>
      <CancelRefused number={number} />
      <Lede receipt={receipt} />
      <Lines receipt={receipt} />
      <OrderSums {...receipt} />
      <Particulars receipt={receipt} sellerLines={sellerLines} />
      {receipt.hasEbookConsent && <EbookConsent />}
      <section className="stack" aria-labelledby="history">
        <h2 id="history">{t('order.page.history')}</h2>
        <OrderSteps progress={progress} />
        <ReturnList returns={returns} />
        <MoneyAndTime progress={progress} />
      </section>
      <Doings number={number} progress={progress} {...doings} />
    </article>
  )
}

/** What was declared about the e-books, repeated as the law wants it (CRD Art 8(7)). */
function EbookConsent() {
  const { t } = useWords()
  return (
    <p className="small soft">
      {t('order.ebookConsent.given')} {t('order.ebookConsent.supply')}{' '}
      {t('order.ebookConsent.loss')}
    </p>
  )
}

function Heading({ receipt: { number, state, name } }: ReceiptProps) {
  const { t } = useWords()
  const isOff = state === 'cancelled' || state === 'returned'
  return <h1>{isOff ? t('order.number', { number }) : t('order.thanks', { name })}</h1>
}

function Stamp({ state }: { state: OrderState }) {
  const { t } = useWords()
  const isOff = state === 'cancelled' || state === 'returned'
  return <span className={isOff ? 'stamp stamp--off' : 'stamp'}>{t(`order.state.${state}`)}</span>
}

function Lede({ receipt: { state, email } }: ReceiptProps) {
  const { t } = useWords()
  return (
    <p className="lede">
      {state === 'received' ? t('order.received', { email }) : t(`order.page.lede.${state}`)}
    </p>
  )
}

/** What goes back to the buyer, and until when there is time to withdraw. */
function MoneyAndTime({ progress: { refunds, deadline } }: { progress: ReceiptProgress }) {
  const { t } = useWords()
  return (
    <>
      {refunds.map(({ amount, isDone, day }, n) => (
        // Two may be the same.
        <p className="ui" key={n}>
          {t(isDone ? 'order.page.refunded' : 'order.page.refundBy', { amount, date: day.text })}
        </p>
      ))}
      {deadline && (
        <p className="ui">
          {t(
            deadline.isOver
              ? 'order.page.withdrawOver'
              : deadline.isNoted
                ? 'order.page.withdrawUntil'
                : 'order.page.withdrawUntilAbout',
            { date: deadline.text },
          )}
        </p>
      )}
    </>
  )
}

type DoingsProps = Pick<PageProps, 'progress' | 'isOwn' | 'ebooksPath' | 'withdrawalPath'> & {
  number: string
}

function Doings({ number, progress, isOwn, ebooksPath, withdrawalPath }: DoingsProps) {
  const { t } = useWords()
  return (
    <div className="stack no-print">
      <div className="row">
        {ebooksPath !== undefined && (
          <ShopLink className="btn" to={ebooksPath}>
            {t('order.page.ebooks')}
          </ShopLink>
        )}
        {progress.canWithdraw && (
          // In these words (CRD Art 11a, § 356a BGB, Code de la consommation D221-5).
          <ShopLink className="btn btn--quiet" to={withdrawalPath}>
            {t('frame.withdraw')}
          </ShopLink>
        )}
        {(progress.state === 'dispatched' || progress.state === 'delivered') && (
          <ShopLink className="btn btn--quiet" to={`${withdrawalPath}#return`}>
            {t('withdrawal.returnHeading')}
          </ShopLink>
        )}
        <OrderAgain number={number} />
        <ShopLink className="btn btn--quiet" to={isOwn ? '/my-orders' : '/books'}>
          {t(isOwn ? 'order.myOrders' : 'order.toBooks')}
        </ShopLink>
      </div>
      {progress.canCancel && <CancelOrder number={number} />}
      <p className="small soft">
        <Icon name="print" /> {t('order.print')}
      </p>
    </div>
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
  receipt: { addressLines, delivery, payment, state },
  sellerLines,
}: ReceiptProps & { sellerLines: string[] }) {
  const { t } = useWords()
  const isOwed = payment.state === 'due' && state !== 'cancelled' && state !== 'returned'
  return (
    <div className="cols">
      <div className="stack">
        <h2>{t(delivery ? 'order.deliveredTo' : 'checkout.buyer')}</h2>
        <address className="ui">{brokenLines(addressLines)}</address>
      </div>
      <div className="stack">
        <h2>{t('order.paymentHeading')}</h2>
        <p className="ui">
          {t(`order.payment.${payment.method}.name`)}
          {isOwed || payment.state !== 'due'
            ? ` · ${t(`order.paymentState.${payment.state}`)}`
            : ''}
        </p>
        {isOwed && (
          <p className="ui">
            {payment.method === 'invoice' && !delivery
              ? t('order.invoiceByMail')
              : t(`order.payment.${payment.method}.words`)}
          </p>
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
