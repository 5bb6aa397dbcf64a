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
let stray: object | undefined
/** These submissions wait for it. */
let queue: DeferredPress[] = []
/** This navigation is under way, or waits until nothing is being posted. */
let way: { pressed: object; go: () => void; isUnderWay?: boolean } | undefined
/** This is the page that is rendered. `location` is ahead of it while another page is rendered. */
let drawn = { key: '', pathname: '', search: '' }

export const draw = (page: typeof drawn) => (drawn = page)

export const drawnPage = () => drawn

/**
 * A navigation that starts between a page's arrival and its rendering interferes with its view transition, and one of
 * them is lost.
 */
const isDrawing = () => !isNavigating() && currentLocation().key !== drawn.key

const mark = (element: Element | null, names: string[], isOn: boolean) =>
  names.forEach((name) =>
    isOn ? element?.setAttribute(name, 'true') : element?.removeAttribute(name),
  )

function show(isBusy: boolean) {
  const { documentElement } = document
  // A document navigation is pending (navigation-progress.client.ts), which clears the indicator itself.
  if (documentElement.dataset.busy !== 'leaving') mark(documentElement, ['data-busy'], isBusy)
  mark(document.getElementById('main'), ['aria-busy'], isBusy)
  mark(button, ['aria-busy', 'aria-disabled'], isBusy)
}

/** Shows after a moment that a navigation of the router is pending. */
export function showPending(navigation: object) {
  if (navigation !== stray) timer ||= window.setTimeout(show, shownAfterMs, true)
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
  const readOn = sent?.readOn ?? drawn.pathname
  clear()
  queue = queue.filter(
    ({ on = drawn.pathname, isBinding }) => on === drawn.pathname && !(isRead && isBinding),
  )
  if (way?.isUnderWay || readOn !== drawn.pathname) way = undefined
  if (notice && (queue.length > 0 || way))
    dispatchEvent(new CustomEvent('told', { detail: notice }))
  for (let next = queue.shift(); next; next = queue.shift()) {
    next.send()
    // A form that was removed submits nothing.
    if (isSending()) return
  }
  leave()
}

function leave() {
  if (!way) return
  way.isUnderWay = true
  way.go()
}

function clear() {
  clearTimeout(timer)
  clearTimeout(leaveTimer)
  timer = 0
  show(false)
  sent = undefined
  button = null
}

/** Drops waiting submissions when another page is shown than the one on which they were pressed. */
export function forget() {
  queue = []
  way = undefined
}

/** Marks a navigation that got no response: the router goes on waiting, and may report it later than it fails. */
export function abandonPending(navigation: object) {
  stray = navigation
  forget()
  clearPending()
}

/** No form is submitted again automatically, because it may have arrived. */
export const announceUnreachable = () => dispatchEvent(new Event('unreached'))

/**
 * Navigates at once, or when everything being posted is answered: the router would cancel it, perhaps unsent. A second
 * press navigates away from a hanging request, except for the second half of a double click. The last press counts.
 */
export function follow(pressed: object, go: () => void, isDouble = false) {
  const isAgain = way?.pressed === pressed
  if (isAgain && isDouble) return
  way = { pressed, go }
  if ((sent && !isAgain) || isDrawing()) return
  queue = []
  if (sent) clear()
  leave()
}

type Order = {
  /** This submission precedes all others that wait. */
  isFirst?: boolean
  /** The submission is dropped if the page shows something else than when it was pressed. */
  isBinding?: boolean
}

/**
 * Posts at once, or when the current submission is answered. The router cancels a navigation for it, which
 * `clearPending` resumes.
 */
export function queueSubmit(pressed: object, send: () => void, order: Order = {}) {
  const { isFirst, isBinding = false } = order
  const waits = sent !== undefined || isDrawing()
  if (way?.isUnderWay) way = waits || isNavigating() ? { ...way, isUnderWay: false } : undefined
  if (!waits) return send()
  if (pressed === sent?.pressed || queue.some((one) => one.pressed === pressed)) return
  const on = sent && drawn.pathname
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
