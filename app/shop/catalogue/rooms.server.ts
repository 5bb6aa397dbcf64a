import { translator } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { categoryName, categoryPath, listCategories } from './categories.server.ts'
import { formatCount } from './format-count.ts'
import type { Room } from './home.ts'
import { categoryPicturePath } from './product-art.ts'

/** Every category with its picture and how much it holds, in the shop's order. */
export async function listRooms(language: Language, now: number): Promise<Room[]> {
  const t = translator(language)
  const categories = await listCategories(now)
  return categories.map((category) => ({
    path: categoryPath(category.slug),
    name: categoryName(category, language),
    image: categoryPicturePath(category),
    count: t('catalogue.things', {
      count: category.count,
      number: formatCount(category.count, language),
    }),
  }))
}
