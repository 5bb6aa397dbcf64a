import { useInvalidForm } from '#app/components/forms/invalid-form.ts'
import { useOffice } from '../frame/office-context.ts'
import { OfficeErrors } from '../frame/office-field.tsx'
import { OfficeForm } from '../frame/office-form.tsx'
import { OfficePage } from '../frame/office-page.tsx'
import type { NewProductPageData } from './find-new-product.server.ts'
import { FieldsOfProduct, labelOfErrorIn } from './product-fields.tsx'

/** Renders the form of a new product, whose fields are those of its kind. */
export function NewProductPage({ kind, kinds, like, groups, ...stored }: NewProductPageData) {
  const { t } = useOffice()
  const invalid = useInvalidForm('product.add')
  return (
    <OfficePage title={t('office.products.new')} current="products">
      <nav aria-label={t('catalogue.fields.kind')}>
        <ul className="views">
          {kinds.map((one) => (
            <li key={one}>
              <a
                href={`/office/products/new?kind=${one}`}
                aria-current={one === kind ? 'page' : undefined}
              >
                {t(`office.products.newKinds.${one}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {like && <p className="note">{t('office.products.likeText', { name: like })}</p>}
      <OfficeForm>
        <OfficeErrors invalid={invalid} labelOf={labelOfErrorIn(groups, t)} />
        <input type="hidden" name="kind" value={kind} />
        <FieldsOfProduct groups={groups} {...stored} invalid={invalid} />
        <p className="save">
          <button className="btn" name="intent" value="product.add">
            {t('office.products.add')}
          </button>
        </p>
      </OfficeForm>
    </OfficePage>
  )
}
