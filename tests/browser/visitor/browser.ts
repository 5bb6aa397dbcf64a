import {
  chromium,
  type Browser,
  type BrowserContext,
  type LaunchOptions,
  type Page,
} from 'playwright'
import { openDemo } from '../../demo.ts'
import { serveShop, type ServedShop } from '../../served-shop.ts'
import { findChromium, findHeadlessShell } from '../chromium.mjs'

/**
 * Chromium cannot use its sandbox as root, and without the other flags it accesses the network at
 * every start.
 */
export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

export const openBrowser = () => launch(findHeadlessShell())

/** Opens Chromium as people use it, for what the headless shell does in another way. */
export const openWholeBrowser = (options?: LaunchOptions) => launch(findChromium(), options)

async function launch(executablePath: string | undefined, options?: LaunchOptions) {
  if (!executablePath)
    throw new Error('No browser: install Chromium, or run `npx playwright install chromium`')
  return chromium.launch({ executablePath, args: chromiumFlags, ...options })
}

/** Serves the demo shop and opens a browser. */
export async function openDemoShop(open: () => Promise<Browser> = openBrowser): Promise<{
  shop: ServedShop
  browser: Browser
  close(): Promise<void>
}> {
  await openDemo()
  const [shop, browser] = await Promise.all([serveShop(), open()])
  return {
    shop,
    browser,
    async close() {
      await browser.close()
      await shop.stop()
    },
  }
}

export type Visit = {
  page: Page
  context: BrowserContext
  /** The page's errors, blocked resources and requests to other hosts. */
  faults: string[]
}

/**
 * Chromium reports as a fault of the page that a transition between documents ends early: another navigation follows, or
 * the next document has none. It begins before any script, so that no page can handle it.
 */
const endOfTransition = /^Transition was (skipped|aborted)/

/** Opens a new visitor's page, which records all faults. */
export async function newVisitor(
  browser: Browser,
  shop: Pick<ServedShop, 'origin'>,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: shop.origin,
    locale: 'en-IN',
    ...options,
  })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', ({ message }) => {
    if (!endOfTransition.test(message)) faults.push(`error: ${message}`)
  })
  page.on('console', (message) => {
    // A rejected form is a response, not a fault.
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text()))
      faults.push(`console: ${message.text()}`)
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(shop.origin)) faults.push(`foreign request: ${request.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Chromium reports a policy violation if JavaScript is disabled.
    const isSwitchedOff = options.javaScriptEnabled === false && reason === 'csp'
    if (!isSwitchedOff && !reason.includes('ERR_ABORTED'))
      faults.push(`failed: ${request.url()} ${reason}`)
  })
  return { page, context, faults }
}

type Taken = Record<
  string,
  { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } }
>

/**
 * Tells in the page whether React has hydrated it and the router has begun. Hydration starts on interest, which is
 * repeated with each call, because the script that listens may load later.
 */
export function isHydrated() {
  dispatchEvent(new Event('pointermove'))
  const key = Object.keys(document).find((one) => one.startsWith('__reactContainer'))
  if (!key || typeof __remixRouter === 'undefined') return false
  const root = (document as unknown as Taken)[key]!.stateNode
  return !root.current.memoizedState.isDehydrated
}

export async function untilHydrated(page: Page) {
  await page.waitForFunction(isHydrated)
  // This waits for the effects after hydration.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })),
  )
}
