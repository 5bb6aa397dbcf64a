import { parse } from 'csv-parse/sync'
import { createFault, type Fault } from '#app/shop/operations/findings/fault.ts'

/** `line` is the line of the file on which the row begins, counted from 1. */
export type CsvRow =
  { line: number; ok: true; cells: string[] } | { line: number; ok: false; fault: Fault }

/** No product is longer; a longer row has a quotation mark that is never closed. */
const longestRow = 500_000
const mostLines = 2000
const neverClosed = createFault('tables.quoteOpen', {}, 'a quotation mark is never closed')
const tooLong = createFault(
  'tables.rowLong',
  { most: longestRow },
  `the row is longer than ${longestRow} characters`,
)

/** Returns whether a quoted cell is still open at the end of the line. */
function isOpenAfter(line: string, delimiter: string, open: boolean): boolean {
  let at = 0
  for (;;) {
    if (open) {
      const quote = line.indexOf('"', at)
      if (quote < 0) return true
      const doubled = line[quote + 1] === '"'
      open = doubled
      at = quote + (doubled ? 2 : 1)
    } else {
      // A quotation mark opens a cell only at its beginning, after optional spaces.
      while (line[at] === ' ') at += 1
      if (line[at] === '"') {
        open = true
        at += 1
        continue
      }
      const next = line.indexOf(delimiter, at)
      if (next < 0) return false
      at = next + delimiter.length
    }
  }
}

const afterClosing = createFault(
  'tables.quoteClosed',
  {},
  'text stands after a closing quotation mark',
)
/** The keys are error codes of csv-parse. */
const faults: Record<string, Fault> = {
  CSV_QUOTE_NOT_CLOSED: neverClosed,
  CSV_INVALID_CLOSING_QUOTE: afterClosing,
  CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE: afterClosing,
  INVALID_OPENING_QUOTE: createFault(
    'tables.quoteInside',
    {},
    'a quotation mark stands in a cell that has none around it',
  ),
}

function parseCells(text: string, delimiter: string): string[] | Fault {
  if (!text.includes('"')) return text.split(delimiter)
  try {
    const options = { delimiter, record_delimiter: '\n', max_record_size: 0, trim: true }
    const [cells] = parse(text, options)
    return cells ?? ['']
  } catch (error) {
    const fault = faults[(error as { code?: string }).code ?? '']
    if (fault === undefined) throw error
    return fault
  }
}

/** Reads numbered lines, and can go back to lines after a damaged one. */
class LineReader {
  number = 0
  readonly #lines: AsyncIterator<string>
  #again: string[] = []

  constructor(lines: AsyncIterable<string>) {
    this.#lines = lines[Symbol.asyncIterator]()
  }

  async next(): Promise<string | undefined> {
    const line = this.#again.shift() ?? (await this.#nextOfFile())
    if (line !== undefined) this.number += 1
    return line
  }

  goBack(lines: string[]) {
    this.#again = [...lines, ...this.#again]
    this.number -= lines.length
  }

  async end() {
    await this.#lines.return?.()
  }

  async #nextOfFile() {
    const next = await this.#lines.next()
    return next.done ? undefined : next.value
  }
}

/** Reads the lines of one row; quoted cells may contain line breaks. */
async function readRow(
  lines: LineReader,
  first: string,
  delimiter: string,
  allowsMultilineCells: boolean,
) {
  const row = [first]
  let size = first.length
  let open = isOpenAfter(first, delimiter, false)
  while (open && allowsMultilineCells && size <= longestRow && row.length < mostLines) {
    const next = await lines.next()
    if (next === undefined) break
    row.push(next)
    size += next.length
    open = isOpenAfter(next, delimiter, true)
  }
  return { row, open }
}

/**
 * This many characters may be read twice in vain: a fixed number, plus a multiple of those
 * read so far.
 */
const rereadLimit = { characters: 10_000_000, times: 2 }
/** Each line costs this many characters in addition to its length. */
const costOfLine = 100

/**
 * Yields the rows of a CSV file. After a row that cannot be read, reading goes on with the next
 * line, so an unclosed quotation mark costs one row only. After very many such rows, cells may have
 * no line breaks, which keeps the time linear in the size of the file.
 */
export async function* readCsvRows(
  file: AsyncIterable<string>,
  delimiter: string,
): AsyncGenerator<CsvRow> {
  const lines = new LineReader(file)
  let taken = 0
  let rereadCharacters = 0
  try {
    for (let first = await lines.next(); first !== undefined; first = await lines.next()) {
      if (first.trim() === '') continue
      const line = lines.number
      const allowsMultilineCells =
        rereadCharacters <= rereadLimit.characters + rereadLimit.times * taken
      const { row, open } = await readRow(lines, first, delimiter, allowsMultilineCells)
      const text = row.join('\n')
      taken += first.length + costOfLine
      const fault = text.length > longestRow ? tooLong : open ? neverClosed : undefined
      const cells = fault ?? parseCells(text, delimiter)
      if (!Array.isArray(cells)) {
        lines.goBack(row.slice(1))
        rereadCharacters += text.length - first.length + costOfLine * row.length
        yield { line, ok: false, fault: cells }
      } else {
        taken += text.length - first.length
        yield { line, ok: true, cells }
      }
    }
  } finally {
    await lines.end()
  }
}
