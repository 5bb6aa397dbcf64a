import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import { untilHydrated } from '../browser/visitor/browser.ts'
import { openPhone } from './slow-phone.ts'

/** Holds a press and what follows it. */
type Interaction = {
  url: string
  /** Brings the page to where the visitor presses. */
  prepare?: (page: Page) => Promise<void>
  press: (page: Page) => Promise<void>
  /** Selects what the page shows in the end. */
  shows: string
}

/** The effects of hydration and the files that it fetches have ended after this time, or the page's after a press. */
const quietMs = 2_000

async function openFilters(page: Page) {
  await page.tap('[popovertarget=listing]')
  await page.tap('#listing .fold:not([open]) summary')
}

async function typeAndChoose(page: Page) {
  await page.tap('header .search input[name=q]')
  await page.waitForSelector('header [role=combobox]')
  await page.keyboard.type('the', { delay: 120 })
  await page.waitForSelector('.suggestions [role=option]')
  await sleep(quietMs)
  await page.tap('.suggestions [role=option]')
}

/** Returns the measured interactions by name, and the press on an empty page, which is what the browser itself takes. */
export const interactionsOf = (origin: string): Record<string, Interaction> => ({
  empty: {
    url: 'data:text/html,<meta name=viewport content=width=device-width><button>',
    press: (page) => page.tap('button'),
    shows: 'button',
  },
  add: {
    url: `${origin}/book/b01`,
    press: (page) => page.tap('main button[value="cart.add"]'),
    shows: '.toast__more',
  },
  filter: {
    url: `${origin}/books`,
    prepare: openFilters,
    press: (page) => page.tap('#listing .fold[open] label:has(:not(:checked))'),
    shows: 'main .bar .chips',
  },
  more: {
    url: `${origin}/books`,
    prepare: (page) => page.locator('main .pages > a[rel=next]').scrollIntoViewIfNeeded(),
    press: (page) => page.tap('main .pages > a[rel=next]'),
    shows: '.grid .card:nth-child(25)',
  },
  suggestion: { url: `${origin}/books`, press: typeAndChoose, shows: 'main [value="cart.add"]' },
  menu: {
    url: `${origin}/books`,
    press: (page) => page.tap('button.menu'),
    shows: '#menu:popover-open',
  },
})

type Noted = {
  /** Holds when hydration began, in ms since the navigation; 0 until then. */
  began: number
  /** Holds start, duration and name of each event that the visitor caused. */
  events: [number, number, string][]
  /** Holds start and duration of each task above 50 ms. */
  tasks: [number, number][]
  /** Holds start, duration and the longest script of each frame above 50 ms. */
  frames: [number, number, string][]
}
type NotedPage = typeof globalThis & { noted: Noted }

/** Runs in the page before its own scripts. */
function noteTasks() {
  const noted: Noted = { began: 0, events: [], tasks: [], frames: [] }
  Object.assign(globalThis, { noted })
  // The bootstrap script adds the script that hydrates the page to the one that holds its text.
  new MutationObserver(() => {
    if (!noted.began && document.querySelector('script[data-words] > script'))
      noted.began = performance.now()
  }).observe(document, { childList: true, subtree: true })
  const watch = <Entry extends PerformanceEntry>(
    type: string,
    note: (entry: Entry) => void,
    options?: { durationThreshold: number },
  ) =>
    new PerformanceObserver((list) =>
      list.getEntries().forEach((one) => note(one as Entry)),
    ).observe({ type, buffered: true, ...options })
  watch<PerformanceEventTiming & { interactionId: number }>(
    'event',
    ({ interactionId, startTime, duration, name }) => {
      if (interactionId) noted.events.push([startTime, duration, name])
    },
    { durationThreshold: 16 },
  )
  watch('longtask', ({ startTime, duration }) => noted.tasks.push([startTime, duration]))
  type Script = { duration: number; invoker: string; sourceFunctionName: string }
  watch<PerformanceEntry & { scripts: Script[] }>(
    'long-animation-frame',
    ({ startTime, duration, scripts }) => {
      const [longest] = [...scripts].sort((a, b) => b.duration - a.duration)
      const name = longest ? `${longest.invoker} ${longest.sourceFunctionName}` : 'style and layout'
      noted.frames.push([startTime, duration, name])
    },
  )
}

/** Times are in ms. */
export type InteractionFigures = {
  /** The time from the slowest event of the press to the next frame, to 8 ms: 0 if it is below 16. */
  inp: number
  /** The longest task since hydration began; 0 if none is above 50. */
  longest: number
  /** Names when that task ran and its longest script. */
  culprit: string
}

/** Opens a page on the slow phone, hydrates it, presses, and waits for all that follows. */
export async function timeInteraction(
  browser: Browser,
  { url, prepare, press, shows }: Interaction,
): Promise<InteractionFigures> {
  const { context, page } = await openPhone(browser)
  await page.addInitScript(noteTasks)
  await page.goto(url, { timeout: 90_000 })
  if (!url.startsWith('data:')) await untilHydrated(page)
  await sleep(quietMs)
  await prepare?.(page)
  await sleep(quietMs)
  const from = await page.evaluate(() => performance.now())
  await press(page)
  await page.waitForSelector(shows, { state: 'attached' })
  await sleep(quietMs)
  const { began, events, tasks, frames } = await page.evaluate(
    () => (globalThis as NotedPage).noted,
  )
  await context.close()
  const [longest] = tasks.filter(([at]) => at >= began).sort(([, a], [, b]) => b - a)
  const frame = longest && frames.find(([at, took]) => longest[0] < at + took)
  return {
    inp: Math.max(0, ...events.filter(([at]) => at >= from).map(([, took]) => took)),
    longest: longest?.[1] ?? 0,
    culprit: longest ? `${longest[0] < from ? 'before' : 'after'} the press: ${frame?.[2]}` : '',
  }
}
