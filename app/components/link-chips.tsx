import { ShopLink } from './shop-link.tsx'

/** Renders links to related pages, a word or two each, or nothing without links. */
export function LinkChips({ links }: { links: { name: string; path: string }[] }) {
  if (links.length === 0) return null
  return (
    <ul className="chips">
      {links.map(({ name, path }) => (
        <li key={path}>
          <ShopLink className="chip" to={path}>
            {name}
          </ShopLink>
        </li>
      ))}
    </ul>
  )
}
