import { writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { compareSnapshots, takeSnapshot, writingSnapshots } from './heap/heap-snapshots.ts'
import { behindProxy, kinds, mixTraffic, stockUp, type Traffic } from './mixed-traffic.ts'
import { residentMb } from './process-usage.ts'
import type { Section } from './report/report.ts'
import { serve } from './serve-process.ts'
import { builtShop, loadDemoShop } from './shop-process.ts'

/**
 * The load is half of the shop's capacity: enough connections to keep it busy, each for half of
 * its time.
 */
const connections = 4
const sampleMs = 5_000
const workMs = 15_000
/** Heap snapshots are taken after these parts of the time: at 10 and 55 minutes of an hour. */
const snapshotParts = [1 / 6, 11 / 12]
/** After this part of the time all caches are filled, and the rest tells whether memory grows. */
const filledAfter = 1 / 3
/** The snapshots and all samples stay here, where what holds an object can be looked up. */
const snapshotFolder = 'build/soak'

type Sample = { minute: number; mb: number }
export type Soak = {
  samples: Sample[]
  traffic: Traffic[]
  slope: Slope
  busy: number
  /** Holds the file of each heap snapshot and its minute. */
  snapshots: { file: string; minute: number }[]
}
/** Holds a slope in MB an hour and its standard error. */
export type Slope = { mbAnHour: number; error: number }

/**
 * Sends mixed traffic to the built shop for some minutes and records its resident memory every few
 * seconds.
 */
export async function soak(folder: string, minutes: number): Promise<Soak> {
  const server = await serveWatched(folder)
  const [began, samples, traffic]: [number, Sample[], Traffic[]] = [performance.now(), [], []]
  const minute = () => (performance.now() - began) / 60_000
  const snapshots: Soak['snapshots'] = []
  let busyMs = 0
  try {
    const watching = watch(server.pid, minute, minutes, samples)
    while (minute() < minutes) {
      const start = performance.now()
      const end = began + minutes * 60_000
      traffic.push(await mixTraffic(server.origin, connections, Math.min(start + workMs, end)))
      const took = performance.now() - start
      busyMs += took
      // A rest follows that is as long as the work; a snapshot is taken while no request is under way.
      const due = snapshotParts[snapshots.length]
      if (due !== undefined && minute() >= due * minutes) {
        const at = minute()
        const file = await takeSnapshot(server.pid, snapshotFolder, snapshots.length + 1)
        snapshots.push({ file, minute: at })
      }
      await sleep(Math.max(0, Math.min(start + 2 * took, end) - performance.now()))
    }
    await watching
  } finally {
    await server.stop()
  }
  writeFileSync(`${snapshotFolder}/samples.json`, JSON.stringify(samples))
  return {
    samples,
    traffic,
    slope: slopeBefore(samples, minutes, snapshots),
    busy: busyMs / (minutes * 60_000),
    snapshots,
  }
}

/** Serves the demo with stock for all, by a process that writes heap snapshots. */
async function serveWatched(folder: string) {
  const demo = await loadDemoShop(folder)
  await stockUp(demo)
  const snapshots = writingSnapshots(snapshotFolder)
  const { args, cwd, environment } = builtShop(demo, behindProxy)
  return serve({
    args: [...snapshots.args, ...args],
    cwd,
    environment: { ...environment, ...snapshots.environment },
  })
}

async function watch(pid: number, minute: () => number, minutes: number, samples: Sample[]) {
  while (minute() < minutes) {
    samples.push({ minute: minute(), mb: residentMb(pid) })
    await sleep(sampleMs)
  }
}

/** Returns the slope until the second snapshot, which takes more memory than the shop does. */
function slopeBefore(samples: Sample[], minutes: number, snapshots: Soak['snapshots']): Slope {
  const end = snapshots[1]?.minute ?? minutes
  return slopeOf(samples.filter(({ minute }) => minute >= minutes * filledAfter && minute < end))
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

export function describeSoak(soaked: Soak, minutes: number): Section[] {
  const { samples, traffic, slope, busy } = soaked
  const at = (part: number) => samples[Math.floor((samples.length - 1) * part)]?.mb ?? NaN
  const memory = {
    title: `A soak of ${minutes} minutes`,
    how:
      `mixed traffic on ${connections} connections, at work ${(busy * 100).toFixed(0)} % of the time; resident memory, ` +
      `and its line from minute ${(minutes * filledAfter).toFixed(0)} to the second heap snapshot with the standard error of its slope`,
    rows: [
      {
        server: 'shop',
        'MB at first': at(0),
        'after a third': at(1 / 3),
        'before the second snapshot': at(9 / 10),
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
  return [memory, ...describeSnapshots(soaked)]
}

function describeSnapshots({ snapshots: [first, second] }: Soak): Section[] {
  if (!first || !second) return []
  const when = [first, second].map(({ minute }) => minute.toFixed(1)).join(' and ')
  return [
    {
      title: `What the heap holds after ${when} minutes`,
      how: `by constructor, without garbage, shallow bytes; the ten that grew most; the snapshots are in ${snapshotFolder}`,
      rows: compareSnapshots(first.file, second.file),
    },
  ]
}
