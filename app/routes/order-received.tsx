import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { findReadableOrder } from '#app/shop/orders/read-receipt.server.ts'
import { Receipt } from '#app/shop/orders/receipt.tsx'
import { ReceiptClosed } from '#app/shop/orders/receipt-closed.tsx'
import { describeOrder, type ReceiptWords } from '#app/shop/orders/receipt-words.ts'
import { everywhere } from '#app/intents/everywhere.server.ts'
import { describeHead } from '#app/http/head.ts'
import { headOf } from '#app/http/head.server.ts'
import { takeIntents } from '#app/http/intents.server.ts'
import { readVisit } from '#app/http/visit.server.ts'

/** The receipt, for who placed the order or has its link; for everybody else one and the same 404. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await readVisit(args)
  const { t, owner, url, now } = visit
  const order = await findReadableOrder(
    { number: args.params.id, key: url.searchParams.get('key'), visitor: owner },
    now,
  )
  const title = order
    ? t('title.orderReceived', { number: order.number })
    : t('title.receiptClosed')
  return json(
    {
      head: headOf(visit, { title, noindex: true }),
      receipt: order && describeOrder(order, visit.language),
    },
    { status: order ? 200 : 404, headers: { 'Cache-Control': 'private, no-store' } },
  )
}

export const action = takeIntents(everywhere)

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  describeHead(data?.head, error)

export default function OrderReceivedPage() {
  const receipt = useLoaderData<typeof loader>().receipt as ReceiptWords | undefined
  return (
    <main id="main" tabIndex={-1}>
      <div className="wrap">
        <div className="section section--tight">
          {receipt ? <Receipt key={receipt.number} receipt={receipt} /> : <ReceiptClosed />}
        </div>
      </div>
    </main>
  )
}

export { headers } from '#app/http/headers.ts'
export { ErrorBoundary } from '#app/components/error-page.tsx'
