import { ShopLink } from '../shop-link.tsx'
import { pathOfOwnPage, type OwnPageLink } from './own-page-link.ts'

/** Renders the links to own pages as items of a list. */
export function OwnPageLinks({
  pages,
  current,
}: {
  pages: OwnPageLink[]
  current?: string | undefined
}) {
  return pages.map(({ slug, title, lang }) => {
    const path = pathOfOwnPage(slug)
    return (
      <li key={slug}>
        <ShopLink to={path} lang={lang} aria-current={path === current ? 'page' : undefined}>
          {title}
        </ShopLink>
      </li>
    )
  })
}
