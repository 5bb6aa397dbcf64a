import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useEffect } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { ownerOf, type SignedIn } from '#app/shop/customers/accounts/sign-ins.server.ts'
import { parseEmail } from '#app/i18n/email.ts'
import { quoteCart, quoteShared } from '#app/shop/ordering/quote/quote.server.ts'
import { CheckoutForm } from '#app/shop/ordering/checkout/checkout-form.tsx'
import type { CheckoutAnswer } from '#app/shop/ordering/checkout/checkout-page.ts'
import {
  findAddressChoice,
  showAccount,
} from '#app/shop/ordering/checkout/checkout-account.server.ts'
import { newCheckoutToken, showCheckout } from '#app/shop/ordering/checkout/checkout.server.ts'
import { isCountry, type Country } from '#app/i18n/markets.ts'
import { formatCountry } from '#app/i18n/format/format-country.ts'
import { formatMoney } from '#app/i18n/format/format-money.ts'
import type { DraftValues } from '#app/shop/customers/drafts/draft.ts'
import { findDrafts } from '#app/shop/customers/drafts/drafts.server.ts'
import { NothingToOrder } from '#app/shop/ordering/checkout/nothing-to-order.tsx'
import { checkoutActions } from '#app/actions/checkout-actions.server.ts'
import { sharedActions } from '#app/actions/shared-actions.server.ts'
import { describeHead } from '#app/http/head.ts'
import { describeEndedSignIn } from '#app/http/ended-sign-in.server.ts'
import { headOf } from '#app/http/head.server.ts'
import { createAction, withoutIntent } from '#app/http/create-action.server.ts'
import {
  currencyOf,
  requirePageContext,
  type RequestContext,
} from '#app/http/request-context.server.ts'
import { Crumbs } from '#app/components/crumbs.tsx'
import { EndedSignInNote } from '#app/components/ended-sign-in-note.tsx'
import { ErrorSummary } from '#app/components/forms/error-summary.tsx'
import { Icon } from '#app/components/icon.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const context = await requirePageContext(args)
  const { t, customer, language } = context
  const title = t('title.checkout')
  const typed = customer && (await findTyped(customer))
  const choice = await findAddressChoice(customer, typed ? typed.address : null)
  const typedCountry = isCountry(typed?.country) ? typed.country : undefined
  const country = choice.address?.address.country ?? typedCountry ?? context.country
  const quote = await quoteFor(context, country, typed)
  const state = await showCheckout(quote, {
    token: newCheckoutToken(),
    ...(typedCountry && { typedCountry }),
    ...showAccount(customer, choice, language),
    language,
    now: context.now,
  })
  const elsewhere = await findElsewhere(context, country)
  return json(
    {
      head: headOf(context, { title, noindex: true }),
      state,
      elsewhere,
      ...(typed && {
        typed: {
          words: t('refusal.ended.typedOrder'),
          values: typed,
          errors: choice.isGone ? { address: t('refusal.address.gone') } : {},
        },
      }),
      ...describeEndedSignIn(context),
    },
    { headers: { 'Cache-Control': 'private, no-store' } },
  )
}

/** The prices shown are those charged for the address that is preselected. */
function quoteFor(context: RequestContext, country: Country, typed: DraftValues | undefined) {
  const { owner, customer, session } = context
  const email = parseEmail(typed?.email ?? '') ?? customer?.email
  return quoteCart(owner, {
    ...context,
    country,
    currency: currencyOf(session, country),
    ...(email !== undefined && { email }),
    ...(typed?.delivery && { deliveryMethod: typed.delivery }),
  })
}

// The checkout's own action preserves the typed fields.
export const action = createAction(withoutIntent(sharedActions, 'language.choose'), checkoutActions)

/** Returns what this customer typed before their sign-in ended. */
async function findTyped({ customerId }: SignedIn): Promise<DraftValues | undefined> {
  const [draft] = await findDrafts(ownerOf(customerId), ['checkout'])
  return draft?.values
}

/**
 * Returns the total shown in the cart if the chosen address lies in another country, so that the page can explain the
 * difference.
 */
async function findElsewhere(context: RequestContext, country: Country) {
  if (country === context.country) return undefined
  const { language, currency } = context
  const { totalMinor } = await quoteShared(context)
  return {
    cart: formatCountry(context.country, language),
    total: formatMoney({ minor: totalMinor, currency }, language),
    here: formatCountry(country, language),
  }
}

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  describeHead(data?.head, error)

/** An invalid form loads no new document, so the browser has to change the title itself. */
function useErrorTitle(isRefused: boolean, answer: unknown) {
  const { t } = useTranslation()
  useEffect(() => {
    const { title } = document
    const errorTitle = t('checkout.errorTitle', { title })
    if (!isRefused || title.startsWith(t('checkout.errorTitle', { title: '' }))) return
    document.title = errorTitle
    return () => {
      if (document.title === errorTitle) document.title = title
    }
  }, [isRefused, answer, t])
}

export default function CheckoutPage() {
  const { t } = useTranslation()
  const { state: loaded, elsewhere, ended, typed } = useLoaderData<typeof loader>()
  const actionData = useActionData<Partial<CheckoutAnswer>>()
  // The header's forms are also answered on this page, but their responses hold no checkout.
  const answer = actionData?.state ? (actionData as CheckoutAnswer) : undefined
  const state = answer?.state ?? loaded
  const isRefused = Object.keys(answer?.refusal.errors ?? {}).length > 0 || !!answer?.changes
  useErrorTitle(isRefused, answer)
  const refusal = answer?.refusal.errors.main ?? answer?.refusal.errors.coupon
  return (
    <main id="main" tabIndex={-1}>
      <div className="wrap">
        <Crumbs steps={[{ name: t('frame.cart'), to: '/cart' }, { name: t('checkout.heading') }]} />
        {'checkout' in state ? (
          <>
            <CheckoutHead isSignedIn={!!state.checkout.account} />
            {ended && <EndedSignInNote ended={ended} isBeside />}
            {elsewhere && !answer && (
              <CheckoutNotice>{t('checkout.elsewhere', elsewhere)}</CheckoutNotice>
            )}
            {typed && !answer && <CheckoutNotice>{typed.words}</CheckoutNotice>}
            <CheckoutForm page={state.checkout} answer={answer} before={typed} />
          </>
        ) : (
          <>
            {/* The fields are not rendered in this branch, so the error is shown in the summary. */}
            <ErrorSummary errors={refusal === undefined ? undefined : { main: refusal }} />
            {ended ? (
              <EndedSignInNote ended={ended} isBeside={false} />
            ) : (
              <NothingToOrder unavailable={state.unavailable} typed={answer?.refusal.values} />
            )}
          </>
        )}
      </div>
    </main>
  )
}

function CheckoutHead({ isSignedIn }: { isSignedIn: boolean }) {
  const { t } = useTranslation()
  return (
    <div className="page-head">
      <h1>{t('checkout.heading')}</h1>
      <p className="ui soft">{t(isSignedIn ? 'checkout.ledeSignedIn' : 'checkout.lede')}</p>
    </div>
  )
}

function CheckoutNotice({ children }: { children: string }) {
  return (
    <p className="note note--warm">
      <Icon name="info" />
      <span>{children}</span>
    </p>
  )
}

export { headers } from '#app/http/headers.ts'
export { ErrorBoundary } from '#app/components/errors/error-page.tsx'
export { links } from '#app/components/style-sheet.ts'
