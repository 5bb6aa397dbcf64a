import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { judgeGoals, type Measured } from './goals.ts'
import { formatTable, type Row } from './table.ts'

/** Holds one table, with a sentence on its method. */
export type Section = { title: string; how?: string; rows: Row[] }

/**
 * Holds a measured value and its aim. Missing it is reported and fails nothing, since machines
 * vary.
 */
export type Aim = { aim: string; value: number } & ({ atMost: number } | { atLeast: number })

type Part = { sections: Section[]; aims?: Aim[]; measured?: Measured }
type Report = { run: number; at: string; machine: Row; parts: Record<string, Part> }

const file = 'build/bench.json'

const machine = (): Row => ({
  cores: availableParallelism(),
  cpu: cpus()[0]?.model ?? '',
  node: process.version,
  'load at start': loadavg()[0] ?? NaN,
})

/** Returns the parts measured so far; the parent process is the same for all files of a run. */
function reportOfThisRun(): Report {
  const stored = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined
  if (stored?.run === process.ppid) return stored
  return { run: process.ppid, at: new Date().toISOString(), machine: machine(), parts: {} }
}

export const holds = (aim: Aim) =>
  'atMost' in aim ? aim.value <= aim.atMost : aim.value >= aim.atLeast

const rowOf = (aim: Aim): Row => ({
  aim: aim.aim,
  wanted: 'atMost' in aim ? `≤ ${aim.atMost}` : `≥ ${aim.atLeast}`,
  measured: aim.value,
  verdict: holds(aim) ? 'holds' : 'misses',
})

const formatSection = ({ title, how, rows }: Section) =>
  [title, how && `(${how})`, formatTable(rows)].filter(Boolean).join('\n')

/** Returns every goal whose figures are measured so far. */
function goalSection({ machine, parts }: Report): Section {
  const measured = Object.assign(
    {},
    ...Object.values(parts).map((part) => part.measured),
  ) as Measured
  const { rows, open } = judgeGoals(measured)
  const how =
    'peer: the better of EverShop 2.2.1 and Vendure 3.4.4 with its Remix storefront, measured on another day beside ' +
    'a minimal Remix page (392 req/s/core then), and scaled by what that page reaches in this run; limit: that page ' +
    `(for adding, its cart), or what the machine allows; a goal holds when both hold; load average ${machine['load at start']} at the start, ` +
    `${loadavg()[0]!.toFixed(1)} now${open.length ? `; not measured: ${open.length}` : ''}`
  return { title: 'Goals', how, rows }
}

/**
 * Prints a part and, below it, the goals and aims of all parts so far; stores them in
 * build/bench.json.
 */
export function report(name: string, part: Part) {
  const all = reportOfThisRun()
  all.parts[name] = part
  mkdirSync('build', { recursive: true })
  writeFileSync(file, `${JSON.stringify(all, undefined, 2)}\n`)
  const rows = Object.values(all.parts).flatMap(({ aims = [] }) => aims.map(rowOf))
  const aims = rows.length ? [{ title: 'Further aims', rows }] : []
  const printed = [...part.sections, ...aims, goalSection(all)].map(formatSection)
  // The console is avoided, because the runner would print a heading before it.
  process.stdout.write(`\n${printed.join('\n\n')}\n\n`)
}
