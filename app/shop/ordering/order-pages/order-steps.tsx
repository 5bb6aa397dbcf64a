import { useTranslation } from '#app/i18n/use-translation.ts'
import { Spaced } from '#app/components/spaced.tsx'
import { OrderArrival } from './order-arrival.tsx'
import type { OrderProgress } from './order-progress.ts'
import { ParcelTracking } from './parcel-line.tsx'

/** Renders the past steps of an order with their days and parcels, and the future ones with the days of arrival. */
export function OrderSteps({ progress: { steps, parcels, arrival } }: { progress: OrderProgress }) {
  const { t } = useTranslation()
  return (
    <ol className="steps order-steps">
      {steps.map(({ state, day, isCurrent }) =>
        day ? (
          <li key={state} className="done" aria-current={isCurrent ? 'step' : undefined}>
            <Spaced>
              <b>{t(`order.state.${state}`)}</b>
              <span className="soft">
                <time dateTime={day.dateTime}>{day.text}</time>
              </span>
              {state === 'dispatched' &&
                parcels.map((parcel) => (
                  <ParcelTracking key={`${parcel.carrier} ${parcel.code}`} parcel={parcel} />
                ))}
            </Spaced>
          </li>
        ) : (
          <li key={state} className="ahead">
            {state === 'delivered' && arrival ? (
              <OrderArrival arrival={arrival} />
            ) : (
              t(`order.stateAhead.${state}`)
            )}
          </li>
        ),
      )}
    </ol>
  )
}
