import { useTranslation } from '#app/i18n/use-translation.ts'
import { TextField } from '#app/components/forms/field.tsx'
import { AddressChoiceField } from './address-choice.tsx'
import type { CheckoutPage } from './checkout-page.ts'
import { CheckoutCountry, UpdateButton } from './delivery-part.tsx'
import type { CheckoutValues } from './checkout-values.ts'

/** Shows the buyer's fields if nothing is sent: the name, and the country, which decides the tax. */
export function BuyerPart(props: CheckoutValues & { page: CheckoutPage }) {
  const { t } = useTranslation()
  const { page, values, errors } = props
  const { account } = page
  const hasChoice = account !== undefined && account.addresses.length > 0
  return (
    <fieldset className="part form">
      <legend>
        <b>2</b> {t('checkout.buyer')}
      </legend>
      <p>{t('checkout.nothingSent')}</p>
      {account && <AddressChoiceField account={account} error={errors.address} />}
      <div className={hasChoice ? 'form typed' : 'form'}>
        <TextField
          id="name"
          label={t('checkout.name')}
          error={errors.name}
          defaultValue={values.name ?? (hasChoice ? undefined : account?.name)}
          autoComplete="name"
        />
        <CheckoutCountry {...props} />
      </div>
      <UpdateButton hint={t('checkout.updateCountryHint')} />
    </fieldset>
  )
}
