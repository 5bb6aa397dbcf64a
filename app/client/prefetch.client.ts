import { matchRoutes } from '@remix-run/react'
import { ownCoverPath } from '#app/art/art-paths.ts'
import sprite from '#app/art/icons.svg?url'
import { linkStyleSheet } from '#app/components/style-sheet.ts'
import { prefetchData } from './data-requests.client.ts'
import { clientRoutes, dataUrl, loadRouteModule } from './router.ts'
import { savesData } from './saves-data.ts'
import { sameOriginLinkAt } from './same-origin-link.ts'

/** A pointer or finger that stays this long is about to follow the link and is not scrolling. */
const intentMs = 65
let timer = 0

/** Prefetches a page's data, then its script, when a visitor is about to open it, unless they save data. */
export function prefetchOnIntent() {
  for (const type of ['mouseover', 'focusin', 'touchstart'])
    document.addEventListener(type, onIntent, { passive: true })
  for (const type of ['click', 'touchmove', 'touchcancel'])
    document.addEventListener(type, () => clearTimeout(timer), { capture: true, passive: true })
  // From here on the browser's own prefetching (speculation-rules.server.ts) would do the same again.
  document.documentElement.dataset.prefetches = ''
  if (savesData()) return
  // This document has its icons and, at a first visit, its style inlined; what React draws from now on uses the files
  // (icon-markup.ts, critical-css.server.ts).
  linkStyleSheet()
  fetch(sprite, { priority: 'low' }).catch(() => undefined)
}

function onIntent(event: Event) {
  clearTimeout(timer)
  const link = sameOriginLinkAt(event)
  if (!link || savesData() || link.pathname + link.search === location.pathname + location.search)
    return
  // The click requests what could not be prefetched.
  timer = window.setTimeout(() => {
    void open(link.href).catch(() => undefined)
    prefetchCover(link)
  }, intentMs)
}

/** A book's page has a file for its cover alone, whereas covers of a list share one. */
function prefetchCover(link: HTMLElement) {
  const shown = link.closest('.card')?.querySelector('img')?.getAttribute('src')
  const path = shown && ownCoverPath(shown)
  if (path) new Image().src = path
}

async function open(href: string) {
  const url = new URL(href)
  const id = matchRoutes(clientRoutes(), url.pathname)?.at(-1)?.route.id
  // A prefetch must not sign the customer out.
  if (!id || id === 'routes/logout') return
  // The script is loaded only if the shop answers, because browsers remember a script that failed.
  if (await prefetchData(dataUrl(url, id).href)) await loadRouteModule(id)
}
