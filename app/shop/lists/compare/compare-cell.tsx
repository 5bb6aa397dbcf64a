import { dirOf } from '#app/i18n/text-direction.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Stars } from '#app/components/icon.tsx'
import { Price } from '#app/shop/pricing/prices/price.tsx'
import { ShopLink } from '#app/components/shop-link.tsx'
import { Stock } from '#app/shop/catalogue/product-page/detail-parts.tsx'
import type { CompareCellText as Cell } from './compare-page.ts'

/** Shows a product's value in a row. The dash for a missing value has a text for screen readers. */
export function CompareCell({ cell }: { cell: Cell }) {
  const { t } = useTranslation()
  switch (cell.kind) {
    case 'text':
      return cell.text
    case 'price':
      return <Price price={cell.price} />
    case 'stock':
      return <Stock stock={cell.stock} />
    case 'rating':
      return (
        <p className="rating" data-source={cell.rating.source}>
          <Stars value={cell.rating.value} />
          <span aria-hidden="true">{cell.figure}</span>
          <span className="hide">{cell.rating.text}</span>
        </p>
      )
    case 'links':
      return (
        <ul>
          {cell.links.map(({ name, lang, path }) => (
            <li key={path} lang={lang}>
              <ShopLink to={path} dir={dirOf(name)}>
                {name}
              </ShopLink>
            </li>
          ))}
        </ul>
      )
    case 'none':
      return (
        <>
          <span aria-hidden="true">—</span>
          <span className="hide">{t(`compare.${cell.reason}`)}</span>
        </>
      )
  }
}
