import { showNavigationProgress } from './navigation-progress.client.ts'
import { sendPageView } from './page-view.client.ts'
import { removeServiceWorkers } from './service-workers.client.ts'

/** A visitor who still reads after this time is likely to press something. It counts from when the page has loaded. */
const readsOnAfterMs = 4_000

/** Somebody is there. A press is none: on a page that has no more than its HTML it is the browser's. */
const signs = ['pointermove', 'keydown', 'focusin', 'change', 'scroll']

const html = document.documentElement

/** What Remix would run at once, which the server holds back (defer-hydration.server.ts). */
const deferredScript = document.querySelector<HTMLScriptElement>('script[data-words]')!

/** Within the held one: elsewhere React, which expects what the server sent, would meet it. */
const add = <Name extends 'link' | 'script'>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
) => deferredScript.append(Object.assign(document.createElement(name), properties))

let [isBegun, idle] = [false, 0]

// Safari has no idle time to give.
const [whenIdle, notNow] =
  typeof requestIdleCallback === 'function'
    ? [requestIdleCallback, cancelIdleCallback]
    : [(act: () => void) => window.setTimeout(act), clearTimeout]

/**
 * Has React take over the page, of which the device does no more than show it until then: running all scripts takes
 * a slow one longer than that.
 */
function begin() {
  if (isBegun) return
  isBegun = true
  for (const sign of signs) removeEventListener(sign, beginSoon, true)
  removeEventListener('click', leaveAlone, true)
  layOutWhole()
  add('script', { type: 'module', textContent: deferredScript.text })
}

const beginSoon = () => (idle ||= whenIdle(begin))

/** What leads to another document needs no scripts of this one, which would be in its way. */
function leaveAlone({ target }: Event) {
  if (!(target as Element).closest('a, button')) return
  notNow(idle)
  idle = 0
}

/**
 * Lays out what cards.css leaves for later: a place in the page is then the same one on the way back. The browser
 * keeps in view what is read meanwhile.
 */
const layOutWhole = () => (html.dataset.whole = '')

/** Fetches what `begin` runs, after all that the page shows, and not where data is dear. */
function fetchAhead() {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
  const files = [...document.querySelectorAll<HTMLLinkElement>('link[rel=later]')]
  for (const href of [...files.map((one) => one.href), deferredScript.dataset.words!])
    if (href) add('link', { fetchPriority: 'low', href, rel: 'modulepreload' })
  setTimeout(beginSoon, readsOnAfterMs)
}

for (const sign of signs) addEventListener(sign, beginSoon, { capture: true, passive: true })
addEventListener('click', leaveAlone, true)

/**
 * What the browser keeps of somebody signed in it may bring back after they were signed out elsewhere. Hidden before
 * it is kept, since it may be drawn before anybody hears that it is back; seen once asked for anew (client-navigation.tsx).
 */
addEventListener('pagehide', () => {
  if (document.querySelector('[value="customer.signOut"]')) html.style.visibility = 'hidden'
})
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return
  // Nothing was typed yet that could be lost.
  if (html.style.visibility && typeof __remixRouter === 'undefined') location.reload()
  else if (!isBegun) {
    html.dataset.returned = ''
    begin()
  }
})

if (document.readyState === 'complete') whenIdle(fetchAhead)
else addEventListener('load', () => whenIdle(fetchAhead))

/**
 * Goes back to the place, as the router keeps it, of a step that was left within its document: there the router told
 * the browser not to. To all others the browser goes itself.
 */
function restorePlace() {
  if (history.scrollRestoration === 'auto') return
  const { key = '' } = (history.state ?? {}) as { key?: string }
  try {
    const places = JSON.parse(sessionStorage.getItem('positions') ?? '{}') as Record<string, number>
    if (places[key] !== undefined) scrollTo(0, places[key])
  } catch {
    // Where storage is forbidden the router kept no place either.
  }
}

const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
if (entry?.type === 'back_forward') {
  layOutWhole()
  restorePlace()
  beginSoon()
}

showNavigationProgress()
removeServiceWorkers().catch(() => undefined)
// As Remix names the modules of what was matched, the page's own last.
const page = /"([^"]+)":route\d+\}/.exec(deferredScript.text)?.[1] ?? ''
sendPageView(page, html.lang)
