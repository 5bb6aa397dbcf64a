import { isolate } from '#app/i18n/text-direction.ts'
import { staffSales } from '#app/shop/ordering/staff-orders/staff-order.ts'
import type { KnownBuyer } from '#app/shop/ordering/staff-orders/find-buyers.server.ts'
import { OfficeField, OfficeSelect } from '../frame/office-field.tsx'
import { OfficeTable } from '../frame/office-table.tsx'
import { useOffice } from '../frame/office-context.ts'
import { BuyerAddress } from './new-order-address.tsx'
import { prepareWith, RecalculateButton } from './new-order-items.tsx'
import type { DraftProps } from './draft-props.ts'

/** Renders how the order is sold, and to whom. */
export function NewOrderBuyer({ draft, invalid }: DraftProps) {
  const { t } = useOffice()
  const { sale, language, languages } = draft
  return (
    <section className="panel">
      <h2>{t('office.newOrder.buyer')}</h2>
      <OfficeSelect
        id="sale"
        label={t('office.newOrder.sale')}
        choices={staffSales.map((value) => ({
          value,
          label: t(`office.newOrder.sales.${value}`),
        }))}
        defaultValue={sale}
        hint={t('office.newOrder.saleHint')}
        invalid={invalid}
      />
      <RecalculateButton draft={draft} part="sale" />
      <BuyerSearch draft={draft} invalid={invalid} />
      <BuyerContact draft={draft} invalid={invalid} />
      <BuyerAddress draft={draft} invalid={invalid} />
      <OfficeSelect
        id="language"
        label={t('office.newOrder.language')}
        choices={languages}
        defaultValue={language}
        invalid={invalid}
      />
    </section>
  )
}

function BuyerContact({ draft, invalid }: DraftProps) {
  const { t } = useOffice()
  const { sale, values } = draft
  return (
    <>
      <input type="hidden" name="customer" value={values.customer ?? ''} />
      <OfficeField
        id="name"
        label={t('checkout.name')}
        autoComplete="off"
        autoFocus={draft.part === 'buyer'}
        {...(sale === 'counter' && { hint: t('office.newOrder.nameHint') })}
        invalid={invalid}
      />
      <OfficeField
        id="email"
        type="email"
        label={t('checkout.email')}
        autoComplete="off"
        hint={t(draft.hasEbooks ? 'office.newOrder.emailForEbooks' : 'office.newOrder.emailHint')}
        invalid={invalid}
      />
      <OfficeField
        id="telephone"
        type="tel"
        label={t('checkout.telephone')}
        autoComplete="off"
        invalid={invalid}
      />
    </>
  )
}

function BuyerSearch({ draft, invalid }: DraftProps) {
  const { t } = useOffice()
  const { buyers } = draft
  return (
    <details open={buyers !== undefined || draft.part === 'buyers' || 'buyer' in invalid.errors}>
      <summary>{t('office.newOrder.findBuyer')}</summary>
      <OfficeField
        id="buyer"
        label={t('office.newOrder.buyerSearch')}
        autoComplete="off"
        autoFocus={draft.part === 'buyers'}
        invalid={invalid}
      />
      <button
        className="btn btn--quiet"
        name="intent"
        value={prepareWith('part', 'buyers')}
        formNoValidate
      >
        {t('office.newOrder.findBuyerButton')}
      </button>
      {buyers && <FoundBuyers buyers={buyers} />}
    </details>
  )
}

function FoundBuyers({ buyers }: { buyers: KnownBuyer[] }) {
  const { t } = useOffice()
  return (
    <OfficeTable
      caption={t('office.newOrder.foundBuyers')}
      columns={[
        { id: 'name', label: t('checkout.name'), cell: (one) => <BuyerName buyer={one} /> },
        {
          id: 'use',
          label: t('office.frame.action'),
          isOfButtons: true,
          cell: (one) => <UseButton buyer={one} />,
        },
      ]}
      rows={buyers}
      keyOf={({ key }) => key}
      empty={t('office.newOrder.noBuyer')}
    />
  )
}

type OfBuyer = { buyer: KnownBuyer }

const BuyerName = ({ buyer: { name, email, telephone, address } }: OfBuyer) => (
  <>
    <bdi>{name}</bdi>
    <div className="hint">{[email, telephone, address?.city].filter(Boolean).join(' · ')}</div>
  </>
)

function UseButton({ buyer: { key, name, email } }: OfBuyer) {
  const { t } = useOffice()
  return (
    <button
      className="btn btn--quiet"
      name="intent"
      value={prepareWith('use', key)}
      formNoValidate
      aria-label={t('office.newOrder.useNamed', { name: [isolate(name), email].join(' ') })}
    >
      {t('office.newOrder.use')}
    </button>
  )
}
