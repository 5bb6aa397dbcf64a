import type { OrderLineTable } from '#app/database/tables.ts'
import { openingOf, type EbookRight } from '../downloads/ebook-right.ts'
import { nameLine, type FormatName, type NamedPiece } from '../orders/format-name.ts'
import type { Order } from '../orders/order.ts'

export const returnReasons = ['damaged', 'wrong', 'not-as-described', 'other'] as const
export type ReturnReason = (typeof returnReasons)[number]

/** A line of an order, and how much of it may still be sent back. */
export type ReturnableLine = {
  position: number
  left: number
  /** The quantity that may be returned as damaged or wrong, e-books included. */
  leftToReturn: number
  reason?: 'ebook' | 'all-back'
  /** An e-book that can be withdrawn from until its file opens; `at`: when that is, where its day is known. */
  opens?: { at?: number }
}

/** Positions and quantities of what somebody sends back. */
export type ReturnedLine = { position: number; quantity: number }

/** An e-book of an order, as far as it decides whether its supply has begun. */
export type SuppliedEbook = EbookRight & { position: number; fetched: number }

/**
 * `gone`: what is on its way back already, has come back or was never sent; `ebooks`: those of the order, of
 * which one that is not named counts as supplied.
 */
export type ReturnFacts = { returned: ReturnedLine[]; ebooks: SuppliedEbook[]; now: number }

/**
 * What of an order may still be sent back. An e-book whose supply has begun, as its buyer asked, can not be
 * withdrawn from (CRD Art 16(m)); one that is still to open can, whatever was declared about it.
 */
export function listReturnable(
  { lines, ebookConsent }: Pick<Order, 'lines' | 'ebookConsent'>,
  { returned: back, ebooks, now }: ReturnFacts,
): ReturnableLine[] {
  return lines.map(({ position, quantity, format }) => {
    const returned = back
      .filter((one) => one.position === position)
      .reduce((sum, one) => sum + one.quantity, 0)
    const left = Math.max(0, quantity - returned)
    const line = { position, left, leftToReturn: left }
    if (left === 0) return { ...line, reason: 'all-back' }
    const consented = format === 'e-book' && ebookConsent === 1
    const ebook = ebooks.find((one) => one.position === position)
    if (consented && (!ebook || hasBegun(ebook, now))) return { ...line, left: 0, reason: 'ebook' }
    return consented && ebook ? { ...line, opens: opensOf(ebook, now) } : line
  })
}

function hasBegun(ebook: SuppliedEbook, now: number): boolean {
  const { kind } = openingOf(ebook, now)
  return ebook.fetched > 0 || kind === 'open' || kind === 'revoked'
}

function opensOf(ebook: SuppliedEbook, now: number): { at?: number } {
  const opening = openingOf(ebook, now)
  // Where the payment is still to come, too, the day alone does not open it.
  return opening.kind === 'later' ? { at: opening.from } : {}
}

/** Describes pieces of an order, a line each, such as `2 × The Moonstone (Paperback)`. */
export const describePieces = (
  { lines }: Pick<Order, 'lines'>,
  pieces: ReturnedLine[],
  formatWord: FormatName,
): string[] =>
  pieces.map(
    ({ position, quantity }) => `${quantity} × ${returnLineNameOf(lines, position, formatWord)}`,
  )

/** Names the line at a position of an order, as `nameLine` does. */
export function returnLineNameOf(
  lines: (NamedPiece & Pick<OrderLineTable, 'position'>)[],
  position: number,
  formatWord: FormatName,
): string {
  const line = lines.find((one) => one.position === position)
  return line ? nameLine(line, formatWord) : ''
}

type Priced = { lineMinor: number; discountMinor: number; quantity: number }

/**
 * What was paid for some pieces of a line, in minor units: what the coupon took off is taken off, and all
 * pieces together come to the line exactly, in whatever parts they come back.
 * @param before how many came back earlier.
 */
export function paidFor(line: Priced, pieces: number, before: number): number {
  const paid = line.lineMinor - line.discountMinor
  const upTo = (count: number) => Math.floor((paid * count) / line.quantity)
  return upTo(before + pieces) - upTo(before)
}
