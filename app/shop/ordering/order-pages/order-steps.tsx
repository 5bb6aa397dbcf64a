import { useTranslation } from '#app/i18n/use-translation.ts'
import { Spaced } from '#app/components/spaced.tsx'
import { stateWords } from '#app/shop/ordering/orders/pickup-words.ts'
import { OrderArrival } from './order-arrival.tsx'
import type { OrderProgress, OrderStep } from './order-progress.ts'
import { ParcelTracking } from './parcel-line.tsx'

/** Renders the past steps of an order with their days and parcels, and the future ones with the days of arrival. */
export function OrderSteps({ progress }: { progress: OrderProgress }) {
  return (
    <ol className="steps order-steps">
      {progress.steps.map((step) =>
        step.day ? (
          <StepBehind key={step.state} step={step} progress={progress} />
        ) : (
          <li key={step.state} className="ahead">
            <StepAhead state={step.state} progress={progress} />
          </li>
        ),
      )}
    </ol>
  )
}

type StepProps = { progress: OrderProgress }
type PastStep = Extract<OrderStep, { day: object }>

function StepBehind({
  step: { state, day, isCurrent },
  progress: { parcels, pickup, isOfFiles },
}: StepProps & { step: PastStep }) {
  const { t } = useTranslation()
  return (
    <li className="done" aria-current={isCurrent ? 'step' : undefined}>
      <Spaced>
        <b>{stateWords(state, { isPickup: pickup !== undefined, isOfFiles }, t)}</b>
        <span className="soft">
          <time dateTime={day.dateTime}>{day.text}</time>
        </span>
        {state === 'dispatched' && pickup && (
          <span>
            {pickup.place}
            <br />
            {t('order.pickup.hours', pickup)}
          </span>
        )}
        {state === 'dispatched' &&
          parcels.map((parcel) => (
            <ParcelTracking key={`${parcel.carrier} ${parcel.code}`} parcel={parcel} />
          ))}
      </Spaced>
    </li>
  )
}

/** Names the step that brings the order to its buyer by its day, if that is known. */
function StepAhead({
  state,
  progress: { arrival, pickup },
}: StepProps & { state: Exclude<OrderStep, PastStep>['state'] }) {
  const { t } = useTranslation()
  if (arrival && state === (pickup ? 'dispatched' : 'delivered'))
    return <OrderArrival arrival={arrival} />
  return (
    <>
      {t(
        pickup && state !== 'packed'
          ? `order.pickup.stateAhead.${state}`
          : `order.stateAhead.${state}`,
      )}
    </>
  )
}
