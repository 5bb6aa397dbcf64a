import type { ProductTable } from '#app/database/tables.ts'
import { pagesOfWords } from '../catalogue/reading-band.ts'

type Filed = Pick<ProductTable, 'format' | 'ebookContent' | 'ebookWords'>

/**
 * The columns of an e-book whose file holds the opening alone: its pages are those of the file, whatever a source says
 * of the work. Empty for all others.
 */
export const pagesOfFile = ({ format, ebookContent, ebookWords }: Filed) =>
  format === 'e-book' && ebookContent === 'opening' && ebookWords !== null
    ? ({ numberOfPages: pagesOfWords(ebookWords), pagesEstimated: 1 } as const)
    : {}
