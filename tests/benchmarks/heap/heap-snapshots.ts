import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Row } from '../report/table.ts'

const writtenWithinMs = 120_000

/** Returns the arguments of Node and the environment that let a server write heap snapshots. */
export function writingSnapshots(folder: string) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return {
    args: ['--import', join(process.cwd(), 'tests/benchmarks/heap/write-snapshots.mjs')],
    environment: { HEAP_FOLDER: folder },
  }
}

/** Has a server write its snapshot of this number, and waits until it has written all of it. */
export async function takeSnapshot(pid: number, folder: string, number: number): Promise<string> {
  const file = join(folder, `${number}.heapsnapshot`)
  process.kill(pid, 'SIGUSR2')
  for (const end = Date.now() + writtenWithinMs; Date.now() < end; await sleep(100))
    if (existsSync(file)) {
      releaseFreedMemory(pid)
      return file
    }
  throw new Error(`no heap snapshot within ${writtenWithinMs} ms`)
}

/**
 * Gives back to the system what writing a snapshot took, some hundreds of MB that malloc would keep for later. Where
 * there is no gdb, the resident memory stays as much higher.
 */
const releaseFreedMemory = (pid: number) =>
  spawnSync('gdb', ['-p', String(pid), '-batch', '-ex', 'call (int)malloc_trim(0)'])

type Use = { count: number; bytes: number }

/** The format is that of the developer tools of Chromium: one flat list of numbers for all nodes. */
type Snapshot = {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } }
  nodes: number[]
  strings: string[]
}

/** The names of these are addresses, texts or code, of which nearly each is the only one. */
const groups: Record<string, string> = {
  array: '(arrays)',
  closure: '(closures)',
  code: '(code)',
  'concatenated string': '(strings)',
  hidden: '(hidden)',
  'object shape': '(shapes)',
  regexp: '(patterns)',
  'sliced string': '(strings)',
  string: '(strings)',
}

/** Sums the number and the shallow bytes of what a snapshot holds of each constructor. */
function sumByConstructor(file: string): Map<string, Use> {
  const { snapshot, nodes, strings } = JSON.parse(readFileSync(file, 'utf8')) as Snapshot
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, name, size] = ['type', 'name', 'self_size'].map((field) => fields.indexOf(field))
  const sums = new Map<string, Use>()
  for (let at = 0; at < nodes.length; at += fields.length) {
    const kind = types[0][nodes[at + type!]!]!
    const key = groups[kind] ?? strings[nodes[at + name!]!]!
    const use = sums.get(key) ?? { count: 0, bytes: 0 }
    sums.set(key, { count: use.count + 1, bytes: use.bytes + nodes[at + size!]! })
  }
  return sums
}

const shownRows = 10

/** Returns all that two snapshots hold, and below it the constructors whose bytes grew most. */
export function compareSnapshots(before: string, after: string): Row[] {
  const [first, second] = [sumByConstructor(before), sumByConstructor(after)]
  const none: Use = { count: 0, bytes: 0 }
  const grown = [...new Set([...first.keys(), ...second.keys()])]
    .map((name) => ({ name, was: first.get(name) ?? none, is: second.get(name) ?? none }))
    .sort((a, b) => b.is.bytes - b.was.bytes - (a.is.bytes - a.was.bytes))
  const all = { name: 'all', was: total(first), is: total(second) }
  return [all, ...grown.slice(0, shownRows)].map(({ name, was, is }) => ({
    constructor: name.slice(0, 60),
    'KB more': (is.bytes - was.bytes) / 1024,
    'more of them': is.count - was.count,
    'KB before': was.bytes / 1024,
    'KB after': is.bytes / 1024,
    'after, of them': is.count,
  }))
}

const total = (sums: Map<string, Use>): Use =>
  [...sums.values()].reduce((all, { count, bytes }) => ({
    count: all.count + count,
    bytes: all.bytes + bytes,
  }))
