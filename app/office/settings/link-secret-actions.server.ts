import { orRefused } from '#app/shop/operations/findings/change-refused.ts'
import {
  changeLinkSecret,
  deleteOldLinkSecrets,
} from '#app/shop/operations/link-secrets/link-secrets.server.ts'
import {
  officeRedirect,
  refuse,
  type OfficeAction,
  type OfficeFormContext,
} from '../frame/create-office-action.server.ts'
import { pathWith } from '../frame/path-with.ts'
import { checkTypedPassword } from '../staff/check-typed-password.server.ts'
import { describeStale } from '../audit/describe-stale.server.ts'

/** The buttons that change the secret of the links in mails, and end what the former ones signed. */
export const linkSecretActions: Record<string, OfficeAction> = { 'links.change': change }

async function change(context: OfficeFormContext): Promise<Response> {
  const { form, t, now, url } = context
  const chosen = form.get('do')
  if (chosen !== 'change' && chosen !== 'forget')
    return refuse(context, { form: t('office.frame.choiceUnknown') })
  const typed = await checkTypedPassword(context)
  if (!typed.ok) return typed.response
  if (chosen === 'change') {
    await changeLinkSecret(now)
    return officeRedirect(pathWith(url), t('office.settings.links.changed'))
  }
  const forgotten = await orRefused(() => deleteOldLinkSecrets(now, form.get('seen') ?? ''))
  if (typeof forgotten !== 'number')
    return refuse(context, { form: await describeStale(context, 'links') }, 409)
  if (forgotten === 0) return refuse(context, { form: t('office.settings.links.none') })
  return officeRedirect(pathWith(url), t('office.settings.links.forgotten'))
}
