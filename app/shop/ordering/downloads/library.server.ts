import { createHash, randomBytes } from 'node:crypto'
import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { parseLanguage, fallbackLanguage, type Language } from '#app/i18n/languages.ts'

/** Holds a customer's feed, whose URL has 192 random bits. The shop stores a hash of them. */
export type Library = { createdAt: number }

const hashLibraryKey = (key: string) => createHash('sha256').update(`library\n${key}`).digest('hex')

/** Returns a well-formed key; undefined for any other text. */
export const parseLibraryKey = (text: string | undefined): string | undefined =>
  /^[\w-]{32}$/.test(text ?? '') ? text : undefined

export const findLibrary = (customer: string): Promise<Library | undefined> =>
  db.read
    .selectFrom('ebookLibrary')
    .select('createdAt')
    .where('customer', '=', customer)
    .executeTakeFirst()

/**
 * Creates the URL of a customer's feed in the caller's transaction, which closes the previous one.
 * Only the response ever holds the key.
 * @param known The feed that the customer saw; if another exists by now (a form sent twice),
 * nothing is created.
 */
export async function makeLibrary(
  trx: Transaction,
  customer: string,
  known: number | undefined,
  now: number,
): Promise<string | undefined> {
  const key = randomBytes(24).toString('base64url')
  const made = { keyHash: hashLibraryKey(key), createdAt: now }
  const rows =
    known === undefined
      ? await trx
          .insertInto('ebookLibrary')
          .values({ customer, ...made })
          .onConflict((on) => on.column('customer').doNothing())
          .returning('customer')
          .execute()
      : await trx
          .updateTable('ebookLibrary')
          .set(made)
          .where('customer', '=', customer)
          .where('createdAt', '=', known)
          .returning('customer')
          .execute()
  return rows.length > 0 ? key : undefined
}

/** Closes the feed and returns whether there was one. */
export const closeLibrary = (customer: string): Promise<boolean> =>
  db.write(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('ebookLibrary')
      .where('customer', '=', customer)
      .executeTakeFirst()
    return numDeletedRows > 0n
  })

/** Returns the owner and the language of the feed that a key opens; undefined if the key opens none. */
export async function findLibraryOwner(
  key: string,
): Promise<{ customer: string; name: string; language: Language; createdAt: number } | undefined> {
  const row = await db.read
    .selectFrom('ebookLibrary')
    .innerJoin('customer', 'customer.id', 'ebookLibrary.customer')
    .select(['customer.id as customer', 'customer.name', 'customer.language'])
    .select('ebookLibrary.createdAt')
    .where('keyHash', '=', hashLibraryKey(key))
    .executeTakeFirst()
  return row && { ...row, language: parseLanguage(row.language) ?? fallbackLanguage() }
}
