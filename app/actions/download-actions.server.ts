import { json } from '@remix-run/node'
import { parseEmail } from '#app/i18n/email.ts'
import type { LibraryMade } from '#app/shop/ordering/downloads/library.ts'
import { closeLibrary, makeLibrary } from '#app/shop/ordering/downloads/library.server.ts'
import { sendEbooksLink } from '#app/shop/ordering/downloads/send-link.server.ts'
import { homeTimeZone } from '#app/i18n/format/time-zones.ts'
import { localDayText } from '#app/i18n/format/format-order.ts'
import { parseOrderNumber } from '#app/shop/ordering/orders/order-number.ts'
import { invalidForm, tooManyRequests } from '#app/http/responses.server.ts'
import { clientAddress } from '#app/http/client-address.server.ts'
import { requireCustomer } from '#app/http/customer.server.ts'
import { mailOriginOf, originOf } from '#app/http/head.server.ts'
import type { FormActions, FormContext } from '#app/http/create-action.server.ts'
import { localPath } from '#app/i18n/paths.ts'
import { redirectBack, redirectWithSession, saveSession } from '#app/http/session.server.ts'
import { describeEmailErrors } from './account/email-errors.server.ts'
import { withCustomer } from './account/with-customer.server.ts'

/** These actions of the e-books page send the link again and manage the address for reading apps. */
export const downloadActions = {
  'ebooks.send': send,
  'library.make': make,
  'library.close': close,
} satisfies FormActions

async function send(context: FormContext) {
  const { form, t, language, request, session, now } = context
  const [number, typed] = [parseOrderNumber(form.get('number') ?? ''), form.get('email') ?? '']
  const email = parseEmail(typed)
  if (number === undefined || email === undefined)
    return invalidForm(form, {
      ...(number === undefined && { number: t('refusal.downloads.number') }),
      ...(email === undefined && {
        email: describeEmailErrors(typed, t),
      }),
    })
  const params = { network: clientAddress(request), origin: mailOriginOf(context), now }
  const sent = await sendEbooksLink({ number, email }, params)
  if (!sent.ok) return tooManyRequests(context, 'email', 'downloads', sent.retryAfterSeconds)
  const target = localPath(language, '/downloads/ebooks?sent=1')
  return redirectWithSession(target, session, { message: t('toast.ebooksSent'), type: 'success' })
}

/** The response is the page itself, because a redirect would have to contain the address. */
async function make(context: FormContext) {
  const { form, t, language, session, now } = context
  const known = /^\d{1,15}$/.test(form.get('known') ?? '') ? Number(form.get('known')) : undefined
  const key = await withCustomer(context, (transaction, customer) =>
    makeLibrary(transaction, customer, known, now),
  )
  if (key === undefined) return invalidForm(form, { library: t('downloads.libraryMoved') }, 409)
  const made: LibraryMade = {
    libraryMade: {
      address: `${originOf(context)}/opds/library/${key}`,
      library: { known: String(now), day: localDayText(now, language, homeTimeZone()).text },
    },
  }
  return json(made, {
    headers: [['Cache-Control', 'private, no-store'], ...(await saveSession(session))],
  })
}

async function close(context: FormContext) {
  await closeLibrary(requireCustomer(context).customerId)
  return redirectBack(context, context.t('toast.libraryRevoked'))
}
