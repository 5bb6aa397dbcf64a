import { ShopLink } from '#app/components/shop-link.tsx'
import type { Banner } from './banner.ts'

type BannersProps = {
  banners: Banner[]
  label: string
  /** Close under the head of a page. */
  isTight?: boolean
}

/** Banners side by side; none moves by itself. */
export function Banners({ banners, label, isTight = false }: BannersProps) {
  if (banners.length === 0) return null
  return (
    <section className={isTight ? 'section--tight' : 'section'} aria-label={label}>
      <ul className="cols">
        {banners.map(({ id, title, text, path, image }) => (
          <li key={id} className="panel">
            <div className="row">
              <img src={image} width="200" height="160" alt="" loading="lazy" />
              <div className="stack">
                <h2>
                  <ShopLink to={path}>{title}</ShopLink>
                </h2>
                <p>{text}</p>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
