import { isRouteErrorResponse, useRouteError } from '@remix-run/react'
import { useWords } from '#app/i18n/use-words.ts'
import { scenePath } from '#app/art/art-paths.ts'
import type { Outage } from './outage.ts'
import { OutagePage } from './outage-page.tsx'
import { Reference } from './reference.tsx'
import { SearchForm } from './search-form.tsx'
import { ShopLink } from './shop-link.tsx'

/**
 * What stands in a page's place when it cannot be shown. Each page door re-exports it: with root's alone,
 * header, cart and language would be gone.
 */
export function ErrorBoundary() {
  const { t } = useWords()
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (isRouteErrorResponse(error) && status === 503)
    return <OutagePage outage={error.data as Outage} />
  const words = (isRouteErrorResponse(error) && (error.data as { message?: string })?.message) || ''
  const [heading, lede] =
    status === 404
      ? [t('error.notFound'), t('error.notFoundWords')]
      : status < 500
        ? [t('error.refused'), words]
        : [t('error.serverFault'), t('error.serverFaultWords')]
  return (
    <main id="main" tabIndex={-1}>
      <div className="wrap">
        <div className="side side--half section">
          <img className="scene" src={scenePath('lost')} width="300" height="240" alt="" />
          <div className="lost">
            <p className="kicker">{t('error.code', { status })}</p>
            <h1>{heading}</h1>
            <p className="lede">{lede}</p>
            {status >= 500 && <Reference />}
            <SearchForm id="search-again" label={t('error.search')} wordy />
            <div className="row">
              <ShopLink className="btn btn--quiet" to="/">
                {t('error.backHome')}
              </ShopLink>
              <ShopLink className="btn btn--text" to="/catalogue">
                {t('frame.catalogue')}
              </ShopLink>
            </div>
          </div>
        </div>
      </div>
    </main>
  )
}
