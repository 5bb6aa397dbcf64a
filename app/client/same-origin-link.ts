import { languageOfPath } from '#app/i18n/languages.ts'
import { isModifiedClick } from './is-modified-click.ts'

/** Returns whether the browser must follow a link itself: to a feed or file, or to another document. */
export const isDocument = (element: HTMLElement) => element.dataset.document !== undefined

const isWithinPage = (link: HTMLAnchorElement) =>
  link.hash !== '' && link.pathname === location.pathname && link.search === location.search

/** Returns the link at an event's target that leads to a page of the shop in the document's language. */
export function sameOriginLinkAt(event: Event): HTMLAnchorElement | undefined {
  if (event instanceof MouseEvent && isModifiedClick(event)) return undefined
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
