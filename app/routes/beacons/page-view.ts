import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { readBody } from '#app/http/body.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { requireSameOriginPost } from '#app/http/same-origin-post.server.ts'
import { asksForSilence } from '#app/http/user-navigation.server.ts'
import { nonDocumentHeaders } from '#app/http/security-headers.server.ts'
import { parseLanguage } from '#app/i18n/languages.ts'
import { countPageView } from '#app/shop/operations/page-views/page-views.server.ts'
import { parsePage } from '#app/shop/operations/page-views/page-views.ts'

/**
 * Counts a page view reported by a browser that runs scripts (specification section 8). No cookie is read, and URLs
 * that are not pages of the shop are ignored.
 */
export async function action({ request }: ActionFunctionArgs) {
  if (request.method !== 'POST') return refuseMethod(request)
  await requireSameOriginPost(request)
  const form = await readForm(request)
  const page = parsePage(form.get('page'))
  const language = parseLanguage(form.get('language') ?? '')
  // The page's own script should already send nothing in such a browser.
  if (page && language && !asksForSilence(request)) {
    const now = Date.now()
    countPageView({ page, language, kind: 'started' }, now)
    // A prefetch was not counted when it was served.
    if (form.get('prefetched') === '1') countPageView({ page, language, kind: 'served' }, now)
  }
  return new Response(null, { status: 204, headers })
}

async function refuseMethod(request: Request) {
  await readBody(request)
  return new Response(null, { status: 405, headers: { ...headers, Allow: 'POST' } })
}

export const loader = ({ request }: LoaderFunctionArgs) => refuseMethod(request)

const headers = { ...nonDocumentHeaders, 'Cache-Control': 'no-store' }
