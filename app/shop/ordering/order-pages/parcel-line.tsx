import { useTranslation } from '#app/i18n/use-translation.ts'
import type { ParcelText } from '#app/shop/ordering/orders/carriers.ts'

/** Renders a parcel's number, linked to its carrier if that is known. */
export function ParcelTracking({ parcel: { carrier, code, link } }: { parcel: ParcelText }) {
  const { t } = useTranslation()
  const words = t('order.page.parcel', { carrier, code })
  return (
    <span className="order-parcel">
      {link ? (
        // The carrier need not learn which page its visitor came from.
        <a href={link} rel="noreferrer">
          {words}
        </a>
      ) : (
        words
      )}
    </span>
  )
}
