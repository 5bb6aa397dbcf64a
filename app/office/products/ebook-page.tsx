import type { ReactNode } from 'react'
import { useInvalidForm } from '#app/components/forms/invalid-form.ts'
import { formatFileSize } from '#app/i18n/format/format-file-size.ts'
import { accessibilityStatements } from '#app/shop/catalogue/product-page/accessibility-statements.ts'
import { ebookFormats } from '#app/shop/catalogue/products/ebook-format.ts'
import { FactList } from '../frame/fact-list.tsx'
import { Moment } from '../frame/moment.tsx'
import { useOffice } from '../frame/office-context.ts'
import { OfficeErrors, OfficeField } from '../frame/office-field.tsx'
import { OfficeForm } from '../frame/office-form.tsx'
import { OfficePage } from '../frame/office-page.tsx'
import { EmptyState } from '../frame/office-table.tsx'
import { ebookMegabytes } from './ebook-actions.server.ts'
import type { EbookPageData } from './find-ebook.server.ts'
import { managedProductPath } from './managed-product-path.ts'

/** Renders the file of an e-book, and the form that adds one or replaces it. */
export function EbookPage(data: EbookPageData) {
  const { t } = useOffice()
  const { id, name, ebookContent, file } = data
  return (
    <OfficePage
      title={t('office.ebook.title', { name })}
      current="products"
      tools={<a href={managedProductPath(id)}>{t('office.products.pictures.back')}</a>}
    >
      <OfficeErrors invalid={useInvalidForm('ebook.remove')} />
      <div className="columns">
        {file ? (
          <section className="panel">
            <h2>{t('office.ebook.current')}</h2>
            <FileFacts file={file} />
            <Announcement {...data} />
            <OfficeForm>
              <p>{t('office.ebook.removeText')}</p>
              <button className="btn btn--danger" name="intent" value="ebook.remove">
                {t('office.ebook.remove')}
              </button>
            </OfficeForm>
          </section>
        ) : (
          <EmptyState>
            {t(ebookContent === null ? 'office.ebook.none' : 'office.ebook.shopMade')}
          </EmptyState>
        )}
        <AddFile hasFile={file !== null} />
      </div>
    </OfficePage>
  )
}

function FileFacts({ file }: { file: NonNullable<EbookPageData['file']> }) {
  const { t, language } = useOffice()
  const { format, size, pages, words, seconds, accessibility, addedAt } = file
  const facts: [string, ReactNode][] = [
    [t('product.facts.file'), ebookFormats[format].name],
    [t('detail.fileSize'), formatFileSize(size, language)],
    [t('office.ebook.since'), addedAt !== null && <Moment at={addedAt} />],
    [t('office.ebook.length'), pages !== null && t('office.ebook.pages', { count: pages })],
    [t('office.ebook.length'), words !== null && t('office.ebook.words', { count: words })],
    [
      t('office.ebook.length'),
      seconds !== null &&
        t('office.ebook.minutes', { count: Math.max(1, Math.round(seconds / 60)) }),
    ],
    [
      t('product.facts.accessibility'),
      accessibilityStatements(accessibility, language) ?? t('product.notStated'),
    ],
  ]
  return <FactList facts={facts} />
}

/** Renders to how many buyers the file is offered as a new edition, and the button that mails them once. */
function Announcement({ buyers, isAnnounced }: EbookPageData) {
  const { t } = useOffice()
  if (isAnnounced) return <p>{t('office.ebook.notAnnounced.told-before')}</p>
  if (buyers === 0) return null
  return (
    <OfficeForm>
      <p>{t('office.ebook.buyers', { count: buyers })}</p>
      <button className="btn btn--quiet" name="intent" value="ebook.tell">
        {t('office.ebook.tell')}
      </button>
    </OfficeForm>
  )
}

function AddFile({ hasFile }: { hasFile: boolean }) {
  const { t } = useOffice()
  const invalid = useInvalidForm('ebook.add')
  return (
    <OfficeForm className="panel" encType="multipart/form-data">
      <h2>{t(hasFile ? 'office.ebook.replace' : 'office.ebook.add')}</h2>
      {hasFile && <p>{t('office.ebook.replaceText')}</p>}
      <OfficeErrors invalid={invalid} />
      <OfficeField
        id="file"
        type="file"
        required
        accept=".epub,.pdf,.zip,.m4b"
        label={t('office.exchange.file')}
        hint={t('office.ebook.hint', { megabytes: ebookMegabytes })}
        invalid={invalid}
      />
      {hasFile && (
        <label className="check">
          <input type="checkbox" name="tell" value="yes" />
          {t('office.ebook.tellBuyers')}
        </label>
      )}
      <button className="btn">{t('office.ebook.addButton')}</button>
    </OfficeForm>
  )
}
