import { useTranslation } from '#app/i18n/use-translation.ts'
import { ArrivalSentence } from '#app/shop/pricing/delivery/arrival-sentence.tsx'
import type { DeliveryOptionText } from './describe-quote.ts'
import { formatDeliveryDays } from './format-delivery.ts'

/** Says when a parcel arrives, or how long it is on its way if it waits for something. */
export function DeliveryTime({ option }: { option: DeliveryOptionText }) {
  const { t } = useTranslation()
  const { arrival, release } = option
  if (arrival) return <ArrivalSentence arrival={arrival} />
  return (
    <>
      {formatDeliveryDays(option, t)}
      {release && (
        <>
          {' · '}
          <time dateTime={release.dateTime}>{t('product.preOrder', { day: release.text })}</time>
        </>
      )}
    </>
  )
}
