import { readdirSync, readFileSync } from 'node:fs'

/** Ticks a second of the times in /proc/PID/stat: 100 on every Linux for programs. */
const ticksASecond = 100

/** The text of a file of /proc; undefined when the process has ended meanwhile. */
function readProc(path: string): string | undefined {
  try {
    return readFileSync(`/proc/${path}`, 'utf8')
  } catch {
    return undefined
  }
}

/** The fields of /proc/PID/stat after the name, which may itself hold spaces and brackets. */
const statOf = (pid: number) =>
  readProc(`${pid}/stat`)
    ?.replace(/^.*\) /s, '')
    .split(' ')

/** A process and all that it started, which still run. */
export function processTree(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), Number(statOf(Number(name))?.[1])] as const)
  const tree = [pid]
  // The list grows while it is walked: children, their children, and so on.
  for (const one of tree)
    tree.push(...parents.filter(([, parent]) => parent === one).map(([child]) => child))
  return tree
}

/** CPU time, user and system, that a process and its children have used so far. */
export function cpuMs(pid: number): number {
  const ticks = processTree(pid).flatMap((one) => statOf(one)?.slice(11, 13).map(Number) ?? [])
  return (ticks.reduce((sum, each) => sum + each, 0) * 1000) / ticksASecond
}

function memoryMb(pid: number, field: 'VmRSS' | 'VmHWM'): number | undefined {
  const kb = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(readProc(`${pid}/status`) ?? '')?.[1]
  return kb === undefined ? undefined : Number(kb) / 1024
}

/** Resident memory now. */
export const residentMb = (pid: number) => memoryMb(pid, 'VmRSS') ?? NaN

/** The most memory that the process ever had resident; undefined when it has ended. */
export const peakMb = (pid: number) => memoryMb(pid, 'VmHWM')
