import { useInvalidForm } from '#app/components/forms/invalid-form.ts'
import { languageNames, type Language } from '#app/i18n/languages.ts'
import { localPath } from '#app/i18n/paths.ts'
import { useOffice } from '../frame/office-context.ts'
import { OfficeErrors, OfficeField } from '../frame/office-field.tsx'
import { OfficeForm, SeenFields } from '../frame/office-form.tsx'
import { OfficePage } from '../frame/office-page.tsx'
import { PlaceOfCategory } from './categories-page.tsx'
import type { CategoryPageData } from './find-categories.server.ts'

/** Renders the forms of one category. */
export function CategoryPage(data: CategoryPageData) {
  const { t } = useOffice()
  return (
    <OfficePage title={data.name} current="categories" tools={<Tools {...data} />}>
      {data.isHidden && <p className="note">{t('office.categories.isHidden')}</p>}
      <OfficeErrors invalid={useInvalidForm(['category.hide', 'category.show'])} />
      <div className="columns">
        <Names {...data} />
        <Place {...data} />
        <Picture {...data} />
      </div>
      <Removal {...data} />
    </OfficePage>
  )
}

function Tools({ path, isHidden, seen }: CategoryPageData) {
  const { t, language } = useOffice()
  const to = isHidden ? 'show' : 'hide'
  return (
    <div className="row">
      <a href="/office/categories">{t('office.categories.back')}</a>
      <a href={localPath(language, path)}>{t('office.frame.preview')}</a>
      <OfficeForm>
        <button className="btn btn--quiet" name="intent" value={`category.${to}`}>
          {t(`office.categories.${to}`)}
        </button>
        <SeenFields seen={seen} />
      </OfficeForm>
    </div>
  )
}

function Names({ names, languages, seen, slug }: CategoryPageData) {
  const { t } = useOffice()
  const invalid = useInvalidForm('category.rename')
  // After a refusal the fields have what was typed, and not what somebody else may have stored meanwhile.
  const hintOf = (language: Language) => {
    const typed = invalid?.values[`name_${language}`]
    return typed === undefined || typed.trim() === names[language]
      ? undefined
      : t('office.products.nowIs', { value: names[language] || t('office.products.nothing') })
  }
  return (
    <OfficeForm className="panel">
      <h2>{t('office.categories.names')}</h2>
      <OfficeErrors invalid={invalid} />
      <SeenFields seen={seen} />
      {languages.map((language) => (
        <OfficeField
          key={language}
          id={`name_${language}`}
          label={t('office.categories.nameIn', { language: languageNames[language] })}
          hint={hintOf(language)}
          defaultValue={names[language]}
          invalid={invalid}
        />
      ))}
      <p className="hint">{t('office.categories.slugStays', { slug })}</p>
      <button className="btn" name="intent" value="category.rename">
        {t('office.frame.save')}
      </button>
    </OfficeForm>
  )
}

function Place({ parents, siblings, parent, before, seen }: CategoryPageData) {
  const { t } = useOffice()
  const invalid = useInvalidForm('category.move')
  return (
    <OfficeForm className="panel">
      <h2>{t('office.categories.place')}</h2>
      <OfficeErrors invalid={invalid} />
      <SeenFields seen={seen} />
      <PlaceOfCategory
        parents={parents}
        siblings={siblings}
        parent={parent}
        before={before}
        invalid={invalid}
      />
      <button className="btn" name="intent" value="category.move">
        {t('office.categories.move')}
      </button>
    </OfficeForm>
  )
}

function Picture({ picture, seen }: CategoryPageData) {
  const { t } = useOffice()
  const invalid = useInvalidForm(['category.picture', 'category.no-picture'])
  return (
    <section className="panel" aria-labelledby="picture-title">
      <h2 id="picture-title">{t('office.categories.picture')}</h2>
      <OfficeErrors invalid={invalid} />
      {picture ? (
        <>
          <img src={picture} alt="" className="thumb" />
          <OfficeForm>
            <SeenFields seen={seen} />
            <button className="btn btn--danger" name="intent" value="category.no-picture">
              {t('office.categories.noPicture')}
            </button>
          </OfficeForm>
        </>
      ) : (
        <p>{t('office.categories.drawn')}</p>
      )}
      <OfficeForm encType="multipart/form-data">
        <SeenFields seen={seen} />
        <OfficeField
          id="picture"
          type="file"
          required
          accept="image/png,image/jpeg,image/svg+xml"
          label={t('office.categories.file')}
          hint={t('office.categories.fileHint')}
          invalid={invalid}
        />
        <button className="btn">{t('office.categories.pictureButton')}</button>
      </OfficeForm>
    </section>
  )
}

function Removal({ name, products, seen }: CategoryPageData) {
  const { t } = useOffice()
  const invalid = useInvalidForm('category.remove')
  return (
    <details className="panel" open={Boolean(invalid)}>
      <summary>{t('office.products.delete')}</summary>
      <OfficeErrors invalid={invalid} />
      {products > 0 ? (
        <p>{t('office.categories.isUsed', { count: products })}</p>
      ) : (
        <OfficeForm>
          <SeenFields seen={seen} />
          <p>{t('office.categories.removeText', { name })}</p>
          <button className="btn btn--danger" name="intent" value="category.remove">
            {t('office.categories.remove')}
          </button>
        </OfficeForm>
      )}
    </details>
  )
}
