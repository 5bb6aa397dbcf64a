import { useInvalidForm, type InvalidForm } from '#app/components/forms/invalid-form.ts'
import { useOffice } from '../frame/office-context.ts'
import { OfficeField } from '../frame/office-field.tsx'
import { OfficeForm, SeenFields, type SeenProps } from '../frame/office-form.tsx'
import type { TariffPageData } from './find-tariff-page.server.ts'

type ChangePriceProps = TariffPageData['rows'][number] & SeenProps

/** Renders the form that changes one price or removes it. */
export function ChangePrice({ selection, method, weights, values, seen }: ChangePriceProps) {
  const { t } = useOffice()
  const set = useInvalidForm('delivery.set', selection)
  const remove = useInvalidForm('delivery.remove', selection)
  const what = `${selection.zone}, ${method}, ${weights}`
  return (
    <details open={Boolean(set ?? remove)}>
      <summary aria-label={t('office.delivery.changeOne', { what })}>
        {t('office.delivery.change')}
      </summary>
      <OfficeForm>
        <SeenFields seen={seen} />
        {Object.entries(selection).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <PriceValues
          // The messages above the table lead to the fields of the one refused form.
          prefix={set ? '' : `${Object.values(selection).join('-')}-`}
          values={values}
          invalid={set}
        />
        <div className="row">
          <button className="btn" name="intent" value="delivery.set">
            {t('office.frame.save')}
          </button>
          <button className="btn btn--danger" name="intent" value="delivery.remove">
            {t('office.delivery.remove')}
          </button>
        </div>
      </OfficeForm>
    </details>
  )
}

const valueFields = ['price', 'free_from', 'days_from', 'days_to'] as const

type PriceValuesProps = {
  /** Stands before the ids of the fields, which are names elsewhere in the page. */
  prefix: string
  values?: Partial<Record<(typeof valueFields)[number], string>>
  invalid: InvalidForm | undefined
}

/** Renders the fields of what a method costs and how long it takes. */
export function PriceValues({ prefix, values = {}, invalid }: PriceValuesProps) {
  const { t } = useOffice()
  return (
    <>
      {valueFields.map((name) => (
        <OfficeField
          key={name}
          id={prefix + name}
          name={name}
          inputMode={name.startsWith('days') ? 'numeric' : 'decimal'}
          label={t(`office.delivery.fields.${name}`)}
          hint={t(`office.delivery.hints.${name}`)}
          defaultValue={values[name]}
          invalid={invalid}
        />
      ))}
    </>
  )
}
