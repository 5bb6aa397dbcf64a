import { z } from 'zod'
import { boundedArray } from '#app/shop-settings/bounded.schema.ts'

const mostMessages = 100_000

const report = z.object({
  messages: boundedArray(
    z.object({
      ID: z.string(),
      severity: z.string(),
      message: z.string(),
      locations: boundedArray(z.object({ path: z.string().optional() }), mostMessages).optional(),
    }),
    mostMessages,
  ),
})

export type EpubcheckMessage = z.infer<typeof report>['messages'][number]

/** Returns the messages of a report; undefined if it is none. */
export function parseEpubcheckReport(text: string): EpubcheckMessage[] | undefined {
  try {
    return report.parse(JSON.parse(text)).messages
  } catch {
    return undefined
  }
}
