import { officeRedirect } from '../frame/create-office-action.server.ts'
import type { StaffContext } from '../frame/staff-context.server.ts'

/** Leads to the list, because a file may have been deleted since its link was shown. */
export const tellGone = (path: string, { t }: StaffContext): Promise<Response> =>
  officeRedirect(path, t('office.exchange.gone'), { isError: true })
