import { useTranslation } from '#app/i18n/use-translation.ts'
import { Field } from '#app/components/forms/field.tsx'
import type { AddressBookPage } from './address-book.ts'

type CountryFieldProps = {
  id: string
  value: string | undefined
  countries: AddressBookPage['countries']
  error: string | undefined
}

/** Renders the country of an address. The key shows a new value that the server chose. */
export function CountryField({ id, value, countries, error }: CountryFieldProps) {
  const { t } = useTranslation()
  return (
    <Field id={id} label={t('checkout.country')} error={error}>
      {(control) => (
        <select {...control} name="country" defaultValue={value} key={value} autoComplete="country">
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
