/** Closes what is open over the page. Older browsers know no popovers. */
export function closePanels() {
  for (const sheet of document.querySelectorAll<HTMLElement>('[popover]')) sheet.hidePopover?.()
}
