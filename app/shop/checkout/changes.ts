import type { LineKey, UnavailableLine, Quote, QuoteLine } from '../cart/quote.ts'
import type { Country } from '../currency/countries.ts'
import { lineId } from '../cart/cart.ts'
import type { QuoteSnapshot, SnapshotLine } from './quote-snapshot.ts'

/** Why a line of the cart cannot be ordered as it stands; `removed`: it is not in the cart any more. */
export type LineTrouble = UnavailableLine['reason'] | 'removed' | 'too-many'

/** One difference between what a page showed and what holds now. */
export type Change =
  | { kind: 'country'; before: Country; after: Country }
  | { kind: 'line'; before?: SnapshotLine; after?: QuoteLine; trouble?: LineTrouble; key: LineKey }
  | { kind: 'coupon' }
  | { kind: 'delivery' }
  | { kind: 'total' }

/** A line whose number is above what can be had now. */
export const isTooMany = ({ quantity, limit }: QuoteLine): boolean => quantity > limit

/**
 * What is other now than shown: prices (whatever moved them), lines, country, coupon, delivery and total; and each
 * line that has too many to be ordered, shown or not. Empty: what was shown can be charged.
 * @param ranOut A line that others were quicker to get, whatever its stock says.
 */
export function listChanges(shown: QuoteSnapshot, quote: Quote, ranOut?: LineKey): Change[] {
  const { country: before } = shown
  const { country: after } = quote
  return [
    ...(before === after ? [] : [{ kind: 'country', before, after } as const]),
    ...goneLines(shown, quote),
    ...movedLines(shown, quote, ranOut),
    ...sumChanges(shown, quote),
  ]
}

const byLine = <Line extends LineKey>(lines: Line[]) =>
  new Map(lines.map((line) => [lineId(line), line]))

function goneLines(shown: QuoteSnapshot, quote: Quote): Change[] {
  const now = byLine(quote.lines)
  const lost = byLine(quote.lost)
  return shown.lines
    .filter((line) => !now.has(lineId(line)))
    .map((before) => ({
      kind: 'line',
      key: before,
      before,
      trouble: lost.get(lineId(before))?.reason ?? 'removed',
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
  const isSameCoupon = isSameReduction(shown, quote, isSameMoney)
  const isSameDelivery =
    isSameMoney && shown.deliveryMethod === method && shown.deliveryMinor === quote.deliveryMinor
  return [
    ...(isSameCoupon ? [] : [{ kind: 'coupon' } as const]),
    ...(isSameDelivery ? [] : [{ kind: 'delivery' } as const]),
    ...(isSameMoney && shown.totalMinor === quote.totalMinor ? [] : [{ kind: 'total' } as const]),
  ]
}

/** A coupon that counted nothing then and counts nothing now is the same, whatever its code. */
function isSameReduction(
  { coupon: before }: QuoteSnapshot,
  { coupon: after }: Quote,
  isSameMoney: boolean,
) {
  if (!before || !after?.ok) return !before && !after?.ok
  return isSameMoney && before.code === after.code && before.minor === after.minor
}
