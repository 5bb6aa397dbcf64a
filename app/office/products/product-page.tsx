import { useActionData } from '@remix-run/react'
import { useInvalidForm } from '#app/components/forms/invalid-form.ts'
import { localPath } from '#app/i18n/paths.ts'
import { useOffice, type Office } from '../frame/office-context.ts'
import { OfficeErrors } from '../frame/office-field.tsx'
import { FormToken } from '../frame/form-token.tsx'
import { OfficeForm } from '../frame/office-form.tsx'
import { OfficePage } from '../frame/office-page.tsx'
import type { ProductPageData } from './find-product.server.ts'
import { managedProductPath } from './managed-product-path.ts'
import { PricePanel } from './price-panel.tsx'
import { StockPanel } from './stock-panel.tsx'
import { FieldsOfProduct, labelOf, labelOfErrorIn } from './product-fields.tsx'

/** Renders the page of a product: its fields, and beside them prices, stock and what is done with the whole. */
export function ManagedProductPage(data: ProductPageData) {
  const { t } = useOffice()
  const save = useInvalidForm('product.save')
  return (
    <OfficePage title={data.name} current="products" tools={<Tools {...data} />}>
      {data.isWithdrawn && <p className="note">{t('office.products.isHidden')}</p>}
      <OfficeErrors
        invalid={save}
        labelOf={(field) => labelOfField(field, t) ?? labelOfErrorIn(data.groups, t)(field)}
      />
      <OfficeErrors invalid={useInvalidForm(['product.unhide', 'product.end-price'])} />
      {/* Enter in a field presses the first button of its form. */}
      <button form="fields" hidden name="intent" value="product.save">
        {t('office.frame.save')}
      </button>
      <div className="columns">
        <PricePanel {...data} />
        {data.stocks.length > 0 && <StockPanel {...data} />}
      </div>
      <Fields {...data} />
      <Deletion {...data} />
    </OfficePage>
  )
}

function Tools({ id, path, isEbook, isWithdrawn }: ProductPageData) {
  const { t, language } = useOffice()
  const to = isWithdrawn ? 'unhide' : 'hide'
  return (
    <div className="row">
      <a href="/office/products">{t('office.products.all')}</a>
      <a href={localPath(language, path)}>{t('office.frame.preview')}</a>
      <a href={`${managedProductPath(id)}/pictures`}>{t('office.products.pictures.link')}</a>
      {isEbook && <a href={`${managedProductPath(id)}/ebook`}>{t('office.ebook.link')}</a>}
      <a href={`/office/products/new?like=${encodeURIComponent(id)}`}>
        {t('office.products.copy')}
      </a>
      <OfficeForm>
        <button className="btn btn--quiet" name="intent" value={`product.${to}`}>
          {t(`office.products.bulk.${to}`)}
        </button>
      </OfficeForm>
    </div>
  )
}

function Fields({ fingerprints, tooLong, ...stored }: ProductPageData) {
  const { t } = useOffice()
  const invalid = useInvalidForm('product.save')
  const conflicts = useActionData<{ conflicts?: string[] }>()?.conflicts ?? []
  return (
    <OfficeForm id="fields">
      <input
        type="hidden"
        name="fingerprints"
        value={invalid?.values.fingerprints ?? fingerprints}
      />
      <FormToken />
      {tooLong.length > 0 && (
        <p className="note">
          {t('office.products.tooLong', {
            fields: tooLong.map((column) => labelOf(column, t)).join(', '),
          })}
        </p>
      )}
      <FieldsOfProduct {...stored} invalid={invalid} conflicts={conflicts} />
      <p className="save">
        <button className="btn" name="intent" value="product.save">
          {t('office.frame.save')}
        </button>
      </p>
    </OfficeForm>
  )
}

function Deletion({ name, losses }: ProductPageData) {
  const { t } = useOffice()
  const { orders, rows } = losses
  const invalid = useInvalidForm('product.delete')
  return (
    <details className="panel">
      <summary>{t('office.products.delete')}</summary>
      {orders > 0 ? (
        <p>{t('office.products.isOrdered', { count: orders })}</p>
      ) : (
        <OfficeForm>
          <OfficeErrors invalid={invalid} />
          <p>{t('office.products.deleteText', { name })}</p>
          {rows.length > 0 && (
            <ul>
              {rows.map(({ table, count }) => (
                <li key={table}>{t(`office.products.losses.${table}`, { count })}</li>
              ))}
            </ul>
          )}
          <button className="btn btn--danger" name="intent" value="product.delete">
            {t('office.products.deleteButton')}
          </button>
        </OfficeForm>
      )}
    </details>
  )
}

/** Names a field of prices or stock before its message in the summary of a refused form. */
function labelOfField(field: string, t: Office['t']): string | undefined {
  if (field === 'amount') return t('office.products.price')
  return field === 'change' ? t('office.products.stock') : undefined
}
