import type { LoaderFunctionArgs } from '@remix-run/node'
import { findSignIn, ownerOf, type SignedIn } from '#app/shop/customers/accounts/sign-ins.server.ts'
import { isCountry, type Country } from '#app/i18n/markets.ts'
import {
  currencyOfMarket,
  isMarket,
  isOfferedCurrency,
  marketOfLanguage,
} from '#app/shop-settings/markets.server.ts'
import type { Currency } from '#app/i18n/currency.ts'
import { findLanguage, translator, type Translate } from '#app/i18n/i18n.server.ts'
import { defaultLanguage, parseLanguage, type Language } from '#app/i18n/languages.ts'
import { errorResponse } from './responses.server.ts'
import { withoutMark } from './cookie-field.ts'
import { ownPath } from '#app/i18n/paths.ts'
import { ensureVisitor, findSession, leaveSignIn, type ShopSession } from './session.server.ts'

/** Describes the visitor of a request, with the language, currency and country of the response. */
export type RequestContext = {
  request: Request
  url: URL
  language: Language
  t: Translate
  session: ShopSession
  /** It is undefined if the visitor is not signed in. */
  customer: SignedIn | undefined
  /**
   * It is true if the browser was signed in and no longer is, so that data which looks missing may be in the account.
   */
  hasEndedSignIn: boolean
  /**
   * It owns cart, lists and undo: the customer, else the visitor. It is undefined before the first action that needs
   * one.
   */
  owner: string | undefined
  /** It is the chosen currency, else that of the country. */
  currency: Currency
  /** It is the chosen delivery country, else that of the URL's language, so that cached pages are right. */
  country: Country
  /** It is the path and query of this page. */
  here: string
  /** It is in ms UTC. */
  now: number
  /** It is true if a form of this page was invalid in the same request. */
  isRefused: boolean
}

declare module '@remix-run/server-runtime' {
  /** The action and the loaders of one request share this context. */
  interface AppLoadContext {
    /** It is true if the action rejected the form. */
    isRefused?: boolean
    /** All loaders share it; each would read session and sign-in again. */
    requestContext?: Promise<RequestContext>
    /** Action and loaders share it, so that a change by the action counts for the loaders before its cookie is sent. */
    session?: Promise<ShopSession>
  }
}

/** Returns the owner of the cart and lists. */
export const ensureOwner = ({
  owner,
  session,
}: Pick<RequestContext, 'owner' | 'session'>): string => owner ?? ensureVisitor(session)

type Args = Pick<LoaderFunctionArgs, 'request' | 'params' | 'context'>

/**
 * Returns the request context that all loaders of a document share: those of the frame and of the page. It refuses
 * nothing, because the frame around a missing page needs it too. After an action it is created anew.
 */
export const requestContextOf = ({ request, context }: Pick<Args, 'request' | 'context'>) =>
  (context.requestContext ??= createRequestContext({ request, context }))

/**
 * A URL may name the currency and country of a visitor who has chosen none (`?currency=EUR&country=DE`), so that the
 * page shows the price that a link elsewhere promised. An action stores them, because the cart must show the same.
 */
function applyQueryPreferences(session: ShopSession, { searchParams }: URL) {
  const [currency, country] = [searchParams.get('currency'), searchParams.get('country')]
  if (!session.has('currency') && isOfferedCurrency(currency)) session.set('currency', currency)
  if (!session.has('country') && isCountry(country) && isMarket(country))
    session.set('country', country)
}

/** Returns the market: the chosen delivery country, else that of the language. */
export function countryOf(session: ShopSession, language: Language): Country {
  const country = session.get('country')
  return isCountry(country) && isMarket(country) ? country : marketOfLanguage(language)
}

/** Returns the chosen currency, else that of the market. */
export function currencyOf(session: ShopSession, country: Country): Currency {
  const currency = session.get('currency')
  return isOfferedCurrency(currency) ? currency : currencyOfMarket(country)
}

/** Creates the request context. It may change the session, which only an action saves. */
export async function createRequestContext({
  request,
  context,
}: Pick<Args, 'request' | 'context'>): Promise<RequestContext> {
  const url = new URL(request.url)
  const language = await findLanguage(request)
  const session = await (context.session ??= findSession(request))
  applyQueryPreferences(session, url)
  const country = countryOf(session, language)
  const [token, now] = [session.get('token'), Date.now()]
  const customer = token === undefined ? undefined : await findSignIn(token, now)
  if (token !== undefined && !customer) leaveSignIn(session)
  return {
    request,
    url,
    language,
    t: translator(language),
    session,
    customer,
    hasEndedSignIn: session.get('signInEnded') === true,
    owner: customer ? ownerOf(customer.customerId) : session.get('visitor'),
    currency: currencyOf(session, country),
    country,
    here: withoutMark(ownPath(url)),
    now,
    isRefused: context.isRefused ?? false,
  }
}

/**
 * Returns the request context of a page.
 * @throws {Response} 404 for an unknown language, 400 for a URL with a NUL byte, which no database accepts.
 */
export async function requirePageContext(args: Args): Promise<RequestContext> {
  const context = await requestContextOf(args)
  rejectNulBytes(context)
  requireLanguage(args.params.language, context)
  return context
}

/**
 * Rejects a URL with a NUL byte.
 * @throws {Response} 400.
 */
export function rejectNulBytes({ url, t }: RequestContext) {
  if (/%00/.test(url.pathname + url.search)) throw errorResponse(400, t('refusal.badRequest'))
}

/** The default language has no prefix. */
function requireLanguage(segment: string | undefined, { language, t }: RequestContext) {
  if (segment === undefined) return
  if (parseLanguage(segment) !== language || language === defaultLanguage)
    throw errorResponse(404, t('title.notFound'))
}
