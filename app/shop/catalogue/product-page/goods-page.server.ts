import { db } from '#app/database/database.server.ts'
import { localPath } from '#app/i18n/paths.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import { locales, type Language } from '#app/i18n/languages.ts'
import { availabilityText } from '#app/shop/catalogue/product-card/availability-text.server.ts'
import { availabilityOf } from '#app/shop/catalogue/products/availability.ts'
import { purchaseBlockOf, dispatchDelayText } from './purchase-block.server.ts'
import { categoryName, categoryPath } from '#app/shop/catalogue/listing/categories.server.ts'
import type { GoodsPage } from './detail.ts'
import { listSharedFacts } from './facts.server.ts'
import {
  chooseColor,
  listColors,
  listSizes,
  listVariants,
  pictureOf,
  stockedAs,
} from './goods-variants.server.ts'
import { findPriceBlock } from './price-block.server.ts'
import { listCards } from '#app/shop/catalogue/product-card/product-card.server.ts'
import { ratingWithCount } from '#app/shop/catalogue/products/product-text.server.ts'
import { productPath, type Viewer } from '#app/shop/catalogue/product-card/product-card.ts'
import {
  describeProduct,
  type ProductRow,
} from '#app/shop/catalogue/products/product-row.server.ts'
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
): Promise<{ page: GoodsPage; json: string }> {
  const { language, now } = viewer
  const t = translator(language)
  const [described, priceBlock, variants, categories, tags, related] = await Promise.all([
    describeProduct(product, viewer),
    findPriceBlock(product, viewer),
    listVariants(product.id),
    listProductCategories(product.id, language),
    listTags(product.id, language),
    optionalSection('related goods', async () =>
      listCards((await findShelves(product, now)).related, viewer),
    ),
  ])
  const color = chooseColor(variants, requestedColor)
  const stocked = stockedAs(product, variants, color)
  const shown = variants.find((one) => one.color === color)
  const colorName = color && colorText(color, shown?.colorName ?? null, language)
  const isUnknown = Boolean(requestedColor) && requestedColor !== color
  const waiting = dispatchDelayText(stocked, viewer)
  const availability = availabilityOf(stocked, now)
  const words = availabilityText(availability, language)
  const buying = purchaseBlockOf(product, stocked, priceBlock.price !== undefined, viewer)
  const image = pictureOf(product, color)
  const json = goodsJson(product, {
    ...described,
    url: origin + localPath(language, productPath(product)),
    image: origin + image,
    // A product sold by a partner is priced on the partner's site.
    price: buying.kind === 'partner' ? undefined : priceBlock.price,
    availability,
    reviews,
  })
  const rating = ratingWithCount(product, language)
  const page = {
    ...described,
    id: product.id,
    isNew: product.isNew === 1,
    image,
    imageWords: colorName
      ? t('product.pictureIn', { name: described.name, color: colorName })
      : described.name,
    ...(rating && { rating }),
    priceBlock,
    ...(buying.kind !== 'partner' &&
      availability.kind !== 'withdrawn' && {
        stock: waiting ? { ...words, text: waiting } : words,
      }),
    buying,
    colors: listColors(product, variants, color, language),
    color,
    colorName,
    sizes: listSizes(variants, color, language),
    facts: listSharedFacts(product, viewer),
    categories,
    tags,
    related: related ?? [],
    notices: isUnknown ? [t('product.unknownColor', { color: requestedColor ?? '' })] : [],
  }
  return { page, json }
}

async function listProductCategories(productId: string, language: Language) {
  const rows = await db.read
    .selectFrom('productCategory')
    .innerJoin('category', 'category.slug', 'productCategory.category')
    .where('productId', '=', productId)
    .select(['slug', 'nameEn', 'nameFr', 'nameDe'])
    .orderBy('productCategory.position')
    .orderBy('slug')
    .execute()
  return rows.map((row) => ({ name: categoryName(row, language), path: categoryPath(row.slug) }))
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
