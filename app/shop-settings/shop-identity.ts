import { sampleShopSettings, type ShopSettings } from './shop-settings.ts'

/** Views show these of the shop itself. They are the same for all visitors. */
export type ShopIdentity = Pick<ShopSettings, 'name' | 'shortName' | 'tagline'>

const sampleIdentity: ShopIdentity = {
  name: sampleShopSettings.name,
  shortName: sampleShopSettings.shortName,
  tagline: sampleShopSettings.tagline,
}

let current = sampleIdentity

/**
 * Returns what views show of the shop itself. The server takes it from the settings, and the browser from the page
 * that it loaded, so that an error page without data has it too.
 */
export const shopIdentity = (): ShopIdentity => current

/** Replaces what {@link shopIdentity} returns. */
export function replaceShopIdentity(identity: Partial<ShopIdentity>) {
  current = { ...sampleIdentity, ...identity }
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
