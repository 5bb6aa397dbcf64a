/**
 * Attributes of a popover, which the types of React 18 lack. The browser opens it by its button and closes it by Escape
 * and by a press outside, with and without JavaScript. A browser that knows no popovers shows it as part of the page.
 */
export const popover = { popover: 'auto' }

/**
 * Returns the attributes of a button that opens and closes the popover of this id. In a form, browsers ignore the target
 * of a button that would submit it.
 */
export const toggles = (id: string) => ({ type: 'button' as const, popovertarget: id })
