import { textOfColumns } from '#app/i18n/text-columns.ts'
import type { Selectable } from 'kysely'
import { scenePath } from '#app/art/art-paths.ts'
import { sceneNames, type SceneName } from '#app/art/scenes.ts'
import { db } from '#app/database/database.server.ts'
import type { Tables } from '#app/database/tables.ts'
import type { Language } from '#app/i18n/languages.ts'
import { parseArt } from '#app/shop/catalogue/pictures/product-art.ts'
import { parseBannerLink, type Banner } from './banner.ts'

type BannerRow = Selectable<Tables['banner']>

/** Lists the current banners of a place, in the shop's order. `category` limits them to those of its list. */
export async function listBanners(
  place: BannerRow['place'],
  { language, now }: { language: Language; now: number },
  category: string | null = null,
): Promise<Banner[]> {
  const rows = await db.read
    .selectFrom('banner')
    .selectAll()
    .where('place', '=', place)
    .where('fromAt', '<=', now)
    .where((row) => row.or([row('untilAt', 'is', null), row('untilAt', '>', now)]))
    .where('category', category === null ? 'is' : '=', category)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.flatMap((row) => bannerOf(row, language) ?? [])
}

function bannerOf(row: BannerRow, language: Language): Banner | undefined {
  const link = parseBannerLink(row.link)
  if (!link) return undefined
  return {
    id: row.id,
    title: textOfColumns('title', row, language),
    text: textOfColumns('text', row, language),
    link,
    image: scenePath(sceneOf(row.art)),
  }
}

/** Returns the scene that a banner's `art` names, or else the shelf. */
export function sceneOf(art: string): SceneName {
  const { name } = parseArt(art)
  return sceneNames.find((scene) => scene === name) ?? 'shelf'
}
