import { useInvalidForm } from '#app/components/forms/invalid-form.ts'
import { formatCurrency } from '#app/i18n/format/format-currency.ts'
import { useOffice } from '../frame/office-context.ts'
import { OfficeErrors, OfficeField } from '../frame/office-field.tsx'
import { OfficeForm } from '../frame/office-form.tsx'
import { OfficePage } from '../frame/office-page.tsx'
import { OfficeTable } from '../frame/office-table.tsx'
import type { RatesPageData } from './find-rates-page.server.ts'

/** Renders the exchange rates, and the two forms that replace them. */
export function RatesPage(data: RatesPageData) {
  const { t, language } = useOffice()
  const { base, day, ageDays, rates } = data
  return (
    <OfficePage title={t('office.rates.title')} current="rates">
      <p>
        {ageDays === 0
          ? t('office.rates.ofToday', { day })
          : t('office.rates.age', { day, count: ageDays })}
      </p>
      <div className="narrow">
        <OfficeTable
          caption={t('office.rates.caption', { base })}
          rows={rates}
          keyOf={({ currency }) => currency}
          empty={t('office.rates.empty')}
          columns={[
            {
              id: 'currency',
              label: t('office.products.fields.currency'),
              cell: ({ currency }) => formatCurrency(currency, language),
            },
            { id: 'rate', label: t('office.rates.rate'), cell: ({ rate }) => rate, isNumber: true },
          ]}
        />
      </div>
      {rates.length > 0 && (
        <div className="columns">
          <TypedRates {...data} />
          <RatesFile />
        </div>
      )}
    </OfficePage>
  )
}

function TypedRates({ base, today, rates }: RatesPageData) {
  const { t } = useOffice()
  const invalid = useInvalidForm('rates.accept')
  return (
    <OfficeForm className="panel">
      <h2>{t('office.rates.type')}</h2>
      <OfficeErrors invalid={invalid} />
      <p className="hint">{t('office.rates.typeHint')}</p>
      <OfficeField
        id="day"
        type="date"
        required
        label={t('office.rates.day')}
        defaultValue={today}
        invalid={invalid}
      />
      {rates.map(({ currency, rate }) => (
        <OfficeField
          key={currency}
          id={`rate-${currency}`}
          inputMode="decimal"
          required
          label={t('office.rates.oneIs', { base, currency })}
          defaultValue={rate}
          invalid={invalid}
        />
      ))}
      <button className="btn" name="intent" value="rates.accept">
        {t('office.rates.accept')}
      </button>
    </OfficeForm>
  )
}

function RatesFile() {
  const { t } = useOffice()
  const invalid = useInvalidForm('rates.file')
  return (
    <OfficeForm className="panel" encType="multipart/form-data">
      <h2>{t('office.rates.file')}</h2>
      <OfficeErrors invalid={invalid} />
      <OfficeField
        id="file"
        type="file"
        required
        accept=".json,application/json"
        label={t('office.tables.file')}
        hint={t('office.rates.fileHint')}
        invalid={invalid}
      />
      <button className="btn">{t('office.rates.acceptFile')}</button>
    </OfficeForm>
  )
}
