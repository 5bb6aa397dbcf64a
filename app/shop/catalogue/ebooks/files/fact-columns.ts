import type { EbookFileTable, ProductTable } from '#app/database/tables.ts'
import { pagesOfFile } from '../pages-of-file.ts'

type File = Pick<EbookFileTable, 'format' | 'pages' | 'words' | 'size'>
type Pages = Pick<ProductTable, 'numberOfPages' | 'pagesEstimated'>

/**
 * Returns the columns of a product that follow from its file. The pages of a PDF are counted, and a recording has
 * none. The stated pages of a printed edition stay with an EPUB; others are estimated from its words.
 * @param stated The pages before.
 */
export function factColumns({ format, pages, words, size }: File, stated: Pages) {
  const own = { ebookFormat: format, ebookWords: words }
  const isStated = format === 'epub' && !stated.pagesEstimated
  const numberOfPages = format === 'epub' ? (isStated ? stated.numberOfPages : null) : pages
  const facts = { format: 'e-book', ebookContent: 'whole', ...own, numberOfPages } as const
  return { ...own, ebookSize: size, ...pagesOfFile(facts, isStated ? stated.numberOfPages : null) }
}
