import type { LoaderFunctionArgs } from '@remix-run/node'
import { requirePageContext } from '#app/http/request-context.server.ts'
import { fileError } from '#app/http/private-file.server.ts'
import { sendPdf } from '#app/loaders/send-pdf.server.ts'
import { findReadableOrder } from '#app/shop/ordering/order-pages/find-readable-order.server.ts'
import { invoiceFileName } from '#app/shop/ordering/invoices/draw-invoice.server.ts'
import { invoicePdf } from '#app/shop/ordering/invoices/invoice-pdf.server.ts'
import { findInvoice } from '#app/shop/ordering/invoices/find-invoices.server.ts'

/** Sends an invoice or a credit note to those who may read the order's receipt. Everybody else gets 404. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requirePageContext(args)
  const { id, file = '' } = args.params
  const key = context.url.searchParams.get('key')
  const order = await findReadableOrder(id, { ...context, key })
  const document = order && (await findInvoice(file.replace(/\.pdf$/, '')))
  if (document?.orderNumber !== order?.number || !document)
    return fileError(404, context.t('title.notFound'))
  return sendPdf(args.request, invoiceFileName(document.number), await invoicePdf(document))
}
