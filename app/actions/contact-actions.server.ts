import { readContact } from '#app/shop/content/contact/contact.schema.ts'
import {
  longestContactFields,
  type ContactFault,
  type ContactField,
} from '#app/shop/content/contact/contact.ts'
import { sendMessage } from '#app/shop/content/contact/send-message.server.ts'
import { invalidForm, tooManyRequests } from '#app/http/responses.server.ts'
import { mailOriginOf } from '#app/http/head.server.ts'
import { clientAddress } from '#app/http/client-address.server.ts'
import type { FormActions, FormContext } from '#app/http/create-action.server.ts'
import { localPath } from '#app/i18n/paths.ts'
import { redirectWithSession } from '#app/http/session.server.ts'

export const contactActions = { 'contact.send': send } satisfies FormActions

/** The URL of the page tells what was done, so that no cookie is needed. */
async function send(context: FormContext) {
  const { form, request, language, country, now, session, customer } = context
  const read = readContact(form)
  if (!read.ok) return invalidForm(form, describeContactErrors(read.faults, context.t))
  const sent = await sendMessage(read.message, {
    token: form.get('token') ?? '',
    address: clientAddress(request),
    customer: customer?.customerId,
    origin: mailOriginOf(context),
    language,
    country,
    now,
  })
  if (!sent.ok) return tooManyRequests(context, 'message', 'account', sent.retryAfterSeconds)
  const target = localPath(language, '/contact?sent=1')
  return redirectWithSession(target, session)
}

function describeContactErrors(
  faults: Partial<Record<ContactField, ContactFault>>,
  t: FormContext['t'],
) {
  const words = (field: ContactField, fault: ContactFault) => {
    if (fault === 'too-long')
      return t('refusal.contact.tooLong', {
        count: longestContactFields[field as keyof typeof longestContactFields],
      })
    if (fault === 'email') return t('refusal.email.malformed')
    return t(field === 'email' ? 'refusal.email.missing' : `refusal.contact.${field}`)
  }
  return Object.fromEntries(
    Object.entries(faults).map(([field, fault]) => [field, words(field as ContactField, fault)]),
  )
}
