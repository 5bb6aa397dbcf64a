import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { db } from '#app/database/database.server.ts'
import { newMailKey } from '#app/shop/accounts/mail-key.server.ts'
import { aCustomer, newEmail, rightPassword } from '../shop/accounts/customers.ts'
import { newVisitor, openDemoShop } from '../browser/browser.ts'
import { walk, type Look } from './walk.ts'

// Pictures of every page, to be looked at: `npm run screens` writes them to build/screens.
// SCREENS=de-320-dark: one of the looks alone.
const folder = 'build/screens'

const looks = (['en', 'fr', 'de'] as const).flatMap((language) =>
  [320, 768, 1280].flatMap((width) =>
    (['light', 'dark'] as const).map((colorScheme): Look => ({ language, width, colorScheme })),
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
      // Each press is a document, so that no picture is taken between two.
      javaScriptEnabled: false,
      // What fades in or out is in no two pictures the same.
      reducedMotion: 'reduce',
    })
    const email = newEmail()
    const resetKey = await keyFor(await aCustomer(email))
    const seen = new Set<string>()
    const take = async (file: string) => {
      await page.waitForLoadState('networkidle')
      await page.screenshot({ path: `${folder}/${name}-${file}.png`, fullPage: true })
      seen.add(routeOf(page))
    }
    await walk(page, look, { email, password: rightPassword, resetKey }, take)
    expect([...pageRoutes].filter((route) => !seen.has(route))).toEqual([])
  },
)

async function keyFor(customer: string): Promise<string> {
  const { key, keyHash } = newMailKey()
  await db.write((t) =>
    t.insertInto('passwordReset').values({ keyHash, customer, createdAt: Date.now() }).execute(),
  )
  return key
}

/** Each page of the table of routes, but the one that shows nothing, and those that every address fits. */
const pageRoutes = new Set(
  routes
    .filter(({ file, id }) => !/(feeds|api|webhooks)\//.test(file) && id !== 'unknown-path')
    .map(({ path }) => (path ?? '').replace(/^:language\?\/?/, ''))
    .filter((path) => path !== 'logout'),
)

/** The route that the page's address stands for. */
function routeOf(page: Page): string {
  const path = new URL(page.url()).pathname.replace(/^\/(fr|de)(?=\/|$)/, '').replace(/^\//, '')
  const fits = (route: string) => new RegExp(`^${route.replace(/:[a-z]+/g, '[^/]+')}$`).test(path)
  return [...pageRoutes].find(fits) ?? ''
}
