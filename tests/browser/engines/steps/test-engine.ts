import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { openDemo } from '../../../demo.ts'
import { serveShop, type ServedShop } from '../../../served-shop.ts'
import type { Engine } from '../driver.ts'
import { testAccessibility } from './accessibility.ts'
import { testHardTimes } from './hard-times.ts'
import { testHistoryCache } from './history-cache.ts'
import { testNavigation } from './navigation.ts'
import { testPanels } from './panels.ts'
import { testPrint } from './print.ts'
import { testPurchase } from './purchase.ts'
import { testToasts } from './toasts.ts'
import { historyBehaviourOf, isLong, visitIn } from './visit.ts'

/**
 * Declares what every engine has to do, on a shop of its own. Each engine has a file, so that they run beside each
 * other. The other files of tests/browser try all but kept pages in Chromium, so it takes the other steps in the long
 * form only.
 */
export function testEngine(engine: Engine) {
  let shop: ServedShop
  beforeAll(async () => {
    await openDemo()
    // Enough for every buyer here, so that all find the same edition.
    await db.write((trx) => trx.updateTable('product').set({ stock: 200 }).execute())
    shop = await serveShop()
  })
  afterAll(async () => {
    await engine.close()
    await shop?.stop()
  })

  describe(`in ${engine.name}`, { timeout: isLong ? 180_000 : 60_000 }, () => {
    const visit = visitIn(engine, () => shop)
    const behaviour = historyBehaviourOf(engine)
    testHistoryCache(visit, behaviour)
    if (engine.name === 'Chromium' && !isLong) return
    testPurchase(visit)
    testHardTimes(visit)
    testNavigation(visit, behaviour)
    if (isLong) testPanels(visit)
    testToasts(visit)
    testPrint(visit)
    // The pages are the same for each engine, and most tests of the browser ask axe in Chromium.
    if (engine.name === 'Firefox' || isLong) testAccessibility(visit)
  })

  test('docs/browsers.md has a row for each step, and no other', ({ task }) => {
    const rows = readFileSync('docs/browsers.md', 'utf8').matchAll(/^\| (.+?) +\|/gm)
    const named = [...rows].slice(2).map(([, step = '']) => step)
    const steps = task.file.tasks.flatMap((one) => (one.type === 'suite' ? one.tasks : []))
    const names = new Set(steps.map(({ name }) => name))
    expect([...names].filter((name) => !named.includes(name))).toEqual([])
    // The short form leaves out steps, and so do engines that cannot take them.
    if (isLong && engine.name === 'Chromium')
      expect(named.filter((name) => !names.has(name))).toEqual([])
  })
}
