import { dirOf } from '#app/i18n/text-direction.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Field } from '#app/components/forms/field.tsx'
import type { InvalidForm } from '#app/components/forms/invalid-form.ts'
import type { OrderLineValues } from './withdrawal-page.ts'

type LineQuantitiesProps = {
  /** The prefix of the field names, before the position of the line: a withdrawal, or a return for a reason. */
  name: 'quantity' | 'back'
  lines: OrderLineValues[]
  /** Initially all of each line is chosen, or none. */
  chosen: 'all' | 'none'
  refusal: InvalidForm | undefined
}

/** Renders the quantity of each line of an order, or why none can be chosen. */
export function LineQuantities({ name, lines, chosen, refusal }: LineQuantitiesProps) {
  return lines.map((line) => {
    const left = name === 'quantity' ? line.left : line.leftToReturn
    if (left === 0) return <NothingLeft key={line.position} name={name} line={line} />
    const id = `${name}-${line.position}`
    return (
      <QuantityField
        key={line.position}
        {...{ id, name, line, left }}
        error={refusal?.errors[id]}
        value={refusal?.values[id] ?? (chosen === 'all' ? left : 0)}
      />
    )
  })
}

const reasonText = {
  ebook: 'withdrawal.ebook',
  counter: 'withdrawal.counter',
  'all-back': 'withdrawal.allBack',
} as const

type LineProps = Pick<LineQuantitiesProps, 'name'> & { line: OrderLineValues }

function NothingLeft({ name, line: { name: what, about, reason } }: LineProps) {
  const { t } = useTranslation()
  return (
    <div className="field">
      <p className="ui">
        <b dir={dirOf(what)}>{what}</b> {about && <span className="soft">{about}</span>}
      </p>
      <p className="hint">
        {t(name === 'quantity' && reason ? reasonText[reason] : 'withdrawal.allBack')}
      </p>
    </div>
  )
}

type QuantityFieldProps = LineProps & {
  id: string
  left: number
  error: string | undefined
  value: string | number
}

function QuantityField({ id, name, line, left, error, value }: QuantityFieldProps) {
  const { t } = useTranslation()
  const { name: what, about, opens } = line
  const untilOpen =
    opens &&
    name === 'quantity' &&
    (opens.day === undefined
      ? t('withdrawal.ebookUntilOpen')
      : t('withdrawal.ebookUntilDay', { day: opens.day }))
  const most = [about, t('withdrawal.of', { count: left })].filter(Boolean).join(', ')
  return (
    <Field
      id={id}
      label={t('withdrawal.quantity', { name: what })}
      hint={[most, untilOpen].filter(Boolean).join('. ')}
      error={error}
    >
      {(control) => (
        <input
          {...control}
          type="number"
          className="input input--short"
          inputMode="numeric"
          min={0}
          max={left}
          defaultValue={value}
        />
      )}
    </Field>
  )
}
