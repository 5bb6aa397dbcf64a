import { createHash } from 'node:crypto'
import type { Transaction } from '#app/database/connection.server.ts'
import { slugOf, foldedWordsOf } from '#app/shop/catalogue/text/fold.ts'
import { letterOf, sortNameOf, sortNameOfPerson } from '#app/shop/catalogue/text/sort-names.ts'
import type {
  RecordAuthor,
  RecordPublisher,
} from '#app/shop/catalogue/products/catalogue-record.ts'

/**
 * Returns the same slug for names that differ only in case, accents, punctuation and spaces. A name
 * that a slug cannot represent gets a hash as suffix.
 */
function slugOfName(name: string): string {
  const words = foldedWordsOf(name.replaceAll('&', ' and '))
  const slug = words.join('-')
  if (/^[a-z0-9-]{1,60}$/.test(slug)) return slug
  const mark = createHash('sha256')
    .update(slug || name)
    .digest('hex')
    .slice(0, 8)
  return `${slugOf(name) || 'name'}-${mark}`
}

/** Inserts the author if there is none. A sort name of the source replaces a guessed one. */
export async function ensureAuthor(trx: Transaction, author: RecordAuthor): Promise<string> {
  const slug = slugOfName(author.name)
  const sortName = sortNameOfPerson(author.name, author.sortName)
  const sortColumns = { sortName, letter: letterOf(sortName) }
  await trx
    .insertInto('author')
    .values({ slug, name: author.name, ...sortColumns, lifeEn: null, lifeFr: null, lifeDe: null })
    .onConflict((on) =>
      author.sortName === undefined
        ? on.column('slug').doNothing()
        : on.column('slug').doUpdateSet(sortColumns),
    )
    .execute()
  return slug
}

/** Inserts the publisher if there is none. A stated address or e-mail replaces the stored one. */
export async function ensurePublisher(
  trx: Transaction,
  publisher: RecordPublisher,
): Promise<string> {
  const { name, postalAddress, email } = publisher
  const slug = publisher.slug ?? slugOfName(name)
  const sortName = sortNameOf(name, 'en')
  const contact = {
    ...(postalAddress !== undefined && { postalAddress }),
    ...(email !== undefined && { email }),
  }
  const none = { postalAddress: null, email: null, aboutEn: null, aboutFr: null, aboutDe: null }
  await trx
    .insertInto('publisher')
    .values({ slug, name, sortName, letter: letterOf(sortName), ...none, ...contact })
    .onConflict((on) =>
      Object.keys(contact).length === 0
        ? on.column('slug').doNothing()
        : on.column('slug').doUpdateSet(contact),
    )
    .execute()
  return slug
}
