import {
  json,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import {
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from '@remix-run/react'
import type { ReactNode } from 'react'
import { PageScripts } from '#app/document/page-scripts.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { findSavedItems } from '#app/loaders/saved-items.server.ts'
import { FontPreload } from '#app/components/font-preload.tsx'
import { Suggesting } from '#app/shop/catalogue/search/suggesting.tsx'
import { AddedPanel } from '#app/shop/ordering/cart/added-panel.tsx'
import { CartTool } from '#app/shop/ordering/cart/cart-tool.tsx'
import type { CheckoutState } from '#app/shop/ordering/checkout/checkout-page.ts'
import { optionalSection } from '#app/shop/catalogue/products/page-sections.server.ts'
import { findMissingParts } from '#app/shop/catalogue/home/missing-parts.server.ts'
import { describeAdded } from '#app/shop/ordering/cart/describe-added.server.ts'
import { linksToOwnPages } from '#app/shop/operations/own-texts/own-text.ts'
import { findOwnTexts } from '#app/shop/operations/own-texts/own-texts.server.ts'
import { findCartSummary } from '#app/shop/ordering/cart/cart-summary.server.ts'
import { describeHead, errorTitle } from '#app/http/head.ts'
import { isCookieRefused, requireUnmarked } from '#app/http/cookie-check.server.ts'
import { localPath } from '#app/i18n/paths.ts'
import { consumeToast } from '#app/http/toasts.server.ts'
import { requestContextOf } from '#app/http/request-context.server.ts'
import { ClientNavigation } from '#app/client/client-navigation.tsx'
import { CriticalCss } from '#app/components/critical-css.tsx'
import { Footer } from '#app/components/frame/footer.tsx'
import { Header, menuId } from '#app/components/frame/header.tsx'
import type { PreferencesProps } from '#app/components/frame/preferences.tsx'
import { links as styleLinks } from '#app/components/style-sheet.ts'
import { Notices } from '#app/components/notices.tsx'
import { Toasts } from '#app/components/toasts/toasts.tsx'
import { useIsHydrated } from '#app/client/use-is-hydrated.ts'
import {
  serialiseShopIdentity,
  shopIdentity,
  shopPicturePath,
  type ShopPicture,
} from '#app/shop-settings/shop-identity.ts'
import { languageOfPath, type Language } from '#app/i18n/languages.ts'
import regular from '#app/styles/fonts/alegreya-latin-wght-normal.woff2?url'

export async function loader(args: LoaderFunctionArgs) {
  // With JavaScript each loader has its own request: if only the page's were redirected, this one would consume a
  // toast that is never shown.
  requireUnmarked(args, Date.now())
  const context = await requestContextOf(args)
  const { toast, added: line, headers } = await consumeToast(args.request)
  const { currency, country, customer } = context
  const preferences: PreferencesProps = { currency, country }
  const [cart, saved, added, missing] = await Promise.all([
    findCartSummary(context),
    findSavedItems(context),
    line && optionalSection('what was added to the cart', () => describeAdded(line, context)),
    optionalSection('what the shop lacks', () => findMissingParts(context.now)),
  ])
  const refused = isCookieRefused(args.request, context.now) && {
    cookies: context.t('refusal.cookies'),
  }
  const pages = linksToOwnPages(await findOwnTexts(context.now), context.language)
  const data = {
    toast: added && toast ? { ...toast, message: added.message } : toast,
    added,
    preferences,
    cart,
    saved,
    customerName: customer?.name,
    account: customer?.customerId,
    ...(pages && { pages }),
    ...(missing?.length && { missing }),
    ...refused,
  }
  return headers ? json(data, { headers }) : data
}

export const links: LinksFunction = () => [...styleLinks(), ...iconLinks(shopIdentity().icon)]

// A drawing would be another document for every page, so the sample shop's icon is a bitmap.
const iconLinks = (own: ShopPicture | null) => [
  { rel: 'icon', href: own ? shopPicturePath('icon', own) : '/favicon.ico' },
  {
    rel: 'apple-touch-icon',
    href: own ? shopPicturePath('icon', own, 180) : '/apple-touch-icon.png',
  },
]

/** Error pages have no data; their title names the error. */
export const meta: MetaFunction = ({ error }) =>
  describeHead({ title: errorTitle(error) }, undefined)

/** It is null if the page of the checkout could not be shown. */
type Checkout = { state: CheckoutState } | null | undefined

export function Layout({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const shown = useRouteLoaderData<typeof loader>('root')
  const checkout: Checkout = useRouteLoaderData('routes/checkout')
  const isPartOfForm = Boolean(checkout && 'checkout' in checkout.state)
  const language = languageOfPath(useLocation().pathname)
  return (
    <html lang={language} data-shop={serialiseShopIdentity()}>
      <Head language={language} hasHeader={shown !== undefined} />
      <body>
        <a className="skip" href="#main">
          {t('frame.skip')}
        </a>
        <div className="progress" aria-hidden="true" />
        {shown && (
          <Header
            cart={<CartTool cart={shown.cart} />}
            customerName={shown.customerName}
            preferences={{ ...shown.preferences, isPartOfForm }}
            pages={shown.pages?.menu}
          />
        )}
        {shown?.cookies && <FrameAlert message={shown.cookies} />}
        <Toasts toast={shown?.toast}>{shown?.added && <AddedPanel added={shown.added} />}</Toasts>
        {children}
        <Footer pages={shown?.pages?.footer} />
        <FontPreload href={regular} />
        {/* critical-css.server.ts fills it; React does not look into it. */}
        <noscript />
        <ClientNavigation />
        <Suggesting {...shown?.preferences} />
        <Places />
        <PageScripts />
      </body>
    </html>
  )
}

/** Renders an error of the whole page below the header. */
const FrameAlert = ({ message }: { message: string }) => (
  <div className="wrap section--tight" role="alert">
    <Notices notices={[message]} />
  </div>
)

/** Renders the metadata and links of a page. */
const Head = ({ language, hasHeader }: { language: Language; hasHeader: boolean }) => (
  <head>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width,initial-scale=1" />
    <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColors()[0]} />
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColors()[1]} />
    <link rel="manifest" href={localPath(language, '/site.webmanifest')} />
    <Meta />
    {hasHeader && <HeadFirst />}
    <CriticalCss />
    <Links />
    <OwnStyle />
  </head>
)

const themeColors = () => shopIdentity().themeColors ?? ['#262158', '#0d0b1d']

/** Renders the style of a shop that is not the sample. The policy of the page names it by hash. */
function OwnStyle() {
  const { style } = shopIdentity()
  return style === '' ? null : <style dangerouslySetInnerHTML={{ __html: style }} />
}

/** Blocks painting until the whole header has arrived: in a page that arrives in parts, half a header would move. */
const HeadFirst = () => <link {...{ blocking: 'render' }} rel="expect" href={`#${menuId}`} />

/**
 * The inline script of `ScrollRestoration` would cost every page more than it gains: until hydration the browser or
 * bootstrap.client.ts restores the position.
 */
const Places = () => (useIsHydrated() ? <ScrollRestoration /> : null)

export default function Shop() {
  return <Outlet />
}

export { ErrorBoundary } from '#app/components/errors/error-page.tsx'
