import {
  isTooMany,
  type LineKey,
  type UnavailableLine,
  type Quote,
  type QuoteLine,
} from '#app/shop/ordering/quote/quote.ts'
import type { Country } from '#app/i18n/markets.ts'
import { lineId } from '#app/shop/ordering/quote/cart.ts'
import type { QuoteSnapshot, SnapshotLine } from './quote-snapshot.ts'

/** Lists why a line of the cart cannot be ordered as it stands. `removed` means that it is no longer in the cart. */
export type LineTrouble = UnavailableLine['reason'] | 'removed' | 'too-many'

/** Holds one difference between what a page showed and the current state. */
export type Change =
  | { kind: 'country'; before: Country; after: Country }
  | { kind: 'line'; before?: SnapshotLine; after?: QuoteLine; trouble?: LineTrouble; key: LineKey }
  | { kind: 'coupon' }
  | { kind: 'delivery' }
  | { kind: 'arrival' }
  | { kind: 'tax' }
  | { kind: 'total' }

/**
 * Lists what differs from the snapshot: prices (for any reason), lines, country, coupon, delivery with its arrival, tax
 * and total, and also each line with too many to be ordered. If the list is empty, the amount shown can be charged.
 * @param ranOut A line that other buyers were quicker to get, whatever its stock says.
 */
export function listChanges(shown: QuoteSnapshot, quote: Quote, ranOut?: LineKey): Change[] {
  const { country: before } = shown
  const { country: after } = quote
  return [
    ...(before === after ? [] : [{ kind: 'country', before, after } as const]),
    ...goneLines(shown, quote),
    ...movedLines(shown, quote, ranOut),
    ...sumChanges(shown, quote),
    ...arrivalChanges(shown, quote),
  ]
}

const byLine = <Line extends LineKey>(lines: Line[]) =>
  new Map(lines.map((line) => [lineId(line), line]))

function goneLines(shown: QuoteSnapshot, quote: Quote): Change[] {
  const now = byLine(quote.lines)
  const unavailable = byLine(quote.unavailable)
  return shown.lines
    .filter((line) => !now.has(lineId(line)))
    .map((before) => ({
      kind: 'line',
      key: before,
      before,
      trouble: unavailable.get(lineId(before))?.reason ?? 'removed',
    }))
}

function movedLines(shown: QuoteSnapshot, quote: Quote, ranOut: LineKey | undefined): Change[] {
  const before = byLine(shown.lines)
  return quote.lines.flatMap((after): Change[] => {
    const line = before.get(lineId(after))
    const trouble = troubleOf(after, ranOut)
    if (line && !trouble && isSameSum(line, after, shown, quote)) return []
    return [
      {
        kind: 'line',
        key: after,
        ...(line && { before: line }),
        after,
        ...(trouble && { trouble }),
      },
    ]
  })
}

function troubleOf(line: QuoteLine, ranOut: LineKey | undefined): LineTrouble | undefined {
  if (isTooMany(line)) return 'too-many'
  return ranOut && lineId(ranOut) === lineId(line) ? 'sold-out' : undefined
}

const isSameSum = (before: SnapshotLine, after: QuoteLine, shown: QuoteSnapshot, quote: Quote) =>
  before.quantity === after.quantity &&
  before.unitMinor === after.unitMinor &&
  shown.currency === quote.currency

function sumChanges(shown: QuoteSnapshot, quote: Quote): Change[] {
  const { delivery } = quote
  const method = delivery.kind === 'offered' ? delivery.chosen.method : null
  const isSameMoney = shown.currency === quote.currency
  const isSameTotal = isSameMoney && shown.totalMinor === quote.totalMinor
  const isSameCoupon = isSameReduction(shown, quote, isSameMoney)
  const isSameDelivery =
    isSameMoney && shown.deliveryMethod === method && shown.deliveryMinor === quote.deliveryMinor
  return [
    ...(isSameCoupon ? [] : [{ kind: 'coupon' } as const]),
    ...(isSameDelivery ? [] : [{ kind: 'delivery' } as const]),
    ...taxChanges(shown, quote, isSameTotal),
    ...(isSameTotal ? [] : [{ kind: 'total' } as const]),
  ]
}

/**
 * Lists the arrival only if it is later now than on a page of half an hour ago. Another country or method is listed by
 * itself.
 */
function arrivalChanges(shown: QuoteSnapshot, { country, delivery }: Quote): Change[] {
  const { arrival } = shown
  if (!arrival || delivery.kind !== 'offered') return []
  const { chosen, honoured } = delivery
  if (shown.country !== country || shown.deliveryMethod !== chosen.method) return []
  const isHonoured = honoured && honoured.from <= arrival.from && honoured.to <= arrival.to
  return isHonoured ? [] : [{ kind: 'arrival' }]
}

/** Lists the tax unless its amount alone moved with the total, which is listed by itself. */
function taxChanges(shown: QuoteSnapshot, quote: Quote, isSameTotal: boolean): Change[] {
  const isSame = (of: 'basisPoints' | 'taxMinor') =>
    shown.taxes.length === quote.taxes.length &&
    shown.taxes.every((tax, n) => tax[of] === quote.taxes[n]![of])
  return isSame('basisPoints') && (!isSameTotal || isSame('taxMinor')) ? [] : [{ kind: 'tax' }]
}

/** Tells whether the discount is the same. Coupons that had and have no effect are equal, whatever their code. */
function isSameReduction(
  { coupon: before }: QuoteSnapshot,
  { coupon: after }: Quote,
  isSameMoney: boolean,
) {
  if (!before || !after?.ok) return !before && !after?.ok
  return isSameMoney && before.code === after.code && before.minor === after.minor
}
