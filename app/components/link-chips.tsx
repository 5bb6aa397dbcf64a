import { ShopLink } from './shop-link.tsx'

/** Links to related pages, a word or two each; renders nothing without links. */
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
