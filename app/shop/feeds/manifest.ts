import type { Language } from '#app/i18n/languages.ts'
import { localPath } from '#app/http/paths.ts'

/** `sizes`: pixels. A maskable icon may be cut to any shape, so its drawing keeps to the middle. */
const icons = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

/** What a phone that keeps the shop beside its programs is told (W3C Web Application Manifest). */
export const writeManifest = (language: Language, description: string): string =>
  JSON.stringify({
    name: 'Octavo',
    short_name: 'Octavo',
    description,
    lang: language,
    dir: 'ltr',
    id: localPath(language, '/'),
    start_url: localPath(language, '/'),
    scope: '/',
    // The shop has no way back of its own.
    display: 'minimal-ui',
    theme_color: '#262158',
    background_color: '#f8f2e6',
    icons,
  })
