import { signedTokens } from '#app/office/frame/office-cookie.server.ts'
import { isOfficePath, officePath } from '#app/office/frame/office-routes.ts'
import type { OfficeVisit } from '#app/office/frame/staff-context.server.ts'
import { log } from '#app/observability/log.server.ts'
import { findStaffSignIn } from '#app/shop/staff/staff-sign-ins.server.ts'
import { hasStaff } from '#app/shop/staff/staff.server.ts'

/**
 * Returns for whom the back office opens; undefined if the request gets what the shop says of any path. That is so for
 * everybody but signed-in staff, and at the sign-in while there is no account.
 */
export async function findOfficeVisit(
  path: string,
  cookies: string | null | undefined,
  now: number,
): Promise<OfficeVisit | undefined> {
  if (!isOfficePath(path)) return undefined
  try {
    for (const token of await signedTokens(cookies)) {
      const signIn = await findStaffSignIn(token, now)
      if (signIn?.isConfirmed || (signIn && path === officePath)) return { signIn }
    }
    return path === officePath && (await hasStaff()) ? { signIn: undefined } : undefined
  } catch (error) {
    // The shop's own page tells of an outage.
    log.error({ err: error }, 'back office not opened')
    return undefined
  }
}
