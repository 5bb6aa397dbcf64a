import { textColumn } from '#app/i18n/text-columns.ts'
import { db } from '#app/database/database.server.ts'
import { translator, type Translate } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import type { ListingQuery } from '#app/shop/catalogue/facet-index/listing-query.ts'
import { postalLines } from '#app/shop/operations/seller/address-lines.ts'
import { initialsOf, shortenDescription } from './contributor-text.ts'
import type { ContributorHeadText } from './contributor-head.ts'

/**
 * Returns the author or publisher whose books a list shows, if the URL names exactly one and has no search. `unknown`
 * means that the person does not exist, and so the page does not either.
 */
export async function findContributorHead(
  { q, category, tag, series, authors, publishers }: ListingQuery,
  language: Language,
): Promise<ContributorHeadText | 'unknown' | undefined> {
  if (q || category || tag || series || authors.length + publishers.length !== 1) return undefined
  const [author] = authors
  const [publisher] = publishers
  const head = author
    ? await findAuthorHead(author, language)
    : await findPublisherHead(publisher!, language)
  return head ?? 'unknown'
}

/** Authors and publishers have other columns, so this and the next function are alike in shape only. */
async function findAuthorHead(
  slug: string,
  language: Language,
): Promise<ContributorHeadText | undefined> {
  const row = await db.read
    .selectFrom('author')
    .selectAll()
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!row) return undefined
  const t = translator(language)
  const text = row[textColumn('life', language)] ?? ''
  return {
    kind: 'author',
    slug,
    name: row.name,
    initials: initialsOf(row.name),
    text,
    list: { path: '/authors', name: t('people.authors') },
    ...contributorText(t, 'author', row.name, text),
  }
}

async function findPublisherHead(
  slug: string,
  language: Language,
): Promise<ContributorHeadText | undefined> {
  const row = await db.read
    .selectFrom('publisher')
    .selectAll()
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!row) return undefined
  const t = translator(language)
  const text = row[textColumn('about', language)] ?? ''
  const { name, postalAddress, email } = row
  const contact = {
    label: t('people.contact'),
    lines: postalAddress ? postalLines(postalAddress, language) : [],
    ...(email && { email }),
  }
  return {
    kind: 'publisher',
    slug,
    name,
    initials: '',
    text,
    ...((postalAddress || email) && { contact }),
    list: { path: '/publishers', name: t('people.publishers') },
    ...contributorText(t, 'publisher', name, text),
  }
}

function contributorText(t: Translate, kind: 'author' | 'publisher', name: string, text: string) {
  const title = t(`people.${kind}Title`, { name })
  return {
    title,
    description: shortenDescription(text) || t(`people.${kind}Description`, { name }),
  }
}
