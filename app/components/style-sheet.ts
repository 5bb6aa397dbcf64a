import type { HtmlLinkDescriptor } from '@remix-run/react'
import { createContext } from 'react'
import octavo from '#app/styles/octavo.css?url'

/** The style that came within this document, on the page of a visitor who has no file of it yet. */
const sent =
  typeof document === 'undefined'
    ? undefined
    : document.querySelector('style[data-first]')?.textContent

/** What a first page carries within, on the server its hash (critical-css.server.ts); undefined where it names the file. */
export const CriticalCssText = createContext(sent ?? undefined)

let isInitialPage = sent !== undefined

/** The first page is the browser's: what comes after it in this document has the file. */
export function leaveInitialPage() {
  isInitialPage = false
}

/**
 * Every page door exports it: Remix loads the file before it shows a page, and takes out of the head what no
 * page that is shown names.
 */
export const links = (): HtmlLinkDescriptor[] =>
  isInitialPage ? [] : [{ rel: 'stylesheet', href: octavo }]
