import { z } from 'zod'
import { boundedRecord } from '#app/shop-settings/bounded.schema.ts'
import type { DraftValues } from './draft.ts'

/** No form of the shop has more fields. */
const mostFields = 40

const valuesSchema = boundedRecord(z.string(), z.string(), mostFields)

/** Reads what a draft holds, as JSON; nothing of what does not fit. */
export function parseDraftValues(text: string): DraftValues {
  const read = valuesSchema.safeParse(JSON.parse(text))
  return read.success ? read.data : {}
}

const accountSchema = z.uuid()

/** Reads the hidden field that names the customer to whom a form was shown. */
export const parseAccount = (text: string | null): string | undefined =>
  accountSchema.safeParse(text).data
