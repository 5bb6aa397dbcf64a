import { once } from 'node:events'
import { Agent, createServer, request as sendOn } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Locator, Page } from 'playwright'
import { openPhone } from './slow-phone.ts'

/** The time that each request takes longer than the shop does, ms. */
export const latencyMs = 300
/** The pointer rests on a link for this long before the click, which is enough for two round trips. */
const restMs = 1_200

/**
 * Serves the shop through a proxy that answers late. The latency that a browser can simulate itself does not apply to
 * what it prefetches.
 */
async function serveWithLatency(origin: string) {
  const agent = new Agent({ keepAlive: true })
  const server = createServer((incoming, answer) => {
    const { method, headers } = incoming
    const forward = () => {
      const sent = sendOn(origin + incoming.url, { method, headers, agent }, (got) => {
        answer.writeHead(got.statusCode!, got.headers)
        got.pipe(answer)
      })
      sent.on('error', () => answer.destroy())
      incoming.pipe(sent)
    }
    setTimeout(forward, latencyMs)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    [Symbol.dispose]() {
      server.closeAllConnections()
      server.close()
      agent.destroy()
    },
  }
}

async function restOn(link: Locator) {
  await link.hover()
  await sleep(restMs)
}

/** Clicks on a link that the pointer rests on, and returns the ms until another heading is in a frame. */
async function timeMove(page: Page, selector: string): Promise<number> {
  const link = page.locator(selector).first()
  await restOn(link)
  // The page listens before the click is sent: a click that came first would never be timed.
  await page.evaluate(() => {
    const heading = () => document.querySelector('h1')?.textContent
    const before = heading()
    const moved = new Promise<number>((resolve) => {
      const onClick = () => {
        const clicked = performance.now()
        const look = () => {
          if (heading() === before) requestAnimationFrame(look)
          else resolve(performance.now() - clicked)
        }
        requestAnimationFrame(look)
      }
      addEventListener('click', onClick, { capture: true, once: true })
    })
    Object.assign(globalThis, { moved })
  })
  await page.mouse.down()
  await page.mouse.up()
  return page.evaluate(() => (globalThis as typeof globalThis & { moved: Promise<number> }).moved)
}

/** Clicks on a link that the pointer rests on, and returns the ms until the next document has painted. */
async function timePlainClick(page: Page, selector: string): Promise<number> {
  await restOn(page.locator(selector).first())
  const from = page.url()
  const clicked = Date.now()
  await page.mouse.down()
  await page.mouse.up()
  await page.waitForURL((url) => url.href !== from)
  return (await untilPainted(page)) - clicked
}

/** Returns when the document has painted, in ms UTC. Where scripts are off no callback of the page's runs. */
async function untilPainted(page: Page): Promise<number> {
  for (; ; await sleep(50)) {
    const painted = await page.evaluate(() => {
      const [first] = performance.getEntriesByName('first-contentful-paint')
      return first && performance.timeOrigin + first.startTime
    })
    if (painted !== undefined) return painted
  }
}

const bookLink = '.grid .card__title a'

/** Times the first and the second move of a visitor with scripts, and a click of one without. */
export async function timeSecondPages(browser: Browser, origin: string) {
  using far = await serveWithLatency(origin)
  const open = async (javaScriptEnabled: boolean) => {
    const page = await browser.newPage({ javaScriptEnabled })
    await page.goto(`${far.origin}/books`)
    await sleep(restMs)
    return page
  }
  const live = await open(true)
  await live.mouse.move(9, 300)
  await sleep(restMs)
  const first = await timeMove(live, bookLink)
  await sleep(restMs)
  const second = await timeMove(live, '.nav a[href="/about"]')
  await live.close()
  const still = await open(false)
  const plain = await timePlainClick(still, bookLink)
  await still.close()
  return { first, second, plain }
}

/** Returns the ms of the largest paint. Where scripts are off no callback of the page's runs. */
const largestPaint = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined)
    observer.observe({ type: 'largest-contentful-paint', buffered: true })
    return observer.takeRecords().at(-1)?.startTime ?? NaN
  })

/**
 * Opens a list on a slow phone without scripts and then, with the cookie of a visitor, the cart. Returns the ms of their
 * largest paints.
 */
export async function visitCartPlainly(
  browser: Browser,
  origin: string,
  [name, value]: [string, string],
) {
  const { context, page } = await openPhone(browser, { javaScriptEnabled: false })
  const open = async (path: string) => {
    await page.goto(origin + path, { waitUntil: 'networkidle' })
    return largestPaint(page)
  }
  const list = await open('/books')
  await context.addCookies([{ name, value, url: origin }])
  const cart = await open('/cart')
  await context.close()
  return { list, cart }
}
