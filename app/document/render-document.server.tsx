import { randomBytes } from 'node:crypto'
import type { EntryContext } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { renderToString } from 'react-dom/server'
import { FragmentCache } from '#app/components/fragments/fragment-cache.ts'
import { fragmentCaches } from '#app/components/fragments/fragment-cache.server.ts'
import { Nonce } from '#app/components/nonce.ts'
import { RequestReference } from '#app/components/errors/request-reference.ts'
import { securityHeaders } from '#app/http/security-headers.server.ts'
import { hasSessionCookie } from '#app/http/session.server.ts'
import { i18nOf } from '#app/i18n/i18n.server.ts'
import { I18nContext } from '#app/i18n/translate.ts'
import { requestAtWork } from '#app/observability/request-scope.server.ts'
import { contentSecurityPolicy } from './content-security-policy.server.ts'
import { criticalCss } from './critical-css.server.ts'
import type { DocumentPage, DocumentTransform } from './document-page.ts'
import { hydrationData } from './hydration-data.server.ts'
import { inlineHeroImage } from './inline-hero-image.server.ts'
import { inlineIcons } from './inline-icons.server.ts'
import { pageScripts } from './page-scripts.server.ts'
import { PageScriptFiles } from './script-files.ts'
import { isUnroutable, withPlainPath } from './unroutable.ts'

/** These change every page, in this order before it is rendered and again after. */
export const transforms: DocumentTransform[] = [
  criticalCss,
  inlineHeroImage,
  inlineIcons,
  hydrationData,
  pageScripts,
  contentSecurityPolicy,
]

/** Holds a page before its last edits, which are made once it is certain that its bytes are sent. */
export type RenderedDocument = {
  html: string
  variant: string
  applyEdits: (bytes: Buffer) => Buffer<ArrayBuffer>
}

/**
 * Renders the page in one piece, and sets its headers: streaming would double the compressed size, and hide late parts
 * from browsers without JavaScript.
 */
export async function renderDocument(
  request: Request,
  { status, headers }: { status: number; headers: Headers },
  context: EntryContext,
  { now, language }: Pick<DocumentPage, 'now' | 'language'>,
): Promise<RenderedDocument> {
  let page = startPage(request, { status, headers, context, now, language })
  for (const { before } of transforms) page = before?.(page) ?? page
  page = { ...page, html: renderHtml(page) }
  for (const [name, value] of Object.entries(securityHeaders)) headers.set(name, value)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  for (const { after } of transforms) page = (await after?.(page)) ?? page
  const { html, variant, edits } = page
  return {
    html: `<!DOCTYPE html>${html}`,
    variant,
    applyEdits: (bytes) => Buffer.concat(edits.reduce((pieces, edit) => edit(pieces), [bytes])),
  }
}

type Given = Pick<DocumentPage, 'status' | 'headers' | 'context' | 'now' | 'language'>

function startPage(
  request: Request,
  { status, headers, context, now, language }: Given,
): DocumentPage {
  const { pathname } = new URL(request.url)
  return {
    request,
    status,
    headers,
    now,
    routeId: context.staticHandlerContext.matches.at(-1)?.route.id,
    language,
    // The development server changes the style as it is edited.
    isFirstVisit: import.meta.env.PROD && !hasSessionCookie(request),
    nonce: randomBytes(16).toString('base64url'),
    context: isUnroutable(pathname) ? withPlainPath(context) : context,
    scriptFiles: null,
    html: '',
    sources: {},
    variant: '',
    edits: [],
  }
}

const renderHtml = ({ request, language, nonce, context, scriptFiles }: DocumentPage) =>
  renderToString(
    <I18nContext.Provider value={i18nOf(language)}>
      <Nonce.Provider value={nonce}>
        <RequestReference.Provider value={requestAtWork()?.request}>
          <FragmentCache.Provider value={fragmentCaches[language]}>
            <PageScriptFiles.Provider value={scriptFiles}>
              <RemixServer context={context} url={request.url} nonce={nonce} />
            </PageScriptFiles.Provider>
          </FragmentCache.Provider>
        </RequestReference.Provider>
      </Nonce.Provider>
    </I18nContext.Provider>,
  )
