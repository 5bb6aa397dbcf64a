import { useInvalidForm, type InvalidForm } from '#app/components/forms/invalid-form.ts'
import { formatCount } from '#app/i18n/format/format-count.ts'
import { taxKinds } from '#app/shop/pricing/tax/tax.ts'
import { useOffice } from '../frame/office-context.ts'
import { OfficeErrors, OfficeField, OfficeSelect } from '../frame/office-field.tsx'
import { OfficeForm, SeenFields } from '../frame/office-form.tsx'
import { OfficePage } from '../frame/office-page.tsx'
import { FilterForm, OfficeTable } from '../frame/office-table.tsx'
import { OfficePager } from '../lists/office-pager.tsx'
import { TableFiles } from '../tables/table-files.tsx'
import type { TaxPageData } from './find-tax-page.server.ts'

/** Renders the tax rates by country, and the forms that set and remove them. */
export function TaxPage(data: TaxPageData) {
  const { t } = useOffice()
  return (
    <OfficePage title={t('office.tax.title')} current="tax">
      <OfficeErrors invalid={useInvalidForm(['tax.remove', 'tax.remove-country'])} />
      <Untaxed {...data} />
      <CountryFilter {...data} />
      <Rates {...data} />
      <OfficePager {...data.pagination} />
      <div className="columns">
        <SetRates {...data} />
        <div>
          {data.country !== '' && data.total > 0 && <RemoveCountry {...data} />}
          <TableFiles
            intent="tax.import"
            path="/office/tax/table.csv"
            hint={t('office.tax.fileHint')}
            seen={data.seen}
          />
        </div>
      </div>
    </OfficePage>
  )
}

function Untaxed({ untaxed }: TaxPageData) {
  const { t } = useOffice()
  if (untaxed.length === 0) return null
  return (
    <section className="note" aria-labelledby="untaxed">
      <h2 id="untaxed">{t('office.tax.untaxed')}</h2>
      <ul>
        {untaxed.map(({ country, name, kinds }) => (
          <li key={country}>
            <a href={`/office/tax?country=${country}`}>{name}</a>
            {kinds && ` (${kinds})`}
          </li>
        ))}
      </ul>
    </section>
  )
}

function CountryFilter({ country, countries }: TaxPageData) {
  const { t } = useOffice()
  return (
    <FilterForm>
      <OfficeSelect
        id="filter-country"
        name="country"
        label={t('office.tax.country')}
        defaultValue={country}
        choices={[{ value: '', label: t('office.products.any') }, ...countries]}
      />
    </FilterForm>
  )
}

function Rates({ rows, total, seen }: TaxPageData) {
  const { t, language } = useOffice()
  return (
    <OfficeTable
      caption={t('office.tax.caption', { count: total, number: formatCount(total, language) })}
      rows={rows}
      keyOf={({ country, kind, fromDay }) => `${country} ${kind} ${fromDay}`}
      empty={t('office.tax.empty')}
      columns={[
        { id: 'country', label: t('office.tax.country'), cell: ({ name }) => name },
        {
          id: 'kind',
          label: t('office.tax.kind'),
          cell: ({ kind }) => t(`office.tax.kinds.${kind}`),
        },
        { id: 'rate', label: t('office.tax.rate'), cell: ({ rate }) => rate, isNumber: true },
        { id: 'from', label: t('office.tax.from'), cell: ({ from }) => from },
        { id: 'until', label: t('office.tax.until'), cell: ({ until }) => until || '–' },
        {
          id: 'state',
          label: t('office.tax.state'),
          cell: ({ state }) => t(`office.tax.states.${state}`),
        },
        {
          id: 'remove',
          label: t('office.frame.action'),
          isOfButtons: true,
          cell: (row) => <RemoveRate {...row} seen={seen} />,
        },
      ]}
    />
  )
}

type RateRow = TaxPageData['rows'][number]

function RemoveRate({ country, name, kind, fromDay, from, seen }: RateRow & { seen: string }) {
  const { t } = useOffice()
  const what = [name, t(`office.tax.kinds.${kind}`), from].join(', ')
  return (
    <OfficeForm>
      <button
        className="btn btn--text"
        name="intent"
        value="tax.remove"
        aria-label={t('office.tax.removeOne', { what })}
      >
        {t('office.tax.remove')}
      </button>
      <SeenFields seen={seen} />
      <input type="hidden" name="country" value={country} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="from" value={fromDay} />
    </OfficeForm>
  )
}

function SetRates({ seen, country, countries, homeMarket }: TaxPageData) {
  const { t } = useOffice()
  const invalid = useInvalidForm('tax.set')
  const labelOf = (field: string) => {
    const kind = taxKinds.find((one) => field === `rate-${one}`)
    return kind && t(`office.tax.kinds.${kind}`)
  }
  return (
    <OfficeForm className="panel">
      <h2>{t('office.tax.set')}</h2>
      <OfficeErrors invalid={invalid} labelOf={labelOf} />
      <SeenFields seen={seen} />
      <OfficeSelect
        id="country"
        label={t('office.tax.country')}
        defaultValue={country || homeMarket}
        choices={countries}
        invalid={invalid}
      />
      <RateFields invalid={invalid} />
      <button className="btn" name="intent" value="tax.set">
        {t('office.tax.setButton')}
      </button>
    </OfficeForm>
  )
}

function RateFields({ invalid }: { invalid: InvalidForm | undefined }) {
  const { t } = useOffice()
  return (
    <>
      {taxKinds.map((kind) => (
        <OfficeField
          key={kind}
          id={`rate-${kind}`}
          inputMode="decimal"
          label={t('office.tax.rateOf', { kind: t(`office.tax.kinds.${kind}`) })}
          invalid={invalid}
        />
      ))}
      <p className="hint">{t('office.tax.rateHint')}</p>
      {(['from', 'until'] as const).map((name) => (
        <OfficeField
          key={name}
          id={name}
          type="date"
          label={t(`office.tax.${name}`)}
          hint={t(`office.tax.${name}Hint`)}
          invalid={invalid}
        />
      ))}
    </>
  )
}

function RemoveCountry({ seen, country, countryName }: TaxPageData) {
  const { t } = useOffice()
  return (
    <details className="panel">
      <summary>{t('office.tax.removeAll', { country: countryName })}</summary>
      <OfficeForm>
        <p>{t('office.tax.removeAllText', { country: countryName })}</p>
        <SeenFields seen={seen} />
        <input type="hidden" name="country" value={country} />
        <button className="btn btn--danger" name="intent" value="tax.remove-country">
          {t('office.tax.remove')}
        </button>
      </OfficeForm>
    </details>
  )
}
