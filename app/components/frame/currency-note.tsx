import { useTranslation } from '#app/i18n/use-translation.ts'
import type { Currency } from '#app/i18n/currency.ts'
import { isCountry, ownCurrencies } from '#app/i18n/markets.ts'
import { shopIdentity } from '#app/shop-settings/shop-identity.ts'

/** Says that prices are in another currency than people pay with in the country, if the shop does not offer theirs. */
export function CurrencyNote({ country, currency }: { country: string; currency: Currency }) {
  const { t } = useTranslation()
  const own = isCountry(country) ? ownCurrencies[country] : undefined
  if (!own || shopIdentity().currencies.includes(own)) return null
  return <p className="small soft">{t('frame.otherCurrency', { own, currency })}</p>
}
