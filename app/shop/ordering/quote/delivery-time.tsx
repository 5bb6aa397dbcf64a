import { Icon } from '#app/components/icon.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { ArrivalSentence } from '#app/shop/pricing/delivery/arrival-sentence.tsx'
import type { DeliveryOptionText, QuoteSumsText } from './describe-quote.ts'
import { formatDeliveryDays } from './format-delivery.ts'

type OneParcelProps = { delivery: QuoteSumsText['delivery']; lines: unknown[] }

/** Says that what is in stock waits for what is not yet published, since one parcel holds the whole cart. */
export function OneParcel({ delivery, lines }: OneParcelProps) {
  const { t } = useTranslation()
  const release = delivery.kind === 'offered' ? delivery.chosen.release : undefined
  if (!release || lines.length < 2) return null
  return (
    <p className="note">
      <Icon name="info" />
      <time dateTime={release.dateTime}>{t('cart.oneParcel', { day: release.text })}</time>
    </p>
  )
}

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
