import { sampleShopSettings, type ShopImage, type ShopSettings } from './shop-settings.ts'

type SharedSetting =
  | 'name'
  | 'shortName'
  | 'tagline'
  | 'lowStock'
  | 'languages'
  | 'currencies'
  | 'homeMarket'
  | 'markets'

/** Views show these of the shop itself. They are the same for all visitors. */
export type ShopIdentity = Pick<ShopSettings, SharedSetting> & {
  logo: ShopPicture | null
  icon: ShopPicture | null
  /** It follows all other style of a page: the accent, and what a logo or a long name needs. */
  style: string
  /** A browser's frame has the first colour in the light scheme and the second in the dark one. */
  themeColors: readonly string[] | null
}

/** Identifies a picture of the shop's own; its content is not sent within a page. */
export type ShopPicture = Pick<ShopImage, 'type' | 'width' | 'height'> & { version: string }

const sampleIdentity: ShopIdentity = {
  name: sampleShopSettings.name,
  shortName: sampleShopSettings.shortName,
  tagline: sampleShopSettings.tagline,
  lowStock: sampleShopSettings.lowStock,
  languages: sampleShopSettings.languages,
  currencies: sampleShopSettings.currencies,
  homeMarket: sampleShopSettings.homeMarket,
  markets: sampleShopSettings.markets,
  logo: null,
  icon: null,
  style: '',
  themeColors: null,
}

/** An icon is also drawn as a PNG of these sizes, in pixels. */
export const iconSizes = [180, 192, 512] as const
export type IconSize = (typeof iconSizes)[number]

/** Returns the immutable URL of the logo, or of the icon as it is or as a PNG of a size. */
export const shopPicturePath = (
  kind: 'logo' | 'icon',
  { type, version }: ShopPicture,
  size?: IconSize,
) => (size ? `/shop/${kind}-${size}-${version}.png` : `/shop/${kind}-${version}.${type}`)

let current = sampleIdentity

/**
 * Returns what views show of the shop itself. The server takes it from the settings, and the browser from the page
 * that it loaded, so that an error page without data has it too.
 */
export const shopIdentity = (): ShopIdentity => current

/** Replaces what {@link shopIdentity} returns. */
export function replaceShopIdentity(identity: Partial<ShopIdentity>) {
  const next = { ...sampleIdentity, ...identity }
  // The settings are read again more often than they change, and caches last as long as the object.
  if (JSON.stringify(next) !== JSON.stringify(current)) current = next
}

/** The texts of the sample shop tell of its name. */
export const hasSampleName = () => current.name === sampleIdentity.name

/** Writes what differs from the sample shop for the browser, as JSON; undefined if nothing does. */
export function serialiseShopIdentity(): string | undefined {
  const differing = Object.entries(current).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(sampleIdentity[name as 'name']),
  )
  return differing.length > 0 ? JSON.stringify(Object.fromEntries(differing)) : undefined
}

export const parseShopIdentity = (json: string) => JSON.parse(json) as Partial<ShopIdentity>

/**
 * Returns a function that makes a value again when the identity has changed.
 * @param make Makes what depends on the identity alone.
 */
export function whileIdentityLasts<Value>(make: () => Value): () => Value {
  let made: { of: ShopIdentity; value: Value } | undefined
  return () => {
    if (made?.of !== current) made = { of: current, value: make() }
    return made.value
  }
}

/** Fills the variable `{{shop}}` of a message. */
export const fillShopName = (text: string) => text.replaceAll('{{shop}}', () => current.name)
