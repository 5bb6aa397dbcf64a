import { existsSync, readFileSync } from 'node:fs'

/** Linux counts it; elsewhere nothing of this kind can be measured. */
export const countsThreadTime = existsSync('/proc/self/schedstat')

/**
 * ms of CPU that the main thread of a process, which runs its JavaScript, has had so far. What the thread waits for the
 * processor is not counted, so a busy machine changes little.
 */
export const threadMs = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
