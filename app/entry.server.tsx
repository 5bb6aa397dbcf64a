import { randomBytes } from 'node:crypto'
import { routes } from 'virtual:remix/server-build'
import type {
  AppLoadContext,
  EntryContext,
  HandleDataRequestFunction,
  HandleErrorFunction,
} from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { renderToString } from 'react-dom/server'
import { boot } from '#app/background-jobs.server.ts'
import { normaliseRequest } from '#app/http/normalise-request.server.ts'
import { FragmentCache } from '#app/components/fragment-cache.ts'
import { fragmentCaches } from '#app/components/fragment-cache.server.ts'
import { RequestReference } from '#app/components/reference.tsx'
import { CriticalCssText } from '#app/components/style-sheet.ts'
import { pageMethods } from '#app/http/responses.server.ts'
import { conditionalResponse, setCacheControl } from '#app/http/caching.server.ts'
import { pageDataFinder } from '#app/http/data-routes.ts'
import { findHeroDrawing, preloadHeroImage } from '#app/http/hero-image.server.ts'
import { findCriticalCss, withoutStyleFile } from '#app/http/critical-css.server.ts'
import { omitRenderedCards, omitDefaults } from '#app/http/hydration-data.server.ts'
import { Nonce } from '#app/http/head.ts'
import { deferHydration } from '#app/http/defer-hydration.server.ts'
import {
  recordOutage,
  dataResponseOr503,
  requireNoOutage,
  setRetryAfter,
} from '#app/http/outage.server.ts'
import {
  closedHeaders,
  contentSecurityPolicy,
  hashScripts,
  securityHeaders,
} from '#app/http/security-headers.server.ts'
import { isUnroutable, withoutScripts, withPlainPath } from '#app/http/unroutable.ts'
import { i18nOf } from '#app/i18n/i18n.server.ts'
import { languageOfPath } from '#app/i18n/languages.ts'
import { I18nContext } from '#app/i18n/translate.ts'
import { countPageView } from '#app/shop/operations/page-views/page-views.server.ts'
import { paymentPages } from '#app/shop/ordering/payments/stripe-client.server.ts'
import { parsePage } from '#app/shop/operations/page-views/page-views.ts'
import { log } from '#app/observability/log.server.ts'
import { requestAtWork } from '#app/observability/request-scope.server.ts'
import { observeServer } from '#app/observe-server.server.ts'

// This runs once per process, before it listens.
normaliseRequest()
observeServer(() => routes)
boot()

/** app/serve.mjs uses these. */
export { beginEnd, end } from '#app/background-jobs.server.ts'
export { beginStopping } from '#app/observability/stopping.server.ts'
export { sendErrorPage, onClientError } from '#app/http/error-responses.server.ts'
export { confirmHost } from '#app/http/confirmed-host.server.ts'
export { handlerForPath } from '#app/http/route-subset.server.ts'
export { withStraightData } from '#app/http/straight-data.server.ts'
export { chooseReader } from '#app/http/replica-pages.server.ts'

/** The forms of these pages may redirect to the page of the payment service. */
const pagesThatPay = new Set(['routes/checkout', 'routes/order-received'])

/**
 * Renders the page in one piece: streaming would double the compressed size, and hide late parts from browsers
 * without JavaScript.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  shared: AppLoadContext,
) {
  requireNoOutage(status, shared, request)
  const nonce = randomBytes(16).toString('base64url')
  const language = languageOfPath(new URL(request.url).pathname)
  const routeId = context.staticHandlerContext.matches.at(-1)?.route.id
  const counted = parsePage(routeId)
  const now = Date.now()
  if (counted && request.method !== 'HEAD')
    countPageView({ page: counted, language, kind: 'served' }, now)
  // The page of an invalid form is sent with its data.
  if (request.method !== 'POST') omitRenderedCards(context)
  omitDefaults(context)
  const style = findCriticalCss(request, context)
  const styled = style ? withoutStyleFile(context) : context
  const isUnroutablePath = isUnroutable(new URL(request.url).pathname)
  const shown = isUnroutablePath ? withPlainPath(styled) : styled
  const page = renderToString(
    <I18nContext.Provider value={i18nOf(language)}>
      <Nonce.Provider value={nonce}>
        <RequestReference.Provider value={requestAtWork()?.request}>
          <FragmentCache.Provider value={fragmentCaches[language]}>
            <CriticalCssText.Provider value={style?.mark}>
              <RemixServer context={shown} url={request.url} nonce={nonce} />
            </CriticalCssText.Provider>
          </FragmentCache.Provider>
        </RequestReference.Provider>
      </Nonce.Provider>
    </I18nContext.Provider>,
  )
  const { html, hashes } = hashScripts(isUnroutablePath ? withoutScripts(page) : page, nonce)
  for (const [name, value] of Object.entries(securityHeaders)) headers.set(name, value)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const picture = style && (await findHeroDrawing(html, routeId, now))
  const formTarget = routeId && pagesThatPay.has(routeId) ? paymentPages() : undefined
  headers.set(
    'Content-Security-Policy',
    contentSecurityPolicy(hashes, { style: style?.mark, hasPicture: !!picture, formTarget }),
  )
  if (!picture) preloadHeroImage(html, headers)
  setRetryAfter(status, headers)
  if (status === 405) headers.set('Allow', pageMethods)
  await setCacheControl(request, { status, headers })
  return conditionalResponse(
    request,
    `<!DOCTYPE html>${deferHydration(html, language)}`,
    { status, headers },
    [style, picture].filter((one) => one !== undefined),
  )
}

let isPageData: ReturnType<typeof pageDataFinder> | undefined

export const handleDataRequest: HandleDataRequestFunction = async (
  answered,
  { request, context },
) => {
  const isOfPage = (isPageData ??= pageDataFinder(routes))(request.url)
  const response = dataResponseOr503(answered, context, request)
  for (const [name, value] of Object.entries(closedHeaders)) response.headers.set(name, value)
  await setCacheControl(request, response, isOfPage)
  if (response.status !== 200 || !isOfPage) return response
  return conditionalResponse(request, await response.text(), response)
}

/** Wrong requests are no faults of the shop and are not logged. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isRouteErrorResponse(error) && error.status < 500) return
  // `requireNoOutage` throws a Response whose cause is already in the log.
  if (error instanceof Response) return
  recordOutage(context, error)
  if (!request.signal.aborted) log.error({ err: error }, 'page failed')
}
