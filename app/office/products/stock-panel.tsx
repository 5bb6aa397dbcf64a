import { useInvalidForm, type InvalidForm } from '#app/components/forms/invalid-form.ts'
import { useOffice } from '../frame/office-context.ts'
import { OfficeField, OfficeSelect } from '../frame/office-field.tsx'
import type { ProductPageData } from './find-product.server.ts'

/** Renders the stock, or that of each variant, and the form that changes it. */
export function StockPanel({ stocks }: ProductPageData) {
  const { t } = useOffice()
  const invalid = useInvalidForm('product.save')
  return (
    <section className="panel" aria-labelledby="stocks">
      <h2 id="stocks">{t('office.products.stock')}</h2>
      <StockNow stocks={stocks} invalid={invalid} />
      <OfficeField
        id="change"
        label={t('office.products.stocks.change')}
        hint={t('office.products.stocks.changeHint')}
        form="fields"
        invalid={invalid}
      />
      <OfficeField
        id="reason"
        label={t('office.products.stocks.reason')}
        hint={t('office.products.stocks.reasonHint')}
        form="fields"
        invalid={invalid}
      />
      <button form="fields" className="btn btn--quiet" name="intent" value="product.stock">
        {t('office.products.stocks.button')}
      </button>
    </section>
  )
}

type StockNowProps = Pick<ProductPageData, 'stocks'> & { invalid: InvalidForm | undefined }

/** Says what is there, or lets one of several variants be chosen. */
function StockNow({ stocks, invalid }: StockNowProps) {
  const { t } = useOffice()
  const [only] = stocks
  return stocks.length > 1 || only!.label ? (
    <OfficeSelect
      id="variant"
      label={t('office.products.stocks.variant')}
      choices={stocks.map(({ color, size, label, stock }) => ({
        value: `${color}/${size}`,
        label: `${label}: ${stock}`,
      }))}
      form="fields"
      invalid={invalid}
    />
  ) : (
    <p>
      {only!.stock === null
        ? t('office.products.stocks.uncounted')
        : t('office.products.stocks.now', { count: only!.stock })}
    </p>
  )
}
