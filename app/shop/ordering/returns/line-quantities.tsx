import { useTranslation } from '#app/i18n/use-translation.ts'
import { Field } from '#app/components/field.tsx'
import type { InvalidForm } from '#app/components/invalid-form.ts'
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
  const { t } = useTranslation()
  return lines.map(({ position, name: what, about, reason, opens, ...line }) => {
    const id = `${name}-${position}`
    const left = name === 'quantity' ? line.left : line.leftToReturn
    if (left === 0)
      return (
        <div key={position} className="field">
          <p className="ui">
            <b>{what}</b> {about && <span className="soft">{about}</span>}
          </p>
          <p className="hint">
            {t(
              reason === 'ebook' && name === 'quantity' ? 'withdrawal.ebook' : 'withdrawal.allBack',
            )}
          </p>
        </div>
      )
    const untilOpen =
      opens &&
      name === 'quantity' &&
      (opens.day === undefined
        ? t('withdrawal.ebookUntilOpen')
        : t('withdrawal.ebookUntilDay', { day: opens.day }))
    return (
      <Field
        key={position}
        id={id}
        label={t('withdrawal.quantity', { name: what })}
        hint={[[about, t('withdrawal.of', { count: left })].filter(Boolean).join(', '), untilOpen]
          .filter(Boolean)
          .join('. ')}
        error={refusal?.errors[id]}
      >
        {(control) => (
          <input
            {...control}
            type="number"
            className="input input--short"
            inputMode="numeric"
            min={0}
            max={left}
            defaultValue={refusal?.values[id] ?? (chosen === 'all' ? left : 0)}
          />
        )}
      </Field>
    )
  })
}
