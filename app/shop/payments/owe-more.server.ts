import { db } from '#app/database/database.server.ts'
import { revokeEbooks } from '../downloads/revoke.server.ts'
import { findOrder } from '../orders/orders.server.ts'
import { amountOfLines, type LinePart } from './refund-amount.ts'
import { oweRefund, type Owed } from './refunds.server.ts'

/** What the shopkeeper gives back of their own accord; a quantity of Infinity is the whole line. */
export type Wanted = { parts: LinePart[] } | { amountMinor: number }

type OwedMore = Owed | { ok: false; reason: 'no-line' | 'too-much' }

/** Undoes what the transaction wrote so far. */
class TooMuch extends Error {}

/**
 * Owes lines of an order, or an amount, to its buyer. An amount that is more than what is left is refused; of
 * lines, what is left is owed. E-books that go back whole open no more.
 */
export async function oweMore(number: string, wanted: Wanted, now: number): Promise<OwedMore> {
  try {
    return await owe(number, wanted, now)
  } catch (error) {
    if (error instanceof TooMuch) return { ok: false, reason: 'too-much' }
    throw error
  }
}

const owe = (number: string, wanted: Wanted, now: number): Promise<OwedMore> =>
  db.write(async (t) => {
    const order = await findOrder(number, t)
    if (!order) return { ok: false, reason: 'unknown' }
    const parts = 'parts' in wanted ? wholeParts(order.lines, wanted.parts) : []
    if (parts === undefined) return { ok: false, reason: 'no-line' }
    const amountMinor = 'parts' in wanted ? amountOfLines(order, parts) : wanted.amountMinor
    const owed = await oweRefund(t, { order: number, reason: 'goodwill', amountMinor }, now)
    if (!owed.ok) return owed
    if ('amountMinor' in wanted && owed.amountMinor < amountMinor) throw new TooMuch()
    const whole = parts.filter(({ position, quantity }) =>
      order.lines.some((line) => line.position === position && line.quantity === quantity),
    )
    await revokeEbooks(
      t,
      number,
      whole.map(({ position }) => position),
      now,
    )
    return owed
  })

/** With real quantities; undefined where a line is not there, named twice, or has not so many. */
function wholeParts(
  lines: { position: number; quantity: number }[],
  parts: LinePart[],
): LinePart[] | undefined {
  const positions = new Set(parts.map(({ position }) => position))
  if (positions.size < parts.length) return undefined
  const whole = parts.map(({ position, quantity }) => {
    const line = lines.find((one) => one.position === position)
    if (!line || (quantity !== Infinity && quantity > line.quantity)) return undefined
    return { position, quantity: Math.min(quantity, line.quantity) }
  })
  return whole.every((one) => one !== undefined) ? whole : undefined
}
