import { db } from '#app/database/database.server.ts'
import { replaceShopSettings } from '#app/shop-settings/current.server.ts'
import { sampleShopSettings } from '#app/shop-settings/shop-settings.ts'

/** Makes the shop the sample shop again, in the database and in this process. */
export async function resetShopSettings() {
  await db.writer.deleteFrom('shopSetting').execute()
  replaceShopSettings(sampleShopSettings)
}
