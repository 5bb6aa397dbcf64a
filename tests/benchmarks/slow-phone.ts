import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright'

/**
 * Simulates an average phone on a slow mobile network, with the values of Lighthouse's "devtools"
 * throttling.
 */
export const slowPhone = {
  /** Holds the factor by which it is slower than this machine. */
  cpu: 4,
  /** The time from a request to the head of its response, ms. */
  latency: 562.5,
  /** Holds the rate in bytes a second. */
  download: (1474.56 * 1024) / 8,
  upload: (675 * 1024) / 8,
  screen: { width: 412, height: 823 },
  pixelRatio: 1.75,
} as const

export const conditions =
  `CPU ${slowPhone.cpu} x slower, ${slowPhone.latency} ms latency, 1.47 Mbit/s, ` +
  `${slowPhone.screen.width} x ${slowPhone.screen.height}; nothing in the browser's cache`

export type OnPhone = { context: BrowserContext; page: Page; protocol: CDPSession }

export async function openPhone(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<OnPhone> {
  const context = await browser.newContext({
    viewport: slowPhone.screen,
    deviceScaleFactor: slowPhone.pixelRatio,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
    ...options,
  })
  const page = await context.newPage()
  const protocol = await context.newCDPSession(page)
  await protocol.send('Network.enable', { maxTotalBufferSize: 1e8, maxResourceBufferSize: 5e7 })
  await protocol.send('Performance.enable')
  await protocol.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowPhone.latency,
    downloadThroughput: slowPhone.download,
    uploadThroughput: slowPhone.upload,
  })
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpu })
  return { context, page, protocol }
}

type Noted = { paint: number; largest: number; picture: string; moved: number; tasks: number[][] }
type NotedPage = typeof globalThis & { noted: Noted }

/** Runs in the page before its own scripts. */
function notePaints() {
  const noted: Noted = { paint: 0, largest: 0, picture: '', moved: 0, tasks: [] }
  Object.assign(globalThis, { noted })
  const watch = <Entry extends PerformanceEntry>(type: string, note: (entry: Entry) => void) =>
    new PerformanceObserver((list) =>
      list.getEntries().forEach((one) => note(one as Entry)),
    ).observe({ type, buffered: true })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') noted.paint = startTime
  })
  watch<PerformanceEntry & { url: string }>('largest-contentful-paint', ({ startTime, url }) => {
    noted.largest = startTime
    noted.picture = url.replace(/#.*/, '')
  })
  watch<PerformanceEntry & { value: number; hadRecentInput: boolean }>('layout-shift', (shift) => {
    if (!shift.hadRecentInput) noted.moved += shift.value
  })
  watch('longtask', ({ startTime, duration }) => noted.tasks.push([startTime, duration]))
}

type Loaded = { url: string; type: string; bytes: number; done: boolean }

/** Records all requests of the page by the protocol's request id. */
function watchLoads(protocol: CDPSession): Map<string, Loaded> {
  const loads = new Map<string, Loaded>()
  protocol.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!/^(data|blob):/.test(request.url))
      loads.set(requestId, { url: request.url, type: type ?? '', bytes: 0, done: false })
  })
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const load = loads.get(requestId)
    if (load) Object.assign(load, { bytes: encodedDataLength, done: true })
  })
  protocol.on('Network.loadingFailed', ({ requestId }) => {
    const load = loads.get(requestId)
    if (load) load.done = true
  })
  return loads
}

/** Waits until nothing was loading for 1.5 s, at most 20 s. */
async function untilQuiet(loads: Map<string, Loaded>) {
  for (let [quiet, looks] = [0, 0]; quiet < 6 && looks < 80; looks++) {
    const before = loads.size
    await sleep(250)
    quiet = loads.size === before && [...loads.values()].every(({ done }) => done) ? quiet + 1 : 0
  }
}

async function mainThreadMs(protocol: CDPSession): Promise<number> {
  const { metrics } = await protocol.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000
}

/** Returns the blocking time of the tasks since a moment, as Lighthouse computes it. */
const blockedFrom = ({ tasks }: Noted, from: number) =>
  tasks.filter(([at]) => at! >= from).reduce((sum, [, took]) => sum + Math.max(0, took! - 50), 0)

/** Scrolls the page a little by touch and waits for all that follows. */
async function scroll({ page, protocol }: OnPhone, loads: Map<string, Loaded>) {
  const began = await page.evaluate(() => performance.now())
  const before = await mainThreadMs(protocol)
  const { width, height } = slowPhone.screen
  await protocol.send('Input.synthesizeScrollGesture', {
    ...{ x: width / 2, y: height / 2, yDistance: -height / 4, gestureSourceType: 'touch' },
  })
  await untilQuiet(loads)
  const noted = await page.evaluate(() => (globalThis as NotedPage).noted)
  return {
    touchedThread: (await mainThreadMs(protocol)) - before,
    touchedBlocked: blockedFrom(noted, began),
  }
}

async function gzipBytes(protocol: CDPSession, requestId: string): Promise<number> {
  const { body, base64Encoded } = await protocol.send('Network.getResponseBody', { requestId })
  return gzipSync(Buffer.from(body, base64Encoded ? 'base64' : 'utf8'), { level: 6 }).length
}

/** Times are in ms since the navigation began, sizes in transferred bytes. */
export type PhoneFigures = Awaited<ReturnType<typeof visitOnPhone>>

/**
 * Visits a page for the first time, with a cookie if given, from the URL to the last file and the
 * first touch.
 */
export async function visitOnPhone(browser: Browser, url: string, cookie?: [string, string]) {
  const phone = await openPhone(browser)
  const { context, page, protocol } = phone
  if (cookie) await context.addCookies([{ name: cookie[0], value: cookie[1], url }])
  await page.addInitScript(notePaints)
  const loads = watchLoads(protocol)
  await page.goto(url, { timeout: 90_000 })
  await untilQuiet(loads)
  const noted = await page.evaluate(() => (globalThis as NotedPage).noted)
  const mainThread = await mainThreadMs(protocol)
  const all = [...loads]
  const scripts = all.filter(([, { type }]) => type === 'Script')
  const sizes = await Promise.all(scripts.map(([id]) => gzipBytes(protocol, id)))
  const touched = await scroll(phone, loads)
  await context.close()
  return {
    firstPaint: noted.paint,
    largestPaint: noted.largest,
    /** Holds the bytes of the picture of the largest paint; 0 if that was text. */
    largestBytes: all.find(([, { url }]) => url === noted.picture)?.[1].bytes ?? 0,
    moved: noted.moved,
    blocked: blockedFrom(noted, noted.paint),
    mainThread,
    /** Holds the same two figures after a touch that scrolls the page, which loads the shop's scripts. */
    ...touched,
    requests: all.length,
    // Chromium gives an icon's drawing another type.
    pictures: all.filter(([, { type, url }]) => type === 'Image' || url.endsWith('.svg')).length,
    bytes: all.reduce((sum, [, { bytes }]) => sum + bytes, 0),
    scriptBytes: sizes.reduce((sum, size) => sum + size, 0),
  }
}
