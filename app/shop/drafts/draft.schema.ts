import { z } from 'zod'
import { boundedRecord } from '../rate-limits/bounded.schema.ts'
import type { DraftValues } from './draft.ts'

/** No form of ours has more fields. */
const mostFields = 40

const valuesSchema = boundedRecord(z.string(), z.string(), mostFields)

/** Reads what a draft holds, as JSON; nothing of what does not fit. */
export function parseDraftValues(text: string): DraftValues {
  const read = valuesSchema.safeParse(JSON.parse(text))
  return read.success ? read.data : {}
}

const accountSchema = z.uuid()

/** The hidden field of a form that names whom it was shown to. */
export const parseAccount = (text: string | null): string | undefined =>
  accountSchema.safeParse(text).data
