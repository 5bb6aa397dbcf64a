import { db } from '#app/database/database.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { formatDay } from '../orders/format-order.ts'
import type { Order } from '../orders/order.ts'
import { withdrawalDeadline } from './deadline.ts'
import { listReturnable } from './returnable.ts'
import { listReturnedLines, listReturns } from './returns.server.ts'
import type { OrderShown } from './withdrawal-page.ts'

/** An order as the page of withdrawal shows it to who may read it. `path`: of its receipt. */
export async function describeForReturn(
  order: Order,
  { path, language, now }: { path: string; language: Language; now: number },
): Promise<OrderShown> {
  const [back, returns, events] = await Promise.all([
    listReturnedLines(order.number),
    listReturns(order.number),
    listEvents(order.number),
  ])
  const deadline = withdrawalDeadline(events)
  const nameOf = (position: number) =>
    order.lines.find((line) => line.position === position)?.name ?? ''
  return {
    number: order.number,
    name: order.name,
    email: order.email,
    path,
    lines: listReturnable(order, back).map((line) => ({
      ...line,
      name: nameOf(line.position),
      about: aboutOf(order, line.position),
    })),
    ...(deadline !== undefined && {
      deadline: { day: formatDay(deadline, language), isOver: now > deadline },
    }),
    wasSent: order.state === 'dispatched' || order.state === 'delivered',
    returns: returns.map(({ id, state, announcedAt, lines }) => ({
      id,
      state,
      day: formatDay(announcedAt, language),
      lines: lines.map(({ position, quantity }) => `${quantity} × ${nameOf(position)}`),
    })),
  }
}

function aboutOf({ lines }: Order, position: number): string {
  const line = lines.find((one) => one.position === position)
  return [line?.author, line?.variantName].filter(Boolean).join(', ')
}

const listEvents = (orderNumber: string) =>
  db.read
    .selectFrom('orderEvent')
    .select(['state', 'at'])
    .where('orderNumber', '=', orderNumber)
    .orderBy('at')
    .orderBy('state')
    .execute()
