import { useInvalidForm } from '#app/components/forms/invalid-form.ts'
import { knownCarriers } from '#app/shop/ordering/orders/carriers.ts'
import { hasPickupPlace } from '#app/shop/pricing/delivery/pickup.ts'
import type { MoveStep } from '#app/shop/ordering/order-management/possible-steps.server.ts'
import { OfficeField } from '../frame/office-field.tsx'
import { useOrder } from './order-context.ts'
import { OrderForm } from './order-form.tsx'
import { wordsOfMove } from './move-words.ts'
import { describeRefusal, missingLinesText } from './refusal-words.ts'
import { RecordPayment } from './record-payment.tsx'

const moves = ['packed', 'dispatched', 'delivered'] as const

/** Renders what can be done next, and why the rest cannot. */
export function NextSteps() {
  const { t, steps } = useOrder()
  const offered = moves.filter((step) => isOffered(step, steps.moves[step]))
  const blocked = moves.filter((step) => !offered.includes(step))
  const isNone = offered.length === 0 && !steps.reservable && steps.toPayMinor === null
  const reasons = useReasons(blocked)
  if (isNone && reasons.length === 0) return null
  return (
    <section aria-labelledby="next">
      <h2 id="next">{t('office.order.next')}</h2>
      <div className="columns">
        {offered.map((step) => (
          <Move key={step} step={step} />
        ))}
        {steps.reservable && <Reserve />}
        {typeof steps.toPayMinor === 'number' && <RecordPayment minor={steps.toPayMinor} />}
      </div>
      {reasons.length > 0 && (
        <dl className="facts" aria-label={t('office.order.notNow')}>
          {reasons.map(([what, why]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{why}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

type Against = ReturnType<typeof useOrder>['steps']['moves'][MoveStep]

/** The shopkeeper can go on although the buyer withdrew or was paid back. */
const canInsist = (against: Against) =>
  against?.reason === 'withdrawn' || against?.reason === 'refunded'
/** A delivery that waits for a cancellation cannot be insisted on. */
const isOffered = (step: MoveStep, against: Against) =>
  against === null || (step !== 'delivered' && canInsist(against))

const intents = {
  packed: 'order.pack',
  dispatched: 'order.dispatch',
  delivered: 'order.deliver',
} as const

function Move({ step }: { step: MoveStep }) {
  const { t, steps, sheet } = useOrder()
  const against = steps.moves[step]
  const words = wordsOfMove(step, sheet.order)
  return (
    <OrderForm className="panel">
      <h3>{t(words.heading)}</h3>
      {step === 'dispatched' && !hasPickupPlace(sheet.order.deliveryMethod) && <Parcels />}
      {against && (
        <>
          <p className="note">{describeRefusal(against, t)}</p>
          <label className="check">
            <input type="checkbox" name="anyway" />
            {t('office.order.anyway')}
          </label>
        </>
      )}
      <button className="btn" name="intent" value={intents[step]}>
        {t(words.button)}
      </button>
    </OrderForm>
  )
}

function Parcels() {
  const { t } = useOrder()
  const invalid = useInvalidForm('order.dispatch')
  return (
    <>
      <OfficeField
        id="carrier"
        list="carriers"
        autoComplete="off"
        label={t('office.order.carrier')}
        invalid={invalid}
      />
      <datalist id="carriers">
        {knownCarriers.map((carrier) => (
          <option key={carrier} value={carrier} />
        ))}
      </datalist>
      <OfficeField
        id="parcels"
        autoComplete="off"
        label={t('office.order.parcels')}
        hint={t('office.order.parcelsHint')}
        invalid={invalid}
      />
    </>
  )
}

function Reserve() {
  const { t, steps } = useOrder()
  const missing = steps.reservable ?? []
  return (
    <OrderForm className="panel">
      <h3>{t('office.order.reserve')}</h3>
      <p>{missing.length > 0 ? missingLinesText(missing, t) : t('office.order.reserveText')}</p>
      {missing.length === 0 && (
        <button className="btn btn--quiet" name="intent" value="order.reserve">
          {t('office.order.reserveButton')}
        </button>
      )}
    </OrderForm>
  )
}

/** Says why steps cannot be taken; those before and after the next one need no reason. */
function useReasons(blocked: MoveStep[]): [string, string][] {
  const { t, steps, sheet } = useOrder()
  const reasons = blocked.flatMap((step): [string, string][] => {
    const against = steps.moves[step]
    return against && against.reason !== 'state'
      ? [[t(wordsOfMove(step, sheet.order).button), describeRefusal(against, t)]]
      : []
  })
  return steps.toPayMinor === 'waiting'
    ? [...reasons, [t('office.order.paidButton'), t('office.order.waiting')]]
    : reasons
}
