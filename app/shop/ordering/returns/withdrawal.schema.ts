import { z } from 'zod'
import { cleanCode, cleanSigns } from '#app/i18n/clean-signs.ts'
import { hasNoLink, isPlainLine } from '#app/shop/customers/addresses/link.schema.ts'
import {
  emailField,
  faultsOf,
  lineField,
} from '#app/shop/customers/addresses/typed-fields.schema.ts'
import { parseOrderNumber } from '#app/shop/ordering/orders/order-number.ts'
import { returnReasons, type ReturnReason } from '#app/shop/ordering/orders/returnable.ts'

const longestLine = 100
const longestText = 2000

const fault = (message: string) => ({ message })
/** Ends the checks of a text that is too long, since the later ones take time by its length. */
const tooLong = { ...fault('long'), abort: true }
const line = lineField(longestLine).refine(isPlainLine, fault('link'))

/** Several lines; other control characters go. */
const text = z
  .string()
  .default('')
  .transform((typed) =>
    typed
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{C}\n]/gu, '')
      .trim(),
  )
  .refine((typed) => [...typed].length <= longestText, tooLong)

const items = text.refine(hasNoLink, fault('link'))

/**
 * The receipt repeats the number that it found the order by, else what was typed. It is checked as it is repeated,
 * since wide signs may spell a link.
 */
const order = lineField(longestLine)
  .transform((typed) => parseOrderNumber(typed) ?? cleanCode(typed))
  .refine((cleaned) => [...cleaned].length <= longestLine, tooLong)
  .refine(isPlainLine, fault('link'))

const declaration = z.object({ name: line, order, email: emailField, items })

/**
 * Holds what the law requires and nothing else (CRD Art 11a): the name, the contract, and the address of the receipt.
 */
export type Declaration = z.output<typeof declaration>
export type DeclarationFault = 'missing' | 'long' | 'malformed' | 'link'
export type DeclarationFaults = Partial<Record<keyof Declaration, DeclarationFault>>

/** Reads the fields `name`, `order`, `email` and `items` (may be empty: the whole contract). */
export function readDeclaration(
  form: URLSearchParams,
): { ok: true; declaration: Declaration } | { ok: false; faults: DeclarationFaults } {
  const read = declaration.safeParse(Object.fromEntries(form))
  if (read.success) return { ok: true, declaration: read.data }
  return { ok: false, faults: faultsOf(read.error) }
}

const announcement = z.object({
  form: z.string().uuid().optional().catch(undefined),
  reason: z.enum(returnReasons, { message: 'missing' }),
  note: text,
})

export type AnnouncementFaults = { reason?: 'missing'; note?: 'long' }

/** Reads the fields `reason` and `note` of a return, and `form`, the id of the page. */
export function readAnnouncement(
  form: URLSearchParams,
):
  | { ok: true; form?: string; reason: ReturnReason; note: string }
  | { ok: false; faults: AnnouncementFaults } {
  const read = announcement.safeParse(Object.fromEntries(form))
  if (read.success) {
    const { form: id, ...rest } = read.data
    return { ok: true, ...(id && { form: id }), ...rest }
  }
  return { ok: false, faults: faultsOf(read.error) }
}

const quantity = z
  .string()
  .transform(cleanSigns)
  .refine((text) => /^\d{1,2}$/.test(text))
  .transform(Number)

/**
 * Reads a field for each line of an order, `quantity-0` and so on; those left empty or at 0 are left out.
 * @param name of the fields, without the position.
 * @returns undefined where one is no number from 0 to `left`.
 */
export function readReturnedLines(
  form: URLSearchParams,
  name: string,
  lines: { position: number; left: number }[],
): { position: number; quantity: number }[] | undefined {
  const read: { position: number; quantity: number }[] = []
  for (const { position, left } of lines) {
    const typed = form.get(`${name}-${position}`)
    if (typed === null || typed.trim() === '') continue
    const parsed = quantity.safeParse(typed)
    if (!parsed.success || parsed.data > left) return undefined
    if (parsed.data > 0) read.push({ position, quantity: parsed.data })
  }
  return read
}
