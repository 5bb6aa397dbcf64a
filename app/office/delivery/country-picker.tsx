import type { InvalidForm } from '#app/components/forms/invalid-form.ts'
import { useOffice } from '../frame/office-context.ts'
import type { Choice } from '../frame/office-field.tsx'

type CountryPickerProps = {
  id: string
  hint: string
  choices: Choice[]
  /** Holds the codes of the zone with spaces between them. */
  codes?: string
  invalid: InvalidForm | undefined
}

/** Renders a box for each country that a zone may have, those that it has first. */
export function CountryPicker({ id, hint, choices, codes = '', invalid }: CountryPickerProps) {
  const { t } = useOffice()
  const error = invalid?.errors.countries
  const own = (invalid?.values.countries ?? codes).split(' ')
  const isOwn = ({ value }: Choice) => own.includes(value)
  const described = [`${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={described}>
      <legend>{t('office.delivery.countries')}</legend>
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
      {error && (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
      <div className="picker">
        {[...choices.filter(isOwn), ...choices.filter((one) => !isOwn(one))].map((one) => (
          <label key={one.value} className="check">
            <input type="checkbox" name="countries" value={one.value} defaultChecked={isOwn(one)} />
            {one.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
