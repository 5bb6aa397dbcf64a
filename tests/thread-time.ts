import { existsSync, readFileSync } from 'node:fs'

/** Linux counts the time of a thread; elsewhere it cannot be measured. */
export const countsThreadTime = existsSync('/proc/self/schedstat')

/**
 * Returns the CPU time in ms of a process's main thread, which runs its JavaScript. Waiting for
 * the processor does not count, so a busy machine changes little.
 */
export const threadMs = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
