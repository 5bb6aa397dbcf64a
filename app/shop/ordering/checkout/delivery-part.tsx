import { useIsHydrated } from '#app/client/use-is-hydrated.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { TextField } from '#app/components/forms/field.tsx'
import { CountryField } from '#app/shop/customers/addresses/country-field.tsx'
import { DeliveryTime, OneParcel } from '#app/shop/ordering/quote/delivery-time.tsx'
import type { DeliveryOptionText } from '#app/shop/ordering/quote/describe-quote.ts'
import { formatDeliveryPrice } from '#app/shop/ordering/quote/format-delivery.ts'
import { deliveryMethodName } from '#app/shop/pricing/delivery/method-name.ts'
import { AddressChoiceField, SaveAddressField } from './address-choice.tsx'
import type { CheckoutPage } from './checkout-page.ts'
import type { CheckoutValues } from './checkout-values.ts'

type PartProps = CheckoutValues & { page: CheckoutPage }

/** Shows the address and the delivery method. The fields have the names and the order used in the country. */
export function DeliveryPart(props: PartProps) {
  const { t } = useTranslation()
  const { page, errors } = props
  const { account, delivery } = page
  if (delivery.kind === 'offered' && delivery.chosen.pickup) return <PickupPart {...props} />
  const hasChoice = account !== undefined && account.addresses.length > 0
  return (
    <fieldset className="part form">
      <legend>
        <b>2</b> {t('checkout.delivery')}
      </legend>
      {account && <AddressChoiceField account={account} error={errors.address} />}
      {/* The typed fields count, and are visible, only if no saved address is chosen. */}
      <div className={hasChoice ? 'form typed' : 'form'}>
        <AddressFields {...props} />
        {account?.canAdd && <SaveAddressField isChecked={props.values.keepAddress !== undefined} />}
      </div>
      <DeliveryMethods {...props} />
      <UpdateButton hint={t(hasChoice ? 'addresses.updateHint' : 'checkout.updateHint')} />
    </fieldset>
  )
}

/** Asks for the name alone if the buyer collects the order. A typed address comes back with another method. */
function PickupPart(props: PartProps) {
  const { t } = useTranslation()
  const { page, values, errors } = props
  const { account, address } = page
  const typed = ['addressLine1', 'addressLine2', 'postcode', 'city', 'region'] as const
  const hidden = {
    ...Object.fromEntries(typed.map((name) => [name, values[name]])),
    country: address.country,
    address: account?.chosen,
  }
  return (
    <fieldset className="part form">
      <legend>
        <b>2</b> {t('checkout.delivery')}
      </legend>
      {Object.entries(hidden).map(
        ([name, value]) => value && <input type="hidden" key={name} name={name} value={value} />,
      )}
      <p>{t('order.pickup.text')}</p>
      <TextField
        id="name"
        label={t('checkout.name')}
        error={errors.name}
        defaultValue={values.name ?? account?.name}
        autoComplete="name"
      />
      <DeliveryMethods {...props} />
      <UpdateButton hint={t('checkout.updateHint')} />
    </fieldset>
  )
}

/**
 * Renders the button that calculates the sums again for what was typed. With JavaScript each change does that, so the
 * button is out of sight. It is rendered all the same: Enter in a field presses the first button of the form, WebKit
 * passes over buttons that are not rendered, and a later one places the order.
 */
export function UpdateButton({ hint }: { hint: string }) {
  const { t } = useTranslation()
  const isHydrated = useIsHydrated()
  return (
    <>
      {!isHydrated && (
        <p className="hint" id="update-hint">
          {hint}
        </p>
      )}
      <button
        className={isHydrated ? 'hide' : 'btn btn--quiet'}
        name="intent"
        value="checkout.update"
        {...(isHydrated
          ? { tabIndex: -1, 'aria-hidden': true }
          : { 'aria-describedby': 'update-hint' })}
      >
        {t('checkout.update')}
      </button>
    </>
  )
}

function AddressFields(props: PartProps) {
  const { t } = useTranslation()
  const { page, values, errors } = props
  const isOnly = page.account?.addresses.length === 0
  return (
    <>
      <TextField
        id="name"
        label={t('checkout.name')}
        error={errors.name}
        defaultValue={values.name ?? (isOnly ? page.account?.name : undefined)}
        autoComplete="name"
      />
      <TextField
        id="addressLine1"
        label={t('checkout.addressLine1')}
        error={errors.addressLine1}
        defaultValue={values.addressLine1}
        autoComplete="address-line1"
      />
      <TextField
        id="addressLine2"
        label={t('checkout.addressLine2')}
        error={errors.addressLine2}
        defaultValue={values.addressLine2}
        autoComplete="address-line2"
        optional
      />
      <PlaceFields {...props} />
      <CheckoutCountry {...props} />
    </>
  )
}

function PlaceFields({ page, values, errors }: PartProps) {
  const { t } = useTranslation()
  const { postcodeName, isNumeric, region } = page.address
  return (
    <>
      <div className="cols place">
        <TextField
          id="postcode"
          label={t(`checkout.postcode.${postcodeName}`)}
          error={errors.postcode}
          defaultValue={values.postcode}
          autoComplete="postal-code"
          inputMode={isNumeric ? 'numeric' : 'text'}
        />
        <TextField
          id="city"
          label={t('checkout.city')}
          error={errors.city}
          defaultValue={values.city}
          autoComplete="address-level2"
        />
      </div>
      {(region || errors.region) && (
        <TextField
          id="region"
          label={t(`checkout.region.${region?.name ?? 'region'}`)}
          error={errors.region}
          defaultValue={values.region}
          autoComplete="address-level1"
          optional={!region?.isRequired}
        />
      )}
      {/* It comes back with a country that has regions; an address without drops it. */}
      {!region && !errors.region && values.region && (
        <input type="hidden" name="region" value={values.region} />
      )}
    </>
  )
}

export function CheckoutCountry({ page: { address, countries }, errors }: PartProps) {
  return (
    <CountryField
      id="country"
      value={address.country}
      countries={countries}
      error={errors.country}
    />
  )
}

function DeliveryMethods({ page: { delivery, country, countryName, lines } }: PartProps) {
  const { t } = useTranslation()
  if (delivery.kind === 'none') return <p>{t('checkout.nothingSent')}</p>
  if (delivery.kind === 'refused')
    return (
      <p className="note note--warm">
        {t(`checkout.refused.${delivery.reason}`, { country: countryName })}
      </p>
    )
  return (
    <>
      <OneParcel delivery={delivery} lines={lines} />
      <div className="options" role="radiogroup" aria-label={t('checkout.deliveryMethod')}>
        {delivery.options.map((option) => (
          <label className="option" key={country + option.method}>
            <input
              type="radio"
              name="delivery"
              value={option.method}
              defaultChecked={option.method === delivery.chosen.method}
            />
            <b>{deliveryMethodName(option, t)}</b>{' '}
            <span className="num">{formatDeliveryPrice(option, t)}</span>{' '}
            <small>
              <DeliveryTime option={option} />
              <PickupWords option={option} />
            </small>
          </label>
        ))}
      </div>
    </>
  )
}

function PickupWords({ option: { pickup } }: { option: DeliveryOptionText }) {
  const { t } = useTranslation()
  return (
    pickup && (
      <>
        <br />
        {pickup.address}
        <br />
        {t('order.pickup.hours', pickup)}
      </>
    )
  )
}
