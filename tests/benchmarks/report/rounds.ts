import { median, p95 } from './figures.ts'
import { press, type Target } from '../load.ts'

/** Holds one server with one kind of request. */
export type Run = { page: string; server: string; pid: number; target: Target }

export type Figures = {
  cpuMs: number
  perSecond: number
  /** The requests that one core would answer in a second: 1000 / cpuMs. */
  perCore: number
  /** The latency of one request at a time, ms. */
  p50: number
  p95: number
  /** Holds the latency with all connections busy, ms. */
  busyP50: number
  busyP95: number
}

const numberFrom = (text: string | undefined, usual: number, most: number) => {
  const number = Number(text)
  return number > 0 ? Math.min(number, most) : usual
}
/** A shorter time is for trials, a longer one for steadier figures. */
const seconds = numberFrom(process.env.BENCH_SECONDS, 3, 60)
export const rounds = numberFrom(process.env.BENCH_ROUNDS, 3, 50)
const connections = 16
export const method =
  `${rounds} rounds, all servers in turn, medians; p50 and p95: one request after the other for ` +
  `${seconds / 2} s; the rest, and "busy": ${connections} connections for ${seconds} s`

/**
 * Returns the maximum time of the measurement with slow responses, as a test's time limit in ms.
 */
export const timeLimit = (runs: number) => 60_000 + runs * (rounds * seconds * 3_000 + 20_000)

async function measureOnce({ page, server, pid, target }: Run): Promise<Figures> {
  const single = await press(target, pid, 1, seconds * 500)
  const busy = await press(target, pid, connections, seconds * 1000)
  const wrong = single.wrong + busy.wrong
  if (wrong) throw new Error(`${page} of ${server}: ${wrong} answers were not ${target.status}`)
  return {
    cpuMs: busy.cpuMs,
    perSecond: busy.perSecond,
    perCore: 1000 / busy.cpuMs,
    p50: median(single.latencies),
    p95: p95(single.latencies),
    busyP50: median(busy.latencies),
    busyP95: p95(busy.latencies),
  }
}

function medians(all: Figures[]): Figures {
  const of = (name: keyof Figures) => median(all.map((one) => one[name]))
  return {
    cpuMs: of('cpuMs'),
    perSecond: of('perSecond'),
    perCore: of('perCore'),
    p50: of('p50'),
    p95: of('p95'),
    busyP50: of('busyP50'),
    busyP95: of('busyP95'),
  }
}

/**
 * Warms all up, then measures them in turn, every other round backwards, so that drift of the
 * machine affects all alike.
 */
export async function measureInRounds(runs: Run[]): Promise<(Run & { figures: Figures })[]> {
  const measured = runs.map((run) => ({ run, all: [] as Figures[] }))
  for (const { pid, target } of runs) await press(target, pid, connections, seconds * 1000)
  for (let round = 0; round < rounds; round++)
    for (const { run, all } of round % 2 ? measured.toReversed() : measured)
      all.push(await measureOnce(run))
  return measured.map(({ run, all }) => ({ ...run, figures: medians(all) }))
}
