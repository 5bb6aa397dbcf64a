import { CachedFragment } from '#app/components/fragments/cached-fragment.tsx'
import { ShopLink } from '#app/components/shop-link.tsx'
import type { CategoryTile, CategoryBranch } from './home.ts'

/** Shows categories as tiles, each with its picture and count. */
export function CategoryTiles({ tiles }: { tiles: CategoryTile[] }) {
  return <CachedFragment as="ul" className="tiles" of={Tiles} props={{ tiles }} />
}

function Tiles({ tiles }: { tiles: CategoryTile[] }) {
  return tiles.map((tile) => (
    <li key={tile.path}>
      <Tile tile={tile} />
    </li>
  ))
}

/** Shows all categories in a few lines, with subcategories behind their parent. */
export function CategoryTree({ tiles }: { tiles: CategoryBranch[] }) {
  return (
    <ul className="tiles tiles--rows">
      {tiles.map((tile) => (
        <li key={tile.path}>
          <Tile tile={tile} />
          {tile.tiles.length > 0 && <CategoryTree tiles={tile.tiles} />}
        </li>
      ))}
    </ul>
  )
}

function Tile({ tile: { path, name, lang, image, count } }: { tile: CategoryTile }) {
  return (
    <ShopLink className="tile" to={path}>
      <img className="niche" src={image} width="300" height="300" alt="" loading="lazy" />
      <span lang={lang}>
        {name} <small className="small">{count}</small>
      </span>
    </ShopLink>
  )
}
