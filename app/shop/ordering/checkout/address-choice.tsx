import { useTranslation } from '#app/i18n/use-translation.ts'
import { anotherAddress, type CheckoutAccount } from './account-addresses.ts'

type AddressChoiceFieldProps = { account: CheckoutAccount; error: string | undefined }

/** Shows the saved addresses as radio buttons, with another one for a typed address. */
export function AddressChoiceField({ account, error }: AddressChoiceFieldProps) {
  const { t } = useTranslation()
  const { addresses, chosen } = account
  return (
    <div id="address" tabIndex={-1}>
      {error && (
        <p className="error" id="address-error">
          {error}
        </p>
      )}
      {addresses.length > 0 && (
        <div
          className="options"
          role="radiogroup"
          aria-label={t('addresses.deliverTo')}
          aria-describedby={error && 'address-error'}
          // The key creates new radio buttons if the response chose another address, because the old ones would keep
          // their state.
          key={chosen}
        >
          {addresses.map((address) => (
            <SavedAddress key={address.id} address={address} isChosen={address.id === chosen} />
          ))}
          <label className="option">
            <input
              type="radio"
              name="address"
              value={anotherAddress}
              defaultChecked={chosen === anotherAddress}
            />
            <b>{t('addresses.another')}</b>
          </label>
        </div>
      )}
    </div>
  )
}

type SavedAddressProps = { address: CheckoutAccount['addresses'][number]; isChosen: boolean }

function SavedAddress({ address, isChosen }: SavedAddressProps) {
  const { id, lines } = address
  const [name, ...others] = lines
  return (
    <label className="option">
      <input type="radio" name="address" value={id} defaultChecked={isChosen} />
      <b>{name}</b> <small>{others.join(', ')}</small>
    </label>
  )
}

export function SaveAddressField({ isChecked }: { isChecked: boolean }) {
  const { t } = useTranslation()
  return (
    <label className="check">
      <input type="checkbox" name="keepAddress" defaultChecked={isChecked} />
      <span>{t('addresses.saveInAccount')}</span>
    </label>
  )
}
