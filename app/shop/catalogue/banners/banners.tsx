import type { ReactNode } from 'react'
import { joinEWords } from '#app/i18n/join-e-words.ts'
import { ShopLink } from '#app/components/shop-link.tsx'
import { isElsewhere, type Banner } from './banner.ts'

type BannersProps = {
  banners: Banner[]
  label: string
  /** Is true if the banners follow directly below the head of a page. */
  isTight?: boolean
}

/** Shows banners side by side. There is no automatic rotation. */
export function Banners({ banners, label, isTight = false }: BannersProps) {
  if (banners.length === 0) return null
  return (
    <section className={isTight ? 'section--tight' : 'section'} aria-label={label}>
      <ul className="cols">
        {banners.map(({ id, title, text, link, image }) => (
          <li key={id} className="panel">
            <div className="row">
              <img src={image} width="200" height="160" alt="" loading="lazy" />
              <div className="stack">
                <h2>
                  <BannerLink to={link}>{joinEWords(title)}</BannerLink>
                </h2>
                <p>{joinEWords(text)}</p>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Links to a page in the visitor's language or to an external URL. */
export function BannerLink({ to, children }: { to: string; children: ReactNode }) {
  return isElsewhere(to) ? (
    <a href={to} rel="noopener noreferrer">
      {children}
    </a>
  ) : (
    <ShopLink to={to}>{children}</ShopLink>
  )
}
