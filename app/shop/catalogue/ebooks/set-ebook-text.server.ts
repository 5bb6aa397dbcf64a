import type { Transaction } from '#app/database/connection.server.ts'
import type { EbookContent } from '#app/database/tables.ts'
import { countWords } from './count-words.ts'
import { pagesOfFile } from './pages-of-file.ts'
import { formatXhtml } from '#app/shop/catalogue/text/xhtml.ts'

/** `size` is that of the file which the shop makes of the text, if it is known. */
export type NewEbookText = {
  content: EbookContent
  heading: string
  html: string
  size?: number | undefined
}

/**
 * Sets the text from which the shop creates an e-book's file, so that it can be sold. The caller
 * updates the ranks of the work's editions and the version of the catalogue in the same
 * transaction.
 * @param text `html` is sanitised.
 */
export async function setEbookText(
  trx: Transaction,
  productId: string,
  { content, heading, html, size }: NewEbookText,
): Promise<void> {
  if (formatXhtml(html) === '') throw new Error(`The text for ${productId} holds nothing to read`)
  const filed = { ebookContent: content, ebookWords: countWords(`${heading} ${html}`) }
  const made = { ebookFormat: null, numberOfPages: null }
  const ebookSize = size ?? null
  await trx
    .insertInto('ebookText')
    .values({ productId, heading, html })
    .onConflict((on) => on.column('productId').doUpdateSet({ heading, html }))
    .execute()
  await trx
    .updateTable('product')
    .set({ ...filed, ebookSize, ...pagesOfFile({ format: 'e-book', ...filed, ...made }) })
    .where('id', '=', productId)
    .where('format', '=', 'e-book')
    .execute()
}
