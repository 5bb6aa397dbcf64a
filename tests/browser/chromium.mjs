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

/**
 * Chromium without the windows of a browser takes a quarter less of the processor: 56 instead of 77 s for two files of
 * tests on 2026-11-28. It keeps no page for Back and asks for files in another order, so tests of these take Chromium.
 */
export function findHeadlessShell() {
  const system = '/usr/bin/chromium-headless-shell'
  if (process.env.CHROMIUM_PATH || !existsSync(system)) return findChromium()
  return system
}
