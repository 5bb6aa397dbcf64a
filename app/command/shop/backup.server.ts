import { counted } from '#app/i18n/counted.ts'
import { backUpShop, BackupImpossible } from '#app/shop/maintenance/backup/back-up-shop.server.ts'
import { answerCommand, readArguments, CommandError } from '../answer-command.server.ts'
import { describeStartError } from '../cannot-start.server.ts'
import { progressOn, type Out } from '../out.server.ts'

const usage = `Usage: npm run shop -- backup FILE
  Writes all data of the database at one moment into a new file, also while the shop runs.
  Writes nothing if the database is damaged or was emptied; use an earlier backup then.
  The file (gzip) contains customers' data and keys, so only this user can read it. Keep it private.
`

export const runBackup = (args: string[], out: Out, now = Date.now()): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    const { positionals } = readArguments(args, {}, ['FILE'])
    const path = positionals[0]!
    const { show, clear } = progressOn(out)
    const counts = await backUpShop(path, now, (rows) => show(`${counted(rows, 'row')} …`)).catch(
      (error: unknown) => {
        clear()
        throw backupRefusal(error, path)
      },
    )
    clear()
    const rows = Object.values(counts).reduce((sum, count) => sum + count, 0)
    const { product = 0, customerOrder = 0, customer = 0 } = counts
    const contents = `${counted(product, 'product')}, ${counted(customerOrder, 'order')}, ${counted(customer, 'customer')}`
    out.write(`Written: ${path} (${counted(rows, 'row')}: ${contents})\n`)
  })

/** Only writing the file fails with these; the database reports its own codes. */
const fileErrors = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EISDIR'])

function backupRefusal(error: unknown, path: string): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EEXIST') return new CommandError(`${path} is there already; name a new file.`)
  if (code === 'ENOENT' || code === 'ENOTDIR')
    return new CommandError(`The folder of ${path} is not there.`)
  if (fileErrors.has(code ?? '')) return new CommandError(describeStartError(error, path))
  if (!(error instanceof BackupImpossible)) return error
  return new CommandError(
    error.reason === 'database'
      ? `No backup was written, because the database has faults: ${error.message}. Keep the earlier backups: docs/operations.md tells how to restore one.`
      : `No backup was written: ${error.message}. "check" lists all that is missing.`,
  )
}
