import { parsePassword } from '#app/shop/accounts/account.schema.ts'
import { changePassword } from '#app/shop/accounts/change-password.server.ts'
import { refuse } from '#app/http/answers.server.ts'
import { clientAddress } from '#app/http/arrivals.server.ts'
import { requireCustomer } from '#app/http/customer.server.ts'
import { mailOriginOf } from '#app/http/head.server.ts'
import type { Intents, Posted } from '#app/http/intents.server.ts'
import { arrivalOf, refuseTooOften, welcome } from './door.server.ts'

export const changePasswordIntents = { 'password.change': change } satisfies Intents

/** The new one is read first: what cannot be taken costs no try of the old one. */
async function change(posted: Posted) {
  const customer = requireCustomer(posted)
  const { form, t, request, language, here } = posted
  const next = await parsePassword(form.get('new-password') ?? '', customer)
  if (!next.ok)
    return refuse(form, { 'new-password': t(`refusal.account.password.${next.reason}`) })
  const own = { password: form.get('password') ?? '', address: clientAddress(request) }
  const outcome = await changePassword(
    customer,
    { own, next: next.password, language, origin: mailOriginOf(posted) },
    await arrivalOf(posted, false),
  )
  if (outcome.ok) return welcome(here, t('toast.passwordSet'), outcome, posted)
  if (outcome.reason === 'wrong')
    return refuse(form, { password: t('refusal.account.wrongPassword') })
  return refuseTooOften(posted, 'password', outcome.retryAfterSeconds)
}
