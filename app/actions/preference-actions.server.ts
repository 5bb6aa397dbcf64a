import { redirect } from '@remix-run/node'
import { isCountry } from '#app/i18n/markets.ts'
import { changeBand } from '#app/shop/catalogue/listing/price-band.ts'
import { isMarket, isOfferedCurrency } from '#app/shop-settings/markets.server.ts'
import { findRates } from '#app/shop/pricing/currency/rates.server.ts'
import { errorResponse } from '#app/http/responses.server.ts'
import type { FormActions, FormContext } from '#app/http/create-action.server.ts'
import { pathInLanguage } from '#app/i18n/paths.ts'
import { saveSession } from '#app/http/session.server.ts'
import { countryOf, currencyOf } from '#app/http/request-context.server.ts'
import { parseLanguage } from '#app/i18n/languages.ts'

/** The frame of every page offers these actions. Its forms show no errors: a choice that was never offered is a 400. */
export const preferenceActions = {
  'language.choose': chooseLanguage,
  'currency.choose': chooseCurrency,
  'country.choose': chooseCountry,
} satisfies FormActions

/** Converts the price band of the page to the currency that applies from now on. */
async function back(to: string, context: FormContext, language = context.language) {
  const { session, currency, now } = context
  const { rates } = await findRates(now)
  const after = currencyOf(session, countryOf(session, language))
  return redirect(changeBand(to, currency, after, rates), {
    status: 303,
    headers: await saveSession(session),
  })
}

/** Redirects to the same page and query in the other language; the choice is remembered for `/` only. */
async function chooseLanguage(context: FormContext) {
  const language = parseLanguage(context.form.get('language'))
  if (!language) throw errorResponse(400, context.t('refusal.badRequest'))
  context.session.set('language', language)
  return back(pathInLanguage(language, new URL(context.here, context.url)), context, language)
}

async function chooseCurrency(context: FormContext) {
  const currency = context.form.get('currency')
  if (!isOfferedCurrency(currency)) throw errorResponse(400, context.t('refusal.badRequest'))
  context.session.set('currency', currency)
  return back(context.here, context)
}

/** Another market has another currency, unless the visitor chose one. */
async function chooseCountry(context: FormContext) {
  const country = context.form.get('country')
  if (!isCountry(country) || !isMarket(country))
    throw errorResponse(400, context.t('refusal.badRequest'))
  context.session.set('country', country)
  return back(context.here, context)
}
