import { settings } from '#app/settings.server.ts'
import { defaultLanguage, offeredAmong, type Language } from '#app/i18n/languages.ts'
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
  /** These are the languages in which the page exists; another one shows the first of them. It defaults to all. */
  languages?: readonly Language[]
}

/**
 * Returns the head of a page: its canonical URL with only the `query` that makes it another page. The title of an
 * invalid form begins with "Error".
 */
export function headOf(context: RequestContext, about: About): Head {
  const { title, description, noindex, query, preview } = about
  const languages = offeredAmong(about.languages)
  const shown = languages.includes(context.language) ? context.language : languages[0]!
  const origin = originOf(context)
  const path = canonicalPath(withoutLanguage(context.url.pathname) || '/')
  const search = query?.size ? `?${query}` : ''
  const href = (language: Language) =>
    origin + localPath(language, path === '/' && search ? `/${search}` : path + search)
  return {
    title: context.isRefused ? context.t('title.failed', { title }) : title,
    ...(description && { description }),
    ...(!(noindex || context.url.searchParams.has(cookieField)) && {
      indexed: {
        canonical: href(shown),
        alternates: [
          ...languages.map((language) => ({ hrefLang: language, href: href(language) })),
          {
            hrefLang: 'x-default',
            href: href(languages.find((one) => one === defaultLanguage) ?? languages[0]!),
          },
        ],
        preview: preview ?? previewOfShop(context.language),
      },
    }),
  }
}
