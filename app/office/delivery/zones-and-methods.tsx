import { useInvalidForm } from '#app/components/forms/invalid-form.ts'
import { languageNames } from '#app/i18n/languages.ts'
import { useOffice } from '../frame/office-context.ts'
import { OfficeField } from '../frame/office-field.tsx'
import { OfficeForm, SeenFields } from '../frame/office-form.tsx'
import { BoxesField } from '../frame/boxes-field.tsx'
import type { TariffPageData } from './find-tariff-page.server.ts'

/** Renders the zones with their countries, and the forms that change or remove one. */
export function ZonesPanel({ zones, ...data }: TariffPageData) {
  const { t } = useOffice()
  return (
    <section className="panel" aria-labelledby="zones">
      <h2 id="zones">{t('office.delivery.zones')}</h2>
      <ul className="entries">
        {zones.map((one) => (
          <li key={one.name}>
            <Zone {...one} {...data} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type ZoneProps = TariffPageData['zones'][number] & Pick<TariffPageData, 'seen' | 'countryChoices'>

function Zone({ name, countries, prices, ...rest }: ZoneProps) {
  const { t } = useOffice()
  return (
    <>
      <p>
        <a href={`/office/delivery?zone=${encodeURIComponent(name)}`}>{name}</a>
        {` (${t('office.delivery.prices', { count: prices })})`}
      </p>
      <p className="hint">{countries}</p>
      <ChangeZone name={name} {...rest} />
    </>
  )
}

function ChangeZone({
  name,
  codes,
  countryChoices,
  seen,
}: Omit<ZoneProps, 'countries' | 'prices'>) {
  const { t } = useOffice()
  const set = useInvalidForm('delivery.countries', { zone: name })
  const remove = useInvalidForm('delivery.remove-zone', { zone: name })
  return (
    <details open={Boolean(set ?? remove)}>
      <summary aria-label={t('office.delivery.changeOne', { what: name })}>
        {t('office.delivery.change')}
      </summary>
      <OfficeForm action="/office/delivery">
        <SeenFields seen={seen} />
        <input type="hidden" name="zone" value={name} />
        <BoxesField
          id={set ? 'countries' : `countries-${name}`}
          name="countries"
          label={t('office.delivery.countries')}
          hint={t('office.delivery.hints.countries')}
          chosen={(set?.values.countries ?? codes).split(' ').filter(Boolean)}
          choices={countryChoices}
          error={set?.errors.countries}
        />
        <div className="row">
          <button className="btn" name="intent" value="delivery.countries">
            {t('office.frame.save')}
          </button>
          <button className="btn btn--danger" name="intent" value="delivery.remove-zone">
            {t('office.delivery.removeZone', { zone: name })}
          </button>
        </div>
      </OfficeForm>
    </details>
  )
}

/** Renders the methods with the names that shoppers read, and the forms that change them. */
export function MethodsPanel({ methods, ...data }: TariffPageData) {
  const { t } = useOffice()
  return (
    <section className="panel" aria-labelledby="methods">
      <h2 id="methods">{t('office.delivery.methods')}</h2>
      <ul className="entries">
        {methods.map((one) => (
          <li key={one.method}>
            <Method {...one} {...data} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type MethodProps = TariffPageData['methods'][number] & Pick<TariffPageData, 'languages' | 'seen'>

function Method({ method, label, names, languages, seen }: MethodProps) {
  const { t } = useOffice()
  const invalid = useInvalidForm('delivery.name', { method })
  return (
    <details open={Boolean(invalid)}>
      <summary>{label === method ? method : `${label} (${method})`}</summary>
      <OfficeForm>
        <SeenFields seen={seen} />
        <input type="hidden" name="method" value={method} />
        {languages.map((language) => (
          <OfficeField
            key={language}
            id={invalid ? `name_${language}` : `name-${method}-${language}`}
            name={`name_${language}`}
            label={t('office.delivery.methodName', { language: languageNames[language] })}
            defaultValue={names[language]}
            invalid={invalid}
          />
        ))}
        <p className="hint">{t('office.delivery.hints.names')}</p>
        <button className="btn" name="intent" value="delivery.name">
          {t('office.frame.save')}
        </button>
      </OfficeForm>
    </details>
  )
}
