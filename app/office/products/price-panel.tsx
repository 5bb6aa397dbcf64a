import { useInvalidForm, type InvalidForm } from '#app/components/forms/invalid-form.ts'
import { currencyChoices } from '../rates/currency-choices.ts'
import { useOffice } from '../frame/office-context.ts'
import { OfficeField, OfficeSelect } from '../frame/office-field.tsx'
import { OfficeForm, SeenFields } from '../frame/office-form.tsx'
import { OfficeTable } from '../frame/office-table.tsx'
import type { ProductPageData } from './find-product.server.ts'

/** Renders the prices with their days and the form of a new one. */
export function PricePanel({ prices, currencies, markets }: ProductPageData) {
  const { t } = useOffice()
  return (
    <section className="panel" aria-labelledby="prices">
      <h2 id="prices">{t('office.products.prices.title')}</h2>
      <PriceTable prices={prices} />
      <NewPrice prices={prices} currencies={currencies} markets={markets} />
    </section>
  )
}

type NewPriceProps = Pick<ProductPageData, 'prices' | 'currencies' | 'markets'>

function NewPrice({ prices, currencies, markets }: NewPriceProps) {
  const { t } = useOffice()
  const invalid = useInvalidForm('product.save')
  return (
    <>
      <h3>{t('office.products.prices.new')}</h3>
      <PriceFields prices={prices} currencies={currencies} markets={markets} invalid={invalid} />
      <button form="fields" className="btn btn--quiet" name="intent" value="product.price">
        {t('office.products.prices.set')}
      </button>
    </>
  )
}

type PriceFieldsProps = NewPriceProps & { invalid: InvalidForm | undefined }

function PriceFields({ prices, currencies, markets, invalid }: PriceFieldsProps) {
  const { t, language } = useOffice()
  return (
    <div className="columns">
      <OfficeField
        id="amount"
        inputMode="decimal"
        label={t('office.products.price')}
        hint={t('office.products.prices.amountHint')}
        form="fields"
        invalid={invalid}
      />
      <OfficeSelect
        id="currency"
        label={t('office.products.fields.currency')}
        defaultValue={prices[0]?.currency}
        choices={currencyChoices(currencies, language)}
        form="fields"
        invalid={invalid}
      />
      <OfficeSelect
        id="market"
        label={t('office.products.prices.market')}
        choices={[{ value: '', label: t('office.products.prices.everywhere') }, ...markets]}
        form="fields"
        invalid={invalid}
      />
      <OfficeField
        id="from"
        type="date"
        label={t('office.products.prices.from')}
        hint={t('office.products.prices.fromHint')}
        form="fields"
        invalid={invalid}
      />
    </div>
  )
}

type Price = ProductPageData['prices'][number]

function PriceTable({ prices }: { prices: Price[] }) {
  const { t } = useOffice()
  return (
    <OfficeTable
      caption={t('office.products.prices.caption')}
      rows={prices}
      keyOf={({ row }) => row}
      empty={t('office.products.reasons.no-price')}
      columns={[
        {
          id: 'amount',
          label: t('office.products.price'),
          cell: ({ amount }) => <span className="number">{amount}</span>,
        },
        {
          id: 'market',
          label: t('office.products.prices.market'),
          cell: ({ place }) => place || t('office.products.prices.everywhere'),
        },
        { id: 'days', label: t('office.products.prices.days'), cell: (row) => <Days {...row} /> },
        {
          id: 'low',
          label: t('office.products.prices.low'),
          cell: (row) => <Lowest {...row} />,
        },
        {
          id: 'end',
          label: t('office.frame.action'),
          isOfButtons: true,
          cell: (row) => row.state === 'now' && <EndPrice {...row} />,
        },
      ]}
    />
  )
}

function Days({ from, until, state }: Price) {
  const { t } = useOffice()
  const key = from === until ? 'oneDay' : until ? 'fromUntil' : 'since'
  return `${t(`office.products.prices.${key}`, { from, until })}${state === 'later' ? ` (${t('office.products.prices.planned')})` : ''}`
}

/** A price that was converted from another currency counts too, and then the row says so. */
function Lowest({ low, isLowConverted }: Price) {
  const { t } = useOffice()
  return (
    <>
      <span className="number">{low || '–'}</span>
      {isLowConverted && ` (${t('office.products.prices.converted')})`}
    </>
  )
}

function EndPrice({ currency, market, amount, seen }: Price) {
  const { t } = useOffice()
  return (
    <OfficeForm className="row">
      <input type="hidden" name="currency" value={currency} />
      <input type="hidden" name="market" value={market} />
      <SeenFields seen={seen} />
      <button
        className="btn btn--text"
        name="intent"
        value="product.end-price"
        aria-label={t('office.products.prices.endOne', { amount })}
      >
        {t('office.products.prices.end')}
      </button>
    </OfficeForm>
  )
}
