import type { Selectable } from 'kysely'
import { db } from '#app/database/database.server.ts'
import type { Tables } from '#app/database/tables.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import type { StockFields } from '#app/shop/catalogue/products/availability.ts'
import type { ColorLink, SizeOption } from './detail.ts'
import { picturePath } from '#app/shop/catalogue/pictures/product-art.ts'
import type { ProductRow } from '#app/shop/catalogue/products/product-row.server.ts'
import { colorValue, colorText, sizeText } from '#app/shop/catalogue/products/variant-text.ts'

export type Variant = Selectable<Tables['variant']>

/** Lists every colour and size of a product, in their own order. */
export const listVariants = (productId: string): Promise<Variant[]> =>
  db.read
    .selectFrom('variant')
    .selectAll()
    .where('productId', '=', productId)
    .orderBy('position')
    .orderBy('color')
    .orderBy('size')
    .execute()

/** Returns the product itself, or the product in a colour with the stock of all its sizes together. */
export function stockedAs(product: ProductRow, variants: Variant[], color: string): StockFields {
  if (variants.length === 0) return product
  return { ...product, stock: stockOf(variants, color) }
}

const stockOf = (variants: Variant[], color: string) =>
  variants.filter((one) => one.color === color).reduce((sum, one) => sum + one.stock, 0)

const colorsOf = (variants: Variant[]) => [...new Set(variants.map((one) => one.color))]

/** Returns the requested colour, or else the first one in stock, or `''` if there are none. */
export function chooseColor(variants: Variant[], color: string | null): string {
  const colors = colorsOf(variants)
  const chosen = colors.find((one) => one === color)
  return chosen ?? colors.find((one) => stockOf(variants, one) > 0) ?? colors[0] ?? ''
}

export const pictureOf = (product: ProductRow, color: string) =>
  picturePath({ ...product, author: '' }, color)

export function listColors(
  product: ProductRow,
  variants: Variant[],
  shown: string,
  language: Language,
): ColorLink[] {
  const slugs = colorsOf(variants).filter(Boolean)
  return slugs.map((slug) => ({
    slug,
    name: colorText(slug, variants.find((one) => one.color === slug)!.colorName, language),
    value: colorValue(slug) ?? '',
    image: pictureOf(product, slug),
    search: `?${new URLSearchParams({ color: slug })}`,
    isCurrent: slug === shown,
    isOut: stockOf(variants, slug) === 0,
  }))
}

/** Lists the sizes of a colour, including sold-out ones. */
export function listSizes(variants: Variant[], color: string, language: Language): SizeOption[] {
  const t = translator(language)
  const { lowStock } = shopSettings()
  return variants
    .filter((one) => one.color === color && one.size !== '')
    .map(({ size, stock }) => ({
      value: size,
      name: sizeText(size),
      isOut: stock === 0,
      left: stock > 0 && stock <= lowStock ? t('product.fewLeft', { count: stock }) : '',
    }))
}
