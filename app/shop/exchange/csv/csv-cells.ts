import { quoted } from '#app/i18n/quoted.ts'
import { languages, type Language } from '#app/i18n/languages.ts'
import { slugOf } from '#app/shop/catalogue/text/fold.ts'
import { parseDay } from '#app/i18n/format/day.ts'
import { endOfDay, homeTimeZone } from '#app/i18n/format/time-zones.ts'
import type {
  CatalogueRecord,
  RecordDiscount,
  RecordText,
  RecordVariant,
} from '#app/shop/catalogue/products/catalogue-record.ts'
import { typedFact } from '#app/shop/operations/findings/fault.ts'
import type { ReadOptions } from './csv-kind.ts'
import { readSalePrices } from './csv-prices.ts'
import { parseDescription, parseShortDescription } from '#app/shop/catalogue/text/description.ts'
import { isbnFaults, parseIsbn } from '#app/shop/catalogue/text/isbn.ts'
import { parseWhole, type RowCells } from './row-cells.ts'

/** A day without a time includes that whole day in the home market. */
export function readDiscount(cells: RowCells, options: ReadOptions): RecordDiscount | null {
  const prices = readSalePrices(cells, options)
  const percent = parseWhole((cells.line('discount') ?? '0').replace(/ ?%$/, ''))
  if (percent === undefined)
    cells.refuse(
      'discount',
      'record.percent',
      'is not a whole percentage',
      typedFact(cells.line('discount')),
    )
  const until = cells.line('discount_until')
  const untilAt = until === null ? null : parseDiscountEnd(until)
  if (untilAt === undefined)
    cells.refuse(
      'discount_until',
      'record.day',
      `${quoted(until ?? '')} is not a day (YYYY-MM-DD)`,
      typedFact(until),
    )
  if (percent && prices.length > 0)
    cells.refuse(
      'discount',
      'record.discount',
      'stands beside a sale price; a row gives one of them',
    )
  const term = { untilAt: untilAt ?? null }
  if (prices.length > 0) return { prices, ...term }
  return percent ? { percent, ...term } : null
}

/** Returns the moment at which a discount ends, ms UTC; undefined for what is no day and no moment. */
export function parseDiscountEnd(text: string): number | undefined {
  const [day = ''] = text.split(/[T ]/)
  if (parseDay(day) === undefined) return undefined
  if (text === day) return endOfDay(day, homeTimeZone())
  const zoned = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(text)
  const moment = zoned ? Date.parse(text.replace(' ', 'T')) : NaN
  return Number.isNaN(moment) ? undefined : moment
}

/** Tenths of a star are truncated, not rounded: 4.34 is 43. */
export function readRating(cells: RowCells): number | null {
  const cell = cells.line('rating')
  if (cell === null) return null
  const [, stars, tenth = '0'] = /^(\d)(?:\.(\d)\d*)?$/.exec(cell) ?? []
  if (stars === undefined)
    cells.refuse('rating', 'record.rating', `${quoted(cell)} is not from 1 to 5`, typedFact(cell))
  return stars === undefined ? null : Number(stars) * 10 + Number(tenth)
}

/** Parses `indigo/m:3;Deep blue/xl:0`, `/m:3` (size only) and `indigo:3` (colour only). */
export function readVariants(cells: RowCells): RecordVariant[] {
  return cells.list('variants').flatMap((cell) => {
    const [, colorName = '', size = '', count = ''] =
      /^([^/:]*)(?:\/([^/:]*))?:\s*(\S+)$/.exec(cell) ?? []
    const stock = parseWhole(count)
    if (stock === undefined) {
      cells.refuse(
        'variants',
        'record.variants',
        `${quoted(cell)} is not colour/size:stock`,
        typedFact(cell),
      )
      return []
    }
    const colorText = colorName.trim()
    const color = slugOf(colorText, 40)
    return [{ color, colorName: color === colorText ? null : colorText, size: size.trim(), stock }]
  })
}

export function readIsbn(cells: RowCells): string | null {
  const cell = cells.line('isbn')
  if (cell === null) return null
  const parsed = parseIsbn(cell)
  if (parsed.ok) return parsed.isbn13
  const says = `${quoted(cell)} is no ISBN (${parsed.reason})`
  cells.refuse('isbn', `record.${isbnFaults[parsed.reason]}`, says, typedFact(cell))
  return null
}

/**
 * A language has a text if one of its cells is filled. Columns without a language are in
 * `textLanguage`.
 */
export function readTexts(cells: RowCells, textLanguage: Language): CatalogueRecord['texts'] {
  const texts: CatalogueRecord['texts'] = {}
  for (const language of languages) {
    const cell = (column: string) =>
      cells.text(`${column}_${language}`) || (language === textLanguage ? cells.text(column) : '')
    const languageText: RecordText = {
      name: cells.line(`name_${language}`) ?? '',
      shortDescription: parseShortDescription(cell('short_description')),
      fullDescription: parseDescription(cell('description')),
    }
    if (language !== textLanguage && Object.values(languageText).every((text) => text === ''))
      continue
    texts[language] = { ...languageText, name: languageText.name || (cells.line('name') ?? '') }
  }
  return texts
}

/** Parses `Astrid Lindgren|A01;Anna-Liese Kornitzky|B06`: name, role, and an optional sort name. */
export function readAuthors(cells: RowCells): CatalogueRecord['authors'] {
  return cells.list('authors').flatMap((cell) => {
    const [name, role, sortName] = cell.split('|').map((part) => part.trim())
    if (!name) return []
    return [{ name, role: role || 'A01', ...(sortName && { sortName }) }]
  })
}

export function readPublisher(cells: RowCells): CatalogueRecord['publisher'] {
  const name = cells.line('publisher')
  if (name === null) return null
  return {
    name,
    postalAddress: cells.line('publisher_address') ?? undefined,
    email: cells.line('publisher_email') ?? undefined,
  }
}
