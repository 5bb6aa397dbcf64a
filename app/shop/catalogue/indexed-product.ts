type Product = { isHidden: 0 | 1; withdrawnAt: number | null }

/** Whether search engines may keep a product's page: what is in no list of the shop is in none of theirs. */
export const isProductIndexed = ({ isHidden, withdrawnAt }: Product) =>
  isHidden === 0 && withdrawnAt === null
