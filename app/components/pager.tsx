import type { MouseEventHandler } from 'react'
import { ShopLink } from './shop-link.tsx'

type PagerProps = {
  label: string
  /** Shows the progress through the list as text and as a bar. */
  seenWords: string
  seen: number
  total: number
  /** The link to the next page. */
  next: { to: string; words: string; onClick?: MouseEventHandler<HTMLAnchorElement> } | undefined
  page: number
  /** The path and name of each page, or a gap. */
  pages: ({ to: string; page: number; name: string } | 'gap')[]
}

/** Renders the links to the pages of a list, so that each page has its own URL. */
export function Pager({ label, seenWords, seen, total, next, page, pages }: PagerProps) {
  if (pages.length < 2) return null
  return (
    <nav className="pages" aria-label={label}>
      {/* The text is announced when more is appended. */}
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
