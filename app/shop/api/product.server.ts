import { db } from '#app/database/database.server.ts'
import { localPath } from '#app/i18n/paths.ts'
import type { Language } from '#app/i18n/languages.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { groupRows } from '#app/shop/catalogue/text/group-rows.ts'
import { picturePath } from '#app/shop/catalogue/pictures/product-art.ts'
import { listCards } from '#app/shop/catalogue/product-card/product-card.server.ts'
import type { ProductCard } from '#app/shop/catalogue/product-card/product-card.ts'
import { priceOf } from '#app/shop/pricing/prices/price.ts'
import { findPriceContext, listPriceFacts } from '#app/shop/pricing/prices/prices.server.ts'
import type { ApiProduct } from './answers.schema.ts'
import { viewerOf, type ApiViewer } from './api-viewer.server.ts'
import {
  listCategoriesOf,
  listRows,
  listTagsOf,
  listTextsOf,
  listVariantsOf,
  type ApiRow,
  type ApiText,
  type ApiVariant,
} from './product-rows.server.ts'
import { jpegPath } from '#app/shop/catalogue/pictures/photo-path.ts'

const buying = { add: 'cart', choose: 'choose', partner: 'partner', none: 'none' } as const

/**
 * Returns products by id with the fields of spec section 3, under the names given there, and the fields of their cards.
 * Unknown ids are left out. It takes eight queries for any number of products.
 */
export async function findApiProducts(
  ids: string[],
  viewer: ApiViewer,
): Promise<Map<string, ApiProduct>> {
  if (ids.length === 0) return new Map()
  const [cards, rows, texts, categories, tags, variants, reductions] = await Promise.all([
    listCards(ids, viewerOf(viewer)),
    listRows(ids),
    listTextsOf(ids),
    listCategoriesOf(ids, viewer.now),
    listTagsOf(ids),
    listVariantsOf(ids),
    findReductions(ids, viewer),
  ])
  const known = new Map(rows.map((row) => [row.id, row]))
  return new Map(
    cards.flatMap((card) => {
      const { id } = card
      const row = known.get(id)
      if (!row) return []
      const product = {
        ...describeCard(card, viewer.language),
        ...describeRow(row, variants.get(id) ?? []),
        ...describeTexts(texts.get(id) ?? [], viewer.language),
        ...(reductions.get(id) ?? { discount: 0 }),
        category: categories.get(id) ?? [],
        tag: tags.get(id) ?? [],
      }
      return [[id, product] as const]
    }),
  )
}

function describeCard(card: ProductCard, language: Language) {
  const { id, name, by, path, image, price, rating, foot } = card
  return {
    id,
    kind: image.kind === 'book' ? ('book' as const) : ('goods' as const),
    name,
    authors: by,
    path: localPath(language, path),
    image: [jpegPath(image.src)],
    price: price?.minor ?? null,
    currency: shopSettings().currency,
    rating: rating?.value ?? null,
    buy: buying[foot.kind],
  }
}

const describeRow = (row: ApiRow, variants: ApiVariant[]) => ({
  sku: row.sku,
  new: row.isNew === 1,
  saleCount: row.saleCount,
  ...(variants.length > 0 ? { variation: describeVariants(row, variants) } : { stock: row.stock }),
  ...(row.affiliateLink !== null && { affiliateLink: row.affiliateLink }),
})

/**
 * Lists the colours, each with its picture and sizes. `''` stands in for the colour or the size if a product has only
 * the other.
 */
const describeVariants = (row: ApiRow, variants: ApiVariant[]) =>
  [...groupRows(variants, (one) => one.color, sizeOf)].map(([color, size]) => ({
    color,
    image: jpegPath(picturePath({ ...row, author: '' }, color)),
    size,
  }))

const sizeOf = ({ size, stock }: ApiVariant) => ({ name: size, stock })

/** Returns the texts in the caller's language, or else in another one. */
function describeTexts(texts: ApiText[], language: Language) {
  const own = texts.find((text) => text.language === language)
  const other = texts.find((text) => text.fullDescription || text.shortDescription)
  const isDescribed = own && (own.fullDescription || own.shortDescription)
  const { shortDescription = '', fullDescription = '' } = (isDescribed ? own : other) ?? {}
  return { shortDescription, fullDescription }
}

/** Returns the reductions that the page shows, relative to the lowest price of the 30 days before each. */
async function findReductions(ids: string[], viewer: ApiViewer) {
  const { currency, country, now } = viewerOf(viewer)
  const [facts, context] = await Promise.all([
    listPriceFacts(db.read, ids, now),
    findPriceContext(currency, country, now),
  ])
  return new Map(
    [...facts].flatMap(([id, known]) => {
      const cut = priceOf(known, context)?.cut
      if (!cut) return []
      const offerEnd =
        cut.until === undefined ? {} : { offerEnd: new Date(cut.until).toISOString() }
      return [[id, { discount: cut.percent, ...offerEnd }] as const]
    }),
  )
}
