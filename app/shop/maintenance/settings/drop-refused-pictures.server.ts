import type { Transaction } from '#app/database/connection.server.ts'
import { findDrawingFault } from '#app/shop/content/previews/shop-picture.server.ts'
import { readShopImage } from './read-shop-image.ts'

/**
 * Deletes a stored logo or icon that could not be set today, because an older version or another program may have stored
 * it. Returns what was wrong with each.
 */
export async function dropRefusedPictures(trx: Transaction): Promise<string[]> {
  const faults: string[] = []
  for (const name of ['logo', 'icon'] as const) {
    const row = await trx
      .selectFrom('shopSetting')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirst()
    const fault = row && (await findFault(name, row.value))
    if (!fault) continue
    await trx.deleteFrom('shopSetting').where('name', '=', name).execute()
    faults.push(`${name} ${fault}`)
  }
  return faults
}

async function findFault(name: 'logo' | 'icon', json: string): Promise<string | undefined> {
  const read = readShopImage(name, parseJson(json))
  return read.ok ? findDrawingFault(read.picture) : read.fault
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
