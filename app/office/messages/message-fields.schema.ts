import { z } from 'zod'

const seen = z
  .string()
  .regex(/^\d{1,16}$/)
  .transform(Number)

/** Reads the moment (ms UTC) of the last change that a form knows; anything else is none. */
export const readSeenAt = (typed: string | null): number | null =>
  seen.safeParse(typed).data ?? null
