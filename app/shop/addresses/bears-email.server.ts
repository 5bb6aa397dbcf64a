import { sql } from 'kysely'
import { foldEmail } from './email.ts'

/** Whether a row, which keeps an `email` as it was typed, bears this address. */
export const bearsEmail = (email: string) =>
  sql<boolean>`lower(email) in (lower(${email}), ${foldEmail(email)})`
