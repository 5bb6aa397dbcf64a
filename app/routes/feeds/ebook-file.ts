import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendEbook } from '#app/actions/send-ebook.server.ts'
import { requirePageContext } from '#app/http/request-context.server.ts'

/** A bought e-book as a file, for its customer or by the link of its order; 403 for everybody else. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requirePageContext(args)
  const key = context.url.searchParams.get('key')
  const { number, file } = args.params
  return sendEbook(context, { number, file }, { key, customer: context.customer?.customerId })
}
