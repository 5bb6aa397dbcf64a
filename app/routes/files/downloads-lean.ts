import type { LoaderFunctionArgs } from '@remix-run/node'
import { findDownloads } from '#app/shop/ordering/downloads/find-downloads.server.ts'
import { writeLeanPage, writeLeanRefusal } from '#app/shop/ordering/downloads/lean-page.server.ts'
import { parseOrderPage } from '#app/shop/ordering/order-pages/my-orders.ts'
import { privateHeaders } from '#app/http/private-file.server.ts'
import { requirePageContext } from '#app/http/request-context.server.ts'

/**
 * Shows a customer's e-books in a form that the browser of an e-reader displays well, without script, style sheet or
 * picture.
 */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requirePageContext(args)
  const { url, language, customer } = context
  const query = url.searchParams
  const { page } = parseOrderPage(query.get('page'))
  const [order, key] = [query.get('order'), query.get('key')]
  const downloadsQuery = { order, key, q: null, page, customer: customer?.customerId }
  const downloads = await findDownloads(downloadsQuery, context)
  if (downloads.kind !== 'list')
    return answer(writeLeanRefusal(language), downloads.kind === 'beyond' ? 404 : 403)
  return answer(writeLeanPage(downloads.page, downloads.list, language), 200)
}

const answer = (html: string, status: number) =>
  new Response(html, {
    status,
    headers: { ...privateHeaders, 'Content-Type': 'text/html; charset=utf-8' },
  })
