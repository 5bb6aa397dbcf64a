import { afterAll, beforeAll, expect, test } from 'vitest'
import { hasOwnPostgres, startPostgres } from '../own-postgres.ts'
import { quantile } from './report/figures.ts'
import {
  behindProxy,
  kinds,
  mixTraffic,
  sendAlone,
  stockUp,
  type Kind,
  type Traffic,
} from './mixed-traffic.ts'
import { cpuMs } from './process-usage.ts'
import { report, type Aim, type Section } from './report/report.ts'
import { newFolder, runShop, startShop } from './shop-process.ts'
import type { Row } from './report/table.ts'
import { takeTurn, turnLimit } from './take-turn.ts'

const seconds = Math.min(Number(process.env.BENCH_SECONDS) || 20, 120)
const connections = 16
const counts = [1, 2]

const sections: Section[] = []
const aims: Aim[] = []

beforeAll(takeTurn, turnLimit)
afterAll(() => report('processes', { sections, aims }))

/** Holds a database; `serverPid` is that of its own server. */
type Database = {
  name: string
  folder: string
  settings: Record<string, string>
  serverPid?: number
}
type Load = { traffic: Traffic; perSecond: number; cpu: number }

const start = ({ folder, settings }: Database, processes: number) =>
  startShop(folder, 'off', { ...behindProxy, WEB_PROCESSES: String(processes), ...settings })

/** Loads the shop as started by `npm start`, in this many processes, with mixed traffic. */
async function load(database: Database, processes: number): Promise<Load> {
  const server = await start(database, processes)
  try {
    await mixTraffic(server.origin, connections, performance.now() + seconds * 300)
    const [began, before] = [performance.now(), cpuMs(server.pid)]
    const traffic = await mixTraffic(server.origin, connections, began + seconds * 1000)
    const requests = kinds.flatMap((kind) => traffic[kind].latencies).length
    const took = performance.now() - began
    const cpu = (cpuMs(server.pid) - before) / requests
    return { traffic, perSecond: (requests / took) * 1000, cpu }
  } finally {
    await server.stop()
  }
}

/** Returns the cost of each kind for the shop and its database, each kind alone. */
async function costs(database: Database): Promise<Row[]> {
  const server = await start(database, 1)
  const spent = () => [cpuMs(server.pid), database.serverPid ? cpuMs(database.serverPid) : 0]
  const costOf = async (kind: Kind): Promise<Row> => {
    await sendAlone(kind, server.origin, connections, performance.now() + seconds * 100)
    const before = spent()
    const until = performance.now() + seconds * 250
    const traffic = await sendAlone(kind, server.origin, connections, until)
    const { latencies, wrong } = traffic[kind]
    expect(wrong).toEqual([])
    const [shop, own] = spent().map((ms, n) => (ms - before[n]!) / latencies.length)
    return {
      ...{ database: database.name, kind, acts: latencies.length, 'CPU ms of the shop': shop! },
      'of its database': database.serverPid ? own! : 'within',
    }
  }
  try {
    const rows: Row[] = []
    for (const kind of kinds) rows.push(await costOf(kind))
    return rows
  } finally {
    await server.stop()
  }
}

function rowsOf(database: string, loads: Map<number, Load>): Row[] {
  const alone = loads.get(1)!
  return [...loads].flatMap(([processes, { traffic, perSecond, cpu }]) =>
    kinds.map((kind) => {
      const { latencies, wrong } = traffic[kind]
      const at = (part: number) => quantile(latencies, part)
      const over = (part: number) => at(part) / quantile(alone.traffic[kind].latencies, part)
      return {
        ...{ database, processes, kind, answers: latencies.length, wrong: wrong.length },
        ...{ 'p50 ms': at(0.5), 'p95 ms': at(0.95), 'p99 ms': at(0.99) },
        ...{ 'p50 over one': over(0.5), 'p95 over one': over(0.95), 'p99 over one': over(0.99) },
        ...{ 'all per s': perSecond, 'over one': perSecond / alone.perSecond, 'CPU ms': cpu },
      }
    }),
  )
}

async function compare(database: Database) {
  const { name } = database
  const loads = new Map<number, Load>()
  for (const count of counts) loads.set(count, await load(database, count))
  sections.push({
    title: `Mixed traffic, ${name}`,
    how:
      `of a hundred requests ninety look, eight are of a cart, two of an order; ${connections} connections for ` +
      `${seconds} s, which the machine of the server sends itself; CPU of the shop, the database's own not counted`,
    rows: rowsOf(name, loads),
  })
  for (const { traffic } of loads.values())
    expect(kinds.flatMap((kind) => traffic[kind].wrong)).toEqual([])
  aims.push({
    aim: `answers per second of two processes over one, ${name}`,
    value: loads.get(2)!.perSecond / loads.get(1)!.perSecond,
    atLeast: 1,
  })
  sections.push({
    title: `What each costs alone, ${name}`,
    how:
      'one process; of a cart each request, of an order all of it: a book added, the cart, the checkout, the order, ' +
      'its receipt',
    rows: await costs(database),
  })
}

test('the embedded file', { timeout: 600_000 }, async () => {
  const folder = newFolder('processes')
  await runShop(['prepare'], folder, 'on')
  await stockUp(folder)
  await compare({ name: 'SQLite', folder, settings: {} })
})

test.skipIf(!hasOwnPostgres)('PostgreSQL', { timeout: 600_000 }, async () => {
  const server = await startPostgres()
  try {
    const folder = newFolder('processes-postgres')
    const settings = {
      DATABASE_URL: server.url,
      SESSION_SECRET: 'of-a-benchmark-that-nobody-signs-in-to',
    }
    await runShop(['prepare'], folder, 'on', settings)
    await stockUp(folder, settings)
    await compare({ name: 'PostgreSQL', folder, settings, serverPid: server.pid() })
  } finally {
    await server.close()
  }
})
