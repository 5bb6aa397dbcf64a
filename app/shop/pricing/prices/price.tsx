import { useTranslation } from '#app/i18n/use-translation.ts'
import type { PriceText } from './price-text.ts'

type PriceProps = {
  /** Is undefined if the product is not for sale. */
  price: PriceText | undefined
  /** Renders the larger form of product pages. */
  big?: boolean
}

/**
 * Renders a price with at most one earlier price: the lowest of the 30 days before the reduction, named as such (EU
 * 98/6 Art. 6a).
 */
export function Price({ price, big = false }: PriceProps) {
  const { t } = useTranslation()
  const size = big ? ' price--big' : ''
  if (!price) return <p className={`price${size}`}>{t('price.notForSale')}</p>
  const { now, was, cut, until, perUnit } = price
  const nowAndCut = (
    <>
      <span className="price__now">{now}</span>
      {was && (
        <>
          {' '}
          <span className="price__cut">{cut}</span>
        </>
      )}
    </>
  )
  return (
    <p className={`price${was ? ' price--cut' : ''}${size}`}>
      {was && <span className="hide">{`${t('price.now')} `}</span>}
      {big ? <span className="price__whole">{nowAndCut}</span> : nowAndCut}
      {perUnit && <span className="price__more"> {perUnit}</span>}
      {was && (
        <>
          {' '}
          <span className="price__more">
            {`${t(big ? 'price.lowest' : 'price.lowestShort')} `}
            <s className="price__was">{was}</s>
          </span>
          {until && (
            <span className="price__more">
              {` ${t('price.until')} `}
              <time dateTime={until.dateTime}>{big ? until.text : until.short}</time>
            </span>
          )}
        </>
      )}
    </p>
  )
}
