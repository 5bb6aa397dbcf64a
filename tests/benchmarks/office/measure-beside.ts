import { press, type Target } from '../load.ts'
import { median } from '../report/figures.ts'

export type MeasuredBeside = {
  path: string
  cpuMs: number
  /** The CPU time over that of the target beside all of them. */
  ratio: number
  /** The median latency of this target. */
  waitMs: number
}

const rounds = Math.min(Number(process.env.BENCH_ROUNDS) || 3, 50)
/** A CPU time has ticks of 10 ms, so this is long enough for an error of a few per cent. */
const pressMs = 400

/** Warms all up, then requests each of some targets of one process in turn with another target of it. */
export async function measureBeside(
  beside: Target,
  targets: Target[],
  pid: number,
): Promise<{ besideMs: number; rows: MeasuredBeside[] }> {
  const send = async (target: Target) => {
    const load = await press(target, pid, 1, pressMs)
    if (load.wrong)
      throw new Error(`${target.path}: ${load.wrong} answers were not ${target.status}`)
    return load
  }
  for (const target of [beside, beside, beside, ...targets]) await send(target)
  const others: number[] = []
  const measured = targets.map((target) => ({
    target,
    own: [] as number[],
    waits: [] as number[],
  }))
  for (let round = 0; round < rounds; round++)
    for (const { target, own, waits } of round % 2 ? measured.toReversed() : measured) {
      others.push((await send(beside)).cpuMs)
      const { cpuMs, latencies } = await send(target)
      own.push(cpuMs)
      waits.push(median(latencies))
    }
  const besideMs = median(others)
  const rows = measured.map(({ target, own, waits }) => ({
    path: target.path,
    cpuMs: median(own),
    ratio: median(own) / besideMs,
    waitMs: median(waits),
  }))
  return { besideMs, rows }
}
