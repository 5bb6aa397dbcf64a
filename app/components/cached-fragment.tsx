import { useContext, useState, type ReactElement } from 'react'
import { FragmentCache } from './fragment-cache.ts'

type CachedFragmentProps = {
  as: 'li' | 'div' | 'ul' | 'dl' | 'section' | 'footer'
  className: string
  id?: string
  /** Tells this fragment from others with the same props. There are few names, and each has its own memory limit. */
  name: string
  /**
   * Holds all that the fragment shows, except the language, which the cache knows; undefined for one visitor's own
   * content, which is not cached. Objects in it must not change any more.
   */
  of: unknown
  /** The element may use the translations of the page and no other context. */
  children: ReactElement
  /** Returns the markup that came with a page without its data (hydration-data.server.ts). */
  sent?: false | (() => string | undefined)
}

/**
 * Renders a part of a page that is the same for many visitors. The server renders it once and caches the text,
 * because rendering is most of a page's cost; the browser hydrates its elements like any others.
 */
export function CachedFragment({
  as: Element,
  name,
  of,
  sent,
  children,
  ...own
}: CachedFragmentProps) {
  const keep = useContext(FragmentCache)
  if (sent) return <ServerFragment as={Element} {...own} find={sent} />
  if (!keep || of === undefined) return <Element {...own}>{children}</Element>
  const markup = keep(name, of, children)
  return <Element {...own} dangerouslySetInnerHTML={{ __html: markup }} />
}

type ServerFragmentProps = Pick<CachedFragmentProps, 'as' | 'className' | 'id'> & {
  find: () => string | undefined
}

/** React leaves the server's markup until its data has loaded. */
function ServerFragment({ as: Element, find, ...own }: ServerFragmentProps) {
  const [markup] = useState(() => find() ?? '')
  return <Element {...own} dangerouslySetInnerHTML={{ __html: markup }} />
}
