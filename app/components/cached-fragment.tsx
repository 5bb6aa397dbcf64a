import { useContext, useState, type ReactElement } from 'react'
import { FragmentCache } from './fragment-cache.ts'

type CachedFragmentProps = {
  as: 'li' | 'div' | 'ul' | 'dl' | 'section' | 'footer'
  className: string
  id?: string
  /** Tells it from other parts that show the same, and is one of few: each name has its room in memory. */
  name: string
  /**
   * All that it shows, but for the language, which the keeper knows; undefined: what is one visitor's, and not kept. No
   * object in it changes any more.
   */
  of: unknown
  /** May use the words of the page, and no other context. */
  children: ReactElement
  /** Where the page came without its data (hydration-data.server.ts): its markup, as it came. */
  sent?: false | (() => string | undefined)
}

/**
 * A part of a page that looks the same to many visitors. The server renders it once and keeps the text,
 * since rendering is most of what a page costs; the browser hydrates its elements like any others.
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

/** Stays as it came until its data does. */
function ServerFragment({ as: Element, find, ...own }: ServerFragmentProps) {
  const [markup] = useState(() => find() ?? '')
  return <Element {...own} dangerouslySetInnerHTML={{ __html: markup }} />
}
