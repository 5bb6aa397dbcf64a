import { ShopLink } from './shop-link.tsx'

/** Links to where one may look on, each a word or two; nothing where there is none. */
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
