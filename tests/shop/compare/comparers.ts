import { randomUUID } from 'node:crypto'
import { db } from '#app/database/database.server.ts'
import { addToList, listSavedIds } from '#app/shop/lists/saved-list/saved-list.server.ts'
import { manyBooks } from '../../fixtures/catalogue.ts'

export const now = Date.now()

/** Returns an owner who compares nothing yet. */
export const newOwner = () => randomUUID()

export const compared = (owner: string) => listSavedIds('compare', owner)

/** Returns an owner who compares this many new books, added one after the other. */
export async function whoCompares(count: number) {
  const owner = newOwner()
  const books = await manyBooks(count, (n) => ({ name: `Volume ${n + 1}` }))
  for (const [n, book] of books.entries()) await addToList('compare', owner, book, now + n)
  return { owner, books }
}

/** Returns the number of rows of any kind that an owner's comparison takes. */
export async function countRows(owner: string): Promise<number> {
  const rows = await db.read
    .selectFrom('compared')
    .where('owner', '=', owner)
    .select('owner')
    .unionAll(db.read.selectFrom('listUndo').where('owner', '=', owner).select('owner'))
    .execute()
  return rows.length
}
