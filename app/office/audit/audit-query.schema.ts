import { z } from 'zod'
import { dayField } from '#app/shop/catalogue/text/typed-values.schema.ts'
import { readQuery, type QueryOf } from '../frame/read-query.schema.ts'

export const auditKinds = [
  'orders',
  'products',
  'categories',
  'marketing',
  'customers',
  'texts',
  'settings',
  'staff',
] as const
export type AuditKind = (typeof auditKinds)[number]

/** The filter of staff has this value for changes by the command line. */
export const commandLine = 'command-line'

/** These are the parameters of `/office/audit`. */
const fields = {
  about: z.string().trim().max(200),
  staff: z.string().max(100),
  kind: z.enum(auditKinds),
  since: dayField,
  until: dayField,
}

export type AuditPageQuery = QueryOf<typeof fields>

/** Reads the filters of a URL. Those without a known value are listed as `ignored`. */
export const readAuditQuery = (params: URLSearchParams) => readQuery(fields, params)
