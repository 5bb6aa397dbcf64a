import type { ProductTable } from '#app/database/tables.ts'
import { availabilityOf, type StockFields } from '#app/shop/catalogue/products/availability.ts'
import type { BookPage, GoodsPage } from '#app/shop/catalogue/product-page/detail.ts'
import type { StockAlertFields } from '#app/shop/catalogue/product-page/stock-alert-fields.ts'

/** Holds what a page shows of its product; a book has neither colours nor sizes. */
export type ProductShown = Pick<BookPage, 'priceBlock'> &
  Partial<Pick<GoodsPage, 'color' | 'colorName' | 'colors' | 'sizes'>>

/**
 * Returns the alert form if the product, or the shown colour or some of its sizes, is sold out, or
 * if an e-book has no file yet. Returns none for what can be bought, pre-orders included, and for
 * what never returns to this shop's stock: out of print, a partner's, without a price.
 */
export function stockAlertFormOf(
  product: StockFields & Pick<ProductTable, 'id' | 'hasVariants' | 'affiliateLink'>,
  { priceBlock, color = '', colorName = '', colors = [], sizes = [] }: ProductShown,
  now: number,
): StockAlertFields | undefined {
  if (product.affiliateLink !== null || priceBlock.price === undefined) return undefined
  const isSoldOutAt = (stock: number | null) =>
    availabilityOf({ ...product, stock }, now).kind === 'sold-out'
  const form = { product: product.id, color, colorName, sizes: [], isAside: false }
  if (availabilityOf(product, now).kind === 'no-file') return { ...form, isFile: true }
  if (!product.hasVariants) return isSoldOutAt(product.stock) ? form : undefined
  if (!isSoldOutAt(0)) return undefined
  const out = sizes.filter((size) => size.isOut).map(({ value, name }) => ({ value, name }))
  if (out.length > 0) return { ...form, sizes: out, isAside: out.length < sizes.length }
  const isColorOut = colors.some((one) => one.isCurrent && one.isOut)
  return sizes.length === 0 && isColorOut ? form : undefined
}
