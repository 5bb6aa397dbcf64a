import { localPath } from '#app/i18n/paths.ts'
import { categoryName, categoryPath } from '#app/shop/catalogue/categories/categories.server.ts'
import { listFilledCategories } from '#app/shop/catalogue/listing/categories.server.ts'
import { categoryPicturePath } from '#app/shop/catalogue/pictures/product-art.ts'
import type { CategoriesAnswer } from './answers.schema.ts'
import type { ApiViewer } from './api-viewer.server.ts'

/** Lists every category that has products, in the shop's order. `count` includes the works of subcategories. */
export async function listAllCategories({ language, now }: ApiViewer): Promise<CategoriesAnswer> {
  const categories = await listFilledCategories(now)
  return {
    categories: categories.map((category) => ({
      _id: category.slug,
      slug: category.slug,
      name: categoryName(category, language),
      parent: category.parent,
      count: category.count,
      path: localPath(language, categoryPath(category.slug)),
      image: categoryPicturePath(category),
    })),
  }
}
