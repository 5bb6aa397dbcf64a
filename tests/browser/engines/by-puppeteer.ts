import { launch, type Browser, type LaunchOptions } from 'puppeteer-core'
import { chromiumFlags } from '../visitor/browser.ts'
import type { Driver, Engine, Look } from './driver.ts'

/**
 * Returns Firefox, over WebDriver BiDi. A browser has JavaScript or none and one colour scheme for all its windows, so
 * there are up to four.
 */
export const firefox = (executablePath: string): Engine =>
  engineOf(
    'Firefox',
    ({ hasScript, scheme }) => ({
      browser: 'firefox',
      executablePath,
      extraPrefsFirefox: {
        'javascript.enabled': hasScript,
        // The value 0 is the dark scheme and 1 the light one, whatever that of the machine is.
        'layout.css.prefers-color-scheme.content-override': scheme === 'dark' ? 0 : 1,
      },
    }),
    () => Promise.resolve(),
  )

/** Returns Chromium, which keeps pages for Back and Forward here, as it does for shoppers. */
export const chromium = (executablePath: string): Engine =>
  engineOf(
    'Chromium',
    () => ({ executablePath, args: chromiumFlags }),
    async (page, { hasScript, scheme = 'light' }) => {
      await page.setJavaScriptEnabled(hasScript)
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }])
    },
  )

type Page = Awaited<ReturnType<Browser['newPage']>>

/** Starts a browser for each kind of look that has settings of its own. */
function engineOf(
  name: Engine['name'],
  settingsFor: (look: Look) => LaunchOptions,
  prepare: (page: Page, look: Look) => Promise<void>,
): Engine {
  const started = new Map<string, Promise<Browser>>()
  const browserFor = (look: Look) => {
    const settings = settingsFor(look)
    const key = JSON.stringify(settings)
    const browser = started.get(key) ?? launch({ ...settings, acceptInsecureCerts: true })
    started.set(key, browser)
    return browser
  }
  return {
    name,
    async open(look) {
      const browser = await browserFor(look)
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport({ width: look.width, height: look.height })
      await prepare(page, look)
      return driverOf(page, () => context.close())
    },
    async close() {
      for (const browser of started.values()) await (await browser).close()
    },
  }
}

const driverOf = (page: Page, close: () => Promise<void>): Driver => ({
  async goto(url) {
    await page.goto(url)
  },
  evaluate: (expression) => page.evaluate(expression),
  press: (key) => page.keyboard.press(key),
  type: (words) => page.keyboard.type(words),
  moveTo: (x, y) => page.mouse.move(x, y),
  pressAt: (x, y) => page.mouse.click(x, y),
  screenshot: () => page.screenshot(),
  print: () => page.pdf({ format: 'a4' }),
  close,
})
