import type { ProductTable } from '#app/database/tables.ts'

/**
 * Whether a product is an e-book of which the shop has no text, so that there is nothing to supply: such a one
 * has no place among the editions of its work (see `rankEditions`), and is not for sale.
 */
export const lacksFile = ({ format, editionRank }: Pick<ProductTable, 'format' | 'editionRank'>) =>
  format === 'e-book' && editionRank === null
