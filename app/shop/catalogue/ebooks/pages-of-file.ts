import type { ProductTable } from '#app/database/tables.ts'
import { pagesOfWords } from '#app/shop/catalogue/facet-index/reading-band.ts'

type EbookFileFacts = Pick<
  ProductTable,
  'format' | 'ebookContent' | 'ebookWords' | 'ebookFormat' | 'numberOfPages'
>

/**
 * Returns the columns of an e-book whose pages are those of its file: it holds only the opening of the work, is a PDF,
 * or a recording, which has none. Returns nothing for all others.
 * @param facts `numberOfPages` is that of before.
 */
export function pagesOfFile({
  format,
  ebookContent,
  ebookWords,
  ebookFormat,
  numberOfPages,
}: EbookFileFacts): Partial<Pick<ProductTable, 'numberOfPages' | 'pagesEstimated'>> {
  if (format !== 'e-book' || ebookContent === null) return {}
  if (ebookContent === 'opening' && ebookWords !== null)
    return { numberOfPages: pagesOfWords(ebookWords), pagesEstimated: 1 }
  return ebookFormat === null || ebookFormat === 'epub' ? {} : { numberOfPages, pagesEstimated: 0 }
}
