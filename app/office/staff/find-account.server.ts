import { isTotpDemanded } from '#app/shop/staff/staff.server.ts'
import { countRecoveryCodes } from '#app/shop/staff/recovery-codes.server.ts'
import { newTotpSecret } from '#app/shop/staff/totp.server.ts'
import type { StaffContext } from '../frame/staff-context.server.ts'
import type { SecondFactor } from './account-page.tsx'

/** Returns what the account page says of the second factor; who has none is shown a secret. */
export async function findSecondFactor(context: StaffContext): Promise<SecondFactor> {
  const { staff, hasTotp } = context
  const isDemanded = await isTotpDemanded()
  return hasTotp
    ? { isOn: true, codesLeft: await countRecoveryCodes(staff.id), isDemanded }
    : { isOn: false, secret: await newTotpSecret(context), isDemanded }
}
