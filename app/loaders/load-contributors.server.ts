import type { LoaderFunctionArgs } from '@remix-run/node'
import { findContributorsPage } from '#app/shop/catalogue/contributors/contributors-page.server.ts'
import {
  parseContributorsQuery,
  contributorFields,
  type ContributorKind,
} from '#app/shop/catalogue/contributors/contributors-query.ts'
import { notFound } from '#app/http/responses.server.ts'
import { headOf } from '#app/http/head.server.ts'
import { requirePageContext } from '#app/http/request-context.server.ts'

/** Loads a list of contributors. A search by name is not for search engines. */
export async function loadContributors(kind: ContributorKind, args: LoaderFunctionArgs) {
  const context = await requirePageContext(args)
  const query = parseContributorsQuery(context.url.searchParams)
  const page = await findContributorsPage(kind, query, context)
  if (!page) throw notFound(context.t)
  const { title, lede } = page
  const head = headOf(context, {
    title,
    description: lede,
    noindex: query.query.filter !== '' || page.people.length === 0,
    query: new URLSearchParams(contributorFields(query.query)),
  })
  return { head, page }
}
