import { layOutWhole } from './lay-out-cards.ts'
import { showNavigationProgress } from './navigation-progress.client.ts'
import { closePanels } from './panels.ts'
import { recordProductView, sendPageView } from './page-view.client.ts'
import { dataUrl, isRouterRunning, routeIdInScript, storedPosition } from './router.ts'
import { savesData } from './saves-data.ts'
import { removeServiceWorkers } from './service-workers.client.ts'
import { cancelWhenIdle, whenIdle } from './when-idle.ts'

/** A visitor who still reads after this time is likely to press something. It counts from when the page has loaded. */
const readsOnAfterMs = 4_000

/** These events start hydration; the browser handles a click by itself while the page is plain HTML. */
const signs = ['pointermove', 'keydown', 'focusin', 'change', 'scroll']

const html = document.documentElement

/** This is the script that hydrates the page, which the server sends deferred (page-scripts.tsx). */
const deferredScript = document.querySelector<HTMLScriptElement>('script[data-words]')!

/**
 * Elements are added inside the deferred script, where React, which expects the server's markup, does not meet them.
 */
const add = <Name extends 'link' | 'script'>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
) => deferredScript.append(Object.assign(document.createElement(name), properties))

let [isBegun, idle] = [false, 0]

/**
 * Starts hydration. Until then the device only displays the page, because running all scripts takes a slow device
 * longer.
 */
function begin() {
  if (isBegun) return
  isBegun = true
  for (const sign of signs) removeEventListener(sign, beginSoon, true)
  removeEventListener('click', leaveAlone, true)
  add('script', { type: 'module', textContent: deferredScript.text })
}

const beginSoon = () => (idle ||= whenIdle(begin))

/** A link to another document needs no scripts of this one, which would delay it. */
function leaveAlone({ target }: Event) {
  if (!(target as Element).closest('a, button')) return
  cancelWhenIdle(idle)
  idle = 0
}

/** Fetches what `begin` runs after all that the page shows, unless the visitor saves data. */
function fetchAhead() {
  if (savesData()) return
  const { modules, words } = deferredScript.dataset
  for (const href of [...modules!.split(' '), words])
    if (href) add('link', { fetchPriority: 'low', href, rel: 'modulepreload' })
  setTimeout(beginSoon, readsOnAfterMs)
}

for (const sign of signs) addEventListener(sign, beginSoon, { capture: true, passive: true })
addEventListener('click', leaveAlone, true)

/**
 * The browser may restore a customer's page after they signed out elsewhere. The page is hidden before it is stored,
 * because it may be drawn before any script runs, and is shown once its data was requested again
 * (client-navigation.tsx).
 */
addEventListener('pagehide', () => {
  // Otherwise a page restored by Back would show what was left open.
  closePanels()
  if (document.querySelector('[value="customer.signOut"]')) html.style.visibility = 'hidden'
})
addEventListener('pageshow', ({ persisted }) => {
  // Once the router runs, data-requests.client.ts handles this, because prefetched data and pending forms must be
  // cleared, which this script does not know.
  if (!persisted || isRouterRunning()) return
  // Hydration that has begun may have failed, and the page would go on showing old data.
  if (isBegun || html.style.visibility) return location.reload()
  html.dataset.returned = ''
  begin()
})

if (document.readyState === 'complete') whenIdle(fetchAhead)
else addEventListener('load', () => whenIdle(fetchAhead))

/**
 * Restores the position of a history step within this document, for which the router switched the browser's own
 * restoration off. The browser restores all others.
 */
function restorePlace() {
  if (history.scrollRestoration === 'auto') return
  const position = storedPosition()
  if (position !== undefined) scrollTo(0, position)
}

/** TypeScript does not know these fields yet, nor does each browser. */
type NavigationEntry = PerformanceNavigationTiming & {
  /** HTML Standard, section 7.6: how the document came. */
  deliveryType?: string
  /** Prerendering Revamped, section 4.3: when a prerendered document was shown; 0 for others, ms. */
  activationStart?: number
}
const [entry] = performance.getEntriesByType('navigation') as NavigationEntry[]
const { prerendering } = document as Document & { prerendering?: boolean }
if (entry?.type === 'back_forward') {
  layOutWhole()
  restorePlace()
  beginSoon()
}

/** Reports what a prefetch or prerender of this document did not count. */
function reportShown() {
  const page = routeIdInScript(deferredScript.text)
  const isPrefetched = entry?.deliveryType === 'navigational-prefetch' || !!entry?.activationStart
  sendPageView({ page, language: html.lang, isPrefetched })
  // A visitor without a session, who gets the style inlined, has no list of viewed products.
  if (isPrefetched && !document.querySelector('style[data-critical]'))
    recordProductView(page, dataUrl(new URL(location.href), page).href)
}

showNavigationProgress()
removeServiceWorkers().catch(() => undefined)
if (prerendering) document.addEventListener('prerenderingchange', reportShown)
else reportShown()
