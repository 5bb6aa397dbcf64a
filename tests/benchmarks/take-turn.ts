import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** This is the time of a whole run, because its last file waits for all others. */
const longestWaitMs = 120 * 60_000

/** This is the time limit of a hook that waits for its turn. */
export const turnLimit = longestWaitMs + 10_000

/**
 * Waits until no other benchmark runs on this machine, since one would slow the other. An abstract
 * socket (Linux) is the lock, which the system releases when its process ends.
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
