import { quoted } from '#app/i18n/quoted.ts'
import { db } from '#app/database/database.server.ts'
import { SettingsError } from '#app/settings-error.ts'
import {
  CannotStart,
  databaseName,
  explainStartErrors,
  requireShop,
} from './cannot-start.server.ts'
import { commands, type Command } from './commands.server.ts'
import type { Printer } from './out.server.ts'
import { openShop, openShopToRead } from './open-shop.server.ts'

const helpWords = ['help', '--help', '-h']

export function shopUsage(): string {
  const width = Math.max(...commands.map(({ words: [typed] }) => typed.length))
  const lines = commands.map(({ words: [typed, does] }) => `  ${typed.padEnd(width)}  ${does}\n`)
  return `Usage: npm run shop -- COMMAND\n\n${lines.join('')}
help COMMAND tells more of one. A command ends with 0 when it is done, and with 1 and a sentence when not.\n`
}

/**
 * Runs the command of the command line.
 * @returns The exit code of every command: 0 if done, 1 after a sentence that says why not.
 */
export async function runShop(
  argv: string[],
  out: Printer,
  error: Pick<Printer, 'write'>,
  now = Date.now(),
): Promise<number> {
  const [name, ...args] = argv
  const isHelp = name === undefined || helpWords.includes(name)
  const topic = isHelp ? args[0] : name
  if (topic === undefined) {
    out.write(shopUsage())
    return 0
  }
  const command = commands.find((one) => one.name === topic)
  if (!command) {
    error.write(`There is no command ${quoted(topic)}.\n${shopUsage()}`)
    return 1
  }
  const code = await runCommand(command, isHelp ? ['--help'] : args, out, error, now)
  const fault = out.fault()
  if (fault) error.write(`The output could not be written: ${fault.message}\n`)
  return fault ? 1 : code
}

async function runCommand(
  { run, opensShop = false, needsShop = false, repairsSettings = false, onlyReads }: Command,
  args: string[],
  out: Printer,
  error: Pick<Printer, 'write'>,
  now: number,
): Promise<number> {
  try {
    // Help needs no shop.
    if (args.some((one) => helpWords.slice(1).includes(one))) return await run(['--help'], out, now)
    if (opensShop) return await run(args, out, now)
    if (needsShop) requireShop()
    await (onlyReads?.(args) ? openShopToRead(now) : openShop(now, { repairsSettings }))
    return await explainStartErrors(databaseName(), () => run(args, out, now))
  } catch (thrown) {
    if (!(thrown instanceof CannotStart || thrown instanceof SettingsError)) throw thrown
    error.write(`${thrown.message}\n`)
    return 1
  } finally {
    await db.close()
  }
}
