import { db } from '#app/database/database.server.ts'
import { formatXhtml } from '../downloads/xhtml.ts'
import { fault, warning, type Finding } from './finding.ts'

const productsAtOnce = 300

/** Stocks, texts of e-books and product safety of every product, some at a time. */
export async function* checkProducts(): AsyncGenerator<Finding> {
  for (let after = ''; ;) {
    const products = await listProducts(after)
    const last = products.at(-1)
    if (!last) break
    const ids = products.map(({ id }) => id)
    const stocks = await listVariantStocks(ids)
    const texts = await listTexts(ids)
    for (const product of products)
      yield* [
        ...checkStock(product, stocks.get(product.id)),
        ...checkText(product, texts.get(product.id)),
        ...checkSafety(product),
      ]
    after = last.id
  }
}

const listProducts = (after: string) =>
  db.read
    .selectFrom('product')
    .leftJoin('publisher', 'publisher.slug', 'product.publisher')
    .select(['product.id', 'kind', 'format', 'stock', 'hasVariants', 'sortPrice', 'outOfPrint'])
    .select(['makerName', 'makerPostalAddress', 'makerEmail', 'affiliateLink'])
    .select(['publisher.postalAddress', 'publisher.email'])
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
    .selectFrom('product')
    .innerJoin('sample', (join) =>
      join
        .onRef('sample.workId', '=', 'product.workId')
        .onRef('sample.inLanguage', '=', 'product.inLanguage'),
    )
    .where('product.id', 'in', ids)
    .where('format', '=', 'e-book')
    .select(['product.id', 'html'])
    .execute()
  return new Map(rows.map(({ id, html }) => [id, html]))
}

const isForSale = ({ sortPrice, outOfPrint, affiliateLink }: Product) =>
  sortPrice !== null && outOfPrint === 0 && affiliateLink === null

function checkText(product: Product, html: string | undefined): Finding[] {
  const { id, format } = product
  if (format !== 'e-book' || !isForSale(product)) return []
  return html !== undefined && formatXhtml(html) !== ''
    ? []
    : [fault(`product ${id}`, 'it is an e-book for sale, and has no text to print')]
}

/** What the page must name (EU 2023/988 Art 19): who made it, with a postal and an electronic address. */
function checkSafety(product: Product): Finding[] {
  if (product.format === 'e-book' || !isForSale(product)) return []
  const { makerName, makerPostalAddress, makerEmail, postalAddress, email } = product
  const byMaker = makerName && makerPostalAddress && makerEmail
  const byPublisher = product.kind === 'book' && postalAddress && email
  return byMaker || byPublisher
    ? []
    : [
        warning(
          `product ${product.id}`,
          'product safety: name and addresses of its maker are missing',
        ),
      ]
}
