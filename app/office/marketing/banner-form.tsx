import { scenePath } from '#app/art/art-paths.ts'
import { sceneNames } from '#app/art/scenes.ts'
import { useInvalidForm, type InvalidForm } from '#app/components/forms/invalid-form.ts'
import { bannerPlaces } from '#app/shop/catalogue/banners/banner.ts'
import { useOffice } from '../frame/office-context.ts'
import { OfficeField, OfficeSelect } from '../frame/office-field.tsx'
import { OfficeForm } from '../frame/office-form.tsx'
import type { BannersPageData } from './find-banners.server.ts'
import { MarketingErrors, TermFields, TextFields } from './shared-fields.tsx'

type FieldsProps = { invalid: InvalidForm | undefined }

/** Renders the form of a new banner, which is open after it was refused. */
export function NewBannerForm({ categories }: Pick<BannersPageData, 'categories'>) {
  const { t } = useOffice()
  const invalid = useInvalidForm('banner.add')
  return (
    <details className="panel" open={invalid !== undefined}>
      <summary>{t('office.marketing.banners.new')}</summary>
      <OfficeForm>
        <MarketingErrors invalid={invalid} />
        <Place categories={categories} invalid={invalid} />
        <Scenes invalid={invalid} />
        <TextFields invalid={invalid} />
        <TermFields withoutEnd={t('office.marketing.term.noEnd')} invalid={invalid} />
        <OfficeField
          id="id"
          label={t('office.marketing.banners.id')}
          hint={t('office.marketing.banners.idHint')}
          autoComplete="off"
          invalid={invalid}
        />
        <button className="btn" name="intent" value="banner.add">
          {t('office.marketing.banners.add')}
        </button>
      </OfficeForm>
    </details>
  )
}

function Place({ categories, invalid }: FieldsProps & Pick<BannersPageData, 'categories'>) {
  const { t } = useOffice()
  return (
    <div className="columns">
      <OfficeSelect
        id="place"
        label={t('office.marketing.banners.place')}
        choices={bannerPlaces.map((value) => ({
          value,
          label: t(`office.marketing.banners.places.${value}`),
        }))}
        invalid={invalid}
      />
      <OfficeSelect
        id="category"
        label={t('catalogue.fields.category')}
        hint={t('office.marketing.banners.categoryHint')}
        choices={[{ value: '', label: '–' }, ...categories]}
        invalid={invalid}
      />
      <OfficeField
        id="link"
        label={t('office.marketing.banners.link')}
        hint={t('office.marketing.banners.linkHint')}
        required
        invalid={invalid}
      />
      <OfficeField
        id="position"
        inputMode="numeric"
        label={t('office.marketing.banners.position')}
        hint={t('office.marketing.banners.positionHint')}
        defaultValue="1"
        invalid={invalid}
      />
    </div>
  )
}

/** Lets one of the drawings be chosen by its picture. */
function Scenes({ invalid }: FieldsProps) {
  const { t } = useOffice()
  const chosen = invalid?.values.scene ?? 'shelf'
  const error = invalid?.errors.scene
  return (
    <fieldset id="scene" tabIndex={-1}>
      <legend>{t('office.marketing.banners.scene')}</legend>
      {error && <p className="error">{error}</p>}
      <div className="row">
        {sceneNames.map((name) => (
          <label key={name} className="row">
            <input type="radio" name="scene" value={name} defaultChecked={name === chosen} />
            <img
              src={scenePath(name)}
              width="100"
              height="80"
              alt={t(`office.marketing.banners.scenes.${name}`)}
              loading="lazy"
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
