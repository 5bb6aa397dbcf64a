import type { HtmlLinkDescriptor } from '@remix-run/react'
import { createContext } from 'react'
import octavo from '#app/styles/octavo.css?url'

/** Holds the inlined style of this document, for a visitor whose browser has not loaded the file yet. */
const sent =
  typeof document === 'undefined'
    ? undefined
    : document.querySelector('style[data-first]')?.textContent

/**
 * Holds the inlined critical CSS of a first page, on the server its hash (critical-css.server.ts); undefined if the
 * page links the file.
 */
export const CriticalCssText = createContext(sent ?? undefined)

let isInitialPage = sent !== undefined

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
