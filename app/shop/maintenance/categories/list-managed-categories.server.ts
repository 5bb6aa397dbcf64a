import { db } from '#app/database/database.server.ts'
import {
  readCategories,
  type CategoryRow,
} from '#app/shop/catalogue/categories/place-category.server.ts'

/** A category of the list for the shopkeeper, with the products that are in it itself. */
export type ManagedCategory = CategoryRow & { products: number }

/** Counts the products that are in each category itself. */
export async function countCategoryProducts(): Promise<Map<string, number>> {
  const counts = await db.read
    .selectFrom('productCategory')
    .select(['category', (row) => row.fn.countAll().as('products')])
    .groupBy('category')
    .execute()
  return new Map(counts.map((one) => [one.category, Number(one.products)]))
}

/** Returns all categories in the shop's order, hidden and empty ones included. */
export async function listManagedCategories(
  count = countCategoryProducts,
): Promise<ManagedCategory[]> {
  const [all, products] = await Promise.all([readCategories(db.read), count()])
  return all.map((one) => ({ ...one, products: products.get(one.slug) ?? 0 }))
}
