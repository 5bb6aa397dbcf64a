import { languageOfPath } from '#app/i18n/languages.ts'

/** Left to the browser: a feed or a file, and what changes the whole document. */
export const isDocument = (element: HTMLElement) => element.dataset.document !== undefined

const isWithinPage = (link: HTMLAnchorElement) =>
  link.hash !== '' && link.pathname === location.pathname && link.search === location.search

/** The link at an event's target that leads to a page of the shop, in the words that the document has. */
export function ownLinkAt(event: Event): HTMLAnchorElement | undefined {
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
