import { languageOfPath } from '#app/i18n/languages.ts'

/** Returns whether the browser must follow a link itself: to a feed or file, or to another document. */
export const isDocument = (element: HTMLElement) => element.dataset.document !== undefined

const isWithinPage = (link: HTMLAnchorElement) =>
  link.hash !== '' && link.pathname === location.pathname && link.search === location.search

/** Returns whether a click makes the browser do something else with a link than follow it here. */
const isOther = (event: Event) =>
  event instanceof MouseEvent &&
  (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** Returns the link at an event's target that leads to a page of the shop in the document's language. */
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
