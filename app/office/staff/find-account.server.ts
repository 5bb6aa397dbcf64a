import { isTotpDemanded } from '#app/shop/staff/staff.server.ts'
import { countRecoveryCodes, newTotpSecret } from '#app/shop/staff/totp.server.ts'
import type { StaffContext } from '../frame/staff-context.server.ts'
import type { SecondFactor } from './account-page.tsx'

/** Returns what the account page says of the second factor; who has none gets a new secret. */
export async function findSecondFactor({ staff, hasTotp }: StaffContext): Promise<SecondFactor> {
  const isDemanded = await isTotpDemanded()
  return hasTotp
    ? { isOn: true, codesLeft: await countRecoveryCodes(staff.id), isDemanded }
    : { isOn: false, secret: newTotpSecret(), isDemanded }
}
