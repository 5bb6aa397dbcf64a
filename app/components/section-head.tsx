import { Icon } from './icon.tsx'
import { ShopLink } from './shop-link.tsx'

type SectionHeadProps = {
  title: string
  /** Makes the title a link. */
  to?: string
  kicker?: string
  link?: { to: string; words: string }
}

/** Renders the heading of a section, with a link to more of it. */
export function SectionHead({ title, to, kicker, link }: SectionHeadProps) {
  return (
    <div className="head">
      <div>
        {kicker && <p className="kicker">{kicker}</p>}
        <h2>{to ? <ShopLink to={to}>{title}</ShopLink> : title}</h2>
      </div>
      {link && (
        <ShopLink to={link.to}>
          {link.words}
          <Icon name="arrow" />
        </ShopLink>
      )}
    </div>
  )
}
