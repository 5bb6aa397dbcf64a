import { execFileSync, spawnSync } from 'node:child_process'

/** The program belongs to util-linux. */
export const canLimitFiles = !spawnSync('prlimit', ['--version']).error

/** Limits the length of a process's files, which acts as a full disk. */
export const limitFiles = (pid: number, bytes: '0' | 'unlimited') =>
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`])
