import { db } from '#app/database/database.server.ts'
import { localPath } from '#app/i18n/paths.ts'
import { isElsewhere } from '#app/shop/catalogue/banners/banner.ts'
import { listBanners } from '#app/shop/catalogue/banners/banners.server.ts'
import type { BannersAnswer } from './answers.schema.ts'
import type { ApiViewer } from './api-viewer.server.ts'

type Place = BannersAnswer['banners'][number]['place']

/** Lists the current banners: those of the home page, then those above the category lists. */
export async function listAllBanners(viewer: ApiViewer): Promise<BannersAnswer> {
  const categories = await listBannerCategories()
  const banners = await Promise.all([
    listPlace('home-hero', null, viewer),
    listPlace('home-row', null, viewer),
    ...categories.map((category) => listPlace('category-top', category, viewer)),
  ])
  return { banners: banners.flat() }
}

async function listPlace(place: Place, category: string | null, viewer: ApiViewer) {
  const banners = await listBanners(place, viewer, category)
  return banners.map(({ id, title, text, link, image }) => ({
    _id: id,
    place,
    category,
    title,
    text,
    image,
    path: isElsewhere(link) ? link : localPath(viewer.language, link),
  }))
}

async function listBannerCategories(): Promise<string[]> {
  const rows = await db.read
    .selectFrom('banner')
    .where('place', '=', 'category-top')
    .where('category', 'is not', null)
    .select('category')
    .distinct()
    .orderBy('category')
    .execute()
  return rows.flatMap(({ category }) => category ?? [])
}
