import { describedBy, FieldNotes } from './field-notes.tsx'
import type { Choice } from './office-field.tsx'

type BoxesProps = {
  id: string
  /** The name of the boxes; the id unless it is given. */
  name?: string
  label: string
  hint: string | undefined
  chosen: readonly string[]
  choices: readonly Choice[]
  error: string | undefined
}

/** Renders a box for each value, the chosen ones first and in their order. */
export function BoxesField({ id, name = id, label, hint, chosen, choices, error }: BoxesProps) {
  const first = chosen.map(
    (value) => choices.find((one) => one.value === value) ?? { value, label: value },
  )
  const others = choices.filter(({ value }) => !chosen.includes(value))
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={describedBy({ id, hint, error })}>
      <legend>{label}</legend>
      <FieldNotes id={id} hint={hint} error={error} />
      <div className="picker">
        {[...first, ...others].map((one) => (
          <label key={one.value} className="check">
            <input
              type="checkbox"
              name={name}
              value={one.value}
              defaultChecked={chosen.includes(one.value)}
            />
            {one.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
