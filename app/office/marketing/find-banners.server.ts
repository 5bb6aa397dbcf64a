import { scenePath } from '#app/art/art-paths.ts'
import { textOfColumns } from '#app/i18n/text-columns.ts'
import { bannerStateOf, parseBannerLink } from '#app/shop/catalogue/banners/banner.ts'
import { sceneOf } from '#app/shop/catalogue/banners/banners.server.ts'
import {
  countBanners,
  listAllBannerRows,
} from '#app/shop/catalogue/banners/manage-banners.server.ts'
import { categoryName, listCategoryRows } from '#app/shop/catalogue/categories/categories.server.ts'
import { findListPage } from '../lists/list-page.ts'
import type { StaffContext } from '../frame/staff-context.server.ts'

export type BannersPageData = Awaited<ReturnType<typeof findBanners>>

/** Returns a page of the banners by place, and the categories that a new one may stand above. */
export async function findBanners({ url, language, now }: StaffContext) {
  const { rows, count, pagination } = await findListPage(url, {
    list: ({ most: limit, skipped }) => listAllBannerRows({ limit, skipped }),
    count: () => countBanners(),
  })
  const all = await listCategoryRows()
  const names = new Map(all.map((one) => [one.slug, categoryName(one, language)]))
  const banners = rows.map((row) => {
    const { id, place, category, link, position, fromAt, untilAt } = row
    return {
      id,
      place,
      link,
      position,
      fromAt,
      untilAt,
      title: textOfColumns('title', row, language),
      category: category === null ? '' : (names.get(category) ?? category),
      // A stored link that leads nowhere is shown, and is no link.
      href: parseBannerLink(link) ?? '',
      image: scenePath(sceneOf(row.art)),
      state: bannerStateOf(row, now),
    }
  })
  const categories = [...names].map(([value, label]) => ({ value, label }))
  return { banners, count, categories, pagination }
}
