import { mkdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { aCustomer, aResetKey, newEmail, rightPassword } from '../shop/accounts/customers.ts'
import { newVisitor, openDemoShop } from '../browser/visitor/browser.ts'
import { pageRoutes, routeOf } from './page-routes.ts'
import { walk, type Look } from './walk.ts'

// `npm run screens` writes pictures of every page to build/screens, to be looked at.
// SCREENS=de-320-dark takes one of the looks alone.
const folder = 'build/screens'

const looks = (['en', 'fr', 'de'] as const).flatMap((language) =>
  [320, 768, 1280].flatMap((width) =>
    (['light', 'dark'] as const).map(
      // Each press loads a document, so that no picture is taken between two states.
      (colorScheme): Look => ({ language, width, colorScheme, hasScript: false }),
    ),
  ),
)
const nameOf = ({ language, width, colorScheme }: Look) => `${language}-${width}-${colorScheme}`

let demo: Awaited<ReturnType<typeof openDemoShop>>
beforeAll(async () => {
  mkdirSync(folder, { recursive: true })
  demo = await openDemoShop()
})
afterAll(() => demo.close())

const wanted = looks.filter((look) => (process.env.SCREENS ?? nameOf(look)) === nameOf(look))

test.each(wanted.map((look) => [nameOf(look), look] as const))(
  '%s',
  { timeout: 300_000 },
  async (name, look) => {
    const { page } = await newVisitor(demo.browser, demo.shop, {
      viewport: { width: look.width, height: 900 },
      colorScheme: look.colorScheme,
      javaScriptEnabled: look.hasScript,
      // Fading elements would differ between two pictures.
      reducedMotion: 'reduce',
    })
    const email = newEmail()
    const resetKey = await aResetKey(await aCustomer(email))
    const seen = new Set<string>()
    const take = async (file: string) => {
      // Content further down is drawn when it comes near, which a full-page picture does not wait
      // for.
      await page.evaluate(() => {
        document.documentElement.dataset.whole = ''
        document
          .querySelector<HTMLElement>('.foot')
          ?.style.setProperty('content-visibility', 'visible')
      })
      await page.waitForLoadState('networkidle')
      await page.screenshot({ path: `${folder}/${name}-${file}.png`, fullPage: true })
      seen.add(routeOf(page))
    }
    // All walks come from one address, so the limits are reset.
    await db.write((trx) => trx.deleteFrom('attempt').execute())
    await walk(page, look, { email, password: rightPassword, resetKey }, take)
    expect([...pageRoutes].filter((route) => !seen.has(route))).toEqual([])
  },
)
