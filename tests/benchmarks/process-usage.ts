import { readdirSync, readFileSync } from 'node:fs'

/** The times in /proc/PID/stat have 100 ticks a second on every Linux. */
const ticksASecond = 100

/** Returns the text of a file in /proc; undefined if the process has ended. */
function readProc(path: string): string | undefined {
  try {
    return readFileSync(`/proc/${path}`, 'utf8')
  } catch {
    return undefined
  }
}

/** Returns the fields of /proc/PID/stat after the name, which may hold spaces and brackets. */
const statOf = (pid: number) =>
  readProc(`${pid}/stat`)
    ?.replace(/^.*\) /s, '')
    .split(' ')

/** Returns a process and its running descendants. */
export function processTree(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), Number(statOf(Number(name))?.[1])] as const)
  const tree = [pid]
  // The list grows during the loop: children, their children, and so on.
  for (const one of tree)
    tree.push(...parents.filter(([, parent]) => parent === one).map(([child]) => child))
  return tree
}

/** Returns the CPU time (user and system) that a process and its children have used. */
export function cpuMs(pid: number): number {
  const ticks = processTree(pid).flatMap((one) => statOf(one)?.slice(11, 13).map(Number) ?? [])
  return (ticks.reduce((sum, each) => sum + each, 0) * 1000) / ticksASecond
}

function memoryMb(pid: number, field: 'VmRSS' | 'VmHWM'): number | undefined {
  const kb = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(readProc(`${pid}/status`) ?? '')?.[1]
  return kb === undefined ? undefined : Number(kb) / 1024
}

/** Returns the current resident memory. */
export const residentMb = (pid: number) => memoryMb(pid, 'VmRSS') ?? NaN

/** Returns the peak resident memory; undefined if the process has ended. */
export const peakMb = (pid: number) => memoryMb(pid, 'VmHWM')
