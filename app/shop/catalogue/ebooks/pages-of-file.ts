import type { ProductTable } from '#app/database/tables.ts'
import { pagesOfWords } from '#app/shop/catalogue/facet-index/reading-band.ts'

type EbookFileFacts = Pick<ProductTable, 'format' | 'ebookContent' | 'ebookWords'>

/**
 * Returns the columns of an e-book whose file holds only the opening: its pages are those of the
 * file, not of the work. Returns nothing for all others.
 */
export const pagesOfFile = ({ format, ebookContent, ebookWords }: EbookFileFacts) =>
  format === 'e-book' && ebookContent === 'opening' && ebookWords !== null
    ? ({ numberOfPages: pagesOfWords(ebookWords), pagesEstimated: 1 } as const)
    : {}
