import { withoutHidden } from '#app/shop/catalogue/categories/categories.server.ts'
import { db } from '#app/database/database.server.ts'
import { languages, type Language } from '#app/i18n/languages.ts'
import { groupByProduct } from '#app/shop/catalogue/text/group-rows.ts'
import { listContributors } from '#app/shop/catalogue/products/contributors.server.ts'
import type { Contributor } from '#app/shop/catalogue/products/contributors.ts'
import { listPriceFacts } from '#app/shop/pricing/prices/prices.server.ts'
import type { PriceFacts } from '#app/shop/pricing/prices/price.ts'
import { listSubjectCodes } from './feed-subjects.server.ts'

const rowsAtOnce = 200

/** Holds a product with all that a merchant feed states. */
export type MerchantRow = ProductRow & {
  people: Contributor[]
  facts: PriceFacts | undefined
  variants: { color: string; size: string; colorName: string | null; stock: number }[]
  /**
   * The name and description are in the requested language; a missing description is in another.
   */
  words: { name: string; description: string }
  /** Holds the slug of its first category that is not hidden, or `''`. */
  category: string
  /** Holds codes of Thema and BISAC. */
  subjects: string[]
}

type ProductRow = Awaited<ReturnType<typeof listRows>>[number]

/** Yields every product of the shop by its id, two hundred at a time, to limit memory. */
export async function* readMerchantRows(
  language: Language,
  now: number,
): AsyncGenerator<MerchantRow[]> {
  for (let after = ''; ;) {
    const rows = await listRows(after)
    const last = rows.at(-1)
    if (!last) return
    yield await completeRows(rows, language, now)
    after = last.id
  }
}

const listRows = (after: string) =>
  db.read
    .selectFrom('product')
    .leftJoin('publisher', 'publisher.slug', 'product.publisher')
    .where('product.id', '>', after)
    .select(['product.id', 'kind', 'workId', 'editionRank', 'product.name', 'art', 'photos'])
    .select([
      'isbn13',
      'format',
      'affiliateLink',
      'stock',
      'supplyDays',
      'publishedAt',
      'outOfPrint',
      'ebookContent',
    ])
    .select(['weightGrams', 'unitAmount', 'unitPer', 'makerName', 'publisher.name as press'])
    .orderBy('product.id')
    .limit(rowsAtOnce)
    .execute()

async function completeRows(
  rows: ProductRow[],
  language: Language,
  now: number,
): Promise<MerchantRow[]> {
  const ids = rows.map(({ id }) => id)
  const [facts, people, texts, variants, categories, subjects] = await Promise.all([
    listPriceFacts(db.read, ids, now),
    listContributors(db.read, ids),
    listTexts(ids),
    listVariants(ids),
    listCategorySlugs(ids, now),
    listSubjectCodes(ids),
  ])
  const [textsOf, variantsOf] = [groupByProduct(texts), groupByProduct(variants)]
  const categoryOf = new Map([...categories].reverse().map((one) => [one.productId, one.slug]))
  return rows.map((row) => ({
    ...row,
    people: people.get(row.id) ?? [],
    facts: facts.get(row.id),
    variants: variantsOf.get(row.id) ?? [],
    words: textOfRow(row, textsOf.get(row.id) ?? [], language),
    category: categoryOf.get(row.id) ?? '',
    subjects: subjects.get(row.id) ?? [],
  }))
}

type Text = Awaited<ReturnType<typeof listTexts>>[number]

function textOfRow({ name }: ProductRow, texts: Text[], language: Language) {
  const own = texts.find((text) => text.language === language)
  const described = [language, ...languages]
    .map((one) => texts.find((text) => text.language === one))
    .find((text) => text && (text.fullDescription || text.shortDescription))
  return {
    name: own?.name ?? name,
    description: described?.fullDescription || described?.shortDescription || '',
  }
}

const listTexts = (ids: string[]) =>
  db.read.selectFrom('productText').selectAll().where('productId', 'in', ids).execute()

const listVariants = (ids: string[]) =>
  db.read
    .selectFrom('variant')
    .select(['productId', 'color', 'size', 'colorName', 'stock'])
    .where('productId', 'in', ids)
    .orderBy('productId')
    .orderBy('position')
    .orderBy('color')
    .orderBy('size')
    .execute()

const listCategorySlugs = async (ids: string[], now: number) =>
  withoutHidden(
    await db.read
      .selectFrom('productCategory')
      .select(['productId', 'category as slug'])
      .where('productId', 'in', ids)
      .orderBy('productId')
      .orderBy('position')
      .orderBy('category')
      .execute(),
    now,
  )
