import { Isolated } from '#app/components/isolated.tsx'
import { dirOf } from '#app/i18n/text-direction.ts'
import type { ReactNode } from 'react'
import { Price } from '#app/shop/pricing/prices/price.tsx'
import { ShopLink } from '#app/components/shop-link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Picture } from '#app/shop/catalogue/product-card/product-card.tsx'
import type { WishRowText as Row } from './wishlist-page.ts'

const stockClasses = { in: 'stock', low: 'stock stock--low', out: 'stock stock--out' }

/** This many pictures are in the first view. */
const eagerly = 4

type WishRowProps = {
  row: Row
  place: number
  /** Holds the error of this row's last form. */
  error: string | undefined
  /** Holds the buttons of the row. */
  children: ReactNode
}

export const wishErrorId = (place: number) => `wish-${place + 1}-error`

/** Renders a wish with its name, price and availability. */
export function WishRow({ row, place, error, children }: WishRowProps) {
  const { path, name, lang, by, format, image, price, stock, foot, obstacle } = row
  return (
    <li className="line">
      <ShopLink to={path} tabIndex={-1} aria-hidden="true">
        <Picture image={image} lazy={place >= eagerly} sizes="6rem" />
      </ShopLink>
      <div className="line__text">
        <h2 lang={lang}>
          <ShopLink to={path} dir={dirOf(name, lang)}>
            {name}
          </ShopLink>
        </h2>
        {by && (
          <p className="soft">
            <Isolated text={by} />
          </p>
        )}
        {format && <p className="soft">{format}</p>}
        {/* The obstacle says why there is no price. */}
        {(price || (foot.kind !== 'partner' && obstacle?.kind !== 'withdrawn')) && (
          <Price price={price} />
        )}
        {stock && (
          <p>
            <span className={stockClasses[stock.tone]}>{stock.text}</span>
          </p>
        )}
        {error ? (
          <p className="error" id={wishErrorId(place)}>
            {error}
          </p>
        ) : (
          <Obstacle row={row} />
        )}
      </div>
      <div className="line__do">{children}</div>
    </li>
  )
}

/** Shows why it cannot be put in the cart, unless the stock text already says so. */
function Obstacle({ row: { obstacle } }: { row: Row }) {
  const { t } = useTranslation()
  if (!obstacle || obstacle.kind === 'sold-out') return null
  const { kind, limit } = obstacle
  const words =
    kind === 'at-limit' ? t('wishlist.atLimit', { count: limit }) : t(`wishlist.obstacle.${kind}`)
  return <p className="soft">{words}</p>
}
