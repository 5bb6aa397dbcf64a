import { languages } from '#app/i18n/languages.ts'
import { localPath } from '#app/http/paths.ts'

/** Pages for one visitor alone, of which a crawler gains nothing. */
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
 * Every crawler may read the shop, but for what is one visitor's. Pages that are only not to be listed are not
 * closed: who may not read them does not see that they say so.
 */
export const writeRobots = (origin: string): string =>
  [
    'User-agent: *',
    ...languages.flatMap((language) =>
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
