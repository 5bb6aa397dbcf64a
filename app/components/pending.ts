/** What takes less is not worth a sign that comes and goes. */
const shownAfterMs = 150
/** A form that leaves the document shows no end of its own where it brings a file, or is stopped. */
const documentMs = 5000

type Sending = {
  /** Says that it is on its way. */
  button?: HTMLElement | null
  isPost: boolean
  /** The document goes with it. */
  leaves?: boolean
  /** The path it is posted from, where an answer that is another page is to be read before that is left. */
  readOn?: string | undefined
}

/** `on`: the page that it stands on, which may be left before it is sent; undefined: whatever page there is. */
type Waiting = { pressed: object; send: () => void; on: string | undefined; isBinding: boolean }

let timer = 0
let leaveTimer = 0
/** What is being posted. */
let sent: { pressed: object; readOn: string | undefined } | undefined
let button: HTMLElement | null = null
let lost: object | undefined
/** What is posted once that is answered. */
let queue: Waiting[] = []
/** What leads away, until it is there: under way, or waiting until nothing is being posted. */
let way: { pressed: object; go: () => void; isUnderWay?: boolean } | undefined
/** The page that is drawn. `location` is ahead of it while another one is rendered. */
let drawn = { key: '', pathname: '', search: '' }

export const draw = (page: typeof drawn) => (drawn = page)

export const drawnPage = () => drawn

const isIdle = () => __remixRouter.state.navigation.state === 'idle'

/** What the router begins between a page's arrival and its drawing interferes with its view transition: one is lost. */
const isDrawing = () => isIdle() && __remixRouter.state.location.key !== drawn.key

const mark = (element: Element | null, names: string[], isOn: boolean) =>
  names.forEach((name) =>
    isOn ? element?.setAttribute(name, 'true') : element?.removeAttribute(name),
  )

function show(isBusy: boolean) {
  const { documentElement } = document
  // Another document is on its way (navigation-progress.client.ts), which ends the sign itself.
  if (documentElement.dataset.busy !== 'leaving') mark(documentElement, ['data-busy'], isBusy)
  mark(document.getElementById('main'), ['aria-busy'], isBusy)
  mark(button, ['aria-busy', 'aria-disabled'], isBusy)
}

/** From here on the page says, a moment later, that a navigation of the router is on its way. */
export function showPending(navigation: object) {
  if (navigation !== lost) timer ||= window.setTimeout(show, shownAfterMs, true)
}

/** What the shop said in answer to what was posted, in one text. */
export type PendingNotice = { message: string; type: 'success' | 'error' }

/**
 * Takes all signs away, whatever became of it, and does what was pressed meanwhile. `isRead`: the page says something
 * else than when what binds was pressed, which is not sent unseen. `said` is told beside what is done next, which takes
 * its place.
 */
export function clearPending({
  isRead = false,
  said,
}: { isRead?: boolean; said?: PendingNotice } = {}) {
  const readOn = sent?.readOn ?? drawn.pathname
  clear()
  queue = queue.filter(
    ({ on = drawn.pathname, isBinding }) => on === drawn.pathname && !(isRead && isBinding),
  )
  if (way?.isUnderWay || readOn !== drawn.pathname) way = undefined
  if (said && (queue.length > 0 || way)) dispatchEvent(new CustomEvent('told', { detail: said }))
  for (let next = queue.shift(); next; next = queue.shift()) {
    next.send()
    // A form that is gone sends nothing.
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

/** For a page that is another one than what waits was pressed on. */
export function forget() {
  queue = []
  way = undefined
}

/** Marks a navigation that got no response: the router goes on waiting, and may report it later than it is lost. */
export function abandonPending(navigation: object) {
  lost = navigation
  forget()
  clearPending()
}

/** Nothing is sent again by itself: it may have arrived. */
export const announceUnreachable = () => dispatchEvent(new Event('unreached'))

/**
 * Leads away at once, or when all that is being posted is answered: the router would give that up, perhaps unsent.
 * What is pressed again leads away from what hangs, but for the second half of a double click. The last one counts.
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
  /** Before all else that waits. */
  isFirst?: boolean
  /** Not sent once the page says something else than when it was pressed. */
  isBinding?: boolean
}

/**
 * Posts at once, or when what is being posted is answered. The router gives up for it what leads away, which `settle`
 * takes up again.
 */
export function queueSubmit(pressed: object, send: () => void, order: Order = {}) {
  const { isFirst, isBinding = false } = order
  const waits = sent !== undefined || isDrawing()
  if (way?.isUnderWay) way = waits || !isIdle() ? { ...way, isUnderWay: false } : undefined
  if (!waits) return send()
  if (pressed === sent?.pressed || queue.some((one) => one.pressed === pressed)) return
  const on = sent && drawn.pathname
  queue[isFirst ? 'unshift' : 'push']({ pressed, send, on, isBinding })
}

export const isSending = () => sent !== undefined

export function beginSending(pressed: object, sending: Sending) {
  clear()
  showPending(pressed)
  button = sending.button ?? null
  if (sending.isPost) sent = { pressed, readOn: sending.readOn }
  if (sending.leaves) leaveTimer = window.setTimeout(() => clearPending(), documentMs)
}
