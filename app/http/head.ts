import type { MetaDescriptor } from '@remix-run/react'
import { createContext } from 'react'

/** Marks the scripts that are ours while the page is rendered; what is sent names them by hash. */
export const Nonce = createContext<string | undefined>(undefined)

/** What the head of a page says. Addresses are absolute. */
export type Head = {
  title: string
  description?: string
  /** Left out: the page is not for search engines. */
  indexed?: { canonical: string; alternates: { hrefLang: string; href: string }[] }
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
        ]
      : [{ name: 'robots', content: 'noindex' }]),
  ]
}

const errorTitle = (error: unknown) =>
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
