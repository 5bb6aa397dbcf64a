import { useTranslation } from '#app/i18n/use-translation.ts'
import { ArrivalSentence } from '#app/shop/pricing/delivery/arrival-sentence.tsx'
import type { OrderProgress } from './order-progress.ts'
import { ParcelTracking } from './parcel-line.tsx'

/** Renders the past steps of an order with their days and parcels, and the future ones with the days of arrival. */
export function OrderSteps({ progress: { steps, parcels, arrival } }: { progress: OrderProgress }) {
  const { t } = useTranslation()
  return (
    <ol className="steps order-steps">
      {steps.map(({ state, day, isCurrent }) => (
        <li
          key={state}
          className={day ? 'done' : 'ahead'}
          aria-current={isCurrent ? 'step' : undefined}
        >
          <b>{t(`order.state.${state}`)}</b>
          {day && (
            <span className="soft">
              <time dateTime={day.dateTime}>{day.text}</time>
            </span>
          )}
          {state === 'delivered' && !day && arrival && (
            <span className="soft">
              <ArrivalSentence arrival={arrival} />
            </span>
          )}
          {state === 'dispatched' &&
            day &&
            parcels.map((parcel) => (
              <ParcelTracking key={`${parcel.carrier} ${parcel.code}`} parcel={parcel} />
            ))}
        </li>
      ))}
    </ol>
  )
}
