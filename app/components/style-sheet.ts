import type { HtmlLinkDescriptor } from '@remix-run/react'
import wholeStyle from '#app/styles/shop.css?url'

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

/** This is the link of `linkStyleSheet`. A second one would have the browser compute all styles again. */
let own: HTMLLinkElement | undefined
let applied: Promise<unknown> = Promise.resolve()

/**
 * Every page module exports these: Remix loads the file before it shows a page, and removes from the head what no page
 * links.
 */
export const links = (): HtmlLinkDescriptor[] =>
  isInitialPage || own?.sheet ? [] : [{ rel: 'stylesheet', href: wholeStyle }]

const untilLoaded = (link: HTMLLinkElement) =>
  new Promise((resolve) => {
    for (const type of ['load', 'error']) link.addEventListener(type, resolve, { once: true })
  })

/**
 * Links the file in a first page, whose critical CSS leaves out what only a script or the response to a form shows
 * (suggestions.css, added.css, toasts.css). It is called ahead of need, because the file has all of a page styled and,
 * since it names the fonts again, laid out anew. Until it has come, Remix waits for it before it shows a page: a round
 * trip at the first move.
 */
export function linkStyleSheet() {
  if (criticalCssText === undefined || document.querySelector(`link[href="${wholeStyle}"]`)) return
  const link = document.createElement('link')
  own = Object.assign(link, { rel: 'preload', as: 'style', href: wholeStyle })
  applied = untilLoaded(link).then(() => {
    // A page that was shown meanwhile links the file itself.
    if (document.querySelector(`link[rel=stylesheet][href="${wholeStyle}"]`)) return link.remove()
    link.rel = 'stylesheet'
    return untilLoaded(link)
  })
  document.head.append(link)
}

/** Resolves once what `linkStyleSheet` has linked is applied or failed. */
export const styleSheetApplied = () => applied
