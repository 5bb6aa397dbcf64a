import { currentLocation, isNavigating } from './router.ts'

/** Shorter waits are not worth an indicator that flickers. */
const shownAfterMs = 150
/** A form that leaves the document reports no end if it downloads a file or is stopped. */
const documentMs = 5000

type Submission = {
  /** The button shows that the submission is pending. */
  button?: HTMLElement | null
  isPost: boolean
  /** Is true if the form replaces the document. */
  leaves?: boolean
  /** Holds the path of the form's page, if a response that is another page must be read before that page is left. */
  readOn?: string | undefined
}

/** `on` is the page of the form, which may be left before it is sent; undefined means any page. */
type DeferredPress = {
  pressed: object
  send: () => void
  on: string | undefined
  isBinding: boolean
}

let timer = 0
let leaveTimer = 0
/** This is the submission in progress. */
let sent: { pressed: object; readOn: string | undefined } | undefined
let button: HTMLElement | null = null
/** This navigation got no response, and the router may go on reporting it. */
let abandonedNavigation: object | undefined
/** These submissions wait for it. */
let queue: DeferredPress[] = []
/** This navigation is under way, or waits until nothing is being posted. */
let pendingNavigation: { pressed: object; go: () => void; isUnderWay?: boolean } | undefined
/** This is the page that is rendered. `location` is ahead of it while another page is rendered. */
let page = { key: '', pathname: '', search: '' }

export const setRenderedPage = (rendered: typeof page) => (page = rendered)

export const renderedPage = () => page

/** A press between a page's arrival and its rendering waits, since the page that it was made on is about to go. */
const isRendering = () => !isNavigating() && currentLocation().key !== page.key

const setAttributes = (element: Element | null, names: string[], isOn: boolean) =>
  names.forEach((name) =>
    isOn ? element?.setAttribute(name, 'true') : element?.removeAttribute(name),
  )

function show(isBusy: boolean) {
  const { documentElement } = document
  // A document navigation is pending (navigation-progress.client.ts), which clears the indicator itself.
  if (documentElement.dataset.busy !== 'leaving')
    setAttributes(documentElement, ['data-busy'], isBusy)
  setAttributes(document.getElementById('main'), ['aria-busy'], isBusy)
  setAttributes(button, ['aria-busy', 'aria-disabled'], isBusy)
}

/** Shows after a moment that a navigation of the router is pending. */
export function showPending(navigation: object) {
  if (navigation !== abandonedNavigation) timer ||= window.setTimeout(show, shownAfterMs, true)
}

/** Holds the message of the response to a submission, in one text. */
export type PendingNotice = { message: string; type: 'success' | 'error' }

/**
 * Clears all indicators, whatever the outcome, and performs what was pressed meanwhile. `isRead`: the page shows
 * something else than when a binding submission was pressed, which is then dropped. `notice` is announced beside the
 * next navigation, which would replace it.
 */
export function clearPending({
  isRead = false,
  notice,
}: { isRead?: boolean; notice?: PendingNotice } = {}) {
  const readOn = sent?.readOn ?? page.pathname
  clear()
  queue = queue.filter(
    ({ on = page.pathname, isBinding }) => on === page.pathname && !(isRead && isBinding),
  )
  if (pendingNavigation?.isUnderWay || readOn !== page.pathname) pendingNavigation = undefined
  if (notice && (queue.length > 0 || pendingNavigation))
    dispatchEvent(new CustomEvent('announce', { detail: notice }))
  for (let next = queue.shift(); next; next = queue.shift()) {
    next.send()
    // A form that was removed submits nothing.
    if (isSending()) return
  }
  startNavigation()
}

function startNavigation() {
  if (!pendingNavigation) return
  pendingNavigation.isUnderWay = true
  pendingNavigation.go()
}

function clear() {
  clearTimeout(timer)
  clearTimeout(leaveTimer)
  timer = 0
  show(false)
  sent = undefined
  button = null
}

/** Drops all that waits, because another page is shown than the one on which it was pressed. */
export function dropQueued() {
  queue = []
  pendingNavigation = undefined
}

/** Marks a navigation that got no response: the router goes on waiting, and may report it later than it fails. */
export function abandonPending(navigation: object) {
  abandonedNavigation = navigation
  dropQueued()
  clearPending()
}

/** No form is submitted again automatically, because it may have arrived. */
export const announceUnreachable = () => dispatchEvent(new Event('unreached'))

/**
 * Navigates at once, or when everything being posted is answered: the router would cancel it, perhaps unsent. A second
 * press navigates away from a hanging request, except for the second half of a double click. The last press counts.
 */
export function navigateWhenIdle(pressed: object, go: () => void, isDouble = false) {
  const isAgain = pendingNavigation?.pressed === pressed
  if (isAgain && isDouble) return
  pendingNavigation = { pressed, go }
  if ((sent && !isAgain) || isRendering()) return
  queue = []
  if (sent) clear()
  startNavigation()
}

type QueueOptions = {
  /** This submission precedes all others that wait. */
  isFirst?: boolean
  /** The submission is dropped if the page shows something else than when it was pressed. */
  isBinding?: boolean
}

/**
 * Posts at once, or when the current submission is answered. The router cancels a navigation for it, which
 * `clearPending` resumes.
 */
export function queueSubmit(pressed: object, send: () => void, options: QueueOptions = {}) {
  const { isFirst, isBinding = false } = options
  const waits = sent !== undefined || isRendering()
  if (pendingNavigation?.isUnderWay)
    pendingNavigation =
      waits || isNavigating() ? { ...pendingNavigation, isUnderWay: false } : undefined
  if (!waits) return send()
  if (pressed === sent?.pressed || queue.some((one) => one.pressed === pressed)) return
  const on = sent && page.pathname
  queue[isFirst ? 'unshift' : 'push']({ pressed, send, on, isBinding })
}

export const isSending = () => sent !== undefined

export function beginSending(pressed: object, sending: Submission) {
  clear()
  showPending(pressed)
  button = sending.button ?? null
  if (sending.isPost) sent = { pressed, readOn: sending.readOn }
  if (sending.leaves) leaveTimer = window.setTimeout(() => clearPending(), documentMs)
}
