import { ShopLink } from '#app/components/shop-link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { ArrivalSentence } from '#app/shop/pricing/delivery/arrival-sentence.tsx'
import type { ArrivalText } from '#app/shop/pricing/delivery/arrival.ts'

/** Says on which days the parcel of an order arrives, or was due, with a link to write to the shop. */
export function OrderArrival({ arrival }: { arrival: ArrivalText }) {
  const { t } = useTranslation()
  return (
    <>
      <ArrivalSentence arrival={arrival} />
      {arrival.isOverdue && (
        <>
          {' '}
          <ShopLink to="/contact">{t('order.notHere')}</ShopLink>
        </>
      )}
    </>
  )
}
