import { ShopLink } from '#app/components/shop-link.tsx'
import type { Banner } from './banner.ts'

/** Banners side by side; none moves by itself. */
export function Banners({ banners, label }: { banners: Banner[]; label: string }) {
  if (banners.length === 0) return null
  return (
    <section className="section" aria-label={label}>
      <ul className="cols">
        {banners.map(({ id, title, text, path, image }) => (
          <li key={id} className="panel side side--half">
            <img className="scene" src={image} width="300" height="240" alt="" loading="lazy" />
            <div className="stack">
              <h2>
                <ShopLink to={path}>{title}</ShopLink>
              </h2>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
