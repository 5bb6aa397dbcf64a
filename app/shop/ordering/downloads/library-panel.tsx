import { useActionData } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { PostForm } from '#app/components/forms/post-form.tsx'
import { useInvalidForm } from '#app/components/forms/invalid-form.ts'
import type { LibraryMade, LibraryText } from './library.ts'

/**
 * Renders the URL of the customer's own feed for reading apps, with the forms to create, replace
 * and delete it.
 */
export function LibraryPanel(props: { library: LibraryText | undefined }) {
  const { t } = useTranslation()
  const made = useActionData<Partial<LibraryMade>>()?.libraryMade
  const error = useInvalidForm('library.make')?.errors.library
  const library = made?.library ?? props.library
  return (
    <section className="panel" aria-labelledby="library">
      <h2 id="library">{t('downloads.library')}</h2>
      <p>{t('downloads.libraryText')}</p>
      {error && (
        <p className="error" id="library-error" role="alert">
          {error}
        </p>
      )}
      {made ? <Address address={made.address} /> : library && <Since day={library.day} />}
      <PostForm className="row">
        <input type="hidden" name="known" value={library?.known ?? ''} />
        <button className="btn btn--quiet" name="intent" value="library.make">
          {t(library ? 'downloads.libraryAnew' : 'downloads.libraryMake')}
        </button>
        {library && (
          <button className="btn btn--quiet" name="intent" value="library.close">
            {t('downloads.libraryRevoke')}
          </button>
        )}
      </PostForm>
    </section>
  )
}

function Since({ day }: { day: string }) {
  const { t } = useTranslation()
  return <p>{t('downloads.librarySince', { day })}</p>
}

function Address({ address }: { address: string }) {
  const { t } = useTranslation()
  return (
    <div className="field" role="status">
      <label htmlFor="library-address">{t('downloads.libraryField')}</label>
      <p className="hint">{t('downloads.libraryMade')}</p>
      <input className="input" id="library-address" readOnly value={address} />
      <p className="hint">{t('downloads.offsite')}</p>
    </div>
  )
}
