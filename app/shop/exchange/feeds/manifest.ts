import { iconSizes, shopIdentity, shopPicturePath } from '#app/shop-settings/shop-identity.ts'
import type { Language } from '#app/i18n/languages.ts'
import { localPath } from '#app/i18n/paths.ts'

/**
 * `sizes` are in pixels. A maskable icon may be cut to any shape, so its drawing stays in the
 * middle.
 */
const sampleIcons = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

function listIcons() {
  const { icon } = shopIdentity()
  if (!icon) return sampleIcons
  const drawn = iconSizes.map((size) => ({
    src: shopPicturePath('icon', icon, size),
    sizes: `${size}x${size}`,
    type: 'image/png',
  }))
  const own = { src: shopPicturePath('icon', icon), sizes: 'any', type: 'image/svg+xml' }
  return icon.type === 'svg' ? [own, ...drawn] : drawn
}

/** Writes the manifest with which a phone installs the shop (W3C Web Application Manifest). */
export const writeManifest = (language: Language, description: string): string =>
  JSON.stringify({
    name: shopIdentity().name,
    short_name: shopIdentity().shortName,
    description,
    lang: language,
    dir: 'ltr',
    id: localPath(language, '/'),
    start_url: localPath(language, '/'),
    scope: '/',
    // The shop has no back button of its own.
    display: 'minimal-ui',
    theme_color: shopIdentity().themeColors?.[0] ?? '#262158',
    background_color: '#f8f2e6',
    icons: listIcons(),
  })
