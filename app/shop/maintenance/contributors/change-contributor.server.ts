import type { Reader, Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { columnsOfTexts, textsOfColumns } from '#app/i18n/text-columns.ts'
import type { ContributorKind } from '#app/shop/catalogue/contributors/contributors-query.ts'
import { bumpCatalogueVersion } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { indexManyProducts } from '#app/shop/catalogue/search/index-product.server.ts'
import { letterOf, sortNameOf, sortNameOfPerson } from '#app/shop/catalogue/text/sort-names.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import { otherFault } from '#app/shop/operations/findings/fault.ts'
import {
  ChangeRefused,
  orRefused,
  type Refused,
} from '#app/shop/operations/findings/change-refused.ts'
import {
  fingerprintOf,
  requireUnchanged,
} from '#app/shop/operations/findings/fingerprint-of.server.ts'
import type { ContributorFields } from './contributor-fields.schema.ts'

/** Holds an author or publisher as it is stored. `texts` are null in languages without one. */
export type StoredContributor = {
  slug: string
  name: string
  sortName: string
  texts: Record<Language, string | null>
  postalAddress: string | null
  email: string | null
}

export const fingerprintOfContributor = (stored: StoredContributor): string => fingerprintOf(stored)

/** Returns an author or publisher; undefined if there is none. */
export const findStoredContributor = (
  kind: ContributorKind,
  slug: string,
  reader: Reader = db.read,
): Promise<StoredContributor | undefined> =>
  kind === 'author' ? findStoredAuthor(slug, reader) : findStoredPublisher(slug, reader)

async function findStoredAuthor(slug: string, reader: Reader) {
  const row = await reader
    .selectFrom('author')
    .selectAll()
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!row) return undefined
  const { name, sortName } = row
  return {
    slug,
    name,
    sortName,
    texts: textsOfColumns('life', row),
    postalAddress: null,
    email: null,
  }
}

async function findStoredPublisher(slug: string, reader: Reader) {
  const row = await reader
    .selectFrom('publisher')
    .selectAll()
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!row) return undefined
  const { name, sortName, postalAddress, email } = row
  return { slug, name, sortName, texts: textsOfColumns('about', row), postalAddress, email }
}

/** `isChanged` is false if all was so already. */
type ContributorOutcome = { ok: true; isChanged: boolean } | Refused

/**
 * Changes what the shop says of an author or publisher. The slug, by which imports find them, stays; so an import
 * brings no earlier name back.
 * @param change `seen` is the fingerprint of what the form was made from.
 */
export const changeContributor = (
  { kind, slug }: { kind: ContributorKind; slug: string },
  fields: ContributorFields,
  { seen, now }: { seen?: string | undefined; now: number },
): Promise<ContributorOutcome> =>
  orRefused(() =>
    db.write(async (trx) => {
      await lockContributor(trx, kind, slug)
      const stored = await findStoredContributor(kind, slug, trx)
      if (!stored) throw new ChangeRefused([otherFault(`There is no ${kind} ${slug}`)])
      requireUnchanged(seen, stored)
      const next = { ...stored, ...fields, sortName: nextSortName(kind, stored, fields) }
      const changed = listChanged(stored, { ...next, texts: { ...stored.texts, ...fields.texts } })
      if (changed.length === 0) return { ok: true as const, isChanged: false }
      await storeContributor(trx, kind, next)
      if (changed.includes('name')) await indexProductsOf(trx, kind, slug)
      await bumpCatalogueVersion(trx)
      const details = { changed }
      await recordChange(trx, { command: `${kind} change`, about: slug, details }, now)
      return { ok: true as const, isChanged: true }
    }),
  )

async function lockContributor(trx: Transaction, kind: ContributorKind, slug: string) {
  if (db.dialect === 'postgres')
    await trx.selectFrom(kind).select('slug').where('slug', '=', slug).forNoKeyUpdate().execute()
}

const guessedSortName = (kind: ContributorKind, name: string) =>
  kind === 'author' ? sortNameOfPerson(name) : sortNameOf(name, 'en')

/** A guess follows the name, and what was typed or imported stays. */
function nextSortName(
  kind: ContributorKind,
  stored: StoredContributor,
  { name, sort }: ContributorFields,
): string {
  const isGuess = stored.sortName === guessedSortName(kind, stored.name)
  const typed = sortNameOfPerson(name, sort)
  return typed === '' || (typed === stored.sortName && isGuess)
    ? guessedSortName(kind, name)
    : typed
}

const listChanged = (before: StoredContributor, after: StoredContributor): string[] =>
  Object.keys(before).filter((field) => {
    const [one, other] = [before, after].map((all) => all[field as keyof StoredContributor])
    return JSON.stringify(one) !== JSON.stringify(other)
  })

type NextContributor = Omit<StoredContributor, 'texts'> & Pick<ContributorFields, 'texts'>

async function storeContributor(
  trx: Transaction,
  kind: ContributorKind,
  { slug, name, sortName, texts, postalAddress, email }: NextContributor,
) {
  const named = { name, sortName, letter: letterOf(sortName) }
  if (kind === 'author')
    await trx
      .updateTable('author')
      .set({ ...named, ...columnsOfTexts('life', texts) })
      .where('slug', '=', slug)
      .execute()
  else
    await trx
      .updateTable('publisher')
      .set({ ...named, postalAddress, email, ...columnsOfTexts('about', texts) })
      .where('slug', '=', slug)
      .execute()
}

/** The search finds books by the names of their authors and publishers. */
async function indexProductsOf(trx: Transaction, kind: ContributorKind, slug: string) {
  const rows =
    kind === 'author'
      ? await trx
          .selectFrom('productAuthor')
          .select('productId as id')
          .where('author', '=', slug)
          .execute()
      : await trx.selectFrom('product').select('id').where('publisher', '=', slug).execute()
  await indexManyProducts(
    trx,
    rows.map(({ id }) => id),
  )
}
