import type { NoteCode } from '#app/shop/operations/findings/fault-code.ts'
import { createNote } from '#app/shop/exchange/csv/import-note.ts'
import { typedFact, type Fault } from '#app/shop/operations/findings/fault.ts'
import { quoted } from '#app/i18n/quoted.ts'
import { bookCategories } from '#app/shop/exchange/csv/known-categories.ts'
import { blankRecord, type CatalogueRecord } from '#app/shop/catalogue/products/catalogue-record.ts'
import { parseLanguageTag } from '#app/shop/catalogue/text/codes.ts'
import {
  eachRow,
  type CsvKind,
  statedPrices,
  type ReadOptions,
  type ReadRow,
} from '#app/shop/exchange/csv/csv-kind.ts'
import { isbnFaults, parseIsbn } from '#app/shop/catalogue/text/isbn.ts'
import { type RowCells } from '#app/shop/exchange/csv/row-cells.ts'

const needed = ['book_id', 'title', 'authors']
/** Some copies of the list lack a few of these columns; two are enough to recognise it. */
const telling = [
  ...['goodreads_book_id', 'best_book_id', 'work_id', 'books_count', 'isbn', 'isbn13'],
  ...['original_publication_year', 'original_title', 'language_code', 'average_rating'],
  ...['ratings_count', 'work_ratings_count', 'work_text_reviews_count'],
]

/**
 * `books.csv` of goodbooks-10k has no price, stock or description. Its remote pictures are ignored.
 * Every book becomes a paperback of 300 g, since the file states neither.
 */
export const goodbooks = {
  name: 'goodbooks-10k',
  source: 'goodbooks',
  recognises: (header: string[]) =>
    needed.every((column) => header.includes(column)) &&
    telling.filter((column) => header.includes(column)).length >= 2,
  readRow,
  read: eachRow(readRow),
} satisfies CsvKind & { readRow: unknown }

const series = /^(.*\S)\s*\(((?:[^()]|\([^()]*\))+?),?\s*#\s*([^;()]+)(?:;[^()]*)?\)$/

/** The regular expression above would take seconds on a longer title without a match. */
const longestSearched = 500

/**
 * Removes "(The Hunger Games, #1)" from a title; of several series the first counts. A title above
 * 500 characters is not changed.
 */
export function parseSeries(title: string) {
  const [, name, seriesName, number] = (title.length <= longestSearched && series.exec(title)) || []
  if (!name || !seriesName || !number) return { name: title, seriesName: null, seriesNumber: null }
  const seriesNumber = number
    .replaceAll('#', '')
    .replace(/,\s*[^\d\s.].*$/, '')
    .trim()
  return { name, seriesName: seriesName.trim(), seriesNumber: seriesNumber || null }
}

function readRow(cells: RowCells, options: ReadOptions): ReadRow {
  const { stock } = options
  const prices = statedPrices(options)
  const notes: Fault[] = []
  const number = cells.line('book_id') ?? ''
  if (!/^\d+$/.test(number))
    cells.refuse('book_id', 'record.noNumber', `${quoted(number)} is not a number`)
  const work = cells.line('work_id')
  const year = cells.whole('original_publication_year')
  const inLanguage = readLanguage(cells, notes)
  const title = parseSeries(cells.line('title') ?? '')
  const record: CatalogueRecord = {
    ...blankRecord,
    ...title,
    kind: 'book',
    sourceKey: `goodbooks:${number}`,
    workKey: work && `goodbooks-work:${work}`,
    language: inLanguage,
    inLanguage,
    authors: readAuthors(cells),
    isbn13: readIsbn(cells, notes),
    format: 'paperback',
    hasPrintEdition: true,
    weightGrams: 300,
    firstPublished: year,
    ratingTenths: readRating(cells, notes),
    art: '{"kind":"cover"}',
    categories: bookCategories(options),
    ...(prices && { prices }),
    ...(stock !== undefined && { stock }),
  }
  return { record, notes }
}

function readAuthors(cells: RowCells) {
  const names = (cells.line('authors') ?? '').split(', ').map((name) => name.trim())
  return [...new Set(names)].filter(Boolean).map((name) => ({ name, role: 'A01' }))
}

/** Some rows have shifted cells, so this one may contain other text than a language. */
const leftOut = (code: NoteCode, column: string, cell: string, says: string) =>
  createNote(code, column, `${quoted(cell)} ${says}`, typedFact(cell))

function readLanguage(cells: RowCells, notes: Fault[]): string {
  const cell = cells.line('language_code')
  const tag = parseLanguageTag(cell ?? '')
  if (cell && !tag)
    notes.push(
      leftOut('languageUnknown', 'language_code', cell, 'names no language and is left out'),
    )
  return tag ?? 'und'
}

/** The ISBN-10 comes first, since most of column isbn13 lost its last digit. */
function readIsbn(cells: RowCells, notes: Fault[]): string | null {
  const ten = cells.line('isbn')
  const parsed = parseIsbn(ten ?? '')
  if (parsed.ok) return parsed.isbn13
  if (ten)
    notes.push(leftOut(isbnFaults[parsed.reason], 'isbn', ten, `is left out (${parsed.reason})`))
  const thirteen = cells.line('isbn13')
  const other = parseIsbn(thirteen ?? '')
  if (other.ok) return other.isbn13
  if (thirteen)
    notes.push(
      leftOut(isbnFaults[other.reason], 'isbn13', thirteen, `is left out (${other.reason})`),
    )
  return null
}

/** Tenths are truncated, not rounded: 4.34 is 43. */
function readRating(cells: RowCells, notes: Fault[]): number | null {
  const cell = cells.line('average_rating')
  const [, stars, tenth = '0'] = /^([1-5])(?:\.(\d)\d*)?$/.exec(cell ?? '') ?? []
  const tenths = stars === undefined ? 99 : Number(stars) * 10 + Number(tenth)
  if (tenths <= 50) return tenths
  if (cell)
    notes.push(leftOut('rating', 'average_rating', cell, 'is not from 1 to 5 and is left out'))
  return null
}
