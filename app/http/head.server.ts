import { settings } from '#app/settings.server.ts'
import { defaultLanguage, languages } from '#app/i18n/languages.ts'
import { previewOfShop, type Preview } from '#app/i18n/shop-preview.server.ts'
import { cookieField } from './cookie-field.ts'
import type { Head } from './head.ts'
import { mailOrigin } from './urls/mail-origin.ts'
import { canonicalPath } from './urls/canonical-path.ts'
import { localPath, withoutLanguage } from '#app/i18n/paths.ts'
import type { RequestContext } from './request-context.server.ts'

/** Returns the shop's own origin, without a trailing slash; that of the request if none is set. */
export const originOf = ({ url }: Pick<RequestContext, 'url'>) =>
  settings().PUBLIC_URL ?? url.origin

/** Returns the origin for links in mails; see {@link mailOrigin}. */
export const mailOriginOf = ({ url }: Pick<RequestContext, 'url'>) => mailOrigin(settings(), url)

type About = {
  title: string
  description?: string
  noindex?: boolean
  query?: URLSearchParams
  /** It defaults to the shop's own preview. */
  preview?: Preview
}

/**
 * Returns the head of a page: its canonical URL with only the `query` that makes it another page. The title of an
 * invalid form begins with "Error".
 */
export function headOf(context: RequestContext, about: About): Head {
  const { title, description, noindex, query, preview } = about
  const origin = originOf(context)
  const path = canonicalPath(withoutLanguage(context.url.pathname) || '/')
  const search = query?.size ? `?${query}` : ''
  const href = (language: (typeof languages)[number]) =>
    origin + localPath(language, path === '/' && search ? `/${search}` : path + search)
  return {
    title: context.isRefused ? context.t('title.failed', { title }) : title,
    ...(description && { description }),
    ...(!(noindex || context.url.searchParams.has(cookieField)) && {
      indexed: {
        canonical: href(context.language),
        alternates: [
          ...languages.map((language) => ({ hrefLang: language, href: href(language) })),
          { hrefLang: 'x-default', href: href(defaultLanguage) },
        ],
        preview: preview ?? previewOfShop(context.language),
      },
    }),
  }
}
