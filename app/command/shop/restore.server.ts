import { db } from '#app/database/database.server.ts'
import { counted } from '#app/i18n/counted.ts'
import { BackupRefused } from '#app/shop/maintenance/backup/read-backup.server.ts'
import { restoreBackup } from '#app/shop/maintenance/backup/restore-backup.server.ts'
import { answerCommand, readArguments, CommandError, UsageError } from '../answer-command.server.ts'
import { progressOn, type Out } from '../out.server.ts'

const usage = `Usage: npm run shop -- restore FILE [--replace --yes]
  Loads a backup into an empty shop, on either database, completely or not at all.
  --replace --yes   replace all data of the shop; stop the server first
`

export const runRestore = (args: string[], out: Out, now = Date.now()): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    const flag = { type: 'boolean' } as const
    const { values, positionals } = readArguments(args, { replace: flag, yes: flag }, ['FILE'])
    const { replace = false, yes = false } = values
    if (replace && !yes)
      throw new UsageError('--replace deletes all data of the shop: add --yes to confirm.')
    const { show, clear } = progressOn(out)
    const progress = (rows: number) => show(`${counted(rows, 'row')} …`)
    const refused: string[] = []
    try {
      const { madeAt, counts } = await restoreBackup(
        db,
        positionals[0]!,
        { replace, progress, onRefused: (fault) => refused.push(fault) },
        now,
      )
      clear()
      const { product = 0, customerOrder = 0, customer = 0 } = counts
      const contents = `${counted(product, 'product')}, ${counted(customerOrder, 'order')}, ${counted(customer, 'customer')}`
      for (const fault of refused) out.write(`Left out, set it again: ${fault}.\n`)
      out.write(`Restored as of ${madeAt}: ${contents}\n`)
    } catch (error) {
      clear()
      throw error instanceof BackupRefused ? new CommandError(error.message) : error
    }
  })
