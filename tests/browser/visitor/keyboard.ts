import type { Page } from 'playwright'

/**
 * Moves the focus with `key` to `target`. Each stop on the way must have an outline (2.4.7) and
 * not be fully covered (2.4.11).
 */
export async function tabTo(page: Page, target: string, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let stops = 0; stops < 200; stops++) {
    await page.keyboard.press(key)
    const { isThere, fault } = await page.evaluate(lookAtFocus, target)
    if (fault) throw new Error(`${new URL(page.url()).pathname}: ${fault}`)
    if (isThere) return
  }
  throw new Error(`${new URL(page.url()).pathname}: no way by keyboard to ${target}`)
}

function lookAtFocus(target: string): { isThere: boolean; fault: string | undefined } {
  const focused = document.activeElement!
  // The page itself and the heading that a new page focuses are no stops.
  if (focused === document.body || (focused as HTMLElement).tabIndex < 0)
    return { isThere: false, fault: undefined }
  // A hidden radio button is shown by its label, the link of a card by the card's frame.
  const shown = [focused, focused.closest('label')].filter((one) => one !== null)
  const frames = [...shown, focused.closest('.card')].filter((one) => one !== null)
  const styles = frames.map((one) => getComputedStyle(one))
  const isMarked = styles.some(
    ({ outlineStyle, outlineWidth, opacity }) =>
      outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && opacity !== '0',
  )
  const isOnTop = [...focused.getClientRects()].some(({ left, right, top, bottom }) =>
    [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 3, top + 3],
      [right - 3, bottom - 3],
    ].some(([x, y]) => {
      const hit = document.elementFromPoint(x!, y!)
      return hit && shown.some((one) => one.contains(hit))
    }),
  )
  const html = focused.outerHTML.slice(0, 160)
  const fault = !isMarked
    ? `focus not marked: ${html}`
    : !isOnTop
      ? `focus hidden: ${html}`
      : undefined
  return { isThere: focused.matches(target), fault }
}
