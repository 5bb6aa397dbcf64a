/** What takes less is not worth a sign that comes and goes. */
const shownAfterMs = 150
/** A form that leaves the document shows no end of its own where it brings a file, or is stopped. */
const documentMs = 5000

let timer = 0
let leaveTimer = 0
/** What is being posted: a form, or which of its buttons. */
let sent: object | undefined
let button: HTMLElement | null = null
let lost: object | undefined
let waiting: { pressed: object; press: () => void; on: string; isFirst: boolean }[] = []

const mark = (element: Element | null, names: string[], isOn: boolean) =>
  names.forEach((name) =>
    isOn ? element?.setAttribute(name, 'true') : element?.removeAttribute(name),
  )

function show(isBusy: boolean) {
  mark(document.documentElement, ['data-busy'], isBusy)
  mark(document.getElementById('main'), ['aria-busy'], isBusy)
  mark(button, ['aria-busy', 'aria-disabled'], isBusy)
}

/** From here on the page says, a moment later, that a navigation of the router is on its way. */
export function begin(navigation: object) {
  if (navigation !== lost) timer ||= window.setTimeout(show, shownAfterMs, true)
}

/**
 * Takes all signs away, whatever became of it, and does what was pressed meanwhile. What the shop said in answer is to
 * be read before another form goes, and before a link is followed too where it is more than sums.
 */
export function settle(said: 'nothing' | 'sums' | 'words' = 'nothing') {
  clear()
  if (said !== 'nothing')
    waiting = waiting.filter(
      ({ pressed, isFirst }) =>
        isFirst || (said === 'sums' && pressed instanceof HTMLAnchorElement),
    )
  const next = waiting.shift()
  // What leads to another page takes the others' page with it.
  if (next?.on === location.pathname) next.press()
  else waiting = []
}

function clear() {
  clearTimeout(timer)
  clearTimeout(leaveTimer)
  timer = 0
  show(false)
  sent = undefined
  button = null
}

/** Of what got no answer: the router goes on waiting, and may say so later than that it is lost. */
export function lose(navigation: object) {
  lost = navigation
  waiting = []
  settle()
}

/** Nothing is sent again by itself: it may have arrived. */
export const sayUnreached = () => dispatchEvent(new Event('unreached'))

/**
 * Does it at once, or when what is being sent is answered: the router would give that up, perhaps unsent. A link
 * that is pressed again leads away from what hangs. `isFirst`: asked for before all else that waits, and not undone
 * by a refusal.
 */
export function afterSending(pressed: object, press: () => void, isFirst = false) {
  const isKnown = pressed === sent || waiting.some((one) => one.pressed === pressed)
  if (!sent || (isKnown && pressed instanceof HTMLAnchorElement)) {
    waiting = []
    press()
  } else if (!isKnown)
    waiting[isFirst ? 'unshift' : 'push']({ pressed, press, on: location.pathname, isFirst })
}

export const isSending = () => sent !== undefined

type Sending = {
  /** Says that it is on its way. */
  button?: HTMLElement | null
  isPost: boolean
  /** The document goes with it. */
  leaves?: boolean
}

export function beginSending(pressed: object, { button: by = null, isPost, leaves }: Sending) {
  clear()
  begin(pressed)
  button = by
  if (isPost) sent = pressed
  if (leaves) leaveTimer = window.setTimeout(() => settle(), documentMs)
}
