import { ttlCache } from '#app/cache.server.ts'
import { signedTokens } from '#app/office/frame/office-cookie.server.ts'
import { isOfficePath, officePath } from '#app/office/frame/office-routes.ts'
import type { OfficeVisit } from '#app/office/frame/staff-context.server.ts'
import { log } from '#app/observability/log.server.ts'
import { findStaffSignIn } from '#app/shop/staff/staff-sign-ins.server.ts'
import { hasStaff } from '#app/shop/operations/seller/has-staff.server.ts'

/** Most requests make no query more than those of an unknown path, or the time of one would tell of the office. */
const staffCache = ttlCache<boolean>(1, 2_000)

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
  const tokens = await signedTokens(cookies)
  try {
    // Another program of the host may have planted one of two signed cookies, and it is unknown which.
    const signIn = tokens.length === 1 ? await findStaffSignIn(tokens[0]!, now) : undefined
    if (signIn?.isConfirmed || (signIn && path === officePath)) return { signIn }
    return path === officePath && (await staffCache('', now, () => hasStaff()))
      ? { signIn: undefined }
      : undefined
  } catch (error) {
    log.error({ err: error }, 'back office not opened')
    // The page tells staff of an outage. To others the shop says what it says of any path.
    return tokens.length > 0 && error instanceof Error
      ? { signIn: undefined, fault: error }
      : undefined
  }
}
