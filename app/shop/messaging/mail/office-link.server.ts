import type { Reader } from '#app/database/connection.server.ts'
import { hasStaff } from '#app/shop/operations/seller/has-staff.server.ts'
import type { MailPart } from './mail-text.ts'

type OfficeLink = { origin: string; path: string; text: string }

/**
 * Returns the link by which a mail to the shopkeeper leads to a page of the back office, or undefined: without staff it
 * opens to nobody, and the shop's own origin may be unknown (`''`).
 */
export async function officeLink(
  reader: Reader,
  { origin, path, text }: OfficeLink,
): Promise<MailPart | undefined> {
  if (origin === '' || !(await hasStaff(reader))) return undefined
  return { kind: 'link', text, href: `${origin}/office/${path}` }
}
