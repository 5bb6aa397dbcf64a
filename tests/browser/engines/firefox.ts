import { launch, type Browser } from 'puppeteer-core'
import type { Driver, Engine, Look } from './driver.ts'

/** Returns Firefox, driven by puppeteer. A browser has JavaScript or none for all its windows, so there are up to two. */
export function firefox(executablePath: string): Engine {
  const started = new Map<boolean, Promise<Browser>>()
  const browserFor = ({ hasScript }: Look) => {
    const browser = started.get(hasScript) ?? start(executablePath, hasScript)
    started.set(hasScript, browser)
    return browser
  }
  return {
    name: 'Firefox',
    open: async (look) => openWindow(await browserFor(look), look),
    async close() {
      for (const browser of started.values()) await (await browser).close()
    },
  }
}

async function openWindow(browser: Browser, { width, height }: Look): Promise<Driver> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.setViewport({ width, height })
  return {
    async goto(url) {
      await page.goto(url)
    },
    evaluate: (expression) => page.evaluate(expression),
    press: (key) => page.keyboard.press(key),
    type: (words) => page.keyboard.type(words),
    pressAt: (x, y) => page.mouse.click(x, y),
    close: () => context.close(),
  }
}

const start = (executablePath: string, hasScript: boolean) =>
  launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: {
      'javascript.enabled': hasScript,
      // The value 1 is the light scheme, whatever that of the machine is.
      'layout.css.prefers-color-scheme.content-override': 1,
    },
  })
