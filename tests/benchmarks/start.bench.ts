import { afterAll, beforeAll, test } from 'vitest'
import { median } from './report/figures.ts'
import type { Measured } from './report/goals.ts'
import { buildMinimalRemix, serveMinimalRemix } from './minimal-remix.ts'
import { report, type Section } from './report/report.ts'
import { rounds } from './report/rounds.ts'
import { loadDemoShop, newFolder, startShop } from './shop-process.ts'
import { takeTurn, turnLimit } from './take-turn.ts'

const sections: Section[] = []
const measured: Measured = {}
let [demo, built] = ['', '']

beforeAll(takeTurn, turnLimit)
beforeAll(async () => {
  demo = await loadDemoShop('demo')
  built = buildMinimalRemix(newFolder('minimal-remix'))
}, 120_000)
afterAll(() => report('start', { sections, measured }))

/** Measures the time from the start to the first page, ms. */
async function timeStart(dataFolder: string, demoSetting: 'on' | 'off'): Promise<number> {
  const server = await startShop(dataFolder, demoSetting)
  await server.stop()
  return server.startMs
}

test('start to first page', async () => {
  // The first start reads every file from the disk; it is not counted.
  await timeStart(demo, 'on')
  const loaded: number[] = []
  const loading: number[] = []
  const nothing: number[] = []
  const minimal: number[] = []
  for (let round = 0; round < rounds; round++) {
    loaded.push(await timeStart(demo, 'on'))
    loading.push(await timeStart(newFolder(`loading-${round}`), 'on'))
    nothing.push(await timeStart(newFolder(`nothing-${round}`), 'off'))
    const server = await serveMinimalRemix(built)
    await server.stop()
    minimal.push(server.startMs)
  }
  const row = (start: string, times: number[]) => ({
    start,
    ms: median(times),
    'over minimal Remix': median(times) / median(minimal),
  })
  sections.push({
    title: 'Start to first page, through the launcher',
    how: `median of ${rounds}`,
    rows: [
      row('demo loaded before', loaded),
      row('demo to be loaded', loading),
      row('nothing to load: empty data folder, DEMO=off', nothing),
      row('minimal Remix, without a launcher', minimal),
    ],
  })
  Object.assign(measured, { 'start ms': median(loaded), 'minimal start': median(minimal) })
}, 600_000)
