import { sql } from 'kysely'
import { foldEmail } from '#app/i18n/email.ts'

/** Matches rows whose `email`, stored as typed, is this address. */
export const bearsEmail = (email: string) =>
  sql<boolean>`lower(email) in (lower(${email}), ${foldEmail(email)})`
