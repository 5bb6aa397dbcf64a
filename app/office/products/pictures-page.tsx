import { useInvalidForm } from '#app/components/forms/invalid-form.ts'
import { languageNames } from '#app/i18n/languages.ts'
import { FormToken } from '../frame/form-token.tsx'
import { useOffice } from '../frame/office-context.ts'
import { OfficeErrors, OfficeField, OfficeSelect } from '../frame/office-field.tsx'
import { OfficeForm } from '../frame/office-form.tsx'
import { OfficePage } from '../frame/office-page.tsx'
import { EmptyState } from '../frame/office-table.tsx'
import type { PicturesPageData } from './find-pictures.server.ts'
import { managedProductPath } from './managed-product-path.ts'

/** Renders the pictures of a product, each with what it shows in words, and the form that adds more. */
export function PicturesPage(data: PicturesPageData) {
  const { t } = useOffice()
  const { id, name, pictures } = data
  return (
    <OfficePage
      title={t('office.products.pictures.title', { name })}
      current="products"
      tools={<a href={managedProductPath(id)}>{t('office.products.pictures.back')}</a>}
    >
      <AddPictures {...data} />
      <OfficeErrors invalid={useInvalidForm('pictures.change')} />
      {pictures.length === 0 && <EmptyState>{t('office.products.pictures.empty')}</EmptyState>}
      <div className="columns">
        {pictures.map((picture) => (
          <PictureForm
            key={`${picture.place} ${picture.seen}`}
            {...picture}
            languages={data.languages}
          />
        ))}
      </div>
    </OfficePage>
  )
}

function AddPictures({ colors, pictures }: PicturesPageData) {
  const { t } = useOffice()
  const invalid = useInvalidForm('pictures.add')
  return (
    <OfficeForm className="panel" encType="multipart/form-data">
      <h2>{t('office.products.pictures.add')}</h2>
      <OfficeErrors invalid={invalid} />
      <FormToken />
      <OfficeField
        id="pictures"
        type="file"
        multiple
        required
        accept="image/jpeg,image/png,image/webp,image/avif,image/tiff"
        label={t('office.products.pictures.files')}
        hint={t('office.products.pictures.filesHint')}
        invalid={invalid}
      />
      {colors.length > 0 && (
        <OfficeSelect
          id="color"
          label={t('catalogue.fields.color')}
          choices={[{ value: '', label: t('office.products.any') }, ...colors]}
        />
      )}
      {pictures.length > 0 && (
        <label className="check">
          <input type="checkbox" name="first" value="yes" />
          {t('office.products.pictures.first')}
        </label>
      )}
      <button className="btn">{t('office.products.pictures.addButton')}</button>
    </OfficeForm>
  )
}

type PictureFormProps = PicturesPageData['pictures'][number] & Pick<PicturesPageData, 'languages'>

function PictureForm({ place, seen, path, facts, color, alt, languages }: PictureFormProps) {
  const { t, language } = useOffice()
  return (
    <OfficeForm className="panel">
      {path && <img src={path} alt={alt[language]} className="thumb" loading="lazy" />}
      <p className="hint">{[place, color, facts].filter(Boolean).join(' · ')}</p>
      {languages.map((one) => (
        <OfficeField
          key={one}
          id={`alt-${place}-${one}`}
          name={`alt_${one}`}
          maxLength={250}
          label={t('office.products.pictures.alt', { language: languageNames[one] })}
          defaultValue={alt[one]}
        />
      ))}
      <input type="hidden" name="intent" value="pictures.change" />
      <input type="hidden" name="place" value={place} />
      <input type="hidden" name="seen" value={seen} />
      <div className="row">
        <button className="btn btn--quiet" name="do" value="alt">
          {t('office.products.pictures.saveAlt')}
        </button>
        {place > 1 && (
          <>
            <button className="btn btn--quiet" name="do" value="first">
              {t('office.products.pictures.toFront')}
            </button>
            <button className="btn btn--quiet" name="do" value="up">
              {t('office.products.pictures.up')}
            </button>
          </>
        )}
        <button className="btn btn--danger" name="do" value="remove">
          {t('office.products.pictures.remove')}
        </button>
      </div>
    </OfficeForm>
  )
}
