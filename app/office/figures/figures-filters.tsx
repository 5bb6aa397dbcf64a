import { listCountryNames } from '#app/i18n/format/format-country.ts'
import type { Currency } from '#app/i18n/currency.ts'
import { languageNames, languages } from '#app/i18n/languages.ts'
import { periodSteps } from '#app/shop/ordering/figures/periods.ts'
import { currencyChoices } from '../rates/currency-choices.ts'
import { useOffice, type Office } from '../frame/office-context.ts'
import { OfficeField, OfficeSelect } from '../frame/office-field.tsx'
import { FilterForm } from '../frame/office-table.tsx'
import type { FiguresParameter } from './figures-query.schema.ts'
import type { FigureData } from './find-figure.server.ts'

const labels = {
  period: 'periods',
  from: 'from',
  until: 'until',
  step: 'steps',
  market: 'market',
  currency: 'column.currency',
  language: 'column.language',
  by: 'by',
} as const

/** Names a parameter as its control does. */
export const labelOfParameter = (name: FiguresParameter, t: Office['t']): string =>
  t(`office.figures.${labels[name]}`)

/** Renders the days of the period, and the filters that the figure has. */
export function FiguresFilters(data: FigureData) {
  const { query, table, markets, currencies = [], currency } = data
  return (
    <FilterForm>
      <Day id="from" day={query.from} />
      <Day id="until" day={query.until} />
      {table.columns.includes('days') && <Step query={query} />}
      {markets ? <Market query={query} markets={markets} /> : <PageLanguage query={query} />}
      {currency && currencies.length > 1 && (
        <CurrencyChoice currency={currency} currencies={currencies} />
      )}
      <RowOrder {...data} />
    </FilterForm>
  )
}

type QueryProps = Pick<FigureData, 'query'>

function Day({ id, day }: { id: 'from' | 'until'; day: string }) {
  const { t } = useOffice()
  return <OfficeField id={id} type="date" label={labelOfParameter(id, t)} defaultValue={day} />
}

/** Without a choice the step follows the length of the period. */
function Step({ query: { step, hasOwnStep } }: QueryProps) {
  const { t } = useOffice()
  const steps = periodSteps.map((value) => ({ value, label: t(`office.figures.step.${value}`) }))
  return (
    <OfficeSelect
      id="step"
      label={labelOfParameter('step', t)}
      defaultValue={hasOwnStep ? step : ''}
      choices={[{ value: '', label: t('office.figures.fittingStep') }, ...steps]}
    />
  )
}

function Market({ query, markets }: QueryProps & { markets: string[] }) {
  const { t, language } = useOffice()
  const countries = listCountryNames(markets, language)
  return (
    <OfficeSelect
      id="market"
      label={labelOfParameter('market', t)}
      defaultValue={query.market}
      choices={[
        { value: '', label: t('office.figures.any') },
        ...countries.map(({ code, name }) => ({ value: code, label: name })),
      ]}
    />
  )
}

function PageLanguage({ query }: QueryProps) {
  const { t } = useOffice()
  return (
    <OfficeSelect
      id="language"
      label={labelOfParameter('language', t)}
      defaultValue={query.language}
      choices={[
        { value: '', label: t('office.figures.any') },
        ...languages.map((value) => ({ value, label: languageNames[value] })),
      ]}
    />
  )
}

type CurrencyProps = { currency: Currency; currencies: Currency[] }

function CurrencyChoice({ currency, currencies }: CurrencyProps) {
  const { t, language } = useOffice()
  return (
    <OfficeSelect
      id="currency"
      label={labelOfParameter('currency', t)}
      defaultValue={currency}
      choices={currencyChoices(currencies.toSorted(), language)}
    />
  )
}

function RowOrder({ figure, query }: FigureData) {
  const { t } = useOffice()
  const orders = ordersOf(figure)
  if (!orders) return null
  return (
    <OfficeSelect
      id="by"
      label={labelOfParameter('by', t)}
      defaultValue={query.by}
      choices={orders.map((value) => ({ value, label: t(`office.figures.order.${value}`) }))}
    />
  )
}

function ordersOf(figure: FigureData['figure']) {
  if (figure === 'bestsellers') return ['pieces', 'turnover'] as const
  return figure === 'views' ? (['time', 'page'] as const) : undefined
}
