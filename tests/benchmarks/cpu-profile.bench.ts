import { afterAll, beforeAll, expect, test } from 'vitest'
import { layerNames, shareOfLayers } from './cpu-profile.ts'
import { behindProxy, kinds, mixTraffic, stockUp } from './mixed-traffic.ts'
import { report, type Section } from './report/report.ts'
import { serve } from './serve-process.ts'
import { builtShop, loadDemoShop, newFolder } from './shop-process.ts'
import { takeTurn, turnLimit } from './take-turn.ts'

const seconds = Math.min(Number(process.env.BENCH_SECONDS) || 20, 120)
const connections = 16

const sections: Section[] = []

beforeAll(takeTurn, turnLimit)
afterAll(() => report('cpu-profile', { sections }))

test('what a process does that is at its limit', { timeout: 300_000 }, async () => {
  const demo = await loadDemoShop('cpu-profile')
  await stockUp(demo)
  const profiles = newFolder('cpu-profile-written')
  const { args, ...shop } = builtShop(demo, behindProxy)
  const server = await serve({
    ...shop,
    args: ['--cpu-prof', `--cpu-prof-dir=${profiles}`, ...args],
  })
  const traffic = await mixTraffic(server.origin, connections, performance.now() + seconds * 1000)
  await server.stop()
  expect(kinds.flatMap((kind) => traffic[kind].wrong)).toEqual([])
  const shares = shareOfLayers(profiles, 1 / 3)
  sections.push({
    title: 'Where the CPU goes at the limit of one process',
    how: `mixed traffic on ${connections} connections for ${seconds} s, after a third of it; the embedded file`,
    rows: [...shares].map(([layer, percent]) => ({ layer, '% of CPU': percent })),
  })
  // A layer that never occurs has an outdated pattern.
  expect([...shares.keys()]).toEqual(expect.arrayContaining(layerNames))
})
