import { CachedFragment } from '#app/components/cached-fragment.tsx'
import { ShopLink } from '#app/components/shop-link.tsx'
import type { CategoryTile, CategoryBranch } from './home.ts'

/** Shows categories as tiles, each with its picture and count. */
export function CategoryTiles({ rooms }: { rooms: CategoryTile[] }) {
  return (
    <CachedFragment as="ul" className="tiles" name="rooms" of={rooms}>
      <Tiles rooms={rooms} />
    </CachedFragment>
  )
}

function Tiles({ rooms }: { rooms: CategoryTile[] }) {
  return rooms.map((tile) => (
    <li key={tile.path}>
      <Tile tile={tile} />
    </li>
  ))
}

/** Shows all categories, with subcategories inside the frame of their parent. */
export function CategoryTree({ rooms }: { rooms: CategoryBranch[] }) {
  return (
    <ul className="tiles">
      {rooms.map((tile) => (
        <li key={tile.path} className={tile.rooms.length > 0 ? 'tiles__family' : undefined}>
          <Tile tile={tile} />
          {tile.rooms.length > 0 && <CategoryTree rooms={tile.rooms} />}
        </li>
      ))}
    </ul>
  )
}

function Tile({ tile: { path, name, image, count } }: { tile: CategoryTile }) {
  return (
    <ShopLink className="tile" to={path}>
      <img className="niche" src={image} width="300" height="300" alt="" loading="lazy" />
      <span>
        {name} <small className="small">{count}</small>
      </span>
    </ShopLink>
  )
}
