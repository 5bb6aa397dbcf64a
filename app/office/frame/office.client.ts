/** Enhances the pages of the back office, all of which work without it. */

/** `/` moves to the search of the page. */
function focusSearch(event: KeyboardEvent) {
  const search = document.querySelector<HTMLInputElement>('input[type=search]')
  if (event.key !== '/' || !search) return
  event.preventDefault()
  search.focus()
  search.select()
}

/** The arrow keys move between the links that name the rows of a table. */
function walkRows(event: KeyboardEvent) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const links = [
    ...document.querySelectorAll<HTMLElement>('table[data-walked] tbody th:first-of-type a'),
  ]
  const at = links.findIndex((link) => link === document.activeElement)
  const isInTable = document.activeElement?.closest('table[data-walked]')
  if (links.length === 0 || (at === -1 && !isInTable && document.activeElement !== document.body))
    return
  event.preventDefault()
  links[Math.min(Math.max(at + step, 0), links.length - 1)]?.focus()
}

const isTyping = ({ target }: Event) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return
  focusSearch(event)
  walkRows(event)
})

/** Forms with typed values that were not sent; filters and single buttons lose nothing. */
const unsaved = new Set<HTMLFormElement>()

document.addEventListener('input', ({ target }) => {
  const form = target instanceof Element ? target.closest('form') : null
  if (form?.method === 'post') unsaved.add(form)
})
document.addEventListener('submit', ({ target }) => {
  if (target instanceof HTMLFormElement) unsaved.delete(target)
})
document.addEventListener('reset', ({ target }) => {
  if (target instanceof HTMLFormElement) unsaved.delete(target)
})
addEventListener('beforeunload', (event) => {
  if (unsaved.size > 0) event.preventDefault()
})
