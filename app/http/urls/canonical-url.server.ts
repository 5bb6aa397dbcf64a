import {
  redirect,
  type ActionFunction,
  type LoaderFunction,
  type LoaderFunctionArgs,
  type ServerBuild,
} from '@remix-run/node'
import { pageMethods, textResponse, translatorOf } from '../responses.server.ts'
import { readBody } from '../body.server.ts'
import { continueCookieCheck, requireUnmarked } from '../cookie-check.server.ts'
import { requireSameOriginPost } from '../same-origin-post.server.ts'
import { canonicalPath } from './canonical-path.ts'
import { canonicalSpelling } from './canonical-spelling.ts'
import {
  defaultLanguage,
  fallbackLanguage,
  languages,
  offeredLanguages,
} from '#app/i18n/languages.ts'
import { localPath, ownPath } from '#app/i18n/paths.ts'
import { nonDocumentHeaders } from '../security-headers.server.ts'

type RouteModule = {
  path: string
  isPage: boolean
  loader?: LoaderFunction
  action?: ActionFunction
}

/** Programs call these at exactly one URL, follow no redirect, and get their errors as JSON. */
const isForPrograms = (id: string) => /^routes\/(api|webhooks)\//.test(id)

/**
 * Makes every route of the build respond at its canonical URL: another spelling is redirected permanently, whatever
 * the method. A route without an action names its methods, which Remix would not do.
 */
export function withCanonicalUrls(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    // The root is part of every page and has no URL itself.
    if (!route?.path || isForPrograms(id)) return [id, route]
    const { loader, action } = route.module
    const isPage = 'default' in route.module
    const known = { path: route.path, isPage, ...(loader && { loader }), ...(action && { action }) }
    return [id, { ...route, module: { ...route.module, ...redirectingToCanonicalUrl(known) } }]
  })
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild['routes'] }
}

const redirectingToCanonicalUrl = ({ path, isPage, loader, action }: RouteModule) => ({
  ...(loader && {
    loader: (async (args) => {
      requireCanonicalUrl(args, path, isPage)
      const asksForMethods = args.request.method === 'OPTIONS' && (isPage || !action)
      if (asksForMethods) return optionsResponse(isPage)
      return isPage ? loadConfirming(loader, args) : loader(args)
    }) satisfies LoaderFunction,
  }),
  action: (async (args) => {
    await moveForm(args, path, isPage)
    return action ? action(args) : methodNotAllowed(args.request)
  }) satisfies ActionFunction,
})

/** Runs the loader of a page, whose URL may request a check of whether the browser stored a cookie. */
async function loadConfirming(loader: LoaderFunction, args: Parameters<LoaderFunction>[0]) {
  const now = Date.now()
  requireUnmarked(args, now)
  try {
    const answer: unknown = await loader(args)
    continueCookieCheck(args.request, answer, now)
    return answer
  } catch (error) {
    continueCookieCheck(args.request, error, now)
    throw error
  }
}

/** @throws {Response} 308 to the canonical URL, if this is another spelling of it. */
function requireCanonicalUrl(
  { request }: Pick<LoaderFunctionArgs, 'request'>,
  routePath: string,
  isPage: boolean,
) {
  const url = new URL(request.url)
  requireOfferedPrefix(url, routePath)
  const spelled = canonicalSpelling(url.pathname, routePath)
  // Only the ids of pages may be encoded otherwise: search engines index neither files nor feeds.
  const isIndexed = isPage && routePath.includes('/:')
  const pathname = isIndexed ? canonicalPath(spelled) : spelled
  if (pathname === url.pathname) return
  throw redirect(ownPath(Object.assign(new URL(url), { pathname })), 308)
}

/**
 * A shop without English has no page at a path without a language, and none at the path of another language that it
 * does not offer, which mails and bookmarks may still hold. `/` chooses the language itself.
 * @throws {Response} 307 to the same page in an offered language, because the shop may offer the other one again.
 */
function requireOfferedPrefix(url: URL, routePath: string) {
  if (!/^:language\?(?:\/|$)/.test(routePath) || routePath.endsWith('*')) return
  const [first = '', ...rest] = url.pathname.split('/').filter(Boolean)
  const code = first.toLowerCase()
  const named = languages.find((one) => one === (code === 'fn' ? 'fr' : code))
  const isOffered = offeredLanguages().includes(named ?? defaultLanguage)
  if (isOffered || url.pathname === '/') return
  const path = named === undefined ? url.pathname : `/${rest.join('/')}`
  throw redirect(localPath(fallbackLanguage(), path + url.search), 307)
}

/** Redirects a form, which the browser then sends again; another site's page must not cause that. */
async function moveForm(
  args: Pick<LoaderFunctionArgs, 'request'>,
  routePath: string,
  isPage: boolean,
) {
  try {
    requireCanonicalUrl(args, routePath, isPage)
  } catch (moved) {
    await requireSameOriginPost(args.request)
    // An unread body would precede the next request on the connection.
    await readBody(args.request)
    throw moved
  }
}

const headers = { ...nonDocumentHeaders, 'Cache-Control': 'no-store', Allow: 'GET, HEAD, OPTIONS' }

const optionsResponse = (isPage: boolean) =>
  new Response(null, {
    status: 204,
    headers: { ...headers, ...(isPage && { Allow: pageMethods }) },
  })

async function methodNotAllowed(request: Request) {
  await readBody(request)
  return textResponse(405, translatorOf(request)('refusal.readOnly'), headers)
}
