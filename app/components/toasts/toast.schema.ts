import { z } from 'zod'
import { undoIntents } from './toast.ts'

const details = z.object({
  undo: z.enum(undoIntents).optional().catch(undefined),
  added: z
    .object({
      productId: z.string(),
      color: z.string(),
      size: z.string(),
      quantity: z.number().int().positive(),
    })
    .optional()
    .catch(undefined),
})

/** Returns the details in the description of a toast. Another version of the shop may have written it. */
export function parseToastDetails(description = '{}'): z.infer<typeof details> {
  try {
    return details.catch({}).parse(JSON.parse(description))
  } catch {
    return {}
  }
}
