import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useEffect } from 'react'
import { useWords } from '#app/i18n/use-words.ts'
import { quoteCart, quoteShared } from '#app/shop/cart/quote.server.ts'
import { CheckoutForm } from '#app/shop/checkout/checkout-form.tsx'
import type { CheckoutAnswer } from '#app/shop/checkout/checkout-page.ts'
import { findAddressChoice, showAccount } from '#app/shop/checkout/checkout-account.server.ts'
import { newCheckoutToken, showCheckout } from '#app/shop/checkout/checkout.server.ts'
import type { Country } from '#app/shop/currency/countries.ts'
import { formatCountry } from '#app/shop/currency/format-country.ts'
import { formatMoney } from '#app/shop/currency/format-money.ts'
import { NothingToOrder } from '#app/shop/checkout/nothing-to-order.tsx'
import { checkoutIntents } from '#app/intents/checkout.server.ts'
import { everywhere } from '#app/intents/everywhere.server.ts'
import { describeHead } from '#app/http/head.ts'
import { describeEndedSignIn } from '#app/http/ended-sign-in.server.ts'
import { headOf } from '#app/http/head.server.ts'
import { takeIntents } from '#app/http/intents.server.ts'
import { currencyOf, readVisit, type Visit } from '#app/http/visit.server.ts'
import { Crumbs } from '#app/components/crumbs.tsx'
import { EndedSignInNote } from '#app/components/ended-sign-in-note.tsx'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { Icon } from '#app/components/icon.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const visit = await readVisit(args)
  const { t, owner, customer, language } = visit
  const title = t('title.checkout')
  const choice = await findAddressChoice(customer, null)
  const { address } = choice
  const quote = await quoteCart(owner, {
    ...visit,
    // What is shown is what is charged for the address that is chosen to begin with.
    ...(address && {
      country: address.address.country,
      currency: currencyOf(visit.session, address.address.country),
    }),
    ...(customer && { email: customer.email }),
  })
  const state = await showCheckout(quote, {
    token: newCheckoutToken(),
    ...showAccount(customer, choice, language),
    language,
  })
  const elsewhere = address && (await findElsewhere(visit, address.address.country))
  return json(
    {
      head: headOf(visit, { title, noindex: true }),
      state,
      elsewhere,
      ...describeEndedSignIn(visit),
    },
    { headers: { 'Cache-Control': 'private, no-store' } },
  )
}

export const action = takeIntents(everywhere, checkoutIntents)

/** What the cart was shown for, where the chosen address lies in another country. */
async function findElsewhere(visit: Visit, country: Country) {
  if (country === visit.country) return undefined
  const { language, currency } = visit
  const { totalMinor } = await quoteShared(visit)
  return {
    cart: formatCountry(visit.country, language),
    total: formatMoney({ minor: totalMinor, currency }, language),
    here: formatCountry(country, language),
  }
}

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  describeHead(data?.head, error)

/** Without a new document the title is the browser's to change. */
function useErrorTitle(isRefused: boolean, answer: unknown) {
  const { t } = useWords()
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
  const { t } = useWords()
  const { state: loaded, elsewhere, ended } = useLoaderData<typeof loader>()
  const told = useActionData<Partial<CheckoutAnswer>>()
  // Forms of the header are answered on this page too, but not with a checkout.
  const answer = told?.state ? (told as CheckoutAnswer) : undefined
  const state = answer?.state ?? loaded
  const isRefused = Object.keys(answer?.refusal.errors ?? {}).length > 0 || !!answer?.changes
  useErrorTitle(isRefused, answer)
  const refusedCoupon = answer?.refusal.errors.coupon
  return (
    <main id="main" tabIndex={-1}>
      <div className="wrap">
        <Crumbs steps={[{ name: t('frame.cart'), to: '/cart' }, { name: t('checkout.heading') }]} />
        {'checkout' in state ? (
          <>
            <div className="page-head">
              <h1>{t('checkout.heading')}</h1>
              <p className="ui soft">
                {t(state.checkout.account ? 'checkout.ledeSignedIn' : 'checkout.lede')}
              </p>
            </div>
            {ended && <EndedSignInNote ended={ended} isBeside />}
            {elsewhere && !answer && (
              <p className="note note--warm">
                <Icon name="info" />
                <span>{t('checkout.elsewhere', elsewhere)}</span>
              </p>
            )}
            <CheckoutForm page={state.checkout} answer={answer} />
          </>
        ) : (
          <>
            {/* Its field is gone with the form. */}
            <ErrorSummary
              errors={refusedCoupon === undefined ? undefined : { main: refusedCoupon }}
            />
            {ended ? (
              <EndedSignInNote ended={ended} isBeside={false} />
            ) : (
              <NothingToOrder lost={state.lost} />
            )}
          </>
        )}
      </div>
    </main>
  )
}

export { headers } from '#app/http/headers.ts'
export { ErrorBoundary } from '#app/components/error-page.tsx'
export { links } from '#app/components/style-sheet.ts'
