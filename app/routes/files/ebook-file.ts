import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendEbook } from '#app/loaders/send-ebook.server.ts'
import { requirePageContext } from '#app/http/request-context.server.ts'

/**
 * Sends the file of a bought e-book to its customer or to the holder of the order's link. Responds with 403 to
 * everybody else.
 */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requirePageContext(args)
  const key = context.url.searchParams.get('key')
  const { number, file } = args.params
  const reader = { key, customer: context.customer?.customerId }
  return sendEbook({ ...context, drained: args.context.drained }, { number, file, reader })
}
