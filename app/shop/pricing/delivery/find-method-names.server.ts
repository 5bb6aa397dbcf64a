import { db } from '#app/database/database.server.ts'
import { textsOfColumns, writtenTexts } from '#app/i18n/text-columns.ts'
import type { TextsByLanguage } from '#app/shop-settings/shop-settings.ts'

/** Maps methods to the shopkeeper's own names of them, by language. */
export async function findMethodNames(methods: string[]): Promise<Map<string, TextsByLanguage>> {
  if (methods.length === 0) return new Map()
  const named = await db.read
    .selectFrom('deliveryMethod')
    .select(['method', 'nameEn', 'nameFr', 'nameDe'])
    .where('method', 'in', methods)
    .execute()
  return new Map(named.map((one) => [one.method, writtenTexts(textsOfColumns('name', one))]))
}
