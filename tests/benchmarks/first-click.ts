import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from 'playwright'
import { openPhone } from './slow-phone.ts'

const clickEveryMs = 100
const giveUpAfterMs = 45_000

/** `shown` is in ms since the navigation began. */
type Place = { shown: number; x: number; y: number }

/** Runs in the page: reports when the button was first painted, and scrolls it into view. */
function watchButton(selector: string) {
  function look() {
    const button = document.querySelector(selector)
    if (!button?.getClientRects().length) return void requestAnimationFrame(look)
    const shown = performance.now()
    button.scrollIntoView({ block: 'center' })
    const { x, y, width, height } = button.getBoundingClientRect()
    const tell = (globalThis as unknown as { tellPlace: (place: Place) => void }).tellPlace
    tell({ shown, x: x + width / 2, y: y + height / 2 })
  }
  requestAnimationFrame(look)
}

export type FirstClick = {
  /** In ms since the navigation began. */
  shown: number
  /** The time from then to the request of the first effective click, ms. */
  worksAfter: number
  clicks: number
  /** The media type of the document shown at the end. */
  type: string
}

/** Taps a button every 100 ms from its first paint until a tap sends a form. */
export async function timeFirstClick(
  browser: Browser,
  url: string,
  selector: string,
): Promise<FirstClick> {
  const { context, page, protocol } = await openPhone(browser)
  // Only the browser's clock is used: the page's differs from it if the machine's clock is set.
  let [began, sent] = [0, 0]
  protocol.on('Network.requestWillBeSent', ({ request, timestamp }) => {
    began ||= timestamp * 1000
    if (request.method === 'POST' && !request.url.endsWith('/page-view')) sent ||= timestamp * 1000
  })
  let place: Place | undefined
  await page.exposeFunction('tellPlace', (announced: Place) => void (place = announced))
  await page.addInitScript(watchButton, selector)
  const opened = page.goto(url, { waitUntil: 'commit' }).catch(() => undefined)
  let clicks = 0
  for (const end = Date.now() + giveUpAfterMs; !sent && Date.now() < end;) {
    if (!place) await sleep(5)
    else {
      clicks++
      const touchPoints = [{ x: place.x, y: place.y }]
      await protocol.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
      await protocol.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      for (let waited = 0; !sent && waited < clickEveryMs; waited += 5) await sleep(5)
    }
  }
  await opened
  await page.waitForLoadState('load')
  await page.waitForTimeout(3_000)
  const type = await page.evaluate(() => document.contentType)
  await context.close()
  if (!sent || !place) throw new Error(`no click of ${clicks} on ${selector} sent anything`)
  return { shown: place.shown, worksAfter: sent - began - place.shown, clicks, type }
}
