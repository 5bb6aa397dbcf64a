import { useTranslation } from '#app/i18n/use-translation.ts'
import { TextField } from '#app/components/forms/field.tsx'
import { isCountry } from '#app/i18n/markets.ts'
import { addressFormatOf } from './address.ts'
import type { AddressBookPage, AddressFieldName, AddressValues } from './address-book.ts'
import { CountryField } from './country-field.tsx'

type AddressFormProps = {
  /** Holds the prefix of the fields' ids, because a page may have this form several times. */
  prefix: string
  values: AddressValues
  errors: Record<string, string>
  countries: AddressBookPage['countries']
}

/** Renders the fields of an address in any country. Fields that a country does not have are left out or dropped. */
export function AnyAddressFields({ prefix, values, errors, countries }: AddressFormProps) {
  const { t } = useTranslation()
  const postcode = t(`checkout.postcode.${postcodeNameOf(values)}`)
  const fieldOf = (field: AddressFieldName | 'telephone', label: string, autoComplete: string) => ({
    id: `${prefix}-${field}`,
    name: field,
    label,
    autoComplete,
    error: errors[field],
    defaultValue: values[field],
  })
  return (
    <>
      <TextField {...fieldOf('name', t('checkout.name'), 'name')} />
      <TextField {...fieldOf('addressLine1', t('checkout.addressLine1'), 'address-line1')} />
      <TextField
        {...fieldOf('addressLine2', t('checkout.addressLine2'), 'address-line2')}
        optional
      />
      <div className="cols place">
        <TextField {...fieldOf('postcode', postcode, 'postal-code')} />
        <TextField {...fieldOf('city', t('checkout.city'), 'address-level2')} />
      </div>
      <TextField
        {...fieldOf('region', t('addresses.region'), 'address-level1')}
        hint={t('addresses.regionHint')}
        optional
      />
      <CountryField
        id={`${prefix}-country`}
        value={values.country}
        countries={countries}
        error={errors.country}
      />
      <TextField {...fieldOf('telephone', t('checkout.telephone'), 'tel')} type="tel" optional />
    </>
  )
}

/** The label follows the country that the form starts with, and so does the error. */
const postcodeNameOf = ({ country }: AddressValues) =>
  isCountry(country) ? addressFormatOf(country).postcodeName : 'postcode'
