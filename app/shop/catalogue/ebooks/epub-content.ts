import { cleanWords } from '#app/art/xml.ts'
import { defaultLanguage, languages, type Language } from '#app/i18n/languages.ts'
import { parseLanguageTag } from '#app/shop/catalogue/text/codes.ts'
import { parseDescription } from '#app/shop/catalogue/text/description.ts'
import type { EpubBook, EpubPerson } from './epub-book.ts'
import { parseCover } from './epub-cover.ts'
import { epubText, type EpubText } from './epub-text.ts'
import { formatXhtml } from '#app/shop/catalogue/text/xhtml.ts'

/**
 * Holds an e-book's texts prepared for its pages: names on one clean line (not escaped), HTML as
 * XHTML.
 */
export type EpubContent = {
  identifier: string
  language: string
  /** The shop's own texts in the book are in this language. */
  shopLanguage: Language
  words: EpubText
  /** The time has the format of OPF: `2025-11-21T12:00:00Z`. */
  modified: string
  title: string
  authors: EpubPerson[]
  translators: EpubPerson[]
  publisher: string
  subjects: string[]
  /** The text is XHTML; `''` means none. */
  description: string
  chapters: { heading: string; xhtml: string }[]
  isWhole: boolean
  cover: string | undefined
  /** The cover also exists as a PNG. */
  hasRasterCover: boolean
  firstPublished: string | undefined
}

const longestName = 500

/** @param identifier A URN. */
export function epubContentOf(book: EpubBook, identifier: string, hasRaster: boolean): EpubContent {
  const language = parseLanguageTag(book.language) ?? 'und'
  const shopLanguage = languages.find((one) => one === language.split('-')[0]) ?? defaultLanguage
  const words = epubText[shopLanguage]
  const title = oneLine(book.title) || words.untitled
  const cover = parseCover(book.coverSvg)
  return {
    identifier,
    language,
    shopLanguage,
    words,
    modified: formatModified(book.modified),
    title,
    authors: people(book.authors),
    translators: people(book.translators ?? []),
    publisher: oneLine(book.publisher),
    subjects: [...new Set(book.subjects.map(oneLine).filter(Boolean))],
    description: formatDescription(book.description),
    chapters: book.chapters.map(({ heading, html }, index, all) => ({
      heading: oneLine(heading) || (all.length > 1 ? String(index + 1) : title),
      xhtml: formatXhtml(html),
    })),
    isWhole: book.isWhole === true,
    cover,
    hasRasterCover: hasRaster && cover !== undefined,
    firstPublished: formatYear(book.firstPublished, words),
  }
}

const oneLine = (text: string) => cleanWords(text, longestName)

function people(list: EpubPerson[]): EpubPerson[] {
  return list.flatMap((person) => {
    const name = oneLine(person.name)
    return name === '' ? [] : [{ name, sortName: oneLine(person.sortName) || name }]
  })
}

// Runs of blanks become one first; otherwise white space without a line break is searched again
// from each blank.
const formatDescription = (text: string) =>
  formatXhtml(parseDescription(text.replace(/[^\S\n]+/g, ' ')))

/** An invalid time, or one outside the years 0 to 9999, becomes the start of 1970. */
function formatModified(iso: string): string {
  const time = Date.parse(iso)
  const text = new Date(Number.isNaN(time) ? 0 : time).toISOString()
  return /^\d{4}-/.test(text) ? `${text.slice(0, 19)}Z` : '1970-01-01T00:00:00Z'
}

function formatYear(year: number | undefined, words: EpubText): string | undefined {
  if (!year || !Number.isInteger(year)) return undefined
  return year < 0 ? words.beforeChrist(-year) : String(year)
}
