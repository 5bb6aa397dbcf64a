import type { LoaderFunctionArgs } from '@remix-run/node'
import { officeRedirect } from '#app/office/frame/create-office-action.server.ts'
import { mostChosen } from '#app/office/lists/rows-per-page.schema.ts'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'
import { drawPapers } from '#app/office/orders/draw-papers.server.ts'
import { readNumbers } from '#app/office/orders/orders-query.schema.ts'
import { sendPdf } from '#app/loaders/send-pdf.server.ts'

/** Sends the packing slips or the invoices of the orders that the URL names, or the one invoice that the file is named after. */
export async function loader(args: LoaderFunctionArgs) {
  const { url, t } = await requireStaff(args)
  const numbers = readNumbers(url.searchParams.getAll('number'))
  const toList = (message: string) => officeRedirect('/office/orders', message, { isError: true })
  if (numbers.length > mostChosen) return toList(t('office.frame.tooMany', { count: mostChosen }))
  const drawn = await drawPapers(args.params.file, numbers)
  // One of the orders may have changed since its papers were asked for.
  if (!drawn) return toList(t('office.orders.noPapers'))
  return sendPdf(args.request, drawn.name, drawn.pdf)
}
