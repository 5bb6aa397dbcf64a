import type { HtmlLinkDescriptor } from '@remix-run/react'
import { createContext } from 'react'
import octavo from '#app/styles/octavo.css?url'

/** The inlined style of this document, for a visitor who has no file of it yet. */
const sent =
  typeof document === 'undefined'
    ? undefined
    : document.querySelector('style[data-first]')?.textContent

/**
 * The inlined critical CSS of a first page, on the server its hash (critical-css.server.ts); undefined if the page
 * links the file.
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
