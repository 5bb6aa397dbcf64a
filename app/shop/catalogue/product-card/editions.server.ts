import { prepareQuery } from '#app/database/prepare-query.server.ts'
import { db } from '#app/database/database.server.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import { joinEWords } from '#app/i18n/join-e-words.ts'
import { formatMoney } from '#app/i18n/format/format-money.ts'
import { ebookFormats, isAudio } from '#app/shop/catalogue/products/ebook-format.ts'
import { priceOf, type PriceFacts } from '#app/shop/pricing/prices/price.ts'
import { findPriceContext, listPriceFacts } from '#app/shop/pricing/prices/prices.server.ts'
import { stockTextOf } from './availability-text.server.ts'
import type { EditionLink } from './edition-link.ts'
import { productPath, type Viewer } from './product-card.ts'
import type { ProductRow } from '#app/shop/catalogue/products/product-row.server.ts'

const formatOrder = ['paperback', 'hardback', 'audiobook-cd', 'e-book', null]

type EditionRow = Awaited<ReturnType<typeof editionsQuery>>[number]

/** The query includes editions that can no longer be bought. */
const editionsQuery = prepareQuery(
  (reader, { workId, inLanguage }: { workId: string; inLanguage: string }) =>
    reader
      .selectFrom('product')
      .where('workId', '=', workId)
      .where('inLanguage', '=', inLanguage)
      .where('kind', '=', 'book')
      .select(['id', 'kind', 'format', 'stock', 'supplyDays', 'publishedAt', 'outOfPrint'])
      .select(['editionStatement', 'editionRank', 'reviewCount', 'ebookContent', 'ebookFormat'])
      .orderBy('id'),
)

const editionsOf = new WeakMap<ProductRow, Promise<EditionRow[]>>()
const pricesOf = new WeakMap<ProductRow, Promise<Map<string, PriceFacts>>>()

/** Queries once per row object, since every page reads its own row. */
function queryOnce<Answer>(
  known: WeakMap<ProductRow, Promise<Answer>>,
  row: ProductRow,
  query: () => Promise<Answer>,
): Promise<Answer> {
  const edition = known.get(row)
  if (edition) return edition
  const answer = query()
  known.set(row, answer)
  return answer
}

/** Lists the editions of a book's work in its language. */
export const listEditionRows = (book: ProductRow): Promise<EditionRow[]> =>
  queryOnce(editionsOf, book, () =>
    editionsQuery(db.read, { workId: book.workId, inLanguage: book.inLanguage }),
  )

/** Lists the price facts of a product and of the other editions of a book. */
export const listEditionPrices = (row: ProductRow, now: number): Promise<Map<string, PriceFacts>> =>
  queryOnce(pricesOf, row, () => readPrices(row, now))

async function readPrices(row: ProductRow, now: number) {
  // The product's own price does not depend on the others, so an error there is ignored.
  const others = row.kind === 'book' ? await listEditionRows(row).catch(() => []) : []
  return listPriceFacts(db.read, [row.id, ...others.map(({ id }) => id)], now)
}

/** Tells whether an edition is listed. A withdrawn edition is shown only on its own page. */
const isShown = ({ id, editionRank }: EditionRow, book: ProductRow) =>
  editionRank !== null || id === book.id

/**
 * Lists every edition of a book's work in its language, each with its own page, price and stock. Returns an empty list
 * if there is only one.
 */
export async function listEditions(book: ProductRow, viewer: Viewer): Promise<EditionLink[]> {
  const { language, currency, country, now } = viewer
  const rows = (await listEditionRows(book)).filter((row) => isShown(row, book))
  if (rows.length < 2) return []
  const [facts, context] = await Promise.all([
    listEditionPrices(book, now),
    findPriceContext(currency, country, now),
  ])
  const t = translator(language)
  rows.sort((a, b) => formatOrder.indexOf(a.format) - formatOrder.indexOf(b.format))
  return rows.map((row) => {
    const found = facts.get(row.id)
    const price = found && priceOf(found, context)
    const stock = stockTextOf(row, now, language)
    return {
      path: productPath(row),
      format: formatText(row, language),
      price: price ? formatMoney(price, language) : t('price.notForSale'),
      stock: stock.text,
      isCurrent: row.id === book.id,
      isOut: stock.tone === 'out',
    }
  })
}

type Sold = Pick<ProductRow, 'format' | 'ebookContent' | 'ebookFormat'>
type Edition = Sold & Pick<ProductRow, 'editionStatement'>

/** Returns a text such as `Hardback`, `Paperback, 3rd edition` or `E-book: the opening of the work`. */
export function formatText(edition: Edition, language: Viewer['language']): string {
  const name = formatName(edition, language)
  return edition.editionStatement ? `${name}, ${edition.editionStatement}` : name
}

/** Returns the format, with that of an e-book's own file, or its content if it is less than the work. */
export function formatName(
  { format, ebookContent, ebookFormat }: Sold,
  language: Viewer['language'],
): string {
  const t = translator(language)
  if (format === 'e-book') {
    if (ebookContent === 'opening') return joinEWords(t('detail.ebookOpening'))
    const name = isAudio(ebookFormat) ? t('detail.audiobook') : t('product.formats.e-book')
    return joinEWords(ebookFormat ? `${name}, ${ebookFormats[ebookFormat].name}` : name)
  }
  return format ? t(`product.formats.${format}`) : t('product.book')
}
