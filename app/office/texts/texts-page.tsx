import { useInvalidForm, type InvalidForm } from '#app/components/forms/invalid-form.ts'
import { languageNames } from '#app/i18n/languages.ts'
import { pagePlaces } from '#app/shop/operations/own-texts/own-text.ts'
import { useOffice } from '../frame/office-context.ts'
import { OfficeErrors, OfficeField, OfficeSelect, OfficeTextArea } from '../frame/office-field.tsx'
import { OfficeForm } from '../frame/office-form.tsx'
import { OfficePage } from '../frame/office-page.tsx'
import { OfficeTable } from '../frame/office-table.tsx'
import type { TextsPageData } from './find-texts.server.ts'

/** Lists the pages of text, each with what it shows in each language, and adds own pages. */
export function TextsPage(data: TextsPageData) {
  const { t } = useOffice()
  return (
    <OfficePage title={t('office.texts.title')} current="texts">
      <p className="hint">
        {t('office.texts.homePage')}{' '}
        <a href="/office/settings?group=look">{t('office.texts.toSettings')}</a>
      </p>
      <ShopPages {...data} />
      <OwnPages {...data} />
      <NewPage {...data} />
    </OfficePage>
  )
}

function ShopPages({ languages, pages }: TextsPageData) {
  const { t } = useOffice()
  return (
    <OfficeTable
      caption={t('office.texts.pages')}
      rows={pages}
      keyOf={({ page }) => page}
      empty=""
      columns={[
        { id: 'page', label: t('office.texts.page'), cell: ({ title }) => title },
        ...languages.map((language, n) => ({
          id: language,
          label: languageNames[language],
          cell: ({ title, texts }: TextsPageData['pages'][number]) => {
            const { path, state } = texts[n]!
            const words = t(`office.texts.states.${state}`)
            const name = `${title}, ${languageNames[language]}: ${words}`
            return (
              <a href={path} aria-label={name}>
                {words}
              </a>
            )
          },
        })),
      ]}
    />
  )
}

function OwnPages({ languages, ownPages }: TextsPageData) {
  const { t } = useOffice()
  return (
    <OfficeTable
      caption={t('office.texts.ownPages')}
      rows={ownPages}
      keyOf={({ slug }) => slug}
      empty={t('office.texts.noPages')}
      columns={[
        { id: 'slug', label: t('office.texts.slug'), cell: ({ slug }) => `/page/${slug}` },
        {
          id: 'place',
          label: t('office.texts.place'),
          cell: ({ place }) => t(`office.texts.places.${place}`),
        },
        ...languages.map((language, n) => ({
          id: language,
          label: languageNames[language],
          cell: ({ slug, texts }: TextsPageData['ownPages'][number]) => {
            const { path, title } = texts[n]!
            const words = title || t('office.texts.write')
            return (
              <a href={path} aria-label={`${slug}, ${languageNames[language]}: ${words}`}>
                {words}
              </a>
            )
          },
        })),
      ]}
    />
  )
}

function NewPage({ languages }: TextsPageData) {
  const { t } = useOffice()
  const invalid = useInvalidForm('page.add')
  return (
    <OfficeForm className="panel" encType="multipart/form-data">
      <h2>{t('office.texts.add')}</h2>
      <OfficeErrors invalid={invalid} />
      <div className="columns">
        <OfficeField
          id="slug"
          required
          autoComplete="off"
          label={t('office.texts.slug')}
          hint={t('office.texts.slugHint')}
          invalid={invalid}
        />
        <OfficeSelect
          id="language"
          label={t('office.texts.language')}
          invalid={invalid}
          choices={languages.map((value) => ({ value, label: languageNames[value] }))}
        />
        <PageFields place="footer" title="" invalid={invalid} />
      </div>
      <OfficeTextArea
        id="text"
        rows={12}
        required
        label={t('office.texts.text')}
        hint={`${t('office.texts.titleHints.own')} ${t('office.texts.textHint')}`}
        invalid={invalid}
      />
      <button className="btn" name="intent" value="page.add">
        {t('office.texts.addButton')}
      </button>
    </OfficeForm>
  )
}

type PageFieldsProps = {
  place: string
  title: string
  invalid: InvalidForm | undefined
}

/** Renders where an own page is linked, and the words of the link. */
export function PageFields({ place, title, invalid }: PageFieldsProps) {
  const { t } = useOffice()
  return (
    <>
      <OfficeField
        id="title"
        autoComplete="off"
        label={t('office.texts.linkTitle')}
        hint={t('office.texts.linkTitleHint')}
        defaultValue={title}
        invalid={invalid}
      />
      <OfficeSelect
        id="place"
        label={t('office.texts.place')}
        defaultValue={place}
        choices={pagePlaces.map((value) => ({ value, label: t(`office.texts.places.${value}`) }))}
        invalid={invalid}
      />
    </>
  )
}
