import { languageNames, offeredLanguages } from '#app/i18n/languages.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { CurrencyNote } from '#app/components/frame/currency-note.tsx'
import { ChoiceGroup, choicesId, currencyLabel } from '#app/components/frame/preferences.tsx'
import { localPath } from '#app/i18n/paths.ts'
import { shopIdentity } from '#app/shop-settings/shop-identity.ts'
import type { CheckoutPage } from './checkout-page.ts'

/**
 * Shows the language and currency. In the header of other pages they are forms of their own, which would lose what was
 * typed here. They come last in the form, because Enter clicks its first button. The country is already a field of the
 * form.
 */
export function CheckoutChoices({ page }: { page: CheckoutPage }) {
  const { t } = useTranslation()
  const { currency, countries, address } = page
  return (
    <div className="part cols" id={choicesId}>
      <div>
        <LanguageChoice />
      </div>
      <div>
        <CurrencyChoice currency={currency} />
        <CurrencyNote country={address.country} currency={currency} />
      </div>
      <div>
        <p className="legend">{t('frame.country')}</p>
        <a className="ui" href="#country">
          {countries.find(({ code }) => code === address.country)?.name}
        </a>
      </div>
    </div>
  )
}

function LanguageChoice() {
  const { t, language } = useTranslation()
  return (
    <ChoiceGroup id="choose-language" legend={t('frame.language')}>
      {offeredLanguages().map((code) => (
        <button
          key={code}
          className="choice"
          formAction={localPath(code, '/checkout')}
          data-document=""
          name="intent"
          value="language.choose"
          lang={code}
          aria-pressed={code === language}
        >
          {languageNames[code]}
        </button>
      ))}
    </ChoiceGroup>
  )
}

function CurrencyChoice({ currency }: Pick<CheckoutPage, 'currency'>) {
  const { t } = useTranslation()
  return (
    <ChoiceGroup id="choose-currency" legend={t('frame.currency')}>
      {shopIdentity().currencies.map((code) => (
        <button
          key={code}
          className="choice"
          name="intent"
          value={`currency.choose.${code}`}
          aria-pressed={code === currency}
        >
          {currencyLabel(code)}
        </button>
      ))}
    </ChoiceGroup>
  )
}
