import {
  isShopSettingName,
  shopSettingDefinitions,
} from '#app/shop-settings/shop-settings.schema.ts'

type SettingsFile =
  | { ok: true; changes: Record<string, unknown> }
  /** `detail` is what the parser of JSON says. */
  | { ok: false; reason: 'json'; detail: string }
  | { ok: false; reason: 'no-object' }

/** Reads a file of settings, which is a JSON object with values by name. The values are parsed when they are stored. */
export function parseSettingsFile(content: Buffer): SettingsFile {
  let facts: unknown
  try {
    // Some editors add a byte order mark, which is not JSON.
    facts = JSON.parse(content.toString('utf8').replace(/^\uFEFF/, ''))
  } catch (error) {
    return { ok: false, reason: 'json', detail: (error as Error).message }
  }
  if (typeof facts !== 'object' || facts === null || Array.isArray(facts))
    return { ok: false, reason: 'no-object' }
  return { ok: true, changes: { ...facts } }
}

/** Replaces the names of the picture files that a file of settings has by their bytes. */
export async function withPictures(
  changes: Record<string, unknown>,
  readPicture: (name: string) => Promise<Buffer>,
): Promise<Record<string, unknown>> {
  const read = { ...changes }
  for (const [name, value] of Object.entries(changes)) {
    const isFile = isShopSettingName(name) && shopSettingDefinitions[name].form === 'file'
    if (isFile && typeof value === 'string') read[name] = await readPicture(value)
  }
  return read
}
