import { knownCurrencies } from '#app/i18n/currency.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import {
  listFixedDiscounts,
  listFixedPriceMarkets,
} from '#app/shop/maintenance/products/fixed-discounts.server.ts'
import { findProductSheet } from '#app/shop/maintenance/products/product-sheet.server.ts'
import type { StaffContext } from '../frame/staff-context.server.ts'
import { listNewFieldGroups, type ProductKind } from './product-fields-of-kind.ts'
import { kindOfSheet, listCategoryChoices, longestShown } from './find-product.server.ts'

const kinds = ['book', 'e-book', 'goods'] as const

export const kindOfNew = (typed: string | null): ProductKind =>
  kinds.find((one) => one === typed) ?? 'book'

export type NewProductPageData = Awaited<ReturnType<typeof findNewProduct>>

/** These say which product it is, and are no part of a copy. Its pictures and prices of markets are added later. */
const ownColumns = [
  'id',
  'key',
  'sku',
  'isbn',
  'sale_count',
  'images',
  'standing',
  'discount_until',
  'discount',
]

/** Returns the page of a new product, which begins with the fields of another one if `like` names it. */
export async function findNewProduct(context: StaffContext) {
  const { url, now } = context
  const { currency, languages } = shopSettings()
  const like = url.searchParams.get('like')
  const copied = like === null ? undefined : await findProductSheet(like, now)
  const kind = copied ? kindOfSheet(copied) : kindOfNew(url.searchParams.get('kind'))
  const currencies = [currency, ...knownCurrencies().filter((one) => one !== currency)]
  const groups = listNewFieldGroups(kind, languages, currencies)
  const cells = new Map(copied)
  for (const column of ownColumns) cells.delete(column)
  cells.set('price', copied?.get(`price_${currency.toLowerCase()}`) ?? '')
  if (!copied && kind !== 'goods')
    cells.set('fixed_price_markets', (await listFixedPriceMarkets()).join(';'))
  return {
    kind,
    kinds: [...kinds],
    like: copied?.get('name') ?? '',
    groups,
    cells: Object.fromEntries([...cells].filter(([, cell]) => cell.length <= longestShown)),
    fixedDiscounts: Object.fromEntries(listFixedDiscounts(cells)),
    categories: await listCategoryChoices(context),
  }
}
