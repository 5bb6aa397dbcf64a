import type { OrderLineTable } from '#app/database/tables.ts'
import { ebookAccess, type EbookRight } from './ebook-right.ts'
import { nameLine, type FormatName, type NamedPiece } from '#app/shop/ordering/quote/format-name.ts'
import type { Order } from './order.ts'

export const returnReasons = ['damaged', 'wrong', 'not-as-described', 'other'] as const
export type ReturnReason = (typeof returnReasons)[number]

export const isReturnReason = (reason: string | null): reason is ReturnReason =>
  returnReasons.some((one) => one === reason)

/** Holds a line of an order with the quantity that may still be sent back. */
export type ReturnableLine = {
  position: number
  left: number
  /** Holds the quantity that may be returned as damaged or wrong, e-books included. */
  leftToReturn: number
  reason?: 'ebook' | 'all-back' | 'counter'
  /** Is set for an e-book that can be withdrawn from until its file opens, at `at` if its day is known. */
  opens?: { at?: number }
}

/** Holds the position and quantity of a returned line. */
export type ReturnedLine = { position: number; quantity: number }

/** Holds what decides whether the supply of an order's e-book has begun. */
export type SuppliedEbook = EbookRight & { position: number; fetched: number }

/**
 * `returned` holds what is on its way back, has come back or was never sent. `ebooks` are those of
 * the order; one that is missing counts as supplied.
 */
export type ReturnFacts = { returned: ReturnedLine[]; ebooks: SuppliedEbook[]; now: number }

/**
 * Returns what may still be sent back of an order. An e-book whose supply has begun with the
 * buyer's consent cannot be withdrawn from (CRD Art 16(m)); one that is not open yet can. What was bought at the counter is
 * no distance contract (CRD Art 2(7)), so nothing of it can be withdrawn from.
 */
export function listReturnable(
  { lines, ebookConsent, channel }: Pick<Order, 'lines' | 'ebookConsent'> & Partial<Order>,
  { returned: back, ebooks, now }: ReturnFacts,
): ReturnableLine[] {
  return lines.map(({ position, quantity, format }) => {
    const returned = back
      .filter((one) => one.position === position)
      .reduce((sum, one) => sum + one.quantity, 0)
    const left = Math.max(0, quantity - returned)
    const line = { position, left, leftToReturn: left }
    if (left === 0) return { ...line, reason: 'all-back' }
    if (channel === 'counter') return { ...line, left: 0, reason: 'counter' }
    const consented = format === 'e-book' && ebookConsent === 1
    const ebook = ebooks.find((one) => one.position === position)
    if (consented && (!ebook || hasBegun(ebook, now))) return { ...line, left: 0, reason: 'ebook' }
    return consented && ebook ? { ...line, opens: opensOf(ebook, now) } : line
  })
}

function hasBegun(ebook: SuppliedEbook, now: number): boolean {
  const { kind } = ebookAccess(ebook, now)
  return ebook.fetched > 0 || kind === 'open' || kind === 'revoked'
}

function opensOf(ebook: SuppliedEbook, now: number): { at?: number } {
  const access = ebookAccess(ebook, now)
  // If the payment is missing too, the day alone does not open it.
  return access.kind === 'later' ? { at: access.from } : {}
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

type LinePrice = { lineMinor: number; discountMinor: number; quantity: number }

/**
 * Returns the price of some pieces of a line in minor units, less the coupon's discount. All
 * pieces together give exactly the line's price, in whatever parts they come back.
 * @param before The number of pieces that came back earlier.
 */
export function paidFor(line: LinePrice, pieces: number, before: number): number {
  const paid = line.lineMinor - line.discountMinor
  const upTo = (count: number) => Math.floor((paid * count) / line.quantity)
  return upTo(before + pieces) - upTo(before)
}
