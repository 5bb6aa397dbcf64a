import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import type { Out } from '#app/command/out.server.ts'
import { db } from '#app/database/database.server.ts'

type Run = (args: string[], out: Out, now: number) => Promise<number>

/** Runs a command with the words of a line: its exit code, and what it printed. */
export async function runLine(
  run: Run,
  line: string | string[],
  { now = Date.now(), isTTY = false } = {},
): Promise<{ code: number; printed: string }> {
  let printed = ''
  const args = typeof line === 'string' ? line.split(' ').filter(Boolean) : line
  const code = await run(args, { write: (text) => (printed += text), isTTY }, now)
  return { code, printed }
}

export const aFolder = () => mkdtempSync(join(process.env.DATA_DIR!, 'command-'))

/** Lists the audit rows about something, the oldest first. */
export async function changesOf(about: string) {
  const rows = await db.read
    .selectFrom('audit')
    .select(['command', 'details'])
    .where('about', '=', about)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows.map(({ command, details }) => ({ command, ...(JSON.parse(details) as object) }))
}
