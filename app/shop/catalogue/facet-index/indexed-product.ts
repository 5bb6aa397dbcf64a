type Product = { isHidden: 0 | 1; withdrawnAt: number | null }

/** Tells whether search engines may index a product's page. A product in no list of the shop is not indexed. */
export const isProductIndexed = ({ isHidden, withdrawnAt }: Product) =>
  isHidden === 0 && withdrawnAt === null
