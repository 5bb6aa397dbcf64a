import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { sharedActions } from '#app/actions/shared-actions.server.ts'
import { describeHead } from '#app/http/head.ts'
import { createAction } from '#app/http/create-action.server.ts'
import { requirePageContext } from '#app/http/request-context.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { findDeliveryParts, textPageData } from '#app/loaders/load-legal-page.server.ts'
import { findOwnPage } from '#app/shop/content/legal-pages/find-text-page.server.ts'
import { ownPageName } from '#app/shop/operations/own-texts/own-text.ts'
import { findOwnTexts } from '#app/shop/operations/own-texts/own-texts.server.ts'

/** Shows a page that the shopkeeper added. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requirePageContext(args)
  const { language, now, t } = context
  const { slug = '' } = args.params
  const texts = await findOwnTexts(now)
  const parts = await findDeliveryParts(ownPageName(slug), texts, context)
  const found = findOwnPage(slug, texts, { language, parts })
  if (!found) throw notFound(t)
  return textPageData(found, context)
}

export const action = createAction(sharedActions)

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  describeHead(data?.head, error)

export { LegalPageRoute as default } from '#app/shop/content/legal-pages/legal-page.tsx'
export { headers } from '#app/http/headers.ts'
export { ErrorBoundary } from '#app/components/errors/error-page.tsx'
export { links } from '#app/components/style-sheet.ts'
