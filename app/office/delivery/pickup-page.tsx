import { useInvalidForm, type InvalidForm } from '#app/components/forms/invalid-form.ts'
import { languageNames, languages, type Language } from '#app/i18n/languages.ts'
import type { PickupPlace } from '#app/shop-settings/shop-settings.ts'
import { useOffice } from '../frame/office-context.ts'
import { OfficeErrors, OfficeField, OfficeSelect, type Choice } from '../frame/office-field.tsx'
import { OfficeForm, SeenFields, type SeenProps } from '../frame/office-form.tsx'
import { OfficePage } from '../frame/office-page.tsx'
import { EmptyState } from '../frame/office-table.tsx'

export type PickupPageData = SeenProps & {
  places: PickupPlace[]
  countries: Choice[]
  homeMarket: string
  languages: Language[]
}

/** Renders the places of collection, at most twenty, each as a form, and the form of a new one. */
export function PickupPage(data: PickupPageData) {
  const { t } = useOffice()
  const { places } = data
  return (
    <OfficePage
      title={t('office.delivery.pickup.title')}
      current="delivery"
      tools={<a href="/office/delivery">{t('office.delivery.pickup.back')}</a>}
    >
      <PickupErrors invalid={useInvalidForm(['pickup.set', 'pickup.remove'])} />
      {places.length === 0 && <EmptyState>{t('office.delivery.pickup.empty')}</EmptyState>}
      <div className="columns">
        {places.map((place) => (
          <ChangePlace key={place.id} place={place} {...data} />
        ))}
        <AddPlace {...data} />
      </div>
    </OfficePage>
  )
}

function ChangePlace({ place, seen, ...data }: PickupPageData & { place: PickupPlace }) {
  const { t } = useOffice()
  const invalid = useInvalidForm('pickup.set', { id: place.id })
  return (
    <OfficeForm className="panel">
      <h2>{place.name}</h2>
      <p className="hint">{place.id}</p>
      <SeenFields seen={seen} />
      <input type="hidden" name="id" value={place.id} />
      <PlaceFields
        {...data}
        place={place}
        invalid={invalid}
        prefix={invalid ? '' : `${place.id}-`}
      />
      <div className="row">
        <button className="btn" name="intent" value="pickup.set">
          {t('office.frame.save')}
        </button>
        <button className="btn btn--danger" name="intent" value="pickup.remove">
          {t('office.delivery.remove')}
        </button>
      </div>
    </OfficeForm>
  )
}

function AddPlace({ seen, ...data }: PickupPageData) {
  const { t } = useOffice()
  const invalid = useInvalidForm('pickup.add')
  const prefix = invalid ? '' : 'new-'
  return (
    <OfficeForm className="panel narrow">
      <h2>{t('office.delivery.pickup.add')}</h2>
      <PickupErrors invalid={invalid} />
      <SeenFields seen={seen} />
      <OfficeField
        id={`${prefix}id`}
        name="id"
        required
        maxLength={20}
        label={t('office.delivery.pickup.fields.id')}
        hint={t('office.delivery.pickup.hints.id')}
        invalid={invalid}
      />
      <PlaceFields {...data} invalid={invalid} prefix={prefix} />
      <button className="btn" name="intent" value="pickup.add">
        {t('office.delivery.pickup.addButton')}
      </button>
    </OfficeForm>
  )
}

/** Names the language of opening hours that are missing. */
function PickupErrors({ invalid }: Pick<PlaceFieldsProps, 'invalid'>) {
  const { t } = useOffice()
  const labelOf = (field: string) => {
    const language = languages.find((one) => field === `hours_${one}`)
    return (
      language && t('office.delivery.pickup.fields.hours', { language: languageNames[language] })
    )
  }
  return <OfficeErrors invalid={invalid} labelOf={labelOf} />
}

const lineFields = ['name', 'addressLine1', 'postcode', 'city'] as const

type PlaceFieldsProps = Omit<PickupPageData, 'seen' | 'places'> & {
  place?: PickupPlace
  /** Stands before the ids of the fields, which are names elsewhere in the page. */
  prefix: string
  invalid: InvalidForm | undefined
}

function PlaceFields(props: PlaceFieldsProps) {
  const { t } = useOffice()
  const { place, prefix, invalid } = props
  return (
    <>
      <AddressFields {...props} />
      <HoursFields {...props} />
      <OfficeField
        id={`${prefix}days`}
        name="days"
        invalid={invalid}
        inputMode="numeric"
        label={t('office.delivery.pickup.fields.days')}
        hint={t('office.delivery.pickup.hints.days')}
        defaultValue={place?.days ?? 0}
      />
    </>
  )
}

function AddressFields({ place, prefix, invalid, countries, homeMarket }: PlaceFieldsProps) {
  const { t } = useOffice()
  return (
    <>
      {lineFields.map((name) => (
        <OfficeField
          key={name}
          id={prefix + name}
          name={name}
          invalid={invalid}
          required
          maxLength={100}
          label={t(`office.delivery.pickup.fields.${name}`)}
          defaultValue={place?.[name]}
        />
      ))}
      <OfficeSelect
        id={`${prefix}country`}
        name="country"
        invalid={invalid}
        label={t('office.delivery.pickup.fields.country')}
        choices={countries}
        defaultValue={place?.country ?? homeMarket}
      />
    </>
  )
}

function HoursFields({ place, prefix, invalid, languages }: PlaceFieldsProps) {
  const { t } = useOffice()
  return languages.map((language) => (
    <OfficeField
      key={language}
      id={`${prefix}hours_${language}`}
      name={`hours_${language}`}
      invalid={invalid}
      required
      maxLength={200}
      label={t('office.delivery.pickup.fields.hours', { language: languageNames[language] })}
      defaultValue={place?.hours[language]}
    />
  ))
}
