import type { MetaDescriptor } from '@remix-run/react'
import { shopIdentity } from '#app/shop-settings/shop-identity.ts'
import { languageOfPath, offeredLanguages, locales, type Language } from '#app/i18n/languages.ts'
import { feedScopes } from '#app/i18n/paths.ts'

/** Describes the head of a page. URLs are absolute. */
export type Head = {
  title: string
  description?: string
  /** It is omitted if the page is not for search engines. */
  indexed?: {
    canonical: string
    alternates: { hrefLang: string; href: string }[]
    /** This picture is shown where the URL is shared: its path and its alt text. */
    preview: { type: string; path: string; alt: string }
  }
}

/**
 * Returns the tags of a head, or of an error page, whose title is the text of the error. Links need `tagName`:
 * without it Remix writes a useless `<meta>`.
 */
export function describeHead(head: Head | undefined, error: unknown): MetaDescriptor[] {
  if (error) return describeHead({ title: errorTitle(error) }, undefined)
  if (!head) return []
  const { title, description, indexed } = head
  const { name } = shopIdentity()
  return [
    { title: title === name ? title : `${title} · ${name}` },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(indexed
      ? [
          { tagName: 'link' as const, rel: 'canonical', href: indexed.canonical },
          ...indexed.alternates.map((one) => ({
            tagName: 'link' as const,
            rel: 'alternate',
            ...one,
          })),
          ...feedsBeside(indexed.canonical),
          ...previewTags(title, description, indexed),
        ]
      : [{ name: 'robots', content: 'noindex' }]),
  ]
}

export const errorTitle = (error: unknown) =>
  (error as { data?: { message?: string } | null } | null)?.data?.message ?? shopIdentity().name

/**
 * Returns the links to machine-readable pages: the home page and the catalogue link the search; the home page and the
 * lists of an author, a publisher, a category or a subject link a feed of their new books.
 */
function feedsBeside(canonical: string): MetaDescriptor[] {
  const { origin, pathname, searchParams } = new URL(canonical)
  const [, prefix = '', path] = /^(\/(?:fr|de))?(\/.*)?$/.exec(pathname) ?? []
  const link = (rel: string, type: string, to: string): MetaDescriptor => ({
    tagName: 'link' as const,
    rel,
    type: `application/${type}+xml`,
    title: shopIdentity().name,
    href: origin + prefix + to,
  })
  const isHome = path === undefined || path === '/'
  const fields = [...searchParams.keys()]
  const isOf = fields.length === 1 && feedScopes.some((scope) => scope === fields[0])
  const isList = path === '/books' || path === '/catalogue'
  return [
    ...(isHome || (path === '/catalogue' && fields.length === 0)
      ? [link('search', 'opensearchdescription', '/opensearch.xml')]
      : []),
    ...(isHome || (isList && isOf)
      ? [link('alternate', 'atom', `/books.atom${searchParams.size > 0 ? `?${searchParams}` : ''}`)]
      : []),
  ]
}

const localeTag = (language: Language) => locales[language].replace('-', '_')

/** Returns the Open Graph tags (ogp.me) for previews of a shared URL. */
function previewTags(
  title: string,
  description: string | undefined,
  { canonical, preview }: NonNullable<Head['indexed']>,
): MetaDescriptor[] {
  const own = languageOfPath(new URL(canonical).pathname)
  const tags: [property: string, content: string][] = [
    ['site_name', shopIdentity().name],
    ['type', preview.type],
    ['title', title],
    ...(description ? [['description', description] as [string, string]] : []),
    ['url', canonical],
    ['locale', localeTag(own)],
    ...offeredLanguages()
      .filter((one) => one !== own)
      .map((one): [string, string] => ['locale:alternate', localeTag(one)]),
    ['image', new URL(preview.path, canonical).href],
    ['image:type', 'image/png'],
    ['image:width', '1200'],
    ['image:height', '630'],
    ['image:alt', preview.alt],
  ]
  return [
    ...tags.map(([property, content]) => ({ property: `og:${property}`, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
