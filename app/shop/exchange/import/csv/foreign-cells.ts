import { createNote } from '#app/shop/exchange/csv/import-note.ts'
import type { Fault } from '#app/shop/operations/findings/fault.ts'
import { quoted, shortLineOf } from '#app/i18n/quoted.ts'
import { withoutLastZeros } from '#app/i18n/format/decimal.ts'
import type { Currency } from '#app/i18n/currency.ts'
import { counted } from '#app/i18n/counted.ts'
import { decodeEntities } from '#app/shop/catalogue/text/decode-entities.ts'
import {
  matchCategories,
  planCategories,
  type CategoryOptions,
} from '#app/shop/exchange/csv/known-categories.ts'
import { normaliseLine } from '#app/shop/catalogue/text/normalise-text.ts'
import { type RowCells } from '#app/shop/exchange/csv/row-cells.ts'

/**
 * Returns a price in minor units, or null without one; the last zeros are ignored. A product that another shop gives
 * away has price 0, and is not for sale here.
 */
export function readPrice(
  cells: RowCells,
  column: string,
  currency: Currency,
  notes: Fault[],
): number | null {
  const cell = cells.line(column)
  const amount = cell === null ? null : cells.amount(column, currency, withoutLastZeros(cell))
  if (amount === 0)
    notes.push(createNote('priceZero', column, '0 is no price here, so it is not for sale'))
  return amount ? amount : null
}

export const currencylessNote = (amount: string) =>
  createNote('currencyless', 'price', `${amount} of no currency is left out (--currency)`, {
    amount,
  })

/** Reads a decimal number that is not negative, such as `.5`; an empty cell is 0. */
export function readDecimal(cells: RowCells, column: string): number {
  const cell = cells.line(column)
  if (cell === null) return 0
  if (/^(\d{1,9}(\.\d*)?|\.\d+)$/.test(cell)) return Number(cell)
  cells.refuse(column, 'record.noNumber', `${quoted(cell)} is not a number`)
  return 0
}

/** Splits a text at commas, but not at those after a backslash. */
export const partsOf = (text: string | null): string[] =>
  (text ?? '')
    .split(/(?<!\\),/)
    .map((part) => part.replaceAll('\\,', ',').trim())
    .filter(Boolean)

/** Splits a list of names, which another shop may have escaped as HTML. */
export const listNames = (text: string | null): string[] =>
  partsOf(text)
    .map((part) => normaliseLine(decodeEntities(part)))
    .filter(Boolean)

/** Returns unique tags in lower case; longer ones than 60 characters are dropped. */
export const tagsOf = (parts: string[]): string[] =>
  [...new Set(parts.map((part) => part.toLowerCase()).filter((part) => part.length <= 60))].slice(
    0,
    50,
  )

/** The catalogue stores no more pictures of a product. */
const mostImages = 20

/** Returns unique URLs of pictures, to be fetched later. */
export function imagesOf(addresses: (string | null)[], notes: Fault[]): string[] {
  const given = [...new Set(addresses.filter((one) => one !== null))]
  const good = given.filter((one) => /^https?:\/\//i.test(one) && one.length <= 2000)
  if (good.length < given.length)
    notes.push(
      createNote(
        'imagesWithoutAddress',
        'images',
        `${counted(given.length - good.length, 'is left out: no address', 'are left out: no addresses')} of the web`,
        { count: given.length - good.length },
      ),
    )
  if (good.length > mostImages)
    notes.push(
      createNote('imagesMany', 'images', `those after the first ${mostImages} are left out`, {
        most: mostImages,
      }),
    )
  return good.slice(0, mostImages)
}

/** Matches categories of another shop with those of this one, or makes them; a note names the unknown or new ones. */
export function categoriesOf(
  paths: string[][],
  { categories: known = [], createCategories }: CategoryOptions,
  notes: Fault[],
): string[] {
  if (createCategories) return planCategories(paths, known, notes)
  const { slugs, unknown } = matchCategories(paths, known)
  if (unknown.length > 0)
    notes.push(
      createNote(
        'categoriesUnknown',
        'categories',
        `the shop has none called ${unknown.map(quoted).join(', ')}`,
        { names: unknown.map(shortLineOf).join(', ') },
      ),
    )
  return slugs
}

/** Other shops store the maximum retail price in a custom field. */
export function readMrp(cells: RowCells): number | null {
  const column = cells.columns().find((name) => /^(meta:_*)?mrp\b/.test(name))
  return column === undefined ? null : cells.amount(column, 'INR')
}

/** The drawing is shown while there is no picture. */
export const artOf = (kind: string, category = 'gift'): string =>
  JSON.stringify({ kind: kind === 'book' ? 'cover' : category.replaceAll('-', ' ') })
