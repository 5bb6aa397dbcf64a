import { useInvalidForm } from '#app/components/forms/invalid-form.ts'
import { describePieces } from '#app/shop/ordering/orders/returnable.ts'
import { canMove } from '#app/shop/ordering/orders/order-states.ts'
import { formatNameIn } from '#app/shop/ordering/quote/format-name.ts'
import type { OrderReturn } from '#app/shop/ordering/returns/returns.server.ts'
import { OfficeField, OfficeSelect } from '../frame/office-field.tsx'
import { Moment } from '../frame/moment.tsx'
import { useOrder } from './order-context.ts'
import { OrderForm, Pieces } from './order-form.tsx'
import { describeReturnReason } from './order-words.ts'

/** Renders the returns of an order, with what can be done with each, and how to add one. */
export function Returns() {
  const { t, sheet, steps } = useOrder()
  if (sheet.returns.length === 0 && steps.returnable.length === 0) return null
  return (
    <section className="panel">
      <h2>{t('office.order.returns')}</h2>
      {sheet.returns.map((one) => (
        <Return key={one.id} returned={one} />
      ))}
      {steps.returnable.length > 0 && <AddReturn />}
    </section>
  )
}

function Return({ returned }: { returned: OrderReturn }) {
  const { t, sheet } = useOrder()
  const { id, note, state, announcedAt, lines } = returned
  return (
    <article aria-label={t('office.order.returnOf', { id: id.slice(0, 8) })}>
      <p>
        <b>{t(`office.order.returnState.${state}`)}</b>, <Moment at={announcedAt} />:{' '}
        {describeReturnReason(returned, t)}
      </p>
      <ul>
        {describePieces(sheet.order, lines, formatNameIn(t)).map((piece) => (
          <li key={piece}>{piece}</li>
        ))}
      </ul>
      {note && (
        <blockquote>
          <bdi>{note}</bdi>
        </blockquote>
      )}
      {state === 'announced' && <Decide returned={returned} />}
    </article>
  )
}

function Decide({ returned: { id } }: { returned: OrderReturn }) {
  const { t, sheet } = useOrder()
  const why = `why-${id}`
  const invalid = useInvalidForm('order.refuse-return', { return: id })
  const conditions = (['', 'saleable', 'unsaleable'] as const).map((value) => ({
    value,
    label: t(`office.order.condition.${value || 'reason'}`),
  }))
  return (
    <>
      {canMove(sheet.order.state, 'returned') ? (
        <OrderForm>
          <input type="hidden" name="return" value={id} />
          <OfficeSelect
            id={`condition-${id}`}
            name="condition"
            label={t('office.order.conditionLabel')}
            choices={conditions}
          />
          <button className="btn" name="intent" value="order.receive-return">
            {t('office.order.receive')}
          </button>
        </OrderForm>
      ) : (
        <p>{t('office.order.notSentYet')}</p>
      )}
      <details open={invalid !== undefined}>
        <summary>{t('office.order.refuseReturn')}</summary>
        <OrderForm>
          <input type="hidden" name="return" value={id} />
          <OfficeField id={why} label={t('office.order.refuseWhy')} invalid={invalid} />
          <button className="btn btn--danger" name="intent" value="order.refuse-return">
            {t('office.order.refuseButton')}
          </button>
        </OrderForm>
      </details>
    </>
  )
}

function AddReturn() {
  const { t, steps } = useOrder()
  const invalid = useInvalidForm('order.add-return')
  return (
    <details open={invalid !== undefined}>
      <summary>{t('office.order.addReturn')}</summary>
      <OrderForm>
        <p className="hint">{t('office.order.addReturnText')}</p>
        <Pieces form="return" lines={steps.returnable} invalid={invalid} />
        <OfficeField
          id="notice"
          autoComplete="off"
          label={t('office.order.notice')}
          hint={t('office.order.noticeHint')}
          invalid={invalid}
        />
        <button className="btn btn--quiet" name="intent" value="order.add-return">
          {t('office.order.addReturnButton')}
        </button>
      </OrderForm>
    </details>
  )
}
