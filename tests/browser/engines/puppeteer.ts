import { launch, type Browser, type LaunchOptions } from 'puppeteer-core'
import type { Driver, Engine, Look } from './driver.ts'

/** Returns an engine that puppeteer drives; browsers are started once for each choice that a start fixes. */
function puppeteerEngine(name: string, optionsOf: (look: Look) => LaunchOptions): Engine {
  const started = new Map<string, Promise<Browser>>()
  const browserFor = (look: Look) => {
    const options = optionsOf(look)
    const key = JSON.stringify(options)
    if (!started.has(key)) started.set(key, launch(options))
    return started.get(key)!
  }
  return {
    name,
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
    screenshot: () => page.screenshot(),
    close: () => context.close(),
  }
}

export const firefox = (executablePath: string) =>
  puppeteerEngine('Firefox', ({ hasScript, scheme }) => ({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: {
      'javascript.enabled': hasScript,
      'layout.css.prefers-color-scheme.content-override': scheme === 'dark' ? 0 : 1,
    },
  }))
