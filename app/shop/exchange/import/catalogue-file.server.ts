import { csvCatalogue } from '#app/shop/exchange/csv/csv-catalogue.ts'
import { type CsvKind, type ReadResult, type ReadOptions } from '#app/shop/exchange/csv/csv-kind.ts'
import { createFault } from '#app/shop/operations/findings/fault.ts'
import { goodbooks } from './csv/goodbooks.ts'
import { ImportRefused } from './import-refused.ts'
import { isOnix, readOnix } from './onix/read-onix.server.ts'
import { shopify } from './csv/shopify.ts'
import { delimiters, readFileRows, readColumnNames, requireOnce } from './csv-file.server.ts'
import { readHead, requireText } from './text-file.server.ts'
import { withRestoredTitles } from './csv/inverted-titles.ts'
import { woocommerce } from './csv/woocommerce.ts'

export type { ReadResult } from '#app/shop/exchange/csv/csv-kind.ts'

const kinds: CsvKind[] = [goodbooks, shopify, woocommerce, csvCatalogue]

/** A file of a known kind has products of `source`, unless the shopkeeper names another source. */
export type FoundKind = {
  name: string
  source: string
  needsCurrency: boolean
  /** The import ignores these columns. */
  unknownColumns: string[]
  read(options: ReadOptions, now: number): AsyncGenerator<ReadResult>
}

/**
 * Detects the kind of a file by its first bytes, or by its header, the first row that is not empty.
 * An update needs only the columns that it changes.
 * @throws {ImportRefused}
 */
export async function findKind(path: string, isUpdate = false): Promise<FoundKind> {
  const head = await readHead(path)
  if (isOnix(head)) return isUpdate ? refuseUpdate(path, 'ONIX') : foundOnix(path)
  requireText(path, head)
  for (const delimiter of delimiters) {
    const header = await readColumnNames(path, delimiter)
    const kind = kinds.find((one) => one.recognises(header))
    if (kind && isUpdate && kind !== csvCatalogue) refuseUpdate(path, kind.name)
    if (kind) return foundCsv(path, kind, requireOnce(path, header), delimiter)
    if (isUpdate && csvCatalogue.updates(header))
      return foundCsv(path, csvCatalogue, requireOnce(path, header), delimiter)
  }
  throw new ImportRefused(
    'unknown-kind',
    `${path} is no catalogue that the shop can read: neither ONIX for Books, nor a CSV file whose first row names the columns of the shop’s own CSV (docs/import.md), of a Shopify or WooCommerce export, or of goodbooks-10k`,
  )
}

function refuseUpdate(path: string, kind: string): never {
  throw new ImportRefused(
    'no-update',
    `${path} is a file of ${kind}, whose products are stated whole; --update is for the shop’s own CSV`,
  )
}

const foundOnix = (path: string): FoundKind => ({
  name: 'ONIX',
  source: 'onix',
  needsCurrency: false,
  unknownColumns: [],
  read: (options, now) => readOnix(path, options, now),
})

const foundCsv = (path: string, kind: CsvKind, header: string[], delimiter: string): FoundKind => ({
  name: kind.name,
  source: kind.source,
  needsCurrency: kind.needsCurrency ?? false,
  unknownColumns: kind.listUnknown?.(header) ?? [],
  read: (options) => kind.read(() => readFileRows(path, header, delimiter), options),
})

/**
 * Yields the result of reading each product, in the order of the file. A key that came before is
 * refused with the line of the first.
 */
export async function* readRecords(
  found: FoundKind,
  options: ReadOptions,
  now: number,
): AsyncGenerator<ReadResult> {
  const lineOfKey = new Map<string, number>()
  for await (const read of found.read(options, now)) {
    const first = lineOfKey.get(read.key)
    if ((read.record ?? read.row) && first !== undefined) {
      yield {
        ...read,
        record: undefined,
        row: undefined,
        reasons: [
          createFault(
            'record.sameLine',
            { line: first },
            `key: the same as in line ${first}`,
            'key',
          ),
        ],
      }
      continue
    }
    if (read.row) lineOfKey.set(read.key, read.line)
    if (!read.record) yield read
    else {
      lineOfKey.set(read.key, read.line)
      const record = withRestoredTitles(read.record)
      yield { ...read, record, name: record.name }
    }
  }
}
