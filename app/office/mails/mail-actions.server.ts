import { retryMail } from '#app/shop/messaging/mail/manage-mail.server.ts'
import { officeRedirect, refuse, type OfficeAction } from '../frame/create-office-action.server.ts'
import { readMailId } from './mail-fields.schema.ts'

export const mailActions: Record<string, OfficeAction> = {
  'mails.retry': async (context) => {
    const { form, now, t, url } = context
    const id = readMailId(form)
    const retried = id === undefined ? 0 : await retryMail(id, now)
    if (retried === 0) return refuse(context, { form: t('office.mails.gone') })
    return officeRedirect(url.pathname + url.search, t('office.mails.retried', { count: retried }))
  },
  'mails.retry-all': async ({ now, t, url }) => {
    const count = await retryMail(undefined, now)
    const message = count > 0 ? t('office.mails.retried', { count }) : t('office.mails.noneFailed')
    return officeRedirect(url.pathname + url.search, message)
  },
}
