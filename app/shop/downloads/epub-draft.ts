import { cleanWords } from '#app/art/xml.ts'
import { defaultLanguage, languages, type Language } from '#app/i18n/languages.ts'
import { parseLanguageTag } from '../import/codes.ts'
import { parseDescription } from '../import/description.ts'
import type { EpubBook, EpubPerson } from './epub-book.ts'
import { parseCover } from './epub-cover.ts'
import { epubText, type EpubText } from './epub-text.ts'
import { formatXhtml } from './xhtml.ts'

/** An e-book's texts made ready to print: names in one clean line (not escaped), HTML as XHTML. */
export type EpubDraft = {
  identifier: string
  language: string
  /** The language of what the shop itself says. */
  shopLanguage: Language
  words: EpubText
  /** As OPF wants it: `2025-11-21T12:00:00Z`. */
  modified: string
  title: string
  authors: EpubPerson[]
  translators: EpubPerson[]
  publisher: string
  subjects: string[]
  /** XHTML; `''`: none. */
  description: string
  chapters: { heading: string; xhtml: string }[]
  isWhole: boolean
  cover: string | undefined
  /** Whether the cover is there as a PNG, too. */
  hasRasterCover: boolean
  firstPublished: string | undefined
}

const longestName = 500

/** @param identifier A URN. */
export function draftEpub(book: EpubBook, identifier: string, hasRaster: boolean): EpubDraft {
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

// Runs of blanks first made one: white space without a line break would be searched again from each blank.
const formatDescription = (text: string) =>
  formatXhtml(parseDescription(text.replace(/[^\S\n]+/g, ' ')))

/** A moment that is none, or outside of the years 0 to 9999, is given as the first of 1970. */
function formatModified(iso: string): string {
  const time = Date.parse(iso)
  const text = new Date(Number.isNaN(time) ? 0 : time).toISOString()
  return /^\d{4}-/.test(text) ? `${text.slice(0, 19)}Z` : '1970-01-01T00:00:00Z'
}

function formatYear(year: number | undefined, words: EpubText): string | undefined {
  if (!year || !Number.isInteger(year)) return undefined
  return year < 0 ? words.beforeChrist(-year) : String(year)
}
