import { languageOfPath } from '#app/i18n/languages.ts'

/** Left to the browser: a feed or a file, and what changes the whole document. */
export const isDocument = (element: HTMLElement) => element.dataset.document !== undefined

const isWithinPage = (link: HTMLAnchorElement) =>
  link.hash !== '' && link.pathname === location.pathname && link.search === location.search

/** A click by which the browser would do something else with a link than follow it here. */
const isOther = (event: Event) =>
  event instanceof MouseEvent &&
  (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** The link at an event's target that leads to a page of the shop, in the words that the document has. */
export function sameOriginLinkAt(event: Event): HTMLAnchorElement | undefined {
  if (isOther(event)) return undefined
  const link = (event.target as Element).closest('a')
  return link &&
    !link.target &&
    !link.hasAttribute('download') &&
    link.origin === location.origin &&
    languageOfPath(link.pathname) === languageOfPath(location.pathname) &&
    !isWithinPage(link) &&
    !isDocument(link)
    ? link
    : undefined
}
