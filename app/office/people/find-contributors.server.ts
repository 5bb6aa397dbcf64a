import { notFound } from '#app/http/responses.server.ts'
import { formatCount } from '#app/i18n/format/format-count.ts'
import { cutText } from '#app/i18n/visitor-text.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import {
  countBooksOf,
  listContributorsOf,
} from '#app/shop/catalogue/contributors/contributor-list.server.ts'
import {
  contributorPath,
  longestFilter,
  type ContributorKind,
} from '#app/shop/catalogue/contributors/contributors-query.ts'
import {
  findStoredContributor,
  fingerprintOfContributor,
} from '#app/shop/maintenance/contributors/change-contributor.server.ts'
import { pageSize, paginationOf, readListPage } from '../lists/list-page.ts'
import type { StaffContext } from '../frame/staff-context.server.ts'

export type ContributorsPageData = Awaited<ReturnType<typeof findContributors>>
export type ContributorPageData = Awaited<ReturnType<typeof findContributor>>

/** Returns a page of the authors or publishers that the catalogue names, or of those that a search finds, by name. */
export async function findContributors(
  kind: ContributorKind,
  { url, language, now }: StaffContext,
) {
  const q = cutText((url.searchParams.get('q') ?? '').trim(), longestFilter)
  const query = { filter: q, number: readListPage(url.searchParams), size: pageSize }
  const { total, people } = await listContributorsOf(kind, query)
  const counts = await countBooksOf(
    kind,
    people.map(({ slug }) => slug),
    now,
  )
  return {
    kind,
    q,
    total,
    count: formatCount(total, language),
    pagination: paginationOf(query.number, total),
    rows: people.map((one) => ({
      ...one,
      books: formatCount(counts.get(one.slug) ?? 0, language),
    })),
  }
}

/**
 * Returns the page of one author or publisher.
 * @throws {Response} 404 if there is none.
 */
export async function findContributor(kind: ContributorKind, slug: string, { t }: StaffContext) {
  const stored = await findStoredContributor(kind, slug)
  if (!stored) throw notFound(t)
  const { name, sortName, texts, postalAddress, email } = stored
  const { languages } = shopSettings()
  return {
    kind,
    name,
    path: contributorPath(kind, slug),
    seen: fingerprintOfContributor(stored),
    languages: [...languages],
    /** These values stand in the form. */
    values: {
      name,
      sort: sortName,
      ...(kind === 'publisher' && { address: postalAddress ?? '', email: email ?? '' }),
      ...Object.fromEntries(languages.map((one) => [`text_${one}`, texts[one] ?? ''])),
    } as Record<string, string>,
  }
}
