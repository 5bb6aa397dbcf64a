import { quoted } from '#app/i18n/quoted.ts'
import {
  createFault,
  faultOfColumn,
  typedFact,
  type Fault,
} from '#app/shop/operations/findings/fault.ts'
import type { FaultCode } from '#app/shop/operations/findings/fault-code.ts'
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
  readonly reasons: Fault[] = []
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

  /** @param says Goes on after the name of the column. */
  refuse(column: string, code: FaultCode, says: string, facts: Fault['facts'] = {}) {
    this.addFault(column, createFault(code, facts, says))
  }

  addFault(column: string, fault: Fault) {
    this.reasons.push(faultOfColumn(column, fault, ': '))
  }

  line(column: string): string | null {
    return normaliseLine(this.#cells.get(column) ?? '') || null
  }

  /** Reads an item number, which may have plain spaces alone. */
  code(column: string): string | null {
    const fault = faultOfCode(this.cell(column).trim())
    if (fault) this.addFault(column, fault)
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
    return this.#read(column, 'record.whole', parseWhole, 'is not a whole number')
  }

  /**
   * Reads an amount. Spreadsheets in German and French write a comma before one or two decimals.
   * @param text What is read in place of the cell.
   */
  amount(column: string, currency: Currency, text = this.line(column)): number | null {
    if (text === null) return null
    const minor = parseAmount(text.replace(/^(\d+),(\d{1,2})$/, '$1.$2'), currency)
    if (minor === undefined) this.addFault(column, noAmountFault(text, currency))
    return minor ?? null
  }

  language(column: string): string | null {
    return this.#read(column, 'record.language', parseLanguageTag, 'is not a language (BCP 47)')
  }

  date(column: string): string | null {
    return this.#read(
      column,
      'record.date',
      (text) => (parseDatePublished(text) === undefined ? undefined : text),
      'is not a date (YYYY, YYYY-MM or YYYY-MM-DD)',
    )
  }

  flag(column: string): boolean {
    const cell = (this.line(column) ?? '').toLowerCase()
    if (!yes.includes(cell) && !no.includes(cell))
      this.refuse(column, 'record.flag', `${quoted(cell)} is not yes or no`, typedFact(cell))
    return yes.includes(cell)
  }

  countries(column: string): string[] {
    return this.list(column).flatMap((cell) => {
      const code = parseCountry(cell)
      if (!code)
        this.refuse(
          column,
          'record.country',
          `${quoted(cell)} is not an ISO country`,
          typedFact(cell),
        )
      return code ?? []
    })
  }

  oneOf<T extends string>(column: string, choices: readonly T[]): T | null {
    return this.#read(
      column,
      'record.choice',
      (text) => choices.find((one) => one.toLowerCase() === text.toLowerCase()),
      `is not one of ${choices.join(', ')}`,
      { choices: choices.join(', ') },
    )
  }

  #read<T>(
    column: string,
    code: FaultCode,
    parse: (cell: string) => T | undefined,
    problem: string,
    facts: Fault['facts'] = {},
  ): T | null {
    const cell = this.line(column)
    if (cell === null) return null
    const value = parse(cell)
    if (value === undefined)
      this.refuse(column, code, `${quoted(cell)} ${problem}`, { ...typedFact(cell), ...facts })
    return value ?? null
  }
}

function noAmountFault(text: string, currency: Currency): Fault {
  const example = decimal(499 * minorUnitsOf(currency), currency)
  const decimals = amountFault(text, currency, '')
  return decimals
    ? createFault('record.decimals', { ...typedFact(text), currency }, decimals)
    : createFault(
        'record.amount',
        typedFact(text),
        `${quoted(text)} is not an amount like ${example}`,
      )
}

const identity = ['key', 'id', 'isbn', 'sku'] as const

/**
 * Returns the column that identifies the product: the first of key, id, ISBN and SKU with a value.
 */
export const identityColumn = (cells: RowCells) =>
  identity.find((column) => cells.line(column) !== null)
