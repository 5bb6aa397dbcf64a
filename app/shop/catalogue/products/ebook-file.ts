import type { ProductTable } from '#app/database/tables.ts'

/** Tells whether a product is an e-book without a file, so that there is nothing to deliver for money. */
export const lacksFile = ({
  format,
  ebookContent,
}: Pick<ProductTable, 'format' | 'ebookContent'>) => format === 'e-book' && ebookContent === null
