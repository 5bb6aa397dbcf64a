import { execFileSync, spawnSync } from 'node:child_process'

/** util-linux has it. */
export const canLimitFiles = !spawnSync('prlimit', ['--version']).error

/** No file of a process may be longer than so, which to it is a disk that is full. */
export const limitFiles = (pid: number, bytes: '0' | 'unlimited') =>
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`])
