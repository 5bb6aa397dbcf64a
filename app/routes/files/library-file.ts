import type { LoaderFunctionArgs } from '@remix-run/node'
import { findLibraryOwner, parseLibraryKey } from '#app/shop/ordering/downloads/library.server.ts'
import { sendEbook } from '#app/loaders/send-ebook.server.ts'
import { fileError } from '#app/http/private-file.server.ts'
import { requirePageContext } from '#app/http/request-context.server.ts'

/**
 * Sends a file of a customer's own feed, which needs only the key of the feed. Responds with 410 once the feed is
 * closed.
 */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requirePageContext(args)
  const { number, file } = args.params
  const key = parseLibraryKey(args.params.key)
  if (key === undefined) return fileError(404, context.t('title.notFound'))
  const owner = await findLibraryOwner(key)
  if (!owner) return fileError(410, context.t('refusal.downloads.withdrawn'))
  const reader = { key: null, customer: owner.customer }
  return sendEbook({ ...context, drained: args.context.drained }, { number, file, reader })
}
