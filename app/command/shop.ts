import { db } from '#app/database/database.server.ts'
import { SettingsError } from '#app/settings.server.ts'
import { CannotStart, databaseName, orCannotStart } from './cannot-start.server.ts'
import { runCoupon } from './coupon.server.ts'
import { runImport } from './import.server.ts'
import { openShop, prepare } from './prepare.server.ts'
import { runRates } from './rates.server.ts'

/** A command takes its own arguments, and answers with the exit code. */
type Command = { words: string; run(args: string[]): Promise<number> }

const commands: Record<string, Command> = {
  import: {
    words: 'import FILE        take a catalogue in (see docs/import.md)',
    run: async (args) => {
      await openShop(Date.now())
      return orCannotStart(databaseName(), () => runImport(args, process.stdout))
    },
  },
  rates: {
    words: 'rates [accept FILE] show the exchange rates, or take them from a file',
    run: async (args) => {
      await openShop(Date.now())
      return orCannotStart(databaseName(), () => runRates(args, process.stdout))
    },
  },
  coupon: {
    words: 'coupon COMMAND     give out, list or end coupons',
    run: async (args) => {
      await openShop(Date.now())
      return orCannotStart(databaseName(), () => runCoupon(args, process.stdout))
    },
  },
  prepare: {
    words: 'prepare            make all ready for the server, as the start does',
    run: async () => {
      await prepare(Date.now())
      return 0
    },
  },
}

const usage = () =>
  `Usage: npm run shop -- COMMAND\n\n${Object.values(commands)
    .map(({ words }) => `  ${words}`)
    .join('\n')}\n`

async function run([name, ...args]: string[]): Promise<number> {
  const command = Object.hasOwn(commands, name ?? '') ? commands[name ?? ''] : undefined
  if (!command) {
    const asked = name === undefined || name === 'help' || name === '--help'
    process[asked ? 'stdout' : 'stderr'].write(
      `${asked ? '' : `There is no command "${name}".\n`}${usage()}`,
    )
    return asked ? 0 : 1
  }
  try {
    return await command.run(args)
  } catch (error) {
    if (!(error instanceof CannotStart || error instanceof SettingsError)) throw error
    console.error(error.message)
    return 1
  } finally {
    await db.close()
  }
}

// No top-level await: the bundle would not be loadable by older tools.
void run(process.argv.slice(2)).then((code) => {
  process.exitCode = code
})
