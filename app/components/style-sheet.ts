import type { HtmlLinkDescriptor } from '@remix-run/react'
import octavo from '#app/styles/octavo.css?url'

/**
 * Holds the inlined style of this document, for a visitor whose browser has not loaded the file yet; undefined on the
 * server, and if the page links the file.
 */
export const criticalCssText =
  typeof document === 'undefined'
    ? undefined
    : (document.querySelector('style[data-critical]')?.textContent ?? undefined)

let isInitialPage = criticalCssText !== undefined

/** Later pages of this document use the file. */
export function leaveInitialPage() {
  isInitialPage = false
}

/**
 * Every page module exports these: Remix loads the file before it shows a page, and removes from the head what no page
 * links.
 */
export const links = (): HtmlLinkDescriptor[] =>
  isInitialPage ? [] : [{ rel: 'stylesheet', href: octavo }]

/**
 * Links the file in a first page, whose critical CSS leaves out what only a script or the response to a form shows
 * (suggestions.css, added.css, toasts.css).
 */
export function linkStyleSheet() {
  if (criticalCssText === undefined || document.querySelector(`link[href="${octavo}"]`)) return
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: octavo })
  document.head.append(link)
}
