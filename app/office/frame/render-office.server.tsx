import type { AppLoadContext, EntryContext, HandleDataRequestFunction } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { renderToString } from 'react-dom/server'
import { dataResponseOr503, requireNoOutage, setRetryAfter } from '#app/http/outage.server.ts'
import { pageMethods } from '#app/http/responses.server.ts'
import {
  nonDocumentHeaders,
  officeHeaders,
  securityHeaders,
} from '#app/http/security-headers.server.ts'
import { findPreferredLanguage, i18nOf, officeTranslator } from '#app/i18n/i18n.server.ts'
import { I18nContext } from '#app/i18n/translate.ts'
import { consumeOfficeToast } from './office-cookie.server.ts'
import { newFormToken } from './form-token.server.ts'
import { OfficeContext, type Office } from './office-context.ts'

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Renders a page of the office. It is not hydrated, so it comes with no data and no manifest of routes. */
export default async function handleOfficeRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  shared: AppLoadContext,
): Promise<Response> {
  requireNoOutage(status, shared, request)
  const { toast, deletion } = await consumeOfficeToast(request.headers.get('Cookie'))
  const office = officeOf(request, shared, toast)
  const html = renderToString(
    <I18nContext.Provider value={i18nOf(office.language)}>
      <OfficeContext.Provider value={office}>
        <RemixServer context={context} url={request.url} />
      </OfficeContext.Provider>
    </I18nContext.Provider>,
  )
  if (deletion !== undefined) headers.append('Set-Cookie', deletion)
  for (const [name, value] of Object.entries({ ...securityHeaders, ...officeHeaders }))
    headers.set(name, value)
  headers.set('Content-Security-Policy', policy)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  setRetryAfter(status, headers)
  if (status === 405) headers.set('Allow', pageMethods)
  return new Response(`<!DOCTYPE html>${html}`, { status, headers })
}

function officeOf(request: Request, { office }: AppLoadContext, toast: Office['toast']): Office {
  const signIn = office?.signIn
  const staff = signIn?.isConfirmed ? signIn.staff : undefined
  const language = signIn?.staff.language ?? findPreferredLanguage(request)
  const url = new URL(request.url)
  return {
    staff,
    language,
    t: officeTranslator(language),
    now: Date.now(),
    url,
    toast,
    formToken: newFormToken(),
  }
}

/** Responds to requests for files, and for data, which no page of the office makes. */
export const handleOfficeData: HandleDataRequestFunction = (dataResponse, { request, context }) => {
  const response = dataResponseOr503(dataResponse, context, request)
  for (const [name, value] of Object.entries({ ...nonDocumentHeaders, ...officeHeaders }))
    response.headers.set(name, value)
  return response
}
