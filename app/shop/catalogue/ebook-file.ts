import type { ProductTable } from '#app/database/tables.ts'

/** Whether a product is an e-book of which the shop has no file, so that there is nothing to supply for money. */
export const lacksFile = ({
  format,
  ebookContent,
}: Pick<ProductTable, 'format' | 'ebookContent'>) => format === 'e-book' && ebookContent === null
