import { db } from '#app/database/database.server.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import { formatMoney } from '../currency/format-money.ts'
import { priceOf } from '../pricing/price.ts'
import { findPriceContext, listPriceFacts } from '../pricing/prices.server.ts'
import { stockWordsOf } from './availability-words.server.ts'
import type { EditionLink } from './detail.ts'
import { productPath, type Viewer } from './product-card.ts'
import type { ProductRow } from './product-row.server.ts'

const formatOrder = ['paperback', 'hardback', 'audiobook-cd', 'e-book', null]

/**
 * Every edition of a book's work in its language, each with its own page, price and stock. Empty where there
 * is but the one.
 */
export async function listEditions(book: ProductRow, viewer: Viewer): Promise<EditionLink[]> {
  const { language, currency, country, now } = viewer
  const rows = await db.read
    .selectFrom('product')
    .where('workId', '=', book.workId)
    .where('inLanguage', '=', book.inLanguage)
    .where('kind', '=', 'book')
    // What was withdrawn is shown to those alone who come to its own page.
    .where((row) =>
      row.or([
        row('editionRank', 'is not', null),
        row('format', '=', 'e-book'),
        row('id', '=', book.id),
      ]),
    )
    .select(['id', 'kind', 'format', 'stock', 'supplyDays', 'publishedAt', 'outOfPrint'])
    .select(['editionStatement', 'editionRank'])
    .orderBy('id')
    .execute()
  if (rows.length < 2) return []
  const ids = rows.map(({ id }) => id)
  const [facts, context] = await Promise.all([
    listPriceFacts(db.read, ids, now),
    findPriceContext(currency, country, now),
  ])
  const t = translator(language)
  rows.sort((a, b) => formatOrder.indexOf(a.format) - formatOrder.indexOf(b.format))
  return rows.map((row) => {
    const found = facts.get(row.id)
    const price = found && priceOf(found, context)
    const stock = stockWordsOf(row, now, language)
    return {
      path: productPath(row),
      format: formatWords(row, language),
      price: price ? formatMoney(price, language) : t('price.notForSale'),
      stock: stock.text,
      isCurrent: row.id === book.id,
      isOut: stock.tone === 'out',
    }
  })
}

/** `Hardback`, `Paperback, 3rd edition`. */
export function formatWords(
  { format, editionStatement }: Pick<ProductRow, 'format' | 'editionStatement'>,
  language: Viewer['language'],
): string {
  const t = translator(language)
  const name = format ? t(`product.formats.${format}`) : t('product.book')
  return editionStatement ? `${name}, ${editionStatement}` : name
}
