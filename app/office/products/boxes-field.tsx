import type { Choice } from '../frame/office-field.tsx'

type BoxesFieldProps = {
  id: string
  label: string
  hint: string | undefined
  /** Holds the chosen values with semicolons between them. */
  chosen: string
  all: readonly Choice[]
  error: string | undefined
}

/** Renders a box for each value, the chosen ones first and in the order that the product has them in. */
export function BoxesField({ id, label, hint, chosen, all, error }: BoxesFieldProps) {
  const own = chosen.split(';').filter(Boolean)
  const first = own.map(
    (value) => all.find((one) => one.value === value) ?? { value, label: value },
  )
  const others = all.filter(({ value }) => !own.includes(value))
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={described || undefined}>
      <legend>{label}</legend>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
      <div className="picker">
        {[...first, ...others].map((one) => (
          <label key={one.value} className="check">
            <input
              type="checkbox"
              name={id}
              value={one.value}
              defaultChecked={own.includes(one.value)}
            />
            {one.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
