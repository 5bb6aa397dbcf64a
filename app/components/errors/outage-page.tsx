import { useLocation } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { LostPage } from './lost-page.tsx'
import type { Outage } from './outage.ts'
import { HiddenFields } from '../forms/hidden-fields.tsx'
import { PostForm } from '../forms/post-form.tsx'
import { Reference } from './reference.tsx'

/** Replaces a page while the database does not answer. */
export function OutagePage({ outage: { isUnsure, again } }: { outage: Outage }) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const words = again ? 'error.outageAgain' : isUnsure ? 'error.outageUnsure' : 'error.outageText'
  return (
    <LostPage status={503} heading={t('error.outage')} lede={t(words)}>
      <Reference />
      {again ? (
        <SendAgain fields={again} />
      ) : (
        <a className="btn" href={pathname + search} data-document="">
          {t(isUnsure ? 'error.lookAgain' : 'error.tryAgain')}
        </a>
      )}
    </LostPage>
  )
}

/** The form is submitted with the same key again, so work that was done before returns its result. */
function SendAgain({ fields }: { fields: NonNullable<Outage['again']> }) {
  const { t } = useTranslation()
  return (
    <PostForm reloadDocument>
      <HiddenFields fields={fields} />
      <button className="btn">{t('error.tryAgain')}</button>
    </PostForm>
  )
}
