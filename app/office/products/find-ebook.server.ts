import { db } from '#app/database/database.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { isCurrentFile } from '#app/shop/catalogue/ebooks/sold-file.server.ts'
import { countNewEditionBuyers } from '#app/shop/ordering/downloads/new-edition.server.ts'
import type { StaffContext } from '../frame/staff-context.server.ts'

export type EbookPageData = Awaited<ReturnType<typeof findEbook>>

/**
 * Returns an e-book with its file.
 * @throws {Response} 404 for a product that is no e-book.
 */
export async function findEbook(id: string, { t, now }: StaffContext) {
  const product = await db.readLatest
    .selectFrom('product')
    .select(['id', 'name', 'ebookContent'])
    .where('id', '=', id)
    .where('format', '=', 'e-book')
    .executeTakeFirst()
  if (!product) throw notFound(t)
  const file = await db.readLatest
    .selectFrom('ebookFile')
    .select(['format', 'size', 'pages', 'words', 'seconds', 'accessibility'])
    .select(['addedAt', 'announcedAt'])
    .where('productId', '=', id)
    .where(isCurrentFile)
    .executeTakeFirst()
  const isAnnounced = (file?.announcedAt ?? null) !== null
  return {
    ...product,
    file: file ?? null,
    isAnnounced,
    buyers: file && !isAnnounced ? await countNewEditionBuyers(id, now) : 0,
  }
}
