import { resolve } from 'node:path'
import { databaseFile } from '#app/database/database.server.ts'
import { counted } from '#app/i18n/counted.ts'
import { secretFile, settings } from '#app/settings.server.ts'
import { moveShop, MoveRefused } from '#app/shop/maintenance/backup/move-shop.server.ts'
import type { TableSums } from '#app/shop/maintenance/backup/table-sums.server.ts'
import { answerCommand, readArguments, CommandError, UsageError } from '../answer-command.server.ts'
import { explainStartErrors } from '../cannot-start.server.ts'
import { progressOn, type Out } from '../out.server.ts'

const usage = `Usage: npm run shop -- move --to postgres://USER@HOST/NAME
  Moves a shop from SQLite into an empty PostgreSQL database, completely or not at all.
  Stop the shop first. The SQLite file does not change. The password may come from PGPASSWORD.
`

export const runMove = (args: string[], out: Out, now = Date.now()): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    const { to } = readArguments(args, { to: { type: 'string' } }).values
    if (to === undefined) throw new UsageError('--to is missing.')
    if (!/^postgres(ql)?:\/\/\S+$/.test(to) || !URL.canParse(to))
      throw new UsageError('--to must be an address like postgres://user@host/name.')
    if (settings().DATABASE_URL) throw new CommandError('This shop is in PostgreSQL already.')
    const { host, pathname } = new URL(to)
    const target = `${pathname.slice(1) || 'the database'} at ${host}`
    const { show, clear } = progressOn(out)
    const moving = {
      file: databaseFile(),
      url: to,
      progress: (n: number) => show(`${counted(n, 'row')} …`),
    }
    const sums = await explainStartErrors(`The database ${target}`, () => moveShop(moving, now))
      .catch((error: unknown) => {
        throw error instanceof MoveRefused
          ? new CommandError(sentences[error.reason](target))
          : error
      })
      .finally(clear)
    out.write(describe(sums, target))
  })

const sentences: Record<MoveRefused['reason'], (target: string) => string> = {
  missing: () => `There is no ${resolve(databaseFile())} to be moved.`,
  'in-use': () =>
    `Another program has ${resolve(databaseFile())} open: stop the shop first. Nothing was moved.`,
  'not-empty': (target) =>
    `${target} is not empty. Name a database without tables. Nothing was moved.`,
  unlike: (target) =>
    `What arrived in ${target} differs from the source and was rolled back. Nothing was moved.`,
}

function describe(sums: TableSums[], target: string): string {
  const lines = sums
    .filter(({ rows }) => rows > 0)
    .map(({ table, rows, sums: money }) =>
      [table, rows, ...Object.entries(money).map(([name, sum]) => `${name} ${sum}`)].join('  '),
    )
  const rows = sums.reduce((sum, one) => sum + one.rows, 0)
  return `${lines.join('\n')}
Moved to ${target}: ${counted(rows, 'row')}, the same rows and sums on both sides.
Start the shop with DATABASE_URL from now on, and with SESSION_SECRET set to ${
    process.env.SESSION_SECRET
      ? 'the same as before'
      : `what stands in ${resolve(secretFile(settings()))}`
  }, or everybody is signed out.
`
}
