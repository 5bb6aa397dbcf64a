import { createContext, useContext } from 'react'
import type { Translate } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import type { Staff } from '#app/shop/staff/staff-role.ts'
import type { OfficeToast } from './office-cookie.server.ts'

/** Holds what every view of the office may use. Pages of the office are not hydrated, so it has functions. */
export type Office = {
  /** It is undefined at the sign-in. */
  staff: Staff | undefined
  language: Language
  t: Translate
  /** It is in ms UTC. */
  now: number
  url: URL
  toast: OfficeToast | undefined
  /** It is another one whenever a page is shown. */
  formToken: string
}

/** Holds what says something in the language of staff. */
export type OfficeI18n = Pick<Office, 't' | 'language'>

export const OfficeContext = createContext<Office | undefined>(undefined)

/** Returns the staff member, language and translator of the page. */
export function useOffice(): Office {
  const office = useContext(OfficeContext)
  if (!office) throw new Error('no office around this part of the page')
  return office
}
