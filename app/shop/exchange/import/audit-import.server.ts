import { db } from '#app/database/database.server.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import type { ImportOptions, ImportTotals } from './import-file.server.ts'

/** Records an import by one row for the file, although its products are in many transactions. A dry run leaves none. */
export async function auditImport(
  totals: ImportTotals,
  { dryRun, update }: Pick<ImportOptions, 'dryRun' | 'update'>,
  now: number,
): Promise<void> {
  if (dryRun) return
  const { kind, source, rows, changed, same, refused, missing } = totals
  const withdrawn = totals.withdrawn === true ? missing.length : 0
  const taken = { rows, new: totals.new, changed, same, refused, withdrawn }
  await record({ kind, source, ...taken, ...(update && { update }) }, now)
}

/** Records an import that ended before all products of its file were written. */
export const auditPartOfImport = (rows: number, now: number) => record({ rows, isPart: true }, now)

const record = (details: Record<string, unknown>, now: number): Promise<void> =>
  db.write((trx) => recordChange(trx, { command: 'import', about: 'catalogue', details }, now))
