/** What takes less is not worth a sign that comes and goes. */
const shownAfterMs = 150
/** A form that leaves the document shows no end of its own where it brings a file, or is stopped. */
const documentMs = 5000

let timer = 0
/** The form that is being posted, or which of its buttons. */
let sent: HTMLElement | undefined
let button: HTMLElement | null = null
let lost: object | undefined
let waiting: { pressed: Element; press: () => void; on: string }[] = []

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

/** Takes all signs away, whatever became of it, and does what was pressed meanwhile. */
export function settle() {
  clear()
  const next = waiting.shift()
  // What leads to another page takes the others' page with it.
  if (next?.on === location.pathname) next.press()
  else waiting = []
}

function clear() {
  clearTimeout(timer)
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

/** Does it at once, or when what is being sent is answered: the router would give that up, perhaps unsent. */
export function afterSending(pressed: Element, press: () => void) {
  if (!sent) return press()
  const isKnown = pressed === sent || waiting.some((one) => one.pressed === pressed)
  if (!isKnown) waiting.push({ pressed, press, on: location.pathname })
}

export const isSending = (pressed: HTMLElement) => pressed === sent

/** `leaves`: the document goes with it. */
export function beginSending(form: HTMLFormElement, sender: HTMLElement | null, leaves: boolean) {
  clear()
  begin(form)
  button = sender
  if (form.method === 'post') sent = sender ?? form
  if (leaves) window.setTimeout(settle, documentMs)
}
