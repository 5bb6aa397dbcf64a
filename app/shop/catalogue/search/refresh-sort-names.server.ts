import type { Transaction } from '#app/database/connection.server.ts'
import { fold } from '#app/shop/catalogue/text/fold.ts'
import {
  articleLanguages,
  letterOf,
  sortNameOf,
  sortNameOfPerson,
} from '#app/shop/catalogue/text/sort-names.ts'

/** Sort names of earlier versions had no marks and other spaces. */
const loosely = (sortName: string) =>
  fold(sortName)
    .normalize('NFKD')
    .replace(/[\p{M}\s]/gu, '')

/** Returns the key in this version's folding of what an earlier one sorted alike; undefined if it is the same. */
function findRenewed(stored: string, keys: string[]): string | undefined {
  const before = loosely(stored)
  const key = keys.find((one) => loosely(one) === before)
  return key === stored ? undefined : key
}

const keysOf = (name: string) => articleLanguages.map((language) => sortNameOf(name, language))

/** Renews the sort names of products where folding has changed since they were written. */
export async function refreshSortNames(trx: Transaction, ids: string[]): Promise<void> {
  const products = await trx
    .selectFrom('product')
    .select(['id', 'name', 'sortName'])
    .where('id', 'in', ids)
    .execute()
  for (const { id, name, sortName } of products) {
    const renewed = findRenewed(sortName, keysOf(name))
    if (renewed !== undefined)
      await trx.updateTable('product').set({ sortName: renewed }).where('id', '=', id).execute()
  }
  const texts = await trx
    .selectFrom('productText')
    .select(['productId', 'language', 'name', 'sortName'])
    .where('productId', 'in', ids)
    .execute()
  for (const { productId, language, name, sortName } of texts) {
    const renewed = findRenewed(sortName, keysOf(name))
    if (renewed !== undefined)
      await trx
        .updateTable('productText')
        .set({ sortName: renewed })
        .where('productId', '=', productId)
        .where('language', '=', language)
        .execute()
  }
}

/** Renews the sort names and letters of authors and publishers; sort names of a source stay. */
export async function refreshContributorNames(trx: Transaction): Promise<void> {
  for (const kind of ['author', 'publisher'] as const) {
    const people = await trx
      .selectFrom(kind)
      .select(['slug', 'name', 'sortName', 'letter'])
      .execute()
    for (const { slug, name, sortName: stored, letter } of people) {
      const key = kind === 'author' ? sortNameOfPerson(name) : sortNameOf(name, 'en')
      const sortName = findRenewed(stored, [key]) ?? stored
      if (sortName !== stored || letterOf(sortName) !== letter)
        await trx
          .updateTable(kind)
          .set({ sortName, letter: letterOf(sortName) })
          .where('slug', '=', slug)
          .execute()
    }
  }
}
