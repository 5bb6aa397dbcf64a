import { db } from '#app/database/database.server.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import { locales, type Language } from '#app/i18n/languages.ts'
import { categoryLink, withoutHidden } from '#app/shop/catalogue/categories/categories.server.ts'
import type { FoundPage, GoodsPage } from './detail.ts'
import { findGallery } from './gallery.server.ts'
import { listSharedFacts } from './facts.server.ts'
import {
  chooseColor,
  listColors,
  listSizes,
  listVariants,
  pictureOf,
  stockedAs,
  type Variant,
} from './goods-variants.server.ts'
import { listCards } from '#app/shop/catalogue/product-card/product-card.server.ts'
import type { Viewer } from '#app/shop/catalogue/product-card/product-card.ts'
import type { ProductRow } from '#app/shop/catalogue/products/product-row.server.ts'
import { describeAnyProduct, describePurchase, jsonFactsOf } from './product-page.server.ts'
import { findShelves } from './related.server.ts'
import type { ReviewsPart } from '#app/shop/catalogue/reviews/reviews-part.ts'
import { optionalSection } from '#app/shop/catalogue/products/page-sections.server.ts'
import { goodsJson } from './structured-data.ts'
import { tagText } from '#app/shop/catalogue/text/tag-text.server.ts'
import { colorText } from '#app/shop/catalogue/products/variant-text.ts'

/**
 * Returns everything that the page of a product shows, in the requested colour or else in the first one in stock.
 * `origin` is the shop's own address, for structured data.
 */
export async function findGoodsPage(
  product: ProductRow,
  requestedColor: string | null,
  viewer: Viewer,
  origin: string,
  reviews?: ReviewsPart,
): Promise<FoundPage<GoodsPage>> {
  const { language } = viewer
  const [{ arrival, ...described }, variants, categories, tags, related] = await Promise.all([
    describeAnyProduct(product, viewer),
    listVariants(product.id),
    listProductCategories(product.id, viewer),
    listTags(product.id, language),
    optionalSection('related goods', () => listRelated(product, viewer)),
  ])
  const color = chooseColor(variants, requestedColor)
  const stocked = stockedAs(product, variants, color)
  const { priceBlock, name } = described
  const price = { priceBlock, arrival }
  const { availability, shown } = describePurchase(product, stocked, price, viewer)
  const page = {
    ...described,
    ...(await findGallery({ ...product, name }, color, language)),
    ...describeColor(product, { name, variants, color, requestedColor }, language),
    ...shown,
    facts: listSharedFacts(product, viewer),
    categories,
    tags,
    related: related ?? [],
  }
  const json = goodsJson(product, {
    ...jsonFactsOf(product, page, viewer, origin),
    // A product sold by a partner is priced on the partner's site.
    price: page.buying.kind === 'partner' ? undefined : priceBlock.price,
    availability,
    reviews,
  })
  return { page, json, facts: { name, by: '', image: pictureOf(product, '') } }
}

const listRelated = async (product: ProductRow, viewer: Viewer) =>
  listCards((await findShelves(product, viewer.now)).related, viewer)

type ColorParams = {
  name: string
  variants: Variant[]
  /** Holds the colour shown, or `''` if there are none. */
  color: string
  requestedColor: string | null
}

/** Describes the product in the colour shown; a notice says so if another one was requested. */
function describeColor(
  product: ProductRow,
  { name, variants, color, requestedColor }: ColorParams,
  language: Language,
) {
  const t = translator(language)
  const variant = variants.find((one) => one.color === color)
  const colorName = color && colorText(color, variant?.colorName ?? null, language)
  const isUnknown = Boolean(requestedColor) && requestedColor !== color
  return {
    image: pictureOf(product, color),
    imageWords: colorName ? t('product.pictureIn', { name, color: colorName }) : name,
    colors: listColors(product, variants, color, language),
    color,
    colorName,
    sizes: listSizes(variants, color, language),
    notices: isUnknown ? [t('product.unknownColor', { color: requestedColor ?? '' })] : [],
  }
}

async function listProductCategories(productId: string, { language, now }: Viewer) {
  const rows = await db.read
    .selectFrom('productCategory')
    .innerJoin('category', 'category.slug', 'productCategory.category')
    .where('productId', '=', productId)
    .select(['slug', 'nameEn', 'nameFr', 'nameDe'])
    .orderBy('productCategory.position')
    .orderBy('slug')
    .execute()
  const visible = await withoutHidden(rows, now)
  return visible.map((row) => categoryLink(row, language))
}

async function listTags(productId: string, language: Language) {
  const rows = await db.read
    .selectFrom('productTag')
    .select('tag')
    .where('productId', '=', productId)
    .execute()
  const { compare } = new Intl.Collator(locales[language])
  return rows
    .map(({ tag }) => ({
      name: tagText(tag, language),
      path: `/catalogue?${new URLSearchParams({ tag })}`,
    }))
    .toSorted((a, b) => compare(a.name, b.name))
}
