import type { LoaderFunctionArgs } from '@remix-run/node'
import { findPeoplePage } from '#app/shop/people/people-page.server.ts'
import { parsePeopleQuery, peopleFields, type PeopleKind } from '#app/shop/people/people-query.ts'
import { notFound } from './responses.server.ts'
import { headOf } from './head.server.ts'
import { requirePageContext } from './request-context.server.ts'

/** What the door of a list of people loads. What was searched for by name is not for search engines. */
export async function loadContributors(kind: PeopleKind, args: LoaderFunctionArgs) {
  const context = await requirePageContext(args)
  const asked = parsePeopleQuery(context.url.searchParams)
  const page = await findPeoplePage(kind, asked, context)
  if (!page) throw notFound(context.t)
  const { title, lede } = page
  const head = headOf(context, {
    title,
    description: lede,
    noindex: asked.query.filter !== '' || page.people.length === 0,
    query: new URLSearchParams(peopleFields(asked.query)),
  })
  return { head, page }
}
