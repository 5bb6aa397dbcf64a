import type { Language } from '#app/i18n/languages.ts'
import { db } from '#app/database/database.server.ts'
import { prepareQuery } from '#app/database/prepare-query.server.ts'
import { isProduct } from '#app/shop/catalogue/products/is-product.server.ts'
import { storeRemovedProducts } from '#app/shop/lists/saved-list/list-undo.server.ts'
import {
  deleteSaved,
  insertSaved,
  isSaved,
  lockSaved,
} from '#app/shop/lists/saved-list/saved-list.server.ts'

const comparedQuery = prepareQuery(
  (reader, { owner, language }: { owner: string; language: Language }) =>
    reader
      .selectFrom('compared')
      .innerJoin('product', 'product.id', 'compared.productId')
      .leftJoin('productText', (join) =>
        join.onRef('productText.productId', '=', 'product.id').on('language', '=', language),
      )
      .where('owner', '=', owner)
      .select(['product.id', 'product.name', 'productText.name as localName'])
      .orderBy('addedAt')
      .orderBy('product.id'),
)

/** Lists the products that a visitor or customer compares, in the order they were added, with names in a language. */
export async function listCompared(
  owner: string,
  language: Language,
): Promise<{ id: string; name: string }[]> {
  const rows = await comparedQuery(db.read, { owner, language })
  return rows.map(({ id, name, localName }) => ({ id, name: localName ?? name }))
}

/** `present` means that the new product was already in the comparison; nothing is removed then. */
export type ReplaceOutcome = 'replaced' | 'present' | 'unknown' | 'itself' | 'notCompared'

/** Replaces a product by another, completely or not at all. A visitor who never saved anything has no owner. */
export const replaceCompared = (
  owner: string | undefined,
  productId: string,
  replaced: string | undefined,
  now: number,
): Promise<ReplaceOutcome> =>
  db.write(async (trx): Promise<ReplaceOutcome> => {
    if (!(await isProduct(productId, trx))) return 'unknown'
    if (owner === undefined || replaced === undefined) return 'notCompared'
    if (productId === replaced) return 'itself'
    // This check comes before any write, for visitors without a comparison. It is repeated below under the lock.
    if (!(await isSaved(trx, 'compare', owner, replaced))) return 'notCompared'
    await lockSaved(trx, 'compare', owner)
    if (await isSaved(trx, 'compare', owner, productId)) return 'present'
    const [removed] = await deleteSaved(trx, 'compare', owner, [replaced])
    if (!removed) return 'notCompared'
    await insertSaved(trx, 'compare', owner, { productId, addedAt: now })
    await storeRemovedProducts(trx, 'compare', owner, [{ ...removed, instead: productId }], now)
    return 'replaced'
  })
