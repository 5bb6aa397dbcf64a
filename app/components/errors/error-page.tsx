import { isRouteErrorResponse, useRouteError } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { LostPage } from './lost-page.tsx'
import type { Outage } from './outage.ts'
import { OutagePage } from './outage-page.tsx'
import { Reference } from './reference.tsx'
import { SearchForm } from '../frame/search-form.tsx'
import { ShopLink } from '../shop-link.tsx'

/**
 * Replaces a page that cannot be shown. Every page module re-exports it; the root's alone would lose header, cart and
 * language.
 */
export function ErrorBoundary() {
  const { t } = useTranslation()
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (isRouteErrorResponse(error) && status === 503)
    return <OutagePage outage={error.data as Outage} />
  const words = (isRouteErrorResponse(error) && (error.data as { message?: string })?.message) || ''
  const [heading, lede] =
    status === 404
      ? [t('error.notFound'), t('error.notFoundText')]
      : status < 500
        ? [t('error.refused'), words]
        : [t('error.serverFault'), t('error.serverFaultText')]
  return (
    <LostPage status={status} heading={heading} lede={lede}>
      {status >= 500 && <Reference />}
      <SearchForm id="search-again" label={t('error.search')} wordy />
      <div className="row">
        <ShopLink className="btn btn--quiet" to="/">
          {t('error.backHome')}
        </ShopLink>{' '}
        <ShopLink className="btn btn--text" to="/catalogue">
          {t('frame.catalogue')}
        </ShopLink>
      </div>
    </LostPage>
  )
}
