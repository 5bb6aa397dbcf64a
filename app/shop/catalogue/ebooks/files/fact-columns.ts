import type { EbookFileTable, ProductTable } from '#app/database/tables.ts'

type FactColumns = Pick<ProductTable, 'ebookFormat' | 'ebookWords'> &
  Partial<Pick<ProductTable, 'numberOfPages' | 'pagesEstimated'>>

/**
 * Returns the columns of a product that follow from its file. The pages of a PDF are counted, and a recording has
 * none; those of a printed edition stay with an EPUB.
 */
export function factColumns({
  format,
  pages,
  words,
}: Pick<EbookFileTable, 'format' | 'pages' | 'words'>): FactColumns {
  return {
    ebookFormat: format,
    ebookWords: words,
    ...(format !== 'epub' && { numberOfPages: pages, pagesEstimated: 0 as const }),
  }
}
