import type { ReactNode } from 'react'
import { useOffice } from '../frame/office-context.ts'
import { pathWith } from '../frame/path-with.ts'
import type { Pagination } from './list-page.ts'

/** Renders links to the page before and after, by the query parameter `page`. */
export function OfficePager({ page, pages, isLast }: Pagination) {
  const { t, url } = useOffice()
  if (page === 1 && isLast) return null
  const pathOf = (to: number) => pathWith(url, { page: String(to) })
  return (
    <PagerNavigation>
      {page > 1 && (
        <a href={pathOf(page - 1)} rel="prev">
          {t('office.frame.before')}
        </a>
      )}
      <span>
        {pages === null
          ? t('office.frame.page', { page })
          : t('office.frame.pageOf', { page, pages })}
      </span>
      {!isLast && (
        <a href={pathOf(page + 1)} rel="next">
          {t('office.frame.after')}
        </a>
      )}
    </PagerNavigation>
  )
}

/** Renders the links of a list whose pages are not numbered, since each begins after the last row of another. */
export function CursorPager({ first, next }: { first: ReactNode; next: ReactNode }) {
  if (!first && !next) return null
  return (
    <PagerNavigation>
      {first}
      {next}
    </PagerNavigation>
  )
}

function PagerNavigation({ children }: { children: ReactNode }) {
  const { t } = useOffice()
  return (
    <nav className="pager" aria-label={t('office.frame.pager')}>
      {children}
    </nav>
  )
}
