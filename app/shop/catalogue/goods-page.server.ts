import type { Selectable } from 'kysely'
import { db } from '#app/database/database.server.ts'
import type { Tables } from '#app/database/tables.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { availabilityWords } from './availability-words.server.ts'
import { availabilityOf, type Stocked } from './availability.ts'
import { buyingOf, waitingWords } from './buying.server.ts'
import { categoryName, categoryPath } from './categories.server.ts'
import type { ColorLink, GoodsPage, SizeOption } from './detail.ts'
import { listSharedFacts } from './facts.server.ts'
import { findPriceBlock } from './price-block.server.ts'
import { picturePath } from './product-art.ts'
import { listCards } from './product-card.server.ts'
import { ratingWords } from './product-words.server.ts'
import type { Viewer } from './product-card.ts'
import { describeProduct, type ProductRow } from './product-row.server.ts'
import { listRelatedIds } from './related.server.ts'
import { sidePart } from './side-part.server.ts'
import { colorValue, colorWords, sizeWords } from './variant-words.ts'

type Variant = Selectable<Tables['variant']>

/**
 * Everything that the page of a thing shows, in the colour that was asked for, else in the first that is
 * in stock.
 */
export async function findGoodsPage(
  product: ProductRow,
  askedColor: string | null,
  viewer: Viewer,
): Promise<GoodsPage> {
  const { language } = viewer
  const t = translator(language)
  const [described, priceBlock, variants, categories, tags, related] = await Promise.all([
    describeProduct(product, language),
    findPriceBlock(product, viewer),
    listVariants(product.id),
    listProductCategories(product.id, language),
    listTags(product.id),
    sidePart('related goods', async () => listCards(await listRelatedIds(product), viewer)),
  ])
  const color = chooseColor(variants, askedColor)
  const stocked = stockedAs(product, variants, color)
  const shown = variants.find((one) => one.color === color)
  const colorName = color && colorWords(color, shown?.colorName ?? null, language)
  const isUnknown = Boolean(askedColor) && askedColor !== color
  const waiting = waitingWords(stocked, viewer)
  const words = availabilityWords(availabilityOf(stocked, viewer.now), language)
  const buying = buyingOf(product, stocked, priceBlock.price !== undefined, viewer)
  return {
    ...described,
    id: product.id,
    isNew: product.isNew === 1,
    image: pictureOf(product, color),
    imageWords: colorName
      ? t('product.pictureIn', { name: described.name, color: colorName })
      : described.name,
    ...(product.ratingTenths !== null && { rating: ratingWords(product.ratingTenths, language) }),
    priceBlock,
    ...(buying.kind !== 'partner' && { stock: waiting ? { ...words, text: waiting } : words }),
    buying,
    colors: listColors(product, variants, color, language),
    color,
    colorName,
    sizes: listSizes(variants, color, language),
    facts: listSharedFacts(product, viewer),
    categories,
    tags,
    related: related ?? [],
    notices: isUnknown ? [t('product.unknownColor', { color: askedColor ?? '' })] : [],
  }
}

const listVariants = (productId: string): Promise<Variant[]> =>
  db.read
    .selectFrom('variant')
    .selectAll()
    .where('productId', '=', productId)
    .orderBy('position')
    .orderBy('color')
    .orderBy('size')
    .execute()

/** A thing itself, or in its colour, which has the stock of its sizes together. */
function stockedAs(product: ProductRow, variants: Variant[], color: string): Stocked {
  if (variants.length === 0) return product
  return { ...product, stock: stockOf(variants, color) }
}

const stockOf = (variants: Variant[], color: string) =>
  variants.filter((one) => one.color === color).reduce((sum, one) => sum + one.stock, 0)

const colorsOf = (variants: Variant[]) => [...new Set(variants.map((one) => one.color))]

function chooseColor(variants: Variant[], asked: string | null): string {
  const colors = colorsOf(variants)
  const wanted = colors.find((one) => one === asked)
  return wanted ?? colors.find((one) => stockOf(variants, one) > 0) ?? colors[0] ?? ''
}

const pictureOf = (product: ProductRow, color: string) =>
  picturePath({ ...product, author: '' }, color)

function listColors(
  product: ProductRow,
  variants: Variant[],
  shown: string,
  language: Language,
): ColorLink[] {
  const slugs = colorsOf(variants).filter(Boolean)
  return slugs.map((slug) => ({
    slug,
    name: colorWords(slug, variants.find((one) => one.color === slug)!.colorName, language),
    value: colorValue(slug) ?? '',
    image: pictureOf(product, slug),
    search: `?${new URLSearchParams({ color: slug })}`,
    isCurrent: slug === shown,
    isOut: stockOf(variants, slug) === 0,
  }))
}

const few = 5

/** The sizes of a colour; those with none are there to be seen. */
function listSizes(variants: Variant[], color: string, language: Language): SizeOption[] {
  const t = translator(language)
  return variants
    .filter((one) => one.color === color && one.size !== '')
    .map(({ size, stock }) => ({
      value: size,
      name: sizeWords(size),
      isOut: stock === 0,
      left: stock > 0 && stock <= few ? t('product.fewLeft', { count: stock }) : '',
    }))
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

async function listTags(productId: string) {
  const rows = await db.read
    .selectFrom('productTag')
    .select('tag')
    .where('productId', '=', productId)
    .orderBy('tag')
    .execute()
  return rows.map(({ tag }) => ({
    name: tag,
    path: `/catalogue?${new URLSearchParams({ tag })}`,
  }))
}
