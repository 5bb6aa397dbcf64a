import { ShopLink } from '#app/components/shop-link.tsx'
import type { Room } from './home.ts'

/** Categories as tiles, each with its picture and how much it holds. */
export function Rooms({ rooms }: { rooms: Room[] }) {
  return (
    <ul className="tiles">
      {rooms.map(({ path, name, image, count }) => (
        <li key={path}>
          <ShopLink className="tile" to={path}>
            <img className="niche" src={image} width="300" height="300" alt="" loading="lazy" />
            <span>
              {name} <small className="small">{count}</small>
            </span>
          </ShopLink>
        </li>
      ))}
    </ul>
  )
}
