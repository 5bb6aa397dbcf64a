import { json } from '@remix-run/node'
import { clientAddress } from '#app/http/client-address.server.ts'
import { tooManyRequests } from '#app/http/responses.server.ts'
import { officeTranslator } from '#app/i18n/i18n.server.ts'
import { possiblePassword } from '#app/shop/customers/accounts/account.schema.ts'
import { changeStaffPassword } from '#app/shop/staff/staff-password.server.ts'
import { readStaffLanguage } from '#app/shop/staff/staff.schema.ts'
import { endStaffSignIns, isTotpDemanded, setStaffLanguage } from '#app/shop/staff/staff.server.ts'
import { renewRecoveryCodes } from '#app/shop/staff/recovery-codes.server.ts'
import { acceptCode, enableTotp, removeTotp } from '#app/shop/staff/totp.server.ts'
import {
  officeRedirect,
  refuse,
  type OfficeAction,
  type OfficeFormContext,
} from '../frame/create-office-action.server.ts'
import { forgetToken, storeToken } from '../frame/office-cookie.server.ts'
import { accountPath } from '../frame/staff-context.server.ts'
import type { NewCodes } from './account-page.tsx'
import { checkTypedPassword } from './check-typed-password.server.ts'

/** While a second factor is demanded and missing, it is set up before anything else is changed. */
const afterSetUp =
  (action: OfficeAction): OfficeAction =>
  async (context) =>
    context.hasTotp || !(await isTotpDemanded())
      ? action(context)
      : officeRedirect(accountPath, context.t('office.staff.codeDemanded'), { isError: true })

/** The forms with which staff changes its own account. */
export const ownAccountActions: Record<string, OfficeAction> = {
  'account.language': afterSetUp(changeLanguage),
  'account.password': afterSetUp(changePassword),
  'account.set-up-code': setUpCode,
  'account.change-code': afterSetUp(changeCode),
  'account.end-sign-ins': endSignIns,
}

async function changeLanguage(context: OfficeFormContext) {
  const { form, staff, t, now } = context
  const language = readStaffLanguage(form.get('language'))
  if (!language) return refuse(context, { language: t('office.frame.choiceUnknown') })
  await setStaffLanguage(staff.id, language, now)
  return officeRedirect(accountPath, officeTranslator(language)('office.staff.languageSaved'))
}

async function changePassword(context: OfficeFormContext) {
  const { form, request, t, now } = context
  const client = {
    address: clientAddress(request),
    device: request.headers.get('User-Agent') ?? '',
  }
  const passwords = {
    former: possiblePassword(form.get('former-password') ?? ''),
    next: form.get('password') ?? '',
  }
  const outcome = await changeStaffPassword(context, passwords, client, now)
  if (outcome.ok)
    return officeRedirect(accountPath, t('office.staff.passwordChanged'), {
      headers: [['Set-Cookie', await storeToken(outcome.token)]],
    })
  const { reason } = outcome
  if (reason === 'too-many')
    return tooManyRequests(context, 'form', 'account', outcome.retryAfterSeconds)
  return refuse(
    context,
    reason === 'wrong'
      ? { 'former-password': t('office.staff.wrongPassword') }
      : { password: t(`office.staff.password.${reason}`) },
  )
}

/** Shows the page with the codes, which are not stored and therefore not shown after a redirect. */
const showCodes = (codes: string[]) => json<NewCodes>({ codes })

async function setUpCode(context: OfficeFormContext) {
  const { form, t, now } = context
  const typed = await checkTypedPassword(context)
  if (!typed.ok) return typed.response
  const { passwordHash } = typed
  const code = (form.get('code') ?? '').slice(0, longestCode)
  const outcome = await enableTotp(context, { passwordHash, code }, now)
  if (outcome.ok) return showCodes(outcome.codes)
  // The page of the codes was loaded again, or another browser was faster.
  if (outcome.reason === 'there')
    return officeRedirect(accountPath, t('office.staff.codeOn'), { isError: true })
  return refuse(context, { code: t('office.staff.wrongFirstCode') })
}

const longestCode = 40

/** Makes new recovery codes or removes the second factor, for who has a code of the present one. */
async function changeCode(context: OfficeFormContext) {
  const { form, staff, t, now } = context
  const chosen = form.get('do')
  if (chosen !== 'remove' && chosen !== 'renew')
    return refuse(context, { form: t('office.frame.choiceUnknown') })
  const isRemoval = chosen === 'remove'
  if (isRemoval && (await isTotpDemanded()))
    return refuse(context, { form: t('office.staff.cannotRemove') })
  let codes: string[] = []
  const outcome = await acceptCode(
    context,
    (form.get('code') ?? '').slice(0, longestCode),
    async (trx) => {
      if (isRemoval) await removeTotp(trx, staff.id, now)
      else codes = await renewRecoveryCodes(trx, staff.id, now)
    },
    now,
  )
  if (outcome.ok)
    return isRemoval ? officeRedirect(accountPath, t('office.staff.codeRemoved')) : showCodes(codes)
  if (outcome.reason === 'too-many')
    return tooManyRequests(context, 'code', 'account', outcome.retryAfterSeconds)
  return refuse(context, { code: t('office.staff.wrongCode') })
}

async function endSignIns({ staff, t, now }: OfficeFormContext) {
  await endStaffSignIns({ id: staff.id }, now)
  return officeRedirect('/office', t('office.staff.signedOut'), {
    headers: [['Set-Cookie', await forgetToken()]],
  })
}
