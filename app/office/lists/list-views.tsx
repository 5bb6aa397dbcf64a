import { formatCappedCount } from './capped-count.ts'
import { useOffice } from '../frame/office-context.ts'

type ListViewsProps = {
  /** It names the navigation. */
  label: string
  /** It is the link to the list without a view. */
  all: string
  views: { id: string; label: string; count: number }[]
  current: string | undefined
}

/** Renders links to the views of a list, which are the query parameter `view`, with their numbers. The rows per page stay. */
export function ListViews({ label, all, views, current }: ListViewsProps) {
  const { language, url } = useOffice()
  const rows = url.searchParams.get('rows')
  const pathOf = (view?: string) => {
    const query = new URLSearchParams({ ...(view && { view }), ...(rows && { rows }) })
    return query.size > 0 ? `${url.pathname}?${query}` : url.pathname
  }
  return (
    <nav aria-label={label}>
      <ul className="views">
        <li>
          <a href={pathOf()} aria-current={current === undefined ? 'page' : undefined}>
            {all}
          </a>
        </li>
        {views.map(({ id, label, count }) => (
          <li key={id}>
            <a href={pathOf(id)} aria-current={id === current ? 'page' : undefined}>
              {label} <b>{formatCappedCount(count, language)}</b>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
