import type { MouseEventHandler } from 'react'
import { ShopLink } from './shop-link.tsx'

type PagerProps = {
  label: string
  /** How far one has come: words, and the same as a bar. */
  seenWords: string
  seen: number
  total: number
  /** The next page alone. */
  next: { to: string; words: string; onClick?: MouseEventHandler<HTMLAnchorElement> } | undefined
  page: number
  /** Each page's path and name, or a gap. */
  pages: ({ to: string; page: number; name: string } | 'gap')[]
}

/** The ways through the pages of a list: links, so that each page is an address of its own. */
export function Pager({ label, seenWords, seen, total, next, page, pages }: PagerProps) {
  if (pages.length < 2) return null
  return (
    <nav className="pages" aria-label={label}>
      {/* Said when more is put under it. */}
      <p className="soft" aria-live="polite">
        {seenWords}
      </p>
      <progress className="meter" value={seen} max={total} aria-hidden="true" />
      {next && (
        <ShopLink className="btn btn--quiet" to={next.to} rel="next" onClick={next.onClick}>
          {next.words}
        </ShopLink>
      )}
      <ol>
        {pages.map((one, index) => (
          <li key={one === 'gap' ? `gap-${index}` : one.page}>
            {one === 'gap' ? (
              <span className="gap">…</span>
            ) : (
              <ShopLink
                to={one.to}
                aria-label={one.name}
                aria-current={one.page === page ? 'page' : undefined}
              >
                {one.page}
              </ShopLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
