import type { ProductTable } from '#app/database/tables.ts'
import { availabilityOf, type Stocked } from '../catalogue/availability.ts'
import type { BookPage, GoodsPage } from '../catalogue/detail.ts'
import type { StockAlertFields } from './stock-alert.ts'

/** What a page shows of its product; a book has neither colours nor sizes. */
export type ProductShown = Pick<BookPage, 'priceBlock'> &
  Partial<Pick<GoodsPage, 'color' | 'colorName' | 'colors' | 'sizes'>>

/**
 * The form for being told, where the product on the page is sold out, or the colour or sizes of it that are
 * shown. None for what can be had (ordered ahead included) nor for what never comes back to this shop's own
 * stock: out of print, a partner's, an e-book's, a product without a price.
 */
export function stockAlertFormOf(
  product: Stocked & Pick<ProductTable, 'id' | 'hasVariants' | 'affiliateLink'>,
  { priceBlock, color = '', colorName = '', colors = [], sizes = [] }: ProductShown,
  now: number,
): StockAlertFields | undefined {
  if (product.affiliateLink !== null || priceBlock.price === undefined) return undefined
  const isSoldOutAt = (stock: number | null) =>
    availabilityOf({ ...product, stock }, now).kind === 'sold-out'
  const form = { product: product.id, color, colorName, sizes: [], isAside: false }
  if (!product.hasVariants) return isSoldOutAt(product.stock) ? form : undefined
  if (!isSoldOutAt(0)) return undefined
  const out = sizes.filter((size) => size.isOut).map(({ value, name }) => ({ value, name }))
  if (out.length > 0) return { ...form, sizes: out, isAside: out.length < sizes.length }
  const isColorOut = colors.some((one) => one.isCurrent && one.isOut)
  return sizes.length === 0 && isColorOut ? form : undefined
}
