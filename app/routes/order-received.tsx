import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData, useParams } from '@remix-run/react'
import { AccountOffer } from '#app/shop/ordering/order-pages/account-offer.tsx'
import { Receipt } from '#app/shop/ordering/order-pages/receipt.tsx'
import { ReceiptClosed } from '#app/shop/ordering/order-pages/receipt-closed.tsx'
import { describeOrder } from '#app/shop/ordering/order-pages/receipt-text.ts'
import { describeRemainingSums } from '#app/shop/ordering/payments/remaining-sums.ts'
import { findHistory } from '#app/shop/ordering/order-pages/order-history.server.ts'
import { orderArrival } from '#app/shop/ordering/orders/order-arrival.server.ts'
import { formatNameIn } from '#app/shop/ordering/quote/format-name.ts'
import { describeReceiptProgress } from '#app/shop/ordering/order-pages/order-progress.ts'
import { waitingWords } from '#app/shop/ordering/order-pages/waiting-words.server.ts'
import { findReceiptEbooks } from '#app/shop/ordering/downloads/find-receipt-ebooks.server.ts'
import { hasAddress, offerOf } from '#app/shop/ordering/order-pages/account-offer.ts'
import { PaymentNote } from '#app/shop/ordering/payments/payment-note.tsx'
import { describePayment } from '#app/shop/ordering/order-pages/describe-payment.server.ts'
import { listReturnTexts } from '#app/shop/ordering/returns/find-page.server.ts'
import { listInvoicesOf } from '#app/shop/ordering/invoices/find-invoices.server.ts'
import { invoiceLink } from '#app/shop/ordering/invoices/invoice-link.ts'
import { localisedText, senderLines } from '#app/shop/operations/seller/seller.ts'
import { taxNumberMessage } from '#app/shop/operations/seller/vat-number.ts'
import { seller } from '#app/shop/operations/seller/seller.server.ts'
import { receiptActions } from '#app/actions/receipt-actions.server.ts'
import { paymentActions } from '#app/actions/payment-actions.server.ts'
import { orderActions } from '#app/actions/order-actions.server.ts'
import { sharedActions } from '#app/actions/shared-actions.server.ts'
import { findOwnReceipt } from '#app/loaders/find-own-receipt.server.ts'
import { describeHead } from '#app/http/head.ts'
import { headOf } from '#app/http/head.server.ts'
import { createAction } from '#app/http/create-action.server.ts'
import { requirePageContext, type RequestContext } from '#app/http/request-context.server.ts'

/**
 * Shows the receipt to the customer who placed the order and to holders of its link. Everybody else gets the same 404
 * page.
 */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requirePageContext(args)
  const { t, customer } = context
  const order = await findOwnReceipt(context)
  const history = order && (await findHistory(order.number))
  const progress =
    history &&
    describeReceiptProgress(order, history, {
      ...context,
      arrival: orderArrival(order, history.events, context.now),
      formatWord: formatNameIn(t),
    })
  const title = order
    ? t('title.orderReceived', { number: order.number })
    : t('title.receiptClosed')
  return json(
    {
      head: headOf(context, { title, noindex: true }),
      receipt: order && {
        ...describeOrder(order, context.language),
        ...waitingWords(order, t),
        remaining: history && describeRemainingSums(order, history, context.language),
      },
      progress,
      ebooks: progress?.hasEbooks ? await findReceiptEbooks(order!.number, context) : undefined,
      withdrawalPath: order && withdrawalPathOf(order.number, context.url),
      returns: order && (await listReturnTexts(order, context.language)),
      invoices: order && (await linksOf(order.number, context.url)),
      sellerLines: sellerLinesOf(context),
      payment: order && (await describePayment(order, context)),
      isOwn: order !== undefined && order.customer === customer?.customerId,
      // The value is the same whether or not the address has an account.
      account: order && offerOf(order, customer),
      hasAddress: order !== undefined && hasAddress(order),
    },
    { status: order ? 200 : 404, headers: { 'Cache-Control': 'private, no-store' } },
  )
}

/** Returns the lines about the seller, with the VAT number that an invoice must name. */
function sellerLinesOf({ language, t }: RequestContext): string[] {
  const number = localisedText(seller().vatId, language)
  const lines = senderLines(seller(), language)
  return number === undefined ? lines : [...lines, t(taxNumberMessage(number), { number })]
}

/** Returns links to the papers of the order, with the key that opened the receipt. */
async function linksOf(number: string, { searchParams }: URL) {
  const made = await listInvoicesOf([number])
  return made.map((one) => invoiceLink(one, searchParams.get('key')))
}

/**
 * Returns the path of the withdrawal form, with the key that opened the receipt so that the form shows the order's
 * lines.
 */
function withdrawalPathOf(number: string, { searchParams }: URL): string {
  const key = searchParams.get('key')
  return `/withdrawal?${new URLSearchParams({ order: number, ...(key !== null && { key }) })}`
}

export const action = createAction(sharedActions, receiptActions, paymentActions, orderActions)

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  describeHead(data?.head, error)

export default function OrderReceivedPage() {
  const { isOwn, account, payment, sellerLines, ebooks, withdrawalPath, ...loaded } =
    useLoaderData<typeof loader>()
  const { id } = useParams()
  const { receipt, progress } = loaded
  return (
    <main id="main" tabIndex={-1} key={id}>
      <div className="wrap">
        <div className="section section--tight">
          {receipt && payment && <PaymentNote payment={payment} />}
          {receipt && progress ? (
            <Receipt
              receipt={receipt}
              progress={progress}
              ebooks={ebooks}
              withdrawalPath={withdrawalPath ?? ''}
              returns={loaded.returns ?? []}
              invoices={loaded.invoices ?? []}
              isOwn={isOwn}
              sellerLines={sellerLines}
            />
          ) : (
            <ReceiptClosed />
          )}
          {receipt && account && (
            <AccountOffer kind={account} email={receipt.email} hasAddress={loaded.hasAddress} />
          )}
        </div>
      </div>
    </main>
  )
}

export { headers } from '#app/http/headers.ts'
export { ErrorBoundary } from '#app/components/errors/error-page.tsx'
export { links } from '#app/components/style-sheet.ts'
