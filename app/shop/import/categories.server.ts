import type { Transact } from '#app/database/connection.server.ts'
import { specCategories } from '../catalogue/spec-categories.ts'

/** The specification's categories, once each, where the shop has none yet (spec section 1). */
export async function ensureCategories(t: Transact): Promise<void> {
  if (await t.selectFrom('category').select('slug').limit(1).executeTakeFirst()) return
  for (const [position, { slug, parent = null, name, art }] of specCategories.entries())
    await t
      .insertInto('category')
      .values({
        slug,
        parent,
        position,
        nameEn: name.en,
        nameFr: name.fr,
        nameDe: name.de,
        art: JSON.stringify(art),
      })
      .onConflict((on) => on.column('slug').doNothing())
      .execute()
}
