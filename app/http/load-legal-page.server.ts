import type { LoaderFunctionArgs } from '@remix-run/node'
import { findText } from '#app/shop/texts/find-text.server.ts'
import type { TextName } from '#app/shop/texts/texts.server.ts'
import { headOf } from './head.server.ts'
import { requirePageContext } from './request-context.server.ts'

/** What the door of a page of text loads. */
export async function loadLegalPage(name: TextName, args: LoaderFunctionArgs) {
  const visit = await requirePageContext(args)
  const { page, ...found } = findText(name, visit.language)
  return { head: headOf(visit, found), page }
}
