import { setTimeout as sleep } from 'node:timers/promises'
import { behindProxy, kinds, mixTraffic, stockUp, type Traffic } from './mixed-traffic.ts'
import { residentMb } from './process-usage.ts'
import type { Section } from './report/report.ts'
import { loadDemoShop, serveShop } from './shop-process.ts'

/**
 * The load is half of the shop's capacity: enough connections to keep it busy, each for half of
 * its time.
 */
const connections = 4
const sampleMs = 5_000
const workMs = 15_000
/** This part of the time, at the end, tells whether memory grows. */
const finishedPart = 2 / 3

type Sample = { minute: number; mb: number }
export type Soak = { samples: Sample[]; traffic: Traffic[]; slope: Slope; busy: number }
/** Holds a slope in MB an hour and its standard error. */
export type Slope = { mbAnHour: number; error: number }

/**
 * Sends mixed traffic to the built shop for some minutes and records its resident memory every few
 * seconds.
 */
export async function soak(folder: string, minutes: number): Promise<Soak> {
  const demo = await loadDemoShop(folder)
  await stockUp(demo)
  const server = await serveShop(demo, behindProxy)
  const [began, samples, traffic]: [number, Sample[], Traffic[]] = [performance.now(), [], []]
  const end = began + minutes * 60_000
  let busyMs = 0
  try {
    const watching = watch(server.pid, began, end, samples)
    while (performance.now() < end) {
      // A rest follows that is as long as the work.
      const start = performance.now()
      traffic.push(await mixTraffic(server.origin, connections, Math.min(start + workMs, end)))
      const took = performance.now() - start
      busyMs += took
      await sleep(Math.min(took, Math.max(0, end - performance.now())))
    }
    await watching
  } finally {
    await server.stop()
  }
  const finished = samples.filter(({ minute }) => minute >= minutes * (1 - finishedPart))
  return { samples, traffic, slope: slopeOf(finished), busy: busyMs / (minutes * 60_000) }
}

async function watch(pid: number, began: number, end: number, samples: Sample[]) {
  while (performance.now() < end) {
    samples.push({ minute: (performance.now() - began) / 60_000, mb: residentMb(pid) })
    await sleep(sampleMs)
  }
}

/**
 * Fits a line through samples by least squares over means of ten parts, since neighbouring samples
 * are alike and would make the error look smaller.
 */
function slopeOf(samples: Sample[]): Slope {
  const parts = 10
  const size = Math.max(1, Math.floor(samples.length / parts))
  const means = Array.from({ length: Math.floor(samples.length / size) }, (_, n) => {
    const some = samples.slice(n * size, (n + 1) * size)
    return { minute: mean(some.map((one) => one.minute)), mb: mean(some.map((one) => one.mb)) }
  })
  const [x, y] = [mean(means.map((one) => one.minute)), mean(means.map((one) => one.mb))]
  const spread = sum(means.map(({ minute }) => (minute - x) ** 2))
  const slope = sum(means.map(({ minute, mb }) => (minute - x) * (mb - y))) / spread
  const left = sum(means.map(({ minute, mb }) => (mb - y - slope * (minute - x)) ** 2))
  const error = Math.sqrt(left / Math.max(1, means.length - 2) / spread)
  return { mbAnHour: slope * 60, error: error * 60 }
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)
const mean = (numbers: number[]) => sum(numbers) / numbers.length

/** Counts the responses of each kind, and the wrong ones. */
export const countAnswers = (traffic: Traffic[]) =>
  kinds.map((kind) => ({
    kind,
    answers: sum(traffic.map((one) => one[kind].latencies.length)),
    wrong: traffic.flatMap((one) => one[kind].wrong),
  }))

export function describeSoak({ samples, traffic, slope, busy }: Soak, minutes: number): Section {
  const at = (part: number) => samples[Math.floor((samples.length - 1) * part)]?.mb ?? NaN
  return {
    title: `A soak of ${minutes} minutes`,
    how:
      `mixed traffic on ${connections} connections, at work ${(busy * 100).toFixed(0)} % of the time; resident memory, ` +
      `and its line over the last ${(minutes * finishedPart).toFixed(0)} minutes with the standard error of its slope`,
    rows: [
      {
        server: 'shop',
        'MB at first': at(0),
        'after a third': at(1 / 3),
        'at the end': at(1),
        'MB an hour': slope.mbAnHour,
        '±': slope.error,
        ...Object.fromEntries(
          countAnswers(traffic).flatMap(({ kind, answers, wrong }) => [
            [kind, answers],
            [`${kind}, wrong`, wrong.length],
          ]),
        ),
      },
    ],
  }
}
