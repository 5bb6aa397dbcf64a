import { textColumn } from '#app/i18n/text-columns.ts'
import { db } from '#app/database/database.server.ts'
import { localPath } from '#app/i18n/paths.ts'
import type { Language } from '#app/i18n/languages.ts'
import { listContributorsOf } from '#app/shop/catalogue/contributors/contributor-list.server.ts'
import {
  contributorPath,
  type ContributorKind,
} from '#app/shop/catalogue/contributors/contributors-query.ts'
import type { AuthorsAnswer, PublishersAnswer } from './answers.schema.ts'
import type { ListQuery } from './requests.schema.ts'

/** Lists one page of the authors that match the filter, by name. Pages beyond the last are empty. */
export async function listAuthors(query: ListQuery, language: Language): Promise<AuthorsAnswer> {
  const { total, people } = await listPage('author', query)
  const rows = await db.read
    .selectFrom('author')
    .selectAll()
    .where('slug', 'in', slugsOf(people))
    .execute()
  return {
    page: pageOf(query, total),
    authors: inOrderOf(people, rows).map((row) => ({
      ...describeNamed('author', row, language),
      life: row[textColumn('life', language)],
    })),
  }
}

/** Lists publishers in the same way as {@link listAuthors}. */
export async function listPublishers(
  query: ListQuery,
  language: Language,
): Promise<PublishersAnswer> {
  const { total, people } = await listPage('publisher', query)
  const rows = await db.read
    .selectFrom('publisher')
    .selectAll()
    .where('slug', 'in', slugsOf(people))
    .execute()
  return {
    page: pageOf(query, total),
    publishers: inOrderOf(people, rows).map((row) => ({
      ...describeNamed('publisher', row, language),
      about: row[textColumn('about', language)],
      postalAddress: row.postalAddress,
      email: row.email,
    })),
  }
}

const listPage = (kind: ContributorKind, { filter, pageNumber, pageSize }: ListQuery) =>
  listContributorsOf(kind, { filter, number: pageNumber, size: pageSize })

/** SQL does not allow an empty `in ()`, so an empty list becomes one empty slug. */
const slugsOf = (people: { slug: string }[]) =>
  people.length > 0 ? people.map(({ slug }) => slug) : ['']

const inOrderOf = <Row extends { slug: string }>(people: { slug: string }[], rows: Row[]): Row[] =>
  people.flatMap(({ slug }) => rows.find((row) => row.slug === slug) ?? [])

const pageOf = ({ pageNumber, pageSize }: ListQuery, total: number) => ({
  number: pageNumber,
  size: pageSize,
  total,
})

type ContributorRow = { slug: string; name: string; letter: string }

const describeNamed = (
  kind: 'author' | 'publisher',
  { slug, name, letter }: ContributorRow,
  language: Language,
) => ({
  _id: slug,
  slug,
  name,
  letter,
  path: localPath(language, contributorPath(kind, slug)),
})
