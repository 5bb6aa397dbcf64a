import { clientAddress } from '#app/http/client-address.server.ts'
import { tooManyRequests } from '#app/http/responses.server.ts'
import { possiblePassword } from '#app/shop/customers/accounts/account.schema.ts'
import { checkOwnStaffPassword } from '#app/shop/staff/staff-password.server.ts'
import { refuse, type OfficeFormContext } from '../frame/create-office-action.server.ts'
import { ownPasswordField } from './own-password-field.tsx'

type TypedPassword = { ok: true; passwordHash: string } | { ok: false; response: Response }

/** Checks the own password of a form, for what a browser that was left open must not do. */
export async function checkTypedPassword(context: OfficeFormContext): Promise<TypedPassword> {
  const { form, request, t, now } = context
  const password = possiblePassword(form.get(ownPasswordField) ?? '')
  const checked = await checkOwnStaffPassword(context, password, clientAddress(request), now)
  if (checked.ok) return { ok: true, passwordHash: checked.staff.passwordHash }
  const response =
    checked.reason === 'too-many'
      ? tooManyRequests(context, ownPasswordField, 'account', checked.retryAfterSeconds)
      : refuse(context, { [ownPasswordField]: t('office.staff.wrongPassword') })
  return { ok: false, response }
}
