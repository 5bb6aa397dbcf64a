/** What takes less is not worth a sign that comes and goes. */
const shownAfterMs = 150
/** A form that leaves the document shows no end of its own where it brings a file, or is stopped. */
const documentMs = 5000

let timer = 0
let sent: HTMLFormElement | undefined
let button: HTMLElement | null = null
let lost: object | undefined

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

/** Takes all signs away, whatever became of it. */
export function settle() {
  clearTimeout(timer)
  timer = 0
  show(false)
  sent = undefined
  button = null
}

/** Of what got no answer: the router goes on waiting, and may say so later than that it is lost. */
export function lose(navigation: object) {
  lost = navigation
  settle()
}

/** Whether a form is to be sent: not while the same one is on its way. */
export function beginSending(form: HTMLFormElement, sender: HTMLElement | null, leaves: boolean) {
  if (form === sent) return false
  settle()
  begin(form)
  button = sender
  if (form.method === 'post') sent = form
  if (leaves) window.setTimeout(settle, documentMs)
  return true
}
