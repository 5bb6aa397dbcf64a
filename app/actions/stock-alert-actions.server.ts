import { redirect } from '@remix-run/node'
import { parseEmail } from '#app/i18n/email.ts'
import { subscribeToStock } from '#app/shop/lists/stock-alerts/subscribe.server.ts'
import {
  parseStockAlertKey,
  type StockAlertOutcome,
} from '#app/shop/lists/stock-alerts/stock-alert.ts'
import {
  findStockAlertRefusal,
  type StockAlertRefusal,
} from '#app/shop/lists/stock-alerts/stock-alert-refusal.server.ts'
import {
  confirmStockAlert,
  deleteStockAlert,
} from '#app/shop/lists/stock-alerts/stock-alerts.server.ts'
import { parseCartLine } from '#app/shop/ordering/cart/cart.schema.ts'
import { invalidForm, tooManyRequests } from '#app/http/responses.server.ts'
import { clientAddress } from '#app/http/client-address.server.ts'
import { mailOriginOf } from '#app/http/head.server.ts'
import type { FormActions, FormContext } from '#app/http/create-action.server.ts'
import { saveSession } from '#app/http/session.server.ts'
import type { Translate } from '#app/i18n/i18n.server.ts'
import { describeEmailErrors } from './account/email-errors.server.ts'

/** These actions are taken on the page of a sold-out product, and on the page that the link of its mail opens. */
export const stockAlertActions = {
  'stock.watch': subscribe,
  'stock.confirm': confirm,
  'stock.forget': forget,
} satisfies FormActions

async function subscribe(context: FormContext) {
  const { form, t, language, request, now } = context
  const line = parseCartLine(form)
  const refused = line ? await findStockAlertRefusal(line, context) : 'unknown-product'
  const typed = form.get('email') ?? ''
  const email = parseEmail(typed)
  if (!line || refused || email === undefined)
    return invalidForm(form, {
      ...(refused && describeStockAlertError(refused, t)),
      ...(email === undefined && { email: describeEmailErrors(typed, t) }),
    })
  const network = clientAddress(request)
  const outcome = await subscribeToStock(
    { ...line, email, language },
    { network, origin: mailOriginOf(context), now },
  )
  if (outcome.ok) return leadTo('sent', context)
  return tooManyRequests(context, 'email', 'stock', outcome.retryAfterSeconds)
}

/** The URL of the page tells what was done, so that no cookie is needed. */
async function leadTo(outcome: StockAlertOutcome, { here, url, session }: FormContext) {
  const { pathname, searchParams } = new URL(here, url)
  searchParams.set('notify', outcome)
  return redirect(`${pathname}?${searchParams}`, {
    status: 303,
    headers: await saveSession(session),
  })
}

function describeStockAlertError(reason: StockAlertRefusal, t: Translate): Record<string, string> {
  const isOfVariant = reason === 'unknown-variant' || reason === 'choose-variant'
  return { [isOfVariant ? 'size' : 'product']: t(`refusal.stock.${reason}`) }
}

async function confirm(context: FormContext) {
  const { form, t, now } = context
  const key = parseStockAlertKey(form.get('key'))
  const isConfirmed =
    key !== undefined && (await confirmStockAlert(key, mailOriginOf(context), now))
  return isConfirmed
    ? leadTo('confirmed', context)
    : invalidForm(form, { key: t('refusal.stock.unknownLink') })
}

async function forget(context: FormContext) {
  const key = parseStockAlertKey(context.form.get('key'))
  if (key !== undefined) await deleteStockAlert(key)
  return leadTo('forgotten', context)
}
