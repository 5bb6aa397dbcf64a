import type { ProductTable } from '#app/database/tables.ts'
import { pagesOfWords } from '#app/shop/catalogue/facet-index/reading-band.ts'

type EbookFileFacts = Pick<
  ProductTable,
  'format' | 'ebookContent' | 'ebookWords' | 'ebookFormat' | 'numberOfPages'
>

type Pages = Pick<ProductTable, 'numberOfPages' | 'pagesEstimated'>

/**
 * Returns the columns of an e-book whose pages are those of its file: it holds only the opening of the work, is a PDF,
 * or a recording, which has none. Those of an own EPUB are estimated if the catalogue states none. Returns nothing for
 * all others.
 * @param facts `numberOfPages` is that of before.
 * @param stated The number of pages in the catalogue.
 */
export function pagesOfFile(
  { format, ebookContent, ebookWords, ebookFormat, numberOfPages }: EbookFileFacts,
  stated: number | null = null,
): Partial<Pages> {
  if (format !== 'e-book' || ebookContent === null) return {}
  const isOpening = ebookContent === 'opening'
  const isUnstated = ebookFormat === 'epub' && stated === null
  if ((isOpening || isUnstated) && ebookWords !== null)
    return { numberOfPages: pagesOfWords(ebookWords), pagesEstimated: 1 }
  return ebookFormat === null || ebookFormat === 'epub' ? {} : { numberOfPages, pagesEstimated: 0 }
}
