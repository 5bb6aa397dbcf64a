import { useActionData } from '@remix-run/react'
import { useInvalidForm, type InvalidForm } from '#app/components/forms/invalid-form.ts'
import type { ServerMessageKey } from '#app/i18n/en.server.ts'
import { languageNames } from '#app/i18n/languages.ts'
import type { LegalPage } from '#app/shop/content/legal-pages/legal-page.ts'
import { LegalPageSections } from '#app/shop/content/legal-pages/legal-page.tsx'
import { useOffice } from '../frame/office-context.ts'
import { OfficeErrors, OfficeSelect, OfficeTextArea } from '../frame/office-field.tsx'
import { OfficeForm } from '../frame/office-form.tsx'
import { OfficePage } from '../frame/office-page.tsx'
import type { TextPageData } from './find-texts.server.ts'
import { PageFields } from './texts-page.tsx'

/** Renders one text in one language with its form, its preview and what it may hold. */
export function TextPage(data: TextPageData) {
  const { t } = useOffice()
  const { name, language, others, path } = data
  const title = t('office.texts.titleOf', { name, language: languageNames[language] })
  return (
    <OfficePage
      title={title}
      current="texts"
      tools={
        <a href={path} hrefLang={language}>
          {t('office.texts.see')}
        </a>
      }
    >
      <nav aria-label={t('office.texts.language')}>
        <ul className="views">
          {others.map((one) => (
            <li key={one.language}>
              <a
                href={one.path}
                lang={one.language}
                aria-current={one.language === language ? 'page' : undefined}
              >
                {languageNames[one.language]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <OfficeErrors invalid={useInvalidForm(['text.unset', 'page.remove'])} />
      <TextForm {...data} />
      <Preview language={language} />
      <Placeholders {...data} />
      <Removal {...data} />
    </OfficePage>
  )
}

function TextForm({ kind, language, exists, isAdded, markdown, ...data }: TextPageData) {
  const { t } = useOffice()
  const invalid = useInvalidForm('text.save')
  const isConflict = invalid !== undefined && invalid.values.seen === undefined
  const state = exists ? (isAdded ? 'added' : 'own') : 'shop'
  return (
    <OfficeForm className="panel" encType="multipart/form-data">
      <OfficeErrors invalid={invalid} />
      {kind === 'shop' && <p>{t(`office.texts.about.${state}`)}</p>}
      {isConflict && <StoredText markdown={markdown} language={language} />}
      <PlaceFields
        kind={kind}
        isAdded={isAdded}
        invalid={invalid}
        place={data.place}
        title={data.title}
      />
      <OfficeTextArea
        id="text"
        rows={20}
        lang={language}
        label={t('office.texts.text')}
        hint={`${t(`office.texts.titleHints.${kind}`)} ${t('office.texts.textHint')}`}
        defaultValue={markdown}
        invalid={invalid}
      />
      <div className="row">
        <button className="btn" name="intent" value="text.save">
          {t('office.frame.save')}
        </button>
        <button className="btn btn--quiet" name="intent" value="text.preview">
          {t('office.texts.preview')}
        </button>
      </div>
      <input type="hidden" name="seen" value={invalid?.values.seen ?? data.seen} />
    </OfficeForm>
  )
}

type PlaceFieldsProps = Pick<TextPageData, 'kind' | 'isAdded' | 'place' | 'title'> & {
  invalid: InvalidForm | undefined
}

/** Renders where a text stands: instead of that of the shop or after it, or on an own page with its link. */
function PlaceFields({ kind, isAdded, place, title, invalid }: PlaceFieldsProps) {
  const { t } = useOffice()
  if (kind === 'own')
    return (
      <div className="columns">
        <PageFields place={place} title={title} invalid={invalid} />
        <input type="hidden" name="formerPlace" value={place} />
      </div>
    )
  return (
    <OfficeSelect
      id="how"
      label={t('office.texts.how')}
      defaultValue={isAdded ? 'add' : 'replace'}
      choices={(['replace', 'add'] as const).map((value) => ({
        value,
        label: t(`office.texts.ways.${value}`),
      }))}
      invalid={invalid}
    />
  )
}

/** Shows what somebody else stored, which the typed text would replace. */
function StoredText({ markdown, language }: Pick<TextPageData, 'markdown' | 'language'>) {
  const { t } = useOffice()
  return (
    <details className="note" open>
      <summary>{t('office.texts.stored')}</summary>
      <p className="lines" lang={language}>
        {markdown || t('office.texts.nothing')}
      </p>
    </details>
  )
}

function Preview({ language }: Pick<TextPageData, 'language'>) {
  const { t } = useOffice()
  const page = useActionData<{ preview?: LegalPage }>()?.preview
  if (!page) return null
  return (
    <section className="panel" aria-labelledby="preview">
      <h2 id="preview">{t('office.texts.previewTitle')}</h2>
      <div lang={language}>
        <p className="preview__heading">{page.heading}</p>
        {page.lede && <p>{page.lede}</p>}
        <LegalPageSections page={page} />
      </div>
    </section>
  )
}

function Placeholders({ placeholders: { blocks, values } }: TextPageData) {
  const { t } = useOffice()
  const meaning = (name: string) => t(`office.texts.placeholders.${name}` as ServerMessageKey)
  return (
    <details className="panel">
      <summary>{t('office.texts.placeholdersTitle')}</summary>
      <p>{t('office.texts.placeholdersText')}</p>
      <dl className="facts">
        {[...values, ...blocks].map((name) => (
          <div key={name}>
            <dt className="code">{`{{${name}}}`}</dt>
            <dd>
              {meaning(name)}
              {blocks.includes(name) && ` ${t('office.texts.ownParagraph')}`}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function Removal({ kind, exists, seen, language }: TextPageData) {
  const { t } = useOffice()
  if (!exists) return null
  return (
    <details className="panel">
      <summary>{t(kind === 'own' ? 'office.texts.remove' : 'office.texts.goBack')}</summary>
      <OfficeForm className="row" encType="multipart/form-data">
        <input type="hidden" name="seen" value={seen} />
        {kind === 'shop' ? (
          <button className="btn btn--danger" name="intent" value="text.unset">
            {t('office.texts.unsetButton')}
          </button>
        ) : (
          <>
            <input type="hidden" name="intent" value="page.remove" />
            <button className="btn btn--danger" name="do" value="language">
              {t('office.texts.removeText', { language: languageNames[language] })}
            </button>
            <button className="btn btn--danger" name="do" value="page">
              {t('office.texts.removePage')}
            </button>
          </>
        )}
      </OfficeForm>
    </details>
  )
}
