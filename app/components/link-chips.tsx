import type { NamedLink } from './named-link.ts'
import { ShopLink } from './shop-link.tsx'

/** Renders links to related pages, a word or two each, or nothing without links. */
export function LinkChips({ links }: { links: NamedLink[] }) {
  if (links.length === 0) return null
  return (
    <ul className="chips">
      {links.map(({ name, lang, path }) => (
        <li key={path} lang={lang}>
          <ShopLink className="chip" to={path}>
            {name}
          </ShopLink>
        </li>
      ))}
    </ul>
  )
}
