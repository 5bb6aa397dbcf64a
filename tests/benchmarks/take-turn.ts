import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A whole run: the last file of one waits for all others. */
const longestWaitMs = 120 * 60_000

/** Time limit for a hook that waits for its turn. */
export const turnLimit = longestWaitMs + 10_000

/**
 * Waits until no other benchmark of this machine measures, since one would slow the other. A socket without
 * a file (Linux) is the token: the system takes it back from a process that ends.
 */
export async function takeTurn() {
  for (const end = Date.now() + longestWaitMs; Date.now() < end; await sleep(500)) {
    const token = createServer().unref()
    const taken = once(token.listen('\0octavo-benchmark'), 'listening').then(
      () => true,
      () => false,
    )
    if (await taken) return
  }
  throw new Error('another benchmark does not end')
}
