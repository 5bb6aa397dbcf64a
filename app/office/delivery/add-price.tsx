import { useInvalidForm, type InvalidForm } from '#app/components/forms/invalid-form.ts'
import { languageNames } from '#app/i18n/languages.ts'
import { currencyChoices } from '../rates/currency-choices.ts'
import { useOffice } from '../frame/office-context.ts'
import { OfficeErrors, OfficeField, OfficeSelect } from '../frame/office-field.tsx'
import { OfficeForm, SeenFields } from '../frame/office-form.tsx'
import { PriceValues } from './change-price.tsx'
import { BoxesField } from '../frame/boxes-field.tsx'
import type { TariffPageData } from './find-tariff-page.server.ts'

/** Renders the form that adds a price, and with it a zone or a method if they are new. */
export function AddPrice(data: TariffPageData) {
  const { t } = useOffice()
  const invalid = useInvalidForm('delivery.add')
  // Only one form of the page is refused, and the links of its messages lead to fields by their names.
  const prefix = invalid ? '' : 'new-'
  return (
    <OfficeForm className="panel">
      <h2>{t('office.delivery.add')}</h2>
      <OfficeErrors invalid={invalid} />
      <SeenFields seen={data.seen} />
      <MethodFields {...data} prefix={prefix} invalid={invalid} />
      <BandFields {...data} prefix={prefix} invalid={invalid} />
      <PriceValues prefix={prefix} invalid={invalid} />
      <button className="btn" name="intent" value="delivery.add">
        {t('office.delivery.addButton')}
      </button>
    </OfficeForm>
  )
}

type FieldsProps = TariffPageData & {
  /** Stands before the ids of the fields. */
  prefix: string
  invalid: InvalidForm | undefined
}

function MethodFields({ zone, languages, countryChoices, prefix, invalid }: FieldsProps) {
  const { t } = useOffice()
  const field = (name: string) => ({ id: prefix + name, name, invalid })
  return (
    <>
      <OfficeField
        {...field('zone')}
        required
        label={t('office.delivery.zone')}
        hint={t('office.delivery.hints.zone')}
        defaultValue={zone}
      />
      <BoxesField
        id={`${prefix}countries`}
        name="countries"
        label={t('office.delivery.countries')}
        hint={t('office.delivery.hints.newCountries')}
        chosen={(invalid?.values.countries ?? '').split(' ').filter(Boolean)}
        choices={countryChoices}
        error={invalid?.errors.countries}
      />
      <OfficeField
        {...field('method')}
        required
        label={t('office.delivery.method')}
        hint={t('office.delivery.hints.method')}
      />
      {languages.map((language) => (
        <OfficeField
          key={language}
          {...field(`name_${language}`)}
          label={t('office.delivery.methodName', { language: languageNames[language] })}
        />
      ))}
    </>
  )
}

function BandFields({ currency, currencies, prefix, invalid }: FieldsProps) {
  const { t, language } = useOffice()
  const field = (name: string) => ({ id: prefix + name, name, invalid })
  return (
    <>
      <OfficeField
        {...field('to_grams')}
        required
        inputMode="numeric"
        label={t('office.delivery.fields.to_grams')}
        hint={t('office.delivery.hints.to_grams')}
      />
      <OfficeField
        {...field('from_sum')}
        inputMode="decimal"
        label={t('office.delivery.fields.from_sum')}
        hint={t('office.delivery.hints.from_sum')}
      />
      <OfficeSelect
        {...field('currency')}
        label={t('office.products.fields.currency')}
        defaultValue={currency}
        choices={currencyChoices(currencies, language)}
      />
    </>
  )
}
