import { db } from '#app/database/database.server.ts'
import { isCurrentFile } from '../sold-file.server.ts'

const atOnce = 500

const listSome = (after: string) =>
  db.read
    .selectFrom('product')
    .leftJoin('ebookFile', (join) =>
      join.onRef('ebookFile.productId', '=', 'product.id').on(isCurrentFile),
    )
    .where('product.format', '=', 'e-book')
    .where('product.id', '>', after)
    .select(['product.id', 'product.name', 'product.isbn13', 'product.ebookContent'])
    .select(['ebookFile.format', 'size', 'sha256', 'pages', 'words', 'seconds', 'addedAt'])
    .orderBy('product.id')
    .limit(atOnce)
    .execute()

/** Holds an e-book with its file. Without a format the shop makes the file from a text, or there is none. */
export type ListedEbook = Awaited<ReturnType<typeof listSome>>[number]

/** Yields every e-book of the shop by its id, with the file that is sold. */
export async function* listEbookFiles(): AsyncGenerator<ListedEbook> {
  for (let after = ''; ;) {
    const some = await listSome(after)
    yield* some
    const last = some.at(-1)
    if (!last || some.length < atOnce) return
    after = last.id
  }
}
