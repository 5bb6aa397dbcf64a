import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { aCustomer, aResetKey, newEmail, rightPassword } from '../shop/accounts/customers.ts'
import { pageRoutes, routeOf } from '../screens/page-routes.ts'
import { walk, type Look } from '../screens/walk.ts'
import { sidewaysScroll, violations } from './visitor/axe.ts'
import { newVisitor, openDemoShop, untilHydrated } from './visitor/browser.ts'
import { cutOff, faultsOf, isDrawnAlone } from './visitor/inspect-page.ts'
import { tabTo } from './visitor/keyboard.ts'

// Every page, empty, filled, refused and ordered, as in tests/screens. In the gate each is seen once: without
// a script in German, the widest words, and with one in pages.test.ts and customer-pages.test.ts. LONG=1: each
// in every language and scheme, with a script and without.

const isLong = Boolean(process.env.LONG)

let demo: Awaited<ReturnType<typeof openDemoShop>>
beforeAll(async () => {
  demo = await openDemoShop()
})
afterAll(() => demo.close())

const everyLook = (['en', 'fr', 'de'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((colorScheme) =>
    [false, true].map((hasScript): Look => ({ language, colorScheme, hasScript, width: 320 })),
  ),
)
const looks: Look[] = isLong
  ? everyLook
  : [{ language: 'de', colorScheme: 'dark', hasScript: false, width: 320 }]

/** Stops scripts, as a browser does that has none, and lets them run again: without them axe waits for ever. */
async function scriptSwitch(page: Page) {
  const session = await page.context().newCDPSession(page)
  return (isOn: boolean) => session.send('Emulation.setScriptExecutionDisabled', { value: !isOn })
}

/** Sideways scroll, and words of which a part is lost. */
async function reflowFaults(page: Page, size: string): Promise<string[]> {
  const sideways = await sidewaysScroll(page)
  const cut = (await cutOff(page)).map((fault) => `${size}: ${fault}`)
  return sideways > 0 ? [`${size}: ${sideways} px sideways`, ...cut] : cut
}

/** The same on a large screen at 400 % (1280 × 1024), and with text twice its size. */
async function zoomFaults(page: Page): Promise<string[]> {
  const size = page.viewportSize()!
  await page.setViewportSize({ width: 320, height: 256 })
  const faults = await reflowFaults(page, '400 %')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  faults.push(...(await reflowFaults(page, 'text at 200 %')))
  await page.evaluate(() => document.documentElement.removeAttribute('style'))
  await page.setViewportSize(size)
  return faults
}

/** What cannot be told apart where the system chooses all colours. */
async function forcedFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  const faults = await page.evaluate(isDrawnAlone)
  await page.emulateMedia({ forcedColors: 'none' })
  return faults
}

