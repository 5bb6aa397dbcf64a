import { createHash } from 'node:crypto'
import { db } from '#app/database/database.server.ts'
import { isCurrentFile } from '#app/shop/catalogue/ebooks/sold-file.server.ts'
import { readBytes } from '#app/shop/operations/stored-bytes/stored-bytes.server.ts'
import { fault, warning, type Finding } from '#app/shop/operations/findings/finding.ts'

/**
 * Checks that the bytes of each file are those that were added, that the shop has the file it sells, and where the
 * catalogue states another accessibility than the file.
 */
export async function* checkEbookFiles(): AsyncGenerator<Finding> {
  const files = await db.read
    .selectFrom('ebookFile')
    .leftJoin('product', 'product.id', 'ebookFile.productId')
    .where('addedAt', 'is not', null)
    .select(['ebookFile.id', 'productId', 'size', 'sha256', 'replacedAt'])
    .select(['ebookFile.accessibility as stated', 'product.accessibility'])
    .orderBy('ebookFile.productId')
    .orderBy('addedAt')
    .execute()
  for (const { id, productId, size, sha256, replacedAt, stated, accessibility } of files) {
    const about = `product ${productId}`
    if ((await hashOf(id, size)) !== sha256)
      yield fault(about, 'the bytes of its file are not those that were added')
    if (replacedAt === null && stated && accessibility && stated !== accessibility)
      yield warning(about, 'its file states another accessibility than the catalogue', {
        code: 'ebook-other-accessibility',
      })
  }
  yield* await listLost()
}

async function hashOf(id: string, size: number): Promise<string | undefined> {
  const hash = createHash('sha256')
  try {
    for await (const bytes of readBytes({ kind: 'ebook', key: id }, 0, size - 1)) hash.update(bytes)
  } catch {
    return undefined
  }
  return hash.digest('hex')
}

/** Lists e-books that say that the shop has their file, which it has not. */
async function listLost(): Promise<Finding[]> {
  const rows = await db.read
    .selectFrom('product')
    .select('id')
    .where('ebookFormat', 'is not', null)
    .where('id', 'not in', (own) =>
      own
        .selectFrom('ebookFile')
        .select('productId')
        .where(isCurrentFile)
        .where('productId', 'is not', null)
        .$castTo<{ productId: string }>(),
    )
    .orderBy('id')
    .execute()
  return rows.map(({ id }) =>
    fault(`product ${id}`, 'it is an e-book for sale, and has no file', { code: 'ebook-lost' }),
  )
}
