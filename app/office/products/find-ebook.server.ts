import { notFound } from '#app/http/responses.server.ts'
import { findManagedEbook } from '#app/shop/maintenance/products/find-managed-product.server.ts'
import { countNewEditionBuyers } from '#app/shop/ordering/downloads/new-edition.server.ts'
import type { StaffContext } from '../frame/staff-context.server.ts'

export type EbookPageData = Awaited<ReturnType<typeof findEbook>>

/**
 * Returns an e-book with its file.
 * @throws {Response} 404 for a product that is no e-book.
 */
export async function findEbook(id: string, { t, now }: StaffContext) {
  const product = await findManagedEbook(id)
  if (!product) throw notFound(t)
  const { file } = product
  const isAnnounced = (file?.announcedAt ?? null) !== null
  const buyers = file && !isAnnounced ? await countNewEditionBuyers(id, now) : 0
  return { ...product, isAnnounced, buyers }
}
