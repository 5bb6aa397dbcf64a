import type { InputHTMLAttributes } from 'react'
import { useWords } from '#app/i18n/use-words.ts'
import { Field } from '#app/components/field.tsx'
import type { AddressBookPage, AddressFieldName, AddressValues } from './address-book.ts'

type AddressFormProps = {
  /** Begins the ids of the fields: a page has this form more than once. */
  prefix: string
  values: AddressValues
  errors: Record<string, string>
  countries: AddressBookPage['countries']
}

/** The fields of an address in any country: what a country does not have is left out or dropped. */
export function AddressFields({ prefix, values, errors, countries }: AddressFormProps) {
  const { t } = useWords()
  const fieldOf = (field: AddressFieldName, label: string, autoComplete: string) => ({
    id: `${prefix}-${field}`,
    field,
    label,
    autoComplete,
    error: errors[field],
    defaultValue: values[field],
  })
  return (
    <>
      <Line {...fieldOf('name', t('checkout.name'), 'name')} />
      <Line {...fieldOf('addressLine1', t('checkout.addressLine1'), 'address-line1')} />
      <Line {...fieldOf('addressLine2', t('checkout.addressLine2'), 'address-line2')} optional />
      <div className="cols">
        <Line {...fieldOf('postcode', t('checkout.postcode.postcode'), 'postal-code')} />
        <Line {...fieldOf('city', t('checkout.city'), 'address-level2')} />
      </div>
      <Line
        {...fieldOf('region', t('addresses.region'), 'address-level1')}
        hint={t('addresses.regionHint')}
        optional
      />
      <Field id={`${prefix}-country`} label={t('checkout.country')} error={errors.country}>
        {(control) => (
          <select
            {...control}
            name="country"
            defaultValue={values.country}
            key={values.country}
            autoComplete="country"
          >
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
    </>
  )
}

type LineProps = InputHTMLAttributes<HTMLInputElement> & {
  id: string
  field: AddressFieldName
  label: string
  hint?: string
  error: string | undefined
  optional?: boolean
}

function Line({ id, field, label, hint, error, optional, ...input }: LineProps) {
  return (
    <Field
      id={id}
      label={label}
      {...(hint !== undefined && { hint })}
      error={error}
      {...(optional && { optional })}
    >
      {(control) => <input type="text" required={!optional} {...input} {...control} name={field} />}
    </Field>
  )
}
