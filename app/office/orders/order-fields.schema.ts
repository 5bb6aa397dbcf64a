import { z } from 'zod'
import type { Currency } from '#app/i18n/currency.ts'
import { longestNote } from '#app/shop/ordering/order-management/order-note.ts'
import {
  isCarrier,
  mostParcels,
  parseParcel,
  type ParcelNumber,
} from '#app/shop/ordering/orders/carriers.ts'
import type { LinePart } from '#app/shop/ordering/orders/refund-amount.ts'
import { parseStaffAmount } from '#app/i18n/format/typed-decimal.ts'

const pieces = z
  .string()
  .trim()
  .regex(/^\d{0,2}$/)
  .transform(Number)

/** Names the field of the pieces of a line that a form cancels, pays back or takes back. */
export const piecesField = (form: 'cancel' | 'refund' | 'return', position: number) =>
  `${form}-${position}`

type PiecesParseResult = { ok: true; parts: LinePart[] } | { ok: false; field: string }

/** Reads how many pieces of each line a form names; an empty field is none. */
export function readPieces(
  form: URLSearchParams,
  kind: 'cancel' | 'refund' | 'return',
  lines: { position: number }[],
): PiecesParseResult {
  const parts: LinePart[] = []
  for (const { position } of lines) {
    const field = piecesField(kind, position)
    const read = pieces.safeParse(form.get(field) ?? '')
    if (!read.success) return { ok: false, field }
    if (read.data > 0) parts.push({ position, quantity: read.data })
  }
  return { ok: true, parts }
}

/** Reads an amount above 0 into minor units, with a point or a comma before the decimals. */
export function readTypedAmount(typed: string | null, currency: Currency): number | undefined {
  return parseStaffAmount(typed ?? '', currency) || undefined
}

/** Reads the reference of a payment; an empty one is undefined. */
export const readReference = (typed: string | null): string | undefined =>
  z
    .string()
    .trim()
    .max(200)
    .catch('')
    .parse(typed ?? '') || undefined

export type ParcelsParseResult =
  | { ok: true; parcels: ParcelNumber[] }
  | {
      ok: false
      field: 'carrier' | 'parcels'
      fault: 'carrierMissing' | 'carrierMalformed' | 'parcelsMalformed'
    }

/** Reads the numbers of parcels, with commas or lines between them, of one carrier. */
export function readParcels(carrier: string | null, numbers: string | null): ParcelsParseResult {
  const typed = (numbers ?? '')
    .split(/[,;\n]/)
    .map((one) => one.trim())
    .filter(Boolean)
  const named = (carrier ?? '').trim()
  if (typed.length === 0 && named === '') return { ok: true, parcels: [] }
  if (named === '') return { ok: false, field: 'carrier', fault: 'carrierMissing' }
  if (!isCarrier(named)) return { ok: false, field: 'carrier', fault: 'carrierMalformed' }
  const parcels = typed.flatMap((code) => parseParcel(`${named}:${code}`) ?? [])
  const isRight = typed.length > 0 && typed.length <= mostParcels && parcels.length === typed.length
  return isRight
    ? { ok: true, parcels }
    : { ok: false, field: 'parcels', fault: 'parcelsMalformed' }
}

const note = z.string().trim().min(1).max(longestNote)

/** Reads the text of a note or of a reason that the buyer reads; undefined if it is empty or too long. */
export const readText = (typed: string | null): string | undefined =>
  note.safeParse(typed ?? '').data

/** Reads in which state goods came back; undefined means that the reason of the return decides. */
export const readCondition = (typed: string | null) =>
  z.enum(['saleable', 'unsaleable']).safeParse(typed).data
