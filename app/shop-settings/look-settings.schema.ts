import { z } from 'zod'
import { findAccentFault } from './accent.ts'
import { faultIssue } from './setting-fault.ts'

const wrongAccent =
  'must be a colour such as #34307a, or one for the light and one for the dark scheme: "#34307a #c0bbff"'

export const accentColour = z
  .string('must be a colour such as #34307a')
  .transform((text) => text.trim().replace(/\s+/g, ' ').toLowerCase())
  .superRefine((text, context) => {
    const isAccent = /^#[0-9a-f]{6}(?: #[0-9a-f]{6})?$/.test(text)
    const fault = isAccent ? findAccentFault(text) : faultIssue('accent', {}, wrongAccent)
    if (fault) context.addIssue(fault)
  })

/** A stored image was checked when it was set (read-shop-image.ts). */
export const shopImage = z.strictObject({
  type: z.enum(['svg', 'png']),
  width: z.number(),
  height: z.number(),
  content: z.string(),
})
