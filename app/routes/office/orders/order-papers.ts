import type { LoaderFunctionArgs } from '@remix-run/node'
import { officeRedirect } from '#app/office/frame/create-office-action.server.ts'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'
import { drawPapers } from '#app/office/orders/draw-papers.server.ts'
import { readNumbers } from '#app/office/orders/orders-query.schema.ts'
import { privateHeaders } from '#app/http/private-file.server.ts'

/** Sends the packing slips or the invoices of the orders that the URL names, or the one invoice that the file is named after. */
export async function loader(args: LoaderFunctionArgs) {
  const { url, t } = await requireStaff(args)
  const drawn = await drawPapers(args.params.file, readNumbers(url.searchParams.getAll('number')))
  // One of the orders may have changed since its papers were asked for.
  if (!drawn)
    return officeRedirect('/office/orders', t('office.orders.noPapers'), { isError: true })
  return new Response(args.request.method === 'HEAD' ? null : Uint8Array.from(drawn.pdf), {
    headers: {
      ...privateHeaders,
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${drawn.name}"`,
      'Content-Length': String(drawn.pdf.length),
    },
  })
}
