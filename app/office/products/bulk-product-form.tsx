import type { InvalidForm } from '#app/components/forms/invalid-form.ts'
import type { Translate } from '#app/i18n/i18n.server.ts'
import { FormToken } from '../frame/form-token.tsx'
import { useOffice } from '../frame/office-context.ts'
import { OfficeErrors, OfficeField, OfficeSelect } from '../frame/office-field.tsx'
import { OfficeForm } from '../frame/office-form.tsx'
import { NoRows, OfficeTable, type TableColumn } from '../frame/office-table.tsx'
import type { ManagedProduct, ProductsPageData } from './find-products.server.ts'
import { managedProductPath } from './managed-product-path.ts'

type BulkProductFormProps = Pick<ProductsPageData, 'rows' | 'total' | 'count' | 'categories'> & {
  invalid: InvalidForm | undefined
}

/** Renders the products with a box for each, and the bulk actions for those that are ticked. */
export function BulkProductForm({ rows, total, count, categories, invalid }: BulkProductFormProps) {
  const { t } = useOffice()
  const ticked = new Set(invalid?.values.ticked?.split(' '))
  return (
    <OfficeForm>
      <OfficeErrors invalid={invalid} />
      <input type="hidden" name="intent" value="products.change" />
      <FormToken />
      <OfficeTable
        caption={t('office.products.caption', { count: total, number: count })}
        rows={rows}
        keyOf={({ id }) => id}
        empty={<NoRows noneYet="office.products.noneYet" noMatch="office.products.empty" />}
        columns={columnsOf(t, ticked)}
      />
      {rows.length > 0 && <BulkChanges categories={categories} invalid={invalid} />}
    </OfficeForm>
  )
}

/** Lists the columns; `ticked` has the ids of products whose boxes are ticked. */
const columnsOf = (t: Translate, ticked: Set<string>): TableColumn<ManagedProduct>[] => [
  {
    id: 'name',
    label: t('office.products.name'),
    cell: (row) => <NameCell {...row} isTicked={ticked.has(row.id)} />,
  },
  { id: 'number', label: t('office.products.number'), cell: ({ number }) => number },
  { id: 'kind', label: t('catalogue.fields.format'), cell: (row) => <Kind {...row} /> },
  {
    id: 'price',
    label: t('office.products.price'),
    cell: ({ price }) => price || '–',
    isNumber: true,
  },
  {
    id: 'stock',
    label: t('office.products.stock'),
    cell: ({ stock }) => stock || '–',
    isNumber: true,
  },
  {
    id: 'marks',
    label: t('office.products.attention'),
    cell: ({ marks }) => marks.map((one) => t(`office.products.marks.${one}`)).join(', '),
  },
]

function NameCell({ id, name, isTicked }: ManagedProduct & { isTicked: boolean }) {
  const { t } = useOffice()
  return (
    <span className="tick">
      <input
        type="checkbox"
        name="product"
        value={id}
        defaultChecked={isTicked}
        aria-label={t('office.products.tick', { name })}
      />
      <a href={managedProductPath(id)}>{name}</a>
    </span>
  )
}

function Kind({ kind, format }: ManagedProduct) {
  const { t } = useOffice()
  return t(format ? `product.formats.${format}` : `office.products.kinds.${kind}`)
}

function BulkChanges({
  categories,
  invalid,
}: Pick<BulkProductFormProps, 'categories' | 'invalid'>) {
  const { t } = useOffice()
  return (
    <fieldset className="panel">
      <legend>{t('office.products.bulk.title')}</legend>
      <div className="row">
        <button className="btn btn--quiet" name="do" value="hide">
          {t('office.products.bulk.hide')}
        </button>
        <button className="btn btn--quiet" name="do" value="unhide">
          {t('office.products.bulk.unhide')}
        </button>
      </div>
      <BulkNumber
        id="percent"
        inputMode="text"
        change="price"
        button="changePrices"
        invalid={invalid}
      />
      <BulkCategory categories={categories} invalid={invalid} />
      <BulkNumber
        id="stock"
        inputMode="numeric"
        change="stock"
        button="setStock"
        invalid={invalid}
      />
    </fieldset>
  )
}

type BulkNumberProps = Pick<BulkProductFormProps, 'invalid'> & {
  id: 'percent' | 'stock'
  /** The minus of a percentage is missing on numeric keyboards. */
  inputMode: 'text' | 'numeric'
  change: 'price' | 'stock'
  button: 'changePrices' | 'setStock'
}

/** Renders a field for a number, and the button that changes all ticked products by it. */
function BulkNumber({ id, inputMode, change, button, invalid }: BulkNumberProps) {
  const { t } = useOffice()
  return (
    <div className="filters">
      <OfficeField
        id={id}
        inputMode={inputMode}
        label={t(`office.products.bulk.${id}`)}
        hint={t(`office.products.bulk.${id}Hint`)}
        invalid={invalid}
      />
      <button className="btn btn--quiet" name="do" value={change}>
        {t(`office.products.bulk.${button}`)}
      </button>
    </div>
  )
}

function BulkCategory({
  categories,
  invalid,
}: Pick<BulkProductFormProps, 'categories' | 'invalid'>) {
  const { t } = useOffice()
  return (
    <div className="filters">
      <OfficeSelect
        id="category"
        label={t('catalogue.fields.category')}
        choices={[{ value: '', label: '' }, ...categories]}
        invalid={invalid}
      />
      <button className="btn btn--quiet" name="do" value="add-category">
        {t('office.products.bulk.addCategory')}
      </button>
      <button className="btn btn--quiet" name="do" value="set-category">
        {t('office.products.bulk.setCategory')}
      </button>
    </div>
  )
}
