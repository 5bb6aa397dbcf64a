import { joinEWords } from '#app/i18n/join-e-words.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { CancelRefused } from './order-buttons.tsx'
import type { InvoiceLink } from '#app/shop/ordering/invoices/invoice-link.ts'
import { ReturnList } from '#app/shop/ordering/returns/return-list.tsx'
import type { ReturnText } from '#app/shop/ordering/returns/withdrawal-page.ts'
import { stateWords } from '#app/shop/ordering/orders/pickup-words.ts'
import { isUndone } from '#app/shop/ordering/orders/order-states.ts'
import { OrderSteps } from './order-steps.tsx'
import { OrderSums } from './order-sums.tsx'
import { ReceiptButtons, type ReceiptButtonsProps } from './receipt-buttons.tsx'
import { ReceiptDownloads } from './receipt-downloads.tsx'
import { ReceiptLines } from './receipt-lines.tsx'
import { ReceiptMoney } from './receipt-money.tsx'
import { ReceiptParticulars } from './receipt-particulars.tsx'
import type { ReceiptText } from './receipt-text.ts'
import type { ReceiptEbooks } from '#app/shop/ordering/downloads/receipt-ebooks.ts'

type ReceiptProps = { receipt: ReceiptText }
type PageProps = ReceiptProps &
  Omit<ReceiptButtonsProps, 'number'> & {
    /** Holds the lines that name the seller. */
    sellerLines: string[]
    /** The announced returns. */
    returns: ReturnText[]
    invoices: InvoiceLink[]
    /** Its e-books, if there are any. */
    ebooks: ReceiptEbooks | undefined
  }

/** Renders an order as a document with its progress; it prints alone, on one page. */
export function Receipt({
  receipt,
  progress,
  sellerLines,
  returns,
  ebooks,
  invoices,
  ...buttons
}: PageProps) {
  const { t } = useTranslation()
  const { number, placed, remaining } = receipt
  return (
    <article className="receipt">
      <div className="row row--apart">
        <div>
          <p className="kicker">
            {t('order.number', { number })} · <time dateTime={placed.dateTime}>{placed.text}</time>
          </p>
          <Heading receipt={receipt} progress={progress} />
        </div>
        <Stamp progress={progress} />
      </div>
      <CancelRefused number={number} />
      <Lede receipt={receipt} progress={progress} />
      {ebooks && <ReceiptDownloads ebooks={ebooks} areUnpaid={progress.hasUnpaidEbooks} />}
      <Progress receipt={receipt} progress={progress} returns={returns} />
      <ReceiptLines lines={receipt.lines} cancelled={remaining?.lines} />
      <OrderSums {...receipt} remaining={remaining} />
      <ReceiptParticulars
        receipt={receipt}
        progress={progress}
        sellerLines={sellerLines}
        invoices={invoices}
      />
      {receipt.isOfCounter && <p className="small soft">{t('withdrawal.counter')}</p>}
      {receipt.hasEbookConsent && <EbookConsent stillToOpen={progress.stillToOpen} />}
      <ReceiptButtons number={number} progress={progress} {...buttons} />
    </article>
  )
}

type ProgressProps = Pick<PageProps, 'receipt' | 'progress' | 'returns'>

/** Renders where the order is and what happens next. */
function Progress({ receipt, progress, returns }: ProgressProps) {
  const { t } = useTranslation()
  const isAhead = progress.steps.some(({ day }) => day === undefined)
  return (
    <section className="stack" aria-labelledby="history">
      <h2 id="history">{t(isAhead ? 'order.page.next' : 'order.page.history')}</h2>
      <OrderSteps progress={progress} />
      {isAhead && progress.state === 'received' && (
        <p className="ui">{t(progress.pickup ? 'order.pickup.nextText' : 'order.page.nextText')}</p>
      )}
      <ReturnList returns={returns} />
      <ReceiptMoney receipt={receipt} progress={progress} />
    </section>
  )
}

/** Renders the declaration about the e-books, which the law asks to repeat (CRD Art 8(7)). */
function EbookConsent({ stillToOpen }: { stillToOpen: string[] }) {
  const { t } = useTranslation()
  return (
    <p className="small soft">
      {t('order.ebookConsent.given')} {t('order.ebookConsent.supply')}{' '}
      {t('order.ebookConsent.loss')}
      {stillToOpen.length > 0 &&
        ` ${t('order.ebookConsent.ahead', { names: joinEWords(stillToOpen.join(', ')) })}`}
    </p>
  )
}

const isOff = ({ state, isWithdrawn }: PageProps['progress']) => isWithdrawn || isUndone(state)

function Heading({ receipt: { number, name }, progress }: Pick<PageProps, 'receipt' | 'progress'>) {
  const { t } = useTranslation()
  return <h1>{isOff(progress) ? t('order.number', { number }) : t('order.thanks', { name })}</h1>
}

function Stamp({ progress }: Pick<PageProps, 'progress'>) {
  const { t } = useTranslation()
  const { state, isWithdrawn, pickup, isOfFiles } = progress
  return (
    <span className={isOff(progress) ? 'stamp stamp--off' : 'stamp'}>
      {isWithdrawn
        ? t('order.page.withdrawn')
        : stateWords(state, { isPickup: pickup !== undefined, isOfFiles }, t)}
    </span>
  )
}

/** An order that is collected has words of its own until it is over. */
const ledeKey = (
  state: Exclude<ReceiptText['state'], 'received'>,
  pickup: ReceiptText['pickup'],
) =>
  pickup && state !== 'cancelled' && state !== 'returned'
    ? (`order.pickup.lede.${state}` as const)
    : (`order.page.lede.${state}` as const)

function Lede({
  receipt: { state, email, unreserved, pickup, isHandedOver },
  progress: { isAllGoing, isOfFiles },
}: Pick<PageProps, 'receipt' | 'progress'>) {
  const { t } = useTranslation()
  if (isAllGoing) return <p className="lede">{t('order.page.lede.allGoing')}</p>
  if (isHandedOver && state === 'delivered')
    return <p className="lede">{t('order.counter.lede')}</p>
  if (isOfFiles && state === 'delivered') return <p className="lede">{t('order.files.lede')}</p>
  return (
    <p className="lede">
      {state === 'received' ? t('order.received', { email }) : t(ledeKey(state, pickup))}{' '}
      {unreserved}
    </p>
  )
}
