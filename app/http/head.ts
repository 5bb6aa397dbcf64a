import type { MetaDescriptor } from '@remix-run/react'
import { createContext } from 'react'
import { languages, languageOfPath, locales, type Language } from '#app/i18n/languages.ts'

/** Marks the scripts that are ours while the page is rendered; what is sent names them by hash. */
export const Nonce = createContext<string | undefined>(undefined)

/** What the head of a page says. Addresses are absolute. */
export type Head = {
  title: string
  description?: string
  /** Left out: the page is not for search engines. */
  indexed?: {
    canonical: string
    alternates: { hrefLang: string; href: string }[]
    /** The picture shown where the address is posted: its path, and what is on it. */
    preview: { type: string; path: string; alt: string }
  }
}

/**
 * The tags of a head, or of a page that answers with an error, whose words are its title. Links need
 * `tagName`: without it Remix writes a useless `<meta>`.
 */
export function describeHead(head: Head | undefined, error: unknown): MetaDescriptor[] {
  if (error) return describeHead({ title: errorTitle(error) }, undefined)
  if (!head) return []
  const { title, description, indexed } = head
  return [
    { title: title === 'Octavo' ? title : `${title} · Octavo` },
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
  (error as { data?: { message?: string } | null } | null)?.data?.message ?? 'Octavo'

/**
 * What a page leads machines to: the first page and the catalogue to the search, the first page and the lists of an
 * author, a publisher or a category to a feed of their new books.
 */
function feedsBeside(canonical: string): MetaDescriptor[] {
  const { origin, pathname, searchParams } = new URL(canonical)
  const [, prefix = '', path] = /^(\/(?:fr|de))?(\/.*)?$/.exec(pathname) ?? []
  const link = (rel: string, type: string, to: string): MetaDescriptor => ({
    tagName: 'link' as const,
    rel,
    type: `application/${type}+xml`,
    title: 'Octavo',
    href: origin + prefix + to,
  })
  const isHome = path === undefined || path === '/'
  const fields = [...searchParams.keys()]
  const isOf = fields.length === 1 && ['author', 'publisher', 'category'].includes(fields[0]!)
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

/** For those who show a preview of a page whose address is posted (ogp.me): what the page says itself. */
function previewTags(
  title: string,
  description: string | undefined,
  { canonical, preview }: NonNullable<Head['indexed']>,
): MetaDescriptor[] {
  const own = languageOfPath(new URL(canonical).pathname)
  const tags: [property: string, content: string][] = [
    ['site_name', 'Octavo'],
    ['type', preview.type],
    ['title', title],
    ...(description ? [['description', description] as [string, string]] : []),
    ['url', canonical],
    ['locale', localeTag(own)],
    ...languages
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