// First, while nobody has bought anything.
describe('a guest buys by keyboard alone', () => {
  test.each(isLong ? [true, false] : [true])(
    'each stop is seen, and each step has the structure it is to have; JavaScript: %s',
    { timeout: 240_000 },
    async (javaScriptEnabled) => {
      const { page, context, faults } = await newVisitor(demo.browser, demo.shop, {
        javaScriptEnabled,
        viewport: { width: 1280, height: 800 },
        // While one page fades into the next, nothing is on top of anything.
        reducedMotion: 'reduce',
      })
      const press = (key: string) => page.keyboard.press(key)
      const finish = () => (javaScriptEnabled ? untilHydrated(page) : Promise.resolve())
      const arrive = async (path: RegExp) => {
        await page.waitForURL(path)
        await page.waitForFunction(() => /^(H1|BODY)$/.test(document.activeElement!.tagName))
      }
      const hasStructure = async (step: string) => {
        // A script shows a way to see one's password, and takes away buttons that it presses itself.
        if (!javaScriptEnabled) return
        const tree = structureOf(await page.locator('main').ariaSnapshot())
        await expect(tree).toMatchFileSnapshot(`__snapshots__/${step}.txt`)
      }

      await page.goto('/product/1')
      await finish()
      await tabTo(page, 'a.skip')
      await press('Enter')
      await tabTo(page, 'main .buy input[name="size"]')
      await press('Space')
      await press('ArrowRight')
      await tabTo(page, 'main .buy button[value="cart.add"]')
      await press('Space')
      await page.locator('.toast').waitFor()

      await tabTo(page, '#q', javaScriptEnabled ? 'Shift+Tab' : 'Tab')
      await page.keyboard.type('moby dick')
      await press('Enter')
      await arrive(/q=moby/)
      await tabTo(page, 'main .card__title a')
      await press('Enter')
      await arrive(/\/book\//)
      await page.locator('main .buy').waitFor()
      await hasStructure('book')
      await tabTo(page, 'main .buy button[value="cart.add"]')
      await press('Enter')
      await page.locator('.toast').waitFor()

      await tabTo(page, 'button.mini-cart', javaScriptEnabled ? 'Shift+Tab' : 'Tab')
      await press('Enter')
      await tabTo(page, '#mini-cart a[href="/cart"]')
      await press('Enter')
      await arrive(/\/cart$/)
      await page.locator('main .sums').waitFor()
      await hasStructure('cart')
      await tabTo(page, 'main [value="cart.checkout"]')
      await press('Enter')
      await arrive(/\/checkout$/)
      await page.locator('#email').waitFor()
      await hasStructure('checkout')
      for (const [field, words] of Object.entries(typed)) {
        await tabTo(page, `#${field}`)
        await page.keyboard.type(words)
      }
      await tabTo(page, 'button[value="order.place"]')
      await press('Enter')
      await arrive(/\/order-received\//)
      await hasStructure('receipt')
      expect(faults).toEqual([])
      await context.close()
    },
  )
})

describe('every page', () => {
  test.each(looks.map((look) => [Object.values(look).join(', '), look] as const))(
    '%s: axe, targets, zoom, forced colours, no motion, nothing of other hosts',
    { timeout: 900_000 },
    async (_, look) => {
      const { page, context, faults } = await newVisitor(demo.browser, demo.shop, {
        viewport: { width: look.width, height: 640 },
        colorScheme: look.colorScheme,
        reducedMotion: 'reduce',
      })
      const runScripts = await scriptSwitch(page)
      await runScripts(look.hasScript)
      const seen = new Set<string>()
      const found: string[] = []
      let taken = 0
      const take = async (name: string) => {
        if (look.hasScript) await untilHydrated(page)
        else await runScripts(true)
        // In the gate a page is examined once, in whichever of its states comes first.
        const isNew = isLong || !seen.has(routeOf(page))
        const inPage = [
          ...(isNew ? await violations(page) : []),
          ...(await faultsOf(page)),
          ...(await reflowFaults(page, '320 px')),
        ]
        // One in six is enough to see in the gate that the styles hold.
        if (isLong || taken++ % 6 === 0)
          inPage.push(...(await zoomFaults(page)), ...(await forcedFaults(page)))
        await runScripts(look.hasScript)
        found.push(...inPage.map((fault) => `${name}: ${fault}`))
        seen.add(routeOf(page))
      }
      const email = newEmail()
      const resetKey = await aResetKey(await aCustomer(email))
      // Every walk comes from one address, and is no shopper too many.
      await db.write((trx) => trx.deleteFrom('attempt').execute())
      await walk(page, look, { email, password: rightPassword, resetKey }, take)
      expect([...new Set(found)]).toEqual([])
      expect([...pageRoutes].filter((route) => !seen.has(route))).toEqual([])
      // Chromium names the policy where a script is not run.
      expect(faults.filter((fault) => look.hasScript || !fault.endsWith('.js csp'))).toEqual([])
      await context.close()
    },
  )
})

/** What a guest types at the checkout, in the order of the form. */
const typed = {
  email: 'asha@example.org',
  name: 'Asha Raghavan',
  addressLine1: '14 Lantern Lane',
  postcode: '560001',
  city: 'Bengaluru',
}

const months = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec'

/** Without what is another at each run, days and numbers of orders, and without long texts and lists of countries. */
const structureOf = (tree: string) =>
  tree
    .replace(
      new RegExp(
        `\\b((Mon|Tue|Wed|Thu|Fri|Sat|Sun)\\s)?\\d{1,2}\\s(${months})(uary|ruary|ch|il|e|y|ust|t?ember|t|ober)?\\b( \\d{4})?`,
        'g',
      ),
      '[day]',
    )
    .replace(/\b(order[ =]|Order )[A-Z0-9]{8}\b/g, '$1[number]')
    .replace(/paragraph: .{120,}/g, 'paragraph: [words]')
    .replace(/(\n +- option ".*")+/g, '')
    .concat('\n')
