import { OfficeField, OfficeSelect } from '../frame/office-field.tsx'
import { useOffice } from '../frame/office-context.ts'
import type { DraftProps } from './draft-props.ts'

/** Renders the country of an order and the address, which is at hand where none is needed, too. */
export function BuyerAddress({ draft, invalid }: DraftProps) {
  const { t } = useOffice()
  const { sale, country, countries, needsAddress, values } = draft
  const lines = <AddressLines draft={draft} invalid={invalid} />
  return (
    <>
      {sale !== 'counter' && (
        <OfficeSelect
          id="country"
          label={t('checkout.country')}
          choices={countries}
          defaultValue={country}
          hint={t('office.newOrder.countryHint')}
          invalid={invalid}
        />
      )}
      {needsAddress ? (
        lines
      ) : (
        <details open={(values.addressLine1 ?? '') !== ''}>
          <summary>{t('office.newOrder.address')}</summary>
          {lines}
        </details>
      )}
    </>
  )
}

function AddressLines({ draft: { postcodeName, region }, invalid }: DraftProps) {
  const { t } = useOffice()
  const line = (
    id: 'addressLine1' | 'addressLine2' | 'postcode' | 'city' | 'region',
    label: string,
  ) => <OfficeField id={id} label={label} invalid={invalid} autoComplete="off" />
  return (
    <>
      {line('addressLine1', t('checkout.addressLine1'))}
      {line('addressLine2', t('checkout.addressLine2'))}
      {line('postcode', t(`checkout.postcode.${postcodeName}`))}
      {line('city', t('checkout.city'))}
      {region && line('region', t(`checkout.region.${region}`))}
    </>
  )
}
