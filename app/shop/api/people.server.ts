import { sql } from 'kysely'
import { db } from '#app/database/database.server.ts'
import { localPath } from '#app/http/paths.ts'
import type { Language } from '#app/i18n/languages.ts'
import { wordsOf } from '../catalogue/fold.ts'
import type { AuthorsAnswer, PublishersAnswer } from './answers.schema.ts'
import type { ListQuery } from './requests.schema.ts'

/** Authors by name, a page of those that the filter leaves; beyond the last page there is none. */
export async function listAuthors(asked: ListQuery, language: Language): Promise<AuthorsAnswer> {
  const matching = db.read.selectFrom('author').where(isNamed(asked.filter))
  const { total } = await matching.select(countAll).executeTakeFirstOrThrow()
  const rows = await matching
    .selectAll()
    .orderBy('sortName')
    .orderBy('slug')
    .limit(asked.pageSize)
    .offset(offsetOf(asked))
    .execute()
  return {
    page: pageOf(asked, total),
    authors: rows.map((row) => ({
      ...describeNamed('author', row, language),
      life: { en: row.lifeEn, fr: row.lifeFr, de: row.lifeDe }[language],
    })),
  }
}

/** Publishers, as {@link listAuthors}. */
export async function listPublishers(
  asked: ListQuery,
  language: Language,
): Promise<PublishersAnswer> {
  const matching = db.read.selectFrom('publisher').where(isNamed(asked.filter))
  const { total } = await matching.select(countAll).executeTakeFirstOrThrow()
  const rows = await matching
    .selectAll()
    .orderBy('sortName')
    .orderBy('slug')
    .limit(asked.pageSize)
    .offset(offsetOf(asked))
    .execute()
  return {
    page: pageOf(asked, total),
    publishers: rows.map((row) => ({
      ...describeNamed('publisher', row, language),
      about: { en: row.aboutEn, fr: row.aboutFr, de: row.aboutDe }[language],
      postalAddress: row.postalAddress,
      email: row.email,
    })),
  }
}

const countAll = sql<number>`count(*)`.as('total')

/**
 * Whether a name holds each word of the filter, or part of a word, whatever case and accents. A sort name
 * has no leading article and may be another than the name, which the slug then holds.
 */
function isNamed(filter: string) {
  const words = wordsOf(filter)
  if (words.length === 0) return filter === '' ? sql<boolean>`1 = 1` : sql<boolean>`1 = 0`
  const parts = words.map((word) => {
    const part = `%${word}%`
    return sql`(sort_name like ${part} or slug like ${part})`
  })
  return sql<boolean>`(${sql.join(parts, sql` and `)})`
}

const offsetOf = ({ pageNumber, pageSize }: ListQuery) => (pageNumber - 1) * pageSize

const pageOf = ({ pageNumber, pageSize }: ListQuery, total: number) => ({
  number: pageNumber,
  size: pageSize,
  total,
})

type Named = { slug: string; name: string; letter: string }

const describeNamed = (
  kind: 'author' | 'publisher',
  { slug, name, letter }: Named,
  language: Language,
) => ({
  ...{ _id: slug, slug, name, letter },
  path: localPath(language, `/books?${kind}=${encodeURIComponent(slug)}`),
})
