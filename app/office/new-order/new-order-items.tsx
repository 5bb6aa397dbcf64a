import { isolate } from '#app/i18n/text-direction.ts'
import { FieldNotes } from '../frame/field-notes.tsx'
import { OfficeField } from '../frame/office-field.tsx'
import { OfficeTable } from '../frame/office-table.tsx'
import { useOffice } from '../frame/office-context.ts'
import { quantityField } from './draft-errors.ts'
import type { FoundItem } from '#app/shop/ordering/staff-orders/describe-items.server.ts'
import type { DraftPart } from './draft-part.ts'
import type { DraftProps } from './draft-props.ts'

/** The value of a button that prepares the order names what it adds to the form, or the part of the page that it is in. */
export const prepareWith = (field: 'add' | 'use' | 'part', value: string) =>
  `new-order.prepare&${new URLSearchParams({ [field]: value })}`

/** Renders the search, whose field takes what a scanner of barcodes types. */
export function ItemSearch({ draft, invalid }: DraftProps) {
  const { t } = useOffice()
  const { found } = draft
  return (
    <section className="panel">
      <OfficeField
        id="q"
        type="search"
        label={t('office.newOrder.search')}
        hint={t('office.newOrder.searchHint')}
        autoComplete="off"
        autoFocus={Object.keys(draft.errors).length === 0 && draft.part === undefined}
        invalid={invalid}
      />
      <button className="btn" name="intent" value="new-order.prepare" formNoValidate>
        {t('office.newOrder.searchButton')}
      </button>
      {found && <FoundItems found={found} />}
    </section>
  )
}

function FoundItems({ found }: { found: FoundItem[] }) {
  const { t } = useOffice()
  return (
    <OfficeTable
      caption={t('office.newOrder.found')}
      columns={[
        { id: 'name', label: t('order.title'), cell: (item) => <ItemName {...item} /> },
        { id: 'price', label: t('order.price'), isNumber: true, cell: ({ price }) => price },
        {
          id: 'stock',
          label: t('office.products.stock'),
          isNumber: true,
          cell: ({ stock }) => stock ?? '–',
        },
        {
          id: 'add',
          label: t('office.frame.action'),
          isOfButtons: true,
          cell: (item) => <AddButton {...item} />,
        },
      ]}
      rows={found}
      keyOf={({ value }) => value}
      empty={t('office.newOrder.notFound')}
    />
  )
}

const ItemName = ({ name, detail }: { name: string; detail: string }) => (
  <>
    <bdi>{name}</bdi>
    {detail && <div className="hint">{detail}</div>}
  </>
)

function AddButton({ value, name, detail, reason }: FoundItem) {
  const { t } = useOffice()
  if (reason) return <span className="soft">{t(`checkout.unavailableReason.${reason}`)}</span>
  return (
    <button
      className="btn btn--quiet"
      name="intent"
      value={prepareWith('add', value)}
      formNoValidate
      aria-label={t('office.newOrder.addNamed', { name: [isolate(name), detail].join(' ') })}
    >
      {t('office.newOrder.add')}
    </button>
  )
}

/** Renders a button that calculates anew. It has the focus afterwards, so that the page stays where it was. */
export function RecalculateButton({
  draft,
  part,
}: Pick<DraftProps, 'draft'> & { part: DraftPart }) {
  const { t } = useOffice()
  return (
    <button
      className="btn btn--quiet"
      name="intent"
      value={prepareWith('part', part)}
      formNoValidate
      autoFocus={draft.part === part}
    >
      {t('office.newOrder.update')}
    </button>
  )
}

type DraftLine = DraftProps['draft']['lines'][number] & { n: number }

/** Renders the lines of the order, whose quantities the next request changes. */
export function OrderedItems({ draft, invalid }: DraftProps) {
  const { t } = useOffice()
  const rows = draft.lines.map((line, n): DraftLine => ({ ...line, n }))
  return (
    <section className="panel">
      <h2>{t('office.newOrder.lines')}</h2>
      <OfficeTable
        caption={t('office.newOrder.linesHint')}
        columns={[
          { id: 'name', label: t('order.title'), cell: (line) => <ItemName {...line} /> },
          { id: 'unit', label: t('order.price'), isNumber: true, cell: ({ unit }) => unit },
          {
            id: 'quantity',
            label: t('order.quantity'),
            cell: (line) => <Quantity {...line} error={invalid.errors[quantityField(line.n)]} />,
          },
          { id: 'sum', label: t('order.sum'), isNumber: true, cell: ({ sum }) => sum },
        ]}
        rows={rows}
        keyOf={({ value }) => value}
        empty={t('office.newOrder.none')}
      />
      {rows.length > 0 && <RecalculateButton draft={draft} part="lines" />}
    </section>
  )
}

function Quantity({ n, value, typed, name, error }: DraftLine & { error: string | undefined }) {
  const { t } = useOffice()
  const id = quantityField(n)
  return (
    <>
      <input type="hidden" name={`line-${n}`} value={value} />
      <input
        id={id}
        name={id}
        className="input input--count"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={typed}
        aria-label={t('office.newOrder.quantityOf', { name: isolate(name) })}
        {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
      />
      <FieldNotes id={id} error={error} />
    </>
  )
}
