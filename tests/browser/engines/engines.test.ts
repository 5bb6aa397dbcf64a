import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { openDemo } from '../../demo.ts'
import { serveShop, type ServedShop } from '../../served-shop.ts'
import { findChromium } from '../chromium.mjs'
import { chromium, firefox } from './by-puppeteer.ts'
import type { Engine } from './driver.ts'
import { findFirefox, findMiniBrowser } from './find-engines.mjs'
import { testAccessibility } from './steps/accessibility.ts'
import { testHardTimes } from './steps/hard-times.ts'
import { testHistoryCache } from './steps/history-cache.ts'
import { testNavigation } from './steps/navigation.ts'
import { testPanels } from './steps/panels.ts'
import { testPrint } from './steps/print.ts'
import { testPurchase } from './steps/purchase.ts'
import { testToasts } from './steps/toasts.ts'
import { habitsOf, isLong, visitIn } from './steps/visit.ts'
import { webkit } from './webkit.ts'

// The other files of tests/browser test the shop in Chromium; here is what every engine has to do.

const [chromiumPath, firefoxPath, miniBrowser] = [findChromium(), findFirefox(), findMiniBrowser()]
const engines = [
  ...(chromiumPath ? [chromium(chromiumPath)] : []),
  ...(firefoxPath ? [firefox(firefoxPath)] : []),
  ...(miniBrowser ? [webkit(miniBrowser)] : []),
]

test.skipIf(firefoxPath)('Firefox is skipped: it is not installed', ({ skip }) => skip())
test.skipIf(miniBrowser)('WebKit is skipped: it is not installed', ({ skip }) => skip())

let shop: ServedShop
beforeAll(async () => {
  await openDemo()
  // Enough for every buyer here, so that all find the same edition.
  await db.write((trx) => trx.updateTable('product').set({ stock: 200 }).execute())
  shop = await serveShop()
})
afterAll(async () => {
  for (const engine of engines) await engine.close()
  await shop?.stop()
})

/** The other files try all but kept pages in Chromium, so it takes the other steps in the long form only. */
const tryIn = (engine: Engine) => isLong || engine.name !== 'Chromium'

const each = engines.map((engine) => [engine.name, engine] as const)

describe.each(each)('in %s', { timeout: 180_000 }, (_, engine) => {
  const visit = visitIn(engine, () => shop)
  const habits = habitsOf(engine)
  testHistoryCache(visit, habits)
  if (!tryIn(engine)) return
  testPurchase(visit)
  testHardTimes(visit)
  testNavigation(visit, habits)
  testPanels(visit)
  testToasts(visit)
  testPrint(visit)
  testAccessibility(visit)
})

test('docs/browsers.md has a row for each step, and no other', ({ task }) => {
  const rows = readFileSync('docs/browsers.md', 'utf8').matchAll(/^\| (.+?) +\|/gm)
  const named = [...rows].slice(2).map(([, step = '']) => step)
  const steps = task.file.tasks.flatMap((one) => (one.type === 'suite' ? one.tasks : []))
  const names = new Set(steps.map(({ name }) => name))
  expect([...names].filter((name) => !named.includes(name))).toEqual([])
  // The short form leaves out steps, and so does an engine that is not installed.
  if (isLong && engines.length === 3) expect(named.filter((name) => !names.has(name))).toEqual([])
})
