import { routes } from 'virtual:remix/server-build'
import type {
  AppLoadContext,
  EntryContext,
  HandleDataRequestFunction,
  HandleErrorFunction,
} from '@remix-run/node'
import { isRouteErrorResponse } from '@remix-run/react'
import { boot } from '#app/background-jobs.server.ts'
import { renderDocument } from '#app/document/render-document.server.tsx'
import { pageMethods } from '#app/http/responses.server.ts'
import { untilCutoff } from '#app/shop/pricing/delivery/dispatch-day.server.ts'
import { conditionalResponse, isNoStore, setCacheControl } from '#app/http/caching.server.ts'
import { pageDataFinder } from '#app/http/data-routes.ts'
import {
  recordOutage,
  dataResponseOr503,
  requireNoOutage,
  setRetryAfter,
} from '#app/http/outage.server.ts'
import { nonDocumentHeaders } from '#app/http/security-headers.server.ts'
import { allowSpeculation } from '#app/http/urls/speculation-rules.server.ts'
import { isSpeculative } from '#app/http/user-navigation.server.ts'
import { rejectForeignPost } from '#app/http/same-origin-post.server.ts'
import { findLanguage } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { countPageView } from '#app/shop/operations/page-views/page-views.server.ts'
import { parsePage } from '#app/shop/operations/page-views/page-views.ts'
import { isOfficeRoute } from '#app/office/frame/office-routes.ts'
import { log } from '#app/observability/log.server.ts'
import { observeServer } from '#app/server/observe-server.server.ts'

// This runs once per process, before it listens.
observeServer()
boot()

/** app/server/serve.mjs calls this with the build that it belongs to. */
export { requireMigrations, serve } from '#app/server/serve.server.ts'
export { handlerFinder } from '#app/server/application.server.ts'

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  shared: AppLoadContext,
) {
  requireNoOutage(status, shared, request)
  const now = Date.now()
  const language = await findLanguage(request)
  if (request.method !== 'HEAD' && !isSpeculative(request)) countServedPage(context, language, now)
  const answer = { status, headers }
  const page = await renderDocument(request, answer, context, { now, language })
  setRetryAfter(status, headers)
  if (status === 405) headers.set('Allow', pageMethods)
  await setCacheControl(request, answer, untilCutoff(await madeAtOf(shared)))
  // A browser might show the page after its sign-in has ended. Refused, it requests the page once that is opened.
  if (isSpeculative(request) && isNoStore(headers))
    return new Response(null, { status: 403, headers })
  allowSpeculation(request, headers)
  return conditionalResponse(request, page.html, answer, page)
}

/** Returns the moment that the loaders of a request read, or now if there is none, as on an error page; ms UTC. */
const madeAtOf = ({ requestContext }: AppLoadContext): Promise<number> =>
  Promise.resolve(requestContext).then(
    (read) => read?.now ?? Date.now(),
    () => Date.now(),
  )

function countServedPage(context: EntryContext, language: Language, now: number) {
  const page = parsePage(context.staticHandlerContext.matches.at(-1)?.route.id)
  if (page) countPageView({ page, language, kind: 'served' }, now)
}

/** A request for data of the office must be answered like one for data of no route. */
const shopRoutes = () =>
  Object.fromEntries(Object.entries(routes).filter(([id]) => !isOfficeRoute(id)))

let isPageData: ReturnType<typeof pageDataFinder> | undefined

export const handleDataRequest: HandleDataRequestFunction = async (
  answered,
  { request, context },
) => {
  const isOfPage = (isPageData ??= pageDataFinder(shopRoutes()))(request.url)
  const response = dataResponseOr503(answered, context, request)
  for (const [name, value] of Object.entries(nonDocumentHeaders)) response.headers.set(name, value)
  await setCacheControl(request, response, untilCutoff(await madeAtOf(context)), isOfPage)
  if (response.status !== 200 || !isOfPage) return response
  return conditionalResponse(request, await response.text(), response)
}

/** Wrong requests are no faults of the shop and are not logged. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isRouteErrorResponse(error) && error.status < 500) return
  // `requireNoOutage` throws a Response whose cause is already in the log.
  if (error instanceof Response) return
  rejectForeignPost(request)
  recordOutage(context, error)
  if (!request.signal.aborted) log.error({ err: error }, 'page failed')
}
