import type { Tables } from '#app/database/tables.ts'
import type { Selectable } from 'kysely'

type Product = Pick<Selectable<Tables['product']>, 'isHidden' | 'withdrawnAt'>

/** Whether search engines may keep a product's page: what is in no list of the shop is in none of theirs. */
export const isProductIndexed = ({ isHidden, withdrawnAt }: Product) =>
  isHidden === 0 && withdrawnAt === null
