import { db } from '#app/database/database.server.ts'
import { lacksFile } from '#app/shop/catalogue/products/ebook-file.ts'
import { formatXhtml } from '#app/shop/catalogue/text/xhtml.ts'
import { seller } from '#app/shop/operations/seller/seller.server.ts'
import { checkLaw } from '#app/shop/catalogue/products/check-law.ts'
import { fault, warning, type Finding } from '#app/shop/operations/findings/finding.ts'
import { listLawFacts } from './law-facts.server.ts'

const productsAtOnce = 300

/** Checks the stock, the e-book text and the legally required data of every product, in batches. */
export async function* checkProducts(now: number): AsyncGenerator<Finding> {
  const { euRepresentative } = seller()
  const ours = { hasEuRepresentative: Boolean(euRepresentative) }
  for (let after = ''; ;) {
    const products = await listProducts(after)
    const last = products.at(-1)
    if (!last) break
    const ids = products.map(({ id }) => id)
    const stocks = await listVariantStocks(ids)
    const texts = await listTexts(ids)
    const laws = await listLawFacts(ids, now)
    for (const product of products)
      yield* [
        ...checkStock(product, stocks.get(product.id)),
        ...checkText(product, texts.get(product.id)),
        ...(isForSale(product) ? checkLaw(laws.get(product.id)!, ours) : []),
      ]
    after = last.id
  }
}

const listProducts = (after: string) =>
  db.read
    .selectFrom('product')
    .select(['product.id', 'kind', 'format', 'stock', 'hasVariants', 'sortPrice', 'outOfPrint'])
    .select(['affiliateLink', 'ebookContent', 'ebookFormat'])
    .where('product.id', '>', after)
    .orderBy('product.id')
    .limit(productsAtOnce)
    .execute()

type Product = Awaited<ReturnType<typeof listProducts>>[number]

async function listVariantStocks(ids: string[]) {
  const rows = await db.read
    .selectFrom('variant')
    .where('productId', 'in', ids)
    .select((row) => [
      'productId',
      row.fn.sum<number>('stock').as('sum'),
      row.fn.min('stock').as('least'),
    ])
    .groupBy('productId')
    .execute()
  return new Map(rows.map((row) => [row.productId, row]))
}

function checkStock(
  { id, stock, hasVariants }: Product,
  variants: { sum: number; least: number } | undefined,
): Finding[] {
  const wrong = [
    (stock ?? 0) < 0 || (variants?.least ?? 0) < 0 ? 'its stock is below zero' : '',
    (variants !== undefined) === (hasVariants === 1)
      ? ''
      : 'it has variants, or has none, and says not so',
    variants && stock !== variants.sum
      ? `its stock is ${stock}, that of its variants together ${variants.sum}`
      : '',
  ]
  return wrong.filter(Boolean).map((says) => fault(`product ${id}`, says))
}

async function listTexts(ids: string[]) {
  const rows = await db.read
    .selectFrom('ebookText')
    .where('productId', 'in', ids)
    .select(['productId', 'html'])
    .execute()
  return new Map(rows.map(({ productId, html }) => [productId, html]))
}

const isForSale = ({ sortPrice, outOfPrint, affiliateLink }: Product) =>
  sortPrice !== null && outOfPrint === 0 && affiliateLink === null

function checkText(product: Product, html: string | undefined): Finding[] {
  const { id, format, ebookFormat } = product
  if (format !== 'e-book' || !isForSale(product)) return []
  if (lacksFile(product))
    return [
      warning(`product ${id}`, 'it is an e-book without its file, and is not for sale', {
        code: 'ebook-not-added',
      }),
    ]
  if (ebookFormat !== null) return []
  return html !== undefined && formatXhtml(html) !== ''
    ? []
    : [fault(`product ${id}`, 'it is an e-book for sale, and has no text to print')]
}
