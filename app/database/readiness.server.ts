import { setTimeout as sleep } from 'node:timers/promises'
import { db } from './database.server.ts'
import { schemaVersion } from './migrate.server.ts'
import { listTakenSteps } from './taken-steps.server.ts'

/** What is not ready: the database does not answer in time, or its tables are older than this version asks for. */
export type Unready = 'database' | 'migrations'

const answerWithinMs = 2000
const keptMs = 1000

/** Asked of the database each time; undefined where it is ready. */
export async function findUnready(withinMs = answerWithinMs): Promise<Unready | undefined> {
  const tooLate = new AbortController()
  try {
    return await Promise.race([
      askForTables(),
      sleep(withinMs, 'database' as const, { signal: tooLate.signal, ref: false }),
    ])
  } finally {
    tooLate.abort()
  }
}

let kept: { askedAt: number; answer: ReturnType<typeof findUnready> } | undefined

/** The same, asked once a second at most, however many want to know. */
export function keptUnready(now: number): ReturnType<typeof findUnready> {
  if (!kept || Math.abs(now - kept.askedAt) >= keptMs)
    kept = { askedAt: now, answer: findUnready() }
  return kept.answer
}

async function askForTables(): Promise<Unready | undefined> {
  try {
    // Those of a newer version are as good: its steps only add.
    return (await listTakenSteps(db.read)).includes(schemaVersion) ? undefined : 'migrations'
  } catch {
    return 'database'
  }
}
