/** Closes what is open over the page: sheets, and the cart of the header. Older browsers know no popovers. */
export function closePanels() {
  for (const sheet of document.querySelectorAll<HTMLElement>('[popover]')) sheet.hidePopover?.()
  closeFolds()
}

const openFolds = () => document.querySelectorAll<HTMLDetailsElement>('header details[open]')

function closeFolds() {
  for (const fold of openFolds()) {
    // The focus would be lost with what is hidden.
    if (fold.contains(document.activeElement)) fold.querySelector('summary')!.focus()
    fold.open = false
  }
}

/** The press itself moves the focus. */
function closeFoldsOutside(pressed: EventTarget | null) {
  for (const fold of openFolds()) if (!fold.contains(pressed as Node | null)) fold.open = false
}

/** Closes the cart of the header, a `<details>`, by Escape and by a press outside, as the browser does popovers. */
export function closeFoldsAsPopovers() {
  addEventListener('keydown', ({ key }) => key === 'Escape' && closeFolds())
  addEventListener('pointerdown', ({ target }) => closeFoldsOutside(target))
}
