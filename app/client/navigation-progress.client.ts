import { isModifiedClick } from './is-modified-click.ts'

/** A page that arrives sooner needs no progress. */
const shownAfterMs = 150
/** A download leaves the document in place, and not every browser reports that the navigation ended. */
const fileMs = 5_000
const pageMs = 30_000

const { dataset } = document.documentElement
let [showTimer, endTimer, stopTimer] = [0, 0, 0]

/** React sets `data-busy` to another value, which is not removed here (pending.ts). */
function hide() {
  clearTimeout(showTimer)
  clearTimeout(endTimer)
  if (dataset.busy === 'leaving') delete dataset.busy
}

function show(mayBeFile: boolean) {
  hide()
  showTimer = window.setTimeout(() => (dataset.busy = 'leaving'), shownAfterMs)
  endTimer = window.setTimeout(hide, mayBeFile ? fileMs : pageMs)
}

const mayBeFile = (element: HTMLElement | null) => element?.dataset.document !== undefined

function onClick(event: MouseEvent) {
  if (event.defaultPrevented || isModifiedClick(event)) return
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
  if (!link || link.target || link.hasAttribute('download') || !/^https?:$/.test(link.protocol))
    return
  const [address, fragment] = link.href.split('#')
  const isWithinPage = fragment !== undefined && address === location.href.split('#')[0]
  if (!isWithinPage) show(mayBeFile(link))
}

function onSubmit({ target, submitter, defaultPrevented }: SubmitEvent) {
  const form = target as HTMLFormElement
  const sender = submitter as HTMLButtonElement | null
  if (!defaultPrevented && !form.target && !sender?.formTarget)
    show(mayBeFile(form) || mayBeFile(sender))
}

/**
 * Shows that another document is on its way, also before React runs. What React's router handles is prevented by
 * the time that an event reaches the window, and shown by pending.ts.
 */
export function showNavigationProgress() {
  addEventListener('click', onClick)
  addEventListener('submit', onSubmit)
  // A document in the back/forward cache is stored without the progress.
  addEventListener('pagehide', hide)
  // If the browser has the Navigation API, it reports a stopped navigation. One that replaces only a history entry ends
  // the pending one with an error too, but leaves it under way.
  const { navigation } = window as { navigation?: EventTarget }
  navigation?.addEventListener('navigateerror', () => (stopTimer = window.setTimeout(hide)))
  navigation?.addEventListener('navigate', () => clearTimeout(stopTimer))
}
