import { fingerprint } from '#app/art/fingerprint.ts'
import { accentColoursOf, type AccentColours } from './accent.ts'
import type { ShopIdentity, ShopPicture } from './shop-identity.ts'
import type { ShopImage, ShopSettings } from './shop-settings.ts'

/** Returns what views show of settings. */
export function identityOf(settings: ShopSettings): ShopIdentity {
  const { name, shortName, tagline, languages, currencies, homeMarket, markets } = settings
  const { logo, icon, accent, lowStock } = settings
  const colours = accent === null ? null : accentColoursOf(accent)
  return {
    name,
    shortName,
    tagline,
    lowStock,
    languages,
    currencies,
    homeMarket,
    markets,
    logo: pictureOf(logo),
    icon: pictureOf(icon),
    style: [
      colours && styleOfColours(colours),
      logo && styleOfLogo,
      styleOfName(shortName, logo !== null),
    ]
      .filter(Boolean)
      .join(''),
    themeColors: colours && [colours.light.deep, colours.dark.deep],
  }
}

const pictureOf = (image: ShopImage | null): ShopPicture | null =>
  image && {
    type: image.type,
    width: image.width,
    height: image.height,
    version: fingerprint(image.content),
  }

/** The file of all style may come later in the head, so the selector is stronger. Paper keeps its own colours. */
const styleOfColours = ({ light, dark }: AccentColours) =>
  `@media screen{html:root{--link:${light.accent};--focus:${light.accent};--indigo:${light.accent};--indigo-deep:${light.deep}}}` +
  `@media screen and (prefers-color-scheme:dark){html:root{--link:${dark.accent};--focus:${dark.accent};--indigo:${dark.accent};--indigo-deep:${dark.deep}}}`

/** Most logos are drawn for a light ground. */
const styleOfLogo =
  '@media (prefers-color-scheme:dark){.logo img{background:#f8f2e6;border-radius:.25rem;padding:.2rem}}'

/**
 * A name that is longer than that of the sample shop is set smaller. On a phone there is room for it or a picture, and
 * the name of the link has it too.
 */
const styleOfName = (name: string, hasLogo: boolean) =>
  name.length > 9
    ? 'a.logo{font-size:clamp(1.125rem,.9rem + 1.2vw,1.75rem);line-height:1.1}' +
      `@media (max-width:47.99rem){header .logo ${hasLogo ? 'span' : '.icon'}{display:none}header .logo{max-block-size:2.4em;max-inline-size:calc(100vw - 2*var(--gutter) - 4*var(--tool));overflow:hidden;overflow-wrap:anywhere}}`
    : ''
