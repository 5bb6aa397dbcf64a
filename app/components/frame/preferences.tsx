import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { currencySymbols, isStandardCurrency, type Currency } from '#app/i18n/currency.ts'
import { shopIdentity } from '#app/shop-settings/shop-identity.ts'
import { languageNames, offeredLanguages } from '#app/i18n/languages.ts'
import { Icon } from '../icon.tsx'
import { CachedFragment } from '../fragments/cached-fragment.tsx'
import { PostForm } from '../forms/post-form.tsx'
import { Spaced } from '../spaced.tsx'
import { CurrencyNote } from './currency-note.tsx'
import { popover, toggles } from './popover.ts'
import { SheetHead } from './sheet-head.tsx'

export type PreferencesProps = {
  currency: Currency
  country: string
  /** Holds the id of a form on the page that these buttons belong to; a form in the head would lose its fields. */
  isPartOfForm?: boolean
}

export const choicesId = 'choices'
const preferencesId = 'preferences'

/** Formats a currency as in `€ EUR`, or as in `CHF` if its symbol is that of others too. */
export const currencyLabel = (currency: Currency) =>
  isStandardCurrency(currency) ? `${currencySymbols[currency]} ${currency}` : currency

/**
 * Renders language, currency and delivery country. Every language and currency is a button of its own, so nothing
 * depends on a change event.
 */
export function Preferences(props: PreferencesProps) {
  const { t, language } = useTranslation()
  const { currency, country, isPartOfForm } = props
  const chosen = (
    <>
      <Icon name="globe" />
      <span className="hide">
        {t('frame.labelled', { label: t('frame.preferences'), value: '' })}
      </span>
      {`${languageNames[language]} · ${currencyLabel(currency)} · ${country}`}
    </>
  )
  if (isPartOfForm)
    return (
      <a className="prefs" href={`#${choicesId}`}>
        {chosen}
      </a>
    )
  return (
    <>
      <button className="prefs" {...toggles(preferencesId)}>
        {chosen}
      </button>
      <div
        className="sheet"
        id={preferencesId}
        {...popover}
        role="group"
        aria-label={t('frame.preferences')}
      >
        <SheetHead of={preferencesId} title={t('frame.preferences')} />
        <CachedFragment as="div" className="stack" of={Choices} props={{ currency, country }} />
      </div>
    </>
  )
}

const Choices = ({ currency, country }: Omit<PreferencesProps, 'isPartOfForm'>) => (
  <>
    <LanguageForm />
    <CurrencyForm currency={currency} />
    <CurrencyNote country={country} currency={currency} />
    <PostForm className="stack">
      <CountryChoice id="country-header" country={country} />
    </PostForm>
  </>
)

function LanguageForm() {
  const { t, language } = useTranslation()
  return (
    <PostForm reloadDocument>
      <input type="hidden" name="intent" value="language.choose" />
      <ChoiceGroup id="choose-language" legend={t('frame.language')}>
        {offeredLanguages().map((code) => (
          <button
            key={code}
            className="choice"
            name="language"
            value={code}
            lang={code}
            aria-pressed={code === language}
          >
            {languageNames[code]}
          </button>
        ))}
      </ChoiceGroup>
    </PostForm>
  )
}

function CurrencyForm({ currency }: Pick<PreferencesProps, 'currency'>) {
  const { t } = useTranslation()
  return (
    <PostForm>
      <input type="hidden" name="intent" value="currency.choose" />
      <ChoiceGroup id="choose-currency" legend={t('frame.currency')}>
        {shopIdentity().currencies.map((code) => (
          <button
            key={code}
            className="choice"
            name="currency"
            value={code}
            aria-pressed={code === currency}
          >
            {currencyLabel(code)}
          </button>
        ))}
      </ChoiceGroup>
    </PostForm>
  )
}

type ChoiceGroupProps = { id: string; legend: string; children: ReactNode }

/** Renders a group of buttons of which one is pressed. `id` belongs to the legend. */
export const ChoiceGroup = ({ id, legend, children }: ChoiceGroupProps) => (
  <>
    <p className="legend" id={id}>
      {legend}
    </p>
    <div className="choices" role="group" aria-labelledby={id}>
      <Spaced>{children}</Spaced>
    </div>
  </>
)

type CountryChoiceProps = {
  id: string
  country: string
  /** Holds the country that was chosen in a refused form. */
  typed?: string | undefined
}

/** Renders the delivery country, which decides prices, tax and delivery. It is in a form of the header and of the cart. */
export function CountryChoice({ id, country, typed }: CountryChoiceProps) {
  const { t } = useTranslation()
  const chosen = typed ?? country
  const markets: string[] = shopIdentity().markets
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{t('frame.country')}</label>
        <select className="input" id={id} name="country" defaultValue={chosen} key={chosen}>
          {t('frame.countries')
            .split('|')
            .filter((one) => markets.length === 0 || markets.includes(one.slice(0, 2)))
            .map((one) => (
              <option key={one} value={one.slice(0, 2)}>
                {one.slice(3)}
              </option>
            ))}
        </select>
      </div>
      <button className="btn btn--quiet" name="intent" value="country.choose">
        {t('frame.countryChoose')}
      </button>
    </>
  )
}
