import type { Transaction } from '#app/database/connection.server.ts'
import { lockRows } from '#app/database/lock-rows.server.ts'
import { listExported } from '#app/shop/exchange/csv/export-catalogue.server.ts'
import type { ReadResult, ReadOptions } from '#app/shop/exchange/csv/csv-kind.ts'
import { createFault, type Fault } from '#app/shop/operations/findings/fault.ts'
import { mergeRow, type MergedRow } from './update-rows.ts'
import type { RowOutcome } from './upsert-record.server.ts'

/** A row of an update has an outcome already, or a record to write. */
export type Update = { taken: RowOutcome } | ({ productId: string } & MergedRow)

type Known = { id: string; sourceKey: string; isbn13: string | null; sku: string }

/** A product that a row names twice is refused, since it would be merged with its old state. */
export type NamedLines = Map<string, number>

/** Merges each row of an update with its product, in the transaction that will write it. */
export async function mergeUpdates(
  trx: Transaction,
  reads: ReadResult[],
  options: ReadOptions,
  lines: NamedLines,
  now: number,
): Promise<Update[]> {
  const found = await findProducts(trx, reads)
  const ids = [...new Set(found.flatMap((one) => (typeof one === 'string' ? [one] : [])))]
  // Orders lock the same rows, in the same order. Variants are written anew, so none may be sold
  // meanwhile.
  if (ids.length > 0)
    await lockRows(
      trx.selectFrom('product').select('id').where('id', 'in', ids).orderBy('workId').orderBy('id'),
    )
  const exported = await listExported(trx, ids, now)
  return reads.map((read, n): Update => {
    const productId = found[n]!
    if (typeof productId !== 'string') return { taken: productId }
    const first = lines.get(productId)
    if (first !== undefined && first !== read.line)
      return refusedUpdate([
        createFault(
          'record.sameLine',
          { line: first },
          `key: the same product as in line ${first}`,
          'key',
        ),
      ])
    lines.set(productId, read.line)
    const merged = mergeRow(exported.get(productId)!, read.row!, options)
    if (merged.reasons.length > 0) return refusedUpdate(merged.reasons)
    return { productId, ...merged }
  })
}

const refusedUpdate = (reasons: Fault[]): Update => ({ taken: { outcome: 'refused', reasons } })

/** Returns the product id for each row, or the outcome of a row without one. */
async function findProducts(
  trx: Transaction,
  reads: ReadResult[],
): Promise<(string | RowOutcome)[]> {
  const identifiers = reads.map(({ identifier }) => identifier!)
  const valuesOf = (...columns: string[]) => [
    '',
    ...identifiers.flatMap(({ column, value }) => (columns.includes(column) ? [value] : [])),
  ]
  const known = await trx
    .selectFrom('product')
    .select(['id', 'sourceKey', 'isbn13', 'sku'])
    .where((e) =>
      e.or([
        e('id', 'in', valuesOf('id')),
        e('sourceKey', 'in', identifiers.map(sourceKeyOf)),
        e('isbn13', 'in', valuesOf('isbn')),
        e.and([e('sku', 'in', valuesOf('sku')), e('sku', '<>', '')]),
      ]),
    )
    .execute()
  return identifiers.map((one) => resolveProduct(one, known))
}

type Identifier = NonNullable<ReadResult['identifier']>

const sourceKeyOf = ({ column, value }: Identifier) =>
  column === 'key' ? value : `${column}:${value}`

/** A product with this key is preferred to others with the same ISBN or SKU. */
function resolveProduct(identifier: Identifier, known: Known[]): string | RowOutcome {
  const { column, value } = identifier
  const own = known.find((one) =>
    column === 'id' ? one.id === value : one.sourceKey === sourceKeyOf(identifier),
  )
  if (own) return own.id
  const others = known.filter(
    (one) => (column === 'isbn' && one.isbn13 === value) || (column === 'sku' && one.sku === value),
  )
  const [only] = others
  if (only && others.length === 1) return only.id
  const count = others.length
  if (count > 1) {
    const sentence = `${column}: ${count} products have it; name one by its key or id`
    return {
      outcome: 'refused',
      reasons: [createFault('record.several', { count }, sentence, column)],
    }
  }
  const sentence = `${column}: the shop has no such product, and --update makes none`
  return { outcome: 'unknown', reasons: [createFault('record.unknown', {}, sentence, column)] }
}
