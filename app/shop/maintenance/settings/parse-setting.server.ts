import { quoted } from '#app/i18n/quoted.ts'
import { parseCountry } from '#app/shop/catalogue/text/codes.ts'
import { isReadablePrefix } from '#app/shop/ordering/orders/order-number.ts'
import { parseShopSetting, type ParsedSetting } from '#app/shop-settings/shop-settings.schema.ts'
import { settingFault } from '#app/shop-settings/setting-fault.ts'
import type { ShopSettingName } from '#app/shop-settings/shop-settings.ts'
import { readShopImage } from './read-shop-image.ts'

/** Parses a value as it is given: an image is read from its file, and everything else is parsed as it is stored. */
export function parseGivenSetting(name: ShopSettingName, value: unknown): ParsedSetting {
  if (name === 'orderPrefix') return parsePrefix(value)
  if (name === 'sellerCountry') return parseSellerCountry(value)
  if (name !== 'logo' && name !== 'icon') return parseShopSetting(name, value)
  const read = readShopImage(name, value)
  return read.ok
    ? { ok: true, value: read.image }
    : { ok: false, faults: [settingFault(name, read.reason, read.facts, read.fault)] }
}

function parsePrefix(value: unknown): ParsedSetting {
  const parsed = parseShopSetting('orderPrefix', value)
  if (!parsed.ok || isReadablePrefix(String(parsed.value))) return parsed
  const message = `is ${quoted(parsed.value)}, but must not begin like a word for order or number, as ORDER and NO do`
  return { ok: false, faults: [settingFault('orderPrefix', 'prefixWord', {}, message)] }
}

/** What is stored may be an older code, such as UK, with which a shop goes on. */
function parseSellerCountry(value: unknown): ParsedSetting {
  const parsed = parseShopSetting('sellerCountry', value)
  const code = parsed.ok ? String(parsed.value) : ''
  if (!parsed.ok || parseCountry(code) === code) return parsed
  const message = `is ${quoted(code)}, no country; use a code of ISO 3166 such as DE or GB`
  return { ok: false, faults: [settingFault('sellerCountry', 'countryUnknown', {}, message)] }
}
