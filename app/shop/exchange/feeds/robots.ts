import { offeredLanguages } from '#app/i18n/languages.ts'
import { localPath } from '#app/i18n/paths.ts'

/** These pages are personal, so a crawler gains nothing from them. */
const closed = [
  '/cart',
  '/checkout',
  '/compare',
  '/downloads/',
  '/logout',
  '/my-account',
  '/my-orders',
  '/order-received/',
  '/wishlist',
]

/**
 * Allows crawlers everything but personal pages. Pages with `noindex` are allowed, because a
 * crawler must read them to see that.
 */
export const writeRobots = (origin: string): string =>
  [
    'User-agent: *',
    ...offeredLanguages().flatMap((language) =>
      closed.map((path) => `Disallow: ${localPath(language, path)}`),
    ),
    'Disallow: /opds/library/',
    'Disallow: /page-view',
    'Disallow: /users/',
    'Disallow: /webhooks/',
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
