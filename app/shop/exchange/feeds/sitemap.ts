import { defaultLanguage, offeredAmong, type Language } from '#app/i18n/languages.ts'
import { localPath } from '#app/i18n/paths.ts'
import { element, textElement, xmlDocument, type Xml } from './xml.ts'

/** Holds an indexable page by its English path; `changedAt` is ms UTC, if known. `languages` defaults to all. */
export type SitemapPage = { path: string; changedAt?: number; languages?: readonly Language[] }

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/**
 * Writes a sitemap (sitemaps.org 0.9) with each page in each language and links to its other
 * languages.
 */
export function writeSitemap(origin: string, pages: SitemapPage[]): string {
  const names = { xmlns: namespace, 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' }
  return xmlDocument(element('urlset', names, ...pages.flatMap((page) => writePage(origin, page))))
}

function writePage(origin: string, page: SitemapPage): Xml[] {
  const { path, changedAt } = page
  const languages = offeredAmong(page.languages)
  const address = (language: Language) => origin + localPath(language, path)
  const alternate = (hreflang: string, href: string) =>
    element('xhtml:link', { rel: 'alternate', hreflang, href })
  const alternates = [
    ...languages.map((language) => alternate(language, address(language))),
    alternate(
      'x-default',
      address(languages.find((one) => one === defaultLanguage) ?? languages[0]!),
    ),
  ]
  return languages.map((language) =>
    element('url', {}, textElement('loc', address(language)), lastmod(changedAt), ...alternates),
  )
}

/** Writes the index of all sitemaps. */
export function writeSitemapIndex(
  origin: string,
  parts: { name: string; changedAt?: number }[],
): string {
  const written = parts.map(({ name, changedAt }) =>
    element(
      'sitemap',
      {},
      textElement('loc', `${origin}/sitemap.xml?${new URLSearchParams({ part: name })}`),
      lastmod(changedAt),
    ),
  )
  return xmlDocument(element('sitemapindex', { xmlns: namespace }, ...written))
}

const lastmod = (at: number | undefined) =>
  at !== undefined && textElement('lastmod', new Date(at).toISOString())
