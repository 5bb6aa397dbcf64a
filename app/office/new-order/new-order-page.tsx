import { useActionData } from '@remix-run/react'
import { OfficeErrors } from '../frame/office-field.tsx'
import { OfficeForm } from '../frame/office-form.tsx'
import { OfficePage } from '../frame/office-page.tsx'
import { OfficeTable } from '../frame/office-table.tsx'
import { useOffice } from '../frame/office-context.ts'
import { NewOrderBuyer } from './new-order-buyer.tsx'
import { ItemSearch, OrderedItems } from './new-order-items.tsx'
import { NewOrderTerms } from './new-order-terms.tsx'
import type { NewOrderData } from './show-draft.server.ts'

/**
 * Renders an order that staff takes. The one form holds all of it; its first button is that of the search, which the Enter
 * key of any field presses.
 */
export function NewOrderPage({ draft: first }: { draft: NewOrderData }) {
  const { t } = useOffice()
  const draft = useActionData<{ draft: NewOrderData }>()?.draft ?? first
  const invalid = { intent: '', values: draft.values, errors: draft.errors }
  const hasErrors = Object.keys(draft.errors).length > 0
  return (
    <OfficePage title={t('office.newOrder.title')} current="orders">
      <OfficeForm>
        {hasErrors && <OfficeErrors invalid={invalid} />}
        <Changes {...draft} />
        {draft.note && (
          <p className="toast" role="status">
            {draft.note}
          </p>
        )}
        <input type="hidden" name="token" value={draft.token} />
        <input type="hidden" name="shown" value={draft.shown} />
        <UnusedFields {...draft} />
        <ItemSearch draft={draft} invalid={invalid} />
        <OrderedItems draft={draft} invalid={invalid} />
        <div className="columns">
          <NewOrderBuyer draft={draft} invalid={invalid} />
          <NewOrderTerms draft={draft} invalid={invalid} />
        </div>
      </OfficeForm>
    </OfficePage>
  )
}

/** A choice that this sale does not need is there again with another sale. */
function UnusedFields({ sale, values }: Pick<NewOrderData, 'sale' | 'values'>) {
  const names =
    sale === 'counter' ? ['country', 'delivery'] : sale === 'telephone' ? ['reference'] : []
  return names.map((name) => (
    <input key={name} type="hidden" name={name} value={values[name] ?? ''} />
  ))
}

function Changes({ changes = [] }: Pick<NewOrderData, 'changes'>) {
  const { t } = useOffice()
  if (changes.length === 0) return null
  return (
    <OfficeTable
      caption={t('checkout.changeTable')}
      columns={[
        { id: 'what', label: t('checkout.what'), cell: ({ what }) => what },
        { id: 'before', label: t('checkout.before'), cell: ({ before }) => before },
        { id: 'after', label: t('checkout.after'), cell: ({ after }) => after },
      ]}
      rows={changes}
      keyOf={({ id }) => id}
      empty=""
    />
  )
}
