import { quoted } from '#app/i18n/quoted.ts'
import { amountFault, decimal, parseAmount } from '#app/i18n/format/decimal.ts'
import { minorUnitsOf, type Currency } from '#app/i18n/currency.ts'
import { parseDatePublished } from '#app/shop/catalogue/products/catalogue-record.ts'
import { parseCountry, parseLanguageTag } from '#app/shop/catalogue/text/codes.ts'
import { decodeEntities } from '#app/shop/catalogue/text/decode-entities.ts'
import {
  faultOfCode,
  normaliseLine,
  normaliseText,
} from '#app/shop/catalogue/text/normalise-text.ts'

/** Parses a whole number, also as spreadsheets write it: `2008.0`. */
export function parseWhole(text: string): number | undefined {
  return /^[-+]?\d{1,15}(\.0+)?$/.test(text) ? Number(text) : undefined
}

const yes = ['1', 'yes', 'true', 'y', 'x', 'oui', 'ja']
const no = ['', '0', 'no', 'false', 'n', 'non', 'nein']

/**
 * Reads the cells of one row by column. Errors are collected in `reasons`, with their columns, so
 * that a row reports all of them at once. An empty cell is null.
 */
export class RowCells {
  readonly reasons: string[] = []
  readonly #cells: ReadonlyMap<string, string>

  constructor(cells: ReadonlyMap<string, string>) {
    this.#cells = cells
  }

  /** Returns whether the file has the column. */
  has(column: string): boolean {
    return this.#cells.has(column)
  }

  /** Returns the same cells under other column names. */
  renamed(names: (columns: string[]) => string[]): RowCells {
    const cells = [...this.#cells.values()]
    return new RowCells(new Map(names(this.columns()).map((name, n) => [name, cells[n] ?? ''])))
  }

  /** Returns the cell unchanged. */
  cell(column: string): string {
    return this.#cells.get(column) ?? ''
  }

  columns(): string[] {
    return [...this.#cells.keys()]
  }

  refuse(column: string, what: string) {
    this.reasons.push(`${column}: ${what}`)
  }

  line(column: string): string | null {
    return normaliseLine(this.#cells.get(column) ?? '') || null
  }

  /** Reads an item number, which may have plain spaces alone. */
  code(column: string): string | null {
    const fault = faultOfCode(this.cell(column).trim())
    if (fault !== undefined) this.refuse(column, fault)
    return this.line(column)
  }

  /** Another shop may have escaped the name as HTML. */
  name(column: string): string | null {
    return normaliseLine(decodeEntities(this.#cells.get(column) ?? '')) || null
  }

  text(column: string): string {
    return normaliseText(this.#cells.get(column) ?? '')
  }

  /** Splits a cell at semicolons. */
  list(column: string): string[] {
    return (this.line(column) ?? '')
      .split(';')
      .map((part) => part.trim())
      .filter(Boolean)
  }

  whole(column: string): number | null {
    return this.#read(column, parseWhole, 'is not a whole number')
  }

  /** @param text What is read in place of the cell. */
  amount(column: string, currency: Currency, text = this.line(column)): number | null {
    if (text === null) return null
    const minor = parseAmount(text, currency)
    if (minor === undefined) this.refuse(column, describeNoAmount(text, currency))
    return minor ?? null
  }

  language(column: string): string | null {
    return this.#read(column, parseLanguageTag, 'is not a language (BCP 47)')
  }

  date(column: string): string | null {
    return this.#read(
      column,
      (text) => (parseDatePublished(text) === undefined ? undefined : text),
      'is not a date (YYYY, YYYY-MM or YYYY-MM-DD)',
    )
  }

  flag(column: string): boolean {
    const cell = (this.line(column) ?? '').toLowerCase()
    if (!yes.includes(cell) && !no.includes(cell))
      this.refuse(column, `${quoted(cell)} is not yes or no`)
    return yes.includes(cell)
  }

  countries(column: string): string[] {
    return this.list(column).flatMap((cell) => {
      const code = parseCountry(cell)
      if (!code) this.refuse(column, `${quoted(cell)} is not an ISO country`)
      return code ?? []
    })
  }

  oneOf<T extends string>(column: string, choices: readonly T[]): T | null {
    return this.#read(
      column,
      (text) => choices.find((one) => one.toLowerCase() === text.toLowerCase()),
      `is not one of ${choices.join(', ')}`,
    )
  }

  #read<T>(column: string, parse: (cell: string) => T | undefined, problem: string): T | null {
    const cell = this.line(column)
    if (cell === null) return null
    const value = parse(cell)
    if (value === undefined) this.refuse(column, `${quoted(cell)} ${problem}`)
    return value ?? null
  }
}

function describeNoAmount(text: string, currency: Currency): string {
  const example = decimal(499 * minorUnitsOf(currency), currency)
  return amountFault(text, currency, `${quoted(text)} is not an amount like ${example}`)
}

const identity = ['key', 'id', 'isbn', 'sku'] as const

/**
 * Returns the column that identifies the product: the first of key, id, ISBN and SKU with a value.
 */
export const identityColumn = (cells: RowCells) =>
  identity.find((column) => cells.line(column) !== null)
