import type { LoaderFunctionArgs } from '@remix-run/node'
import { findLegalPage } from '#app/shop/content/legal-pages/find-legal-page.server.ts'
import type { LegalPageName } from '#app/shop/content/legal-pages/legal-pages.server.ts'
import { headOf } from '#app/http/head.server.ts'
import { requirePageContext } from '#app/http/request-context.server.ts'

/** Loads a legal page. */
export async function loadLegalPage(name: LegalPageName, args: LoaderFunctionArgs) {
  const context = await requirePageContext(args)
  const { page, ...found } = findLegalPage(name, context.language)
  return { head: headOf(context, found), page }
}
