import { sql, type ExpressionBuilder } from 'kysely'
import { db } from '#app/database/database.server.ts'
import type { Tables } from '#app/database/tables.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { isFileOfBuyer } from '../sold-file.server.ts'
import { deleteFile } from './store-file.server.ts'

/** A file stays this long after its end, so that a download of it can finish. */
const afterMs = dayMs

/**
 * Deletes files that were never finished, and those that are no longer sold and that no buyer may download.
 * @returns The number deleted.
 */
export async function sweepEbookFiles(now: number): Promise<number> {
  const unused = await db.read
    .selectFrom('ebookFile')
    .select('ebookFile.id')
    .where((row) => row.or([isUnfinished(row, now), row.and([isEnded(row, now), isNobodys(row)])]))
    .orderBy('ebookFile.id')
    .execute()
  for (const { id } of unused) await deleteFile(id)
  return unused.length
}

type Row = ExpressionBuilder<Tables, 'ebookFile'>

const isUnfinished = (row: Row, now: number) =>
  row.and([row('addedAt', 'is', null), row('startedAt', '<', now - afterMs)])

const isEnded = (row: Row, now: number) =>
  row.or([
    row('replacedAt', '<', now - afterMs),
    row.and([
      row('addedAt', '<', now - afterMs),
      row.not(
        row.exists(
          row
            .selectFrom('product')
            .select('product.id')
            .whereRef('product.id', '=', 'ebookFile.productId'),
        ),
      ),
    ]),
  ])

const isNobodys = (row: Row) =>
  row.not(
    row.exists(
      row
        .selectFrom('ebookDownload')
        .innerJoin('customerOrder', 'customerOrder.number', 'ebookDownload.orderNumber')
        .select('ebookDownload.orderNumber')
        .whereRef('ebookDownload.productId', '=', 'ebookFile.productId')
        .where('ebookDownload.revokedAt', 'is', null)
        .where(isFileOfBuyer(sql.ref('customerOrder.placedAt'))),
    ),
  )
