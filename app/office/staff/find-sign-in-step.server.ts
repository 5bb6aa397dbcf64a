import { parseMailKey } from '#app/shop/customers/accounts/mail-key.server.ts'
import { findStaffOfLink } from '#app/shop/staff/staff-links.server.ts'
import type { OfficeArgs } from '../frame/staff-context.server.ts'
import type { SignInStep } from './sign-in-page.tsx'

/** Returns the step of a sign-in that the visitor has come to; undefined for signed-in staff, who see the office. */
export async function findSignInStep(
  { request, context }: OfficeArgs,
  now: number,
): Promise<SignInStep | undefined> {
  const { searchParams } = new URL(request.url)
  if (searchParams.has('key')) {
    const key = parseMailKey(searchParams.get('key'))
    const staff = key === undefined ? undefined : await findStaffOfLink(key, now)
    const link = key !== undefined && staff ? { key, name: staff.name, email: staff.email } : null
    return { asks: 'new-password', link }
  }
  const signIn = context.office?.signIn
  if (!signIn) return { asks: 'password' }
  return signIn.isConfirmed ? undefined : { asks: 'code' }
}
