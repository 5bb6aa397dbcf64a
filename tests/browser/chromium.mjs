import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const systems = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/**
 * This is the browser of the tests: CHROMIUM_PATH, else Playwright's own, else the system's; undefined if there is
 * none.
 */
export function findChromium() {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH) return existsSync(CHROMIUM_PATH) ? CHROMIUM_PATH : undefined
  return [chromium.executablePath(), ...systems].find((path) => path && existsSync(path))
}
