import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { refusePrefetch } from '#app/http/private-file.server.ts'
import { errorResponse, notFound } from '#app/http/responses.server.ts'
import { officeTranslator, translator, type Translate } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import type { Staff } from '#app/shop/staff/staff-role.ts'
import type { StaffSignIn } from '#app/shop/staff/staff-sign-ins.server.ts'
import { isTotpDemanded } from '#app/shop/staff/staff.server.ts'

/** Holds the sign-in that a request comes with; on the page of the sign-in there is none yet. */
export type OfficeVisit = {
  signIn: StaffSignIn | undefined
  /** The error of the database that kept the guard from reading the sign-in of a cookie. */
  fault?: Error
}

declare module '@remix-run/server-runtime' {
  interface AppLoadContext {
    /** The guard before Remix sets it (app/server/office-guard.server.ts). Without it there is no back office. */
    office?: OfficeVisit
  }
}

/** Describes a request of a staff member, with the language of the response. */
export type StaffContext = {
  staff: Staff
  signInId: string
  language: Language
  t: Translate
  /** It is in ms UTC. */
  now: number
  url: URL
  /** It is true if the staff member signs in with a code as well. */
  hasTotp: boolean
}

export type OfficeArgs = Pick<LoaderFunctionArgs, 'request' | 'context'>

export const accountPath = '/office/account'

/**
 * Returns what the guard found out about the visitor.
 * @throws {Response} 404 if the guard keeps the back office closed.
 * @throws {Error} if the guard could not read the sign-in.
 */
export function requireOffice(context: OfficeArgs['context']): OfficeVisit {
  if (!context.office) throw notFound(translator('en'))
  if (context.office.fault) throw context.office.fault
  return context.office
}

/**
 * Returns the context of a request of a signed-in staff member. Each loader and action of the office calls it, also
 * behind the guard, because it checks the role as well.
 * @param role Who may be here; by default all staff.
 * @throws {Response} 404 without a sign-in, 403 for another role or a prefetch, 400 for a URL with a NUL byte, 302 to
 * the account while a second factor is demanded and missing.
 */
export async function requireStaff(
  { request, context }: OfficeArgs,
  role?: 'owner',
): Promise<StaffContext> {
  const { signIn } = requireOffice(context)
  const url = new URL(request.url)
  if (!signIn?.isConfirmed) throw notFound(translator('en'))
  const refused = refusePrefetch(request)
  if (refused) throw refused
  const { staff } = signIn
  const t = officeTranslator(staff.language)
  if (/%00/.test(url.pathname + url.search)) throw errorResponse(400, t('refusal.badRequest'))
  if (url.pathname !== accountPath && !signIn.hasTotp && (await isTotpDemanded()))
    throw redirect(accountPath, { headers: { 'Cache-Control': 'no-store' } })
  if (role === 'owner' && staff.role !== 'owner')
    throw errorResponse(403, t('office.frame.ownerOnly'))
  const { signInId, hasTotp } = signIn
  return { staff, signInId, language: staff.language, t, now: Date.now(), url, hasTotp }
}
