import { isolate } from '#app/i18n/text-direction.ts'
import { randomUUID } from 'node:crypto'
import { db } from '#app/database/database.server.ts'
import { joinEWords } from '#app/i18n/join-e-words.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { listEbooksOfOrder } from '#app/shop/ordering/downloads/bought-ebooks.server.ts'
import { formatDay, localDayText } from '#app/i18n/format/format-order.ts'
import { formatNameIn } from '#app/shop/ordering/quote/format-name.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import { describeRemaining } from '#app/shop/ordering/orders/remaining-order.ts'
import { listRefundLines } from '#app/shop/ordering/orders/refund-lines.server.ts'
import { timeZoneOf } from '#app/i18n/format/time-zones.ts'
import { describeEnd } from '#app/i18n/format/format-end.ts'
import { withdrawalDeadline } from './deadline.ts'
import { returnLineNameOf, describePieces } from '#app/shop/ordering/orders/returnable.ts'
import { listReturnedQuantities, listReturns } from './returns.server.ts'
import type { OrderValues, ReturnText } from './withdrawal-page.ts'

/** Returns the words of pages for formats. */
const formatWordIn = (language: Language) =>
  formatNameIn((key) => joinEWords(translator(language)(key)))

/**
 * Returns an order as the withdrawal page shows it to a permitted reader. `path` is that of its
 * receipt.
 */
export async function describeForReturn(
  order: Order,
  { path, language, now }: { path: string; language: Language; now: number },
): Promise<OrderValues> {
  const [returned, ebooks, returns, events] = await Promise.all([
    listReturnedQuantities(order.number),
    listEbooksOfOrder(order.number),
    listReturnTexts(order, language),
    listEvents(order.number),
  ])
  const deadline =
    order.channel === 'counter' ? undefined : withdrawalDeadline(events, order.country)
  const { returnable, canCancel } = describeRemaining(order, { returned, ebooks, now })
  return {
    number: order.number,
    name: order.name,
    email: order.email,
    path,
    lines: returnable.map(({ opens, ...line }) => ({
      ...line,
      ...(opens && {
        opens: { ...(opens.at !== undefined && { day: formatDay(opens.at, language) }) },
      }),
      name: returnLineNameOf(order.lines, line.position, formatWordIn(language)),
      about: aboutOf(order, line.position),
    })),
    ...(deadline !== undefined && {
      deadline: {
        day: describeEnd(deadline + 1, language, timeZoneOf(order.country)).text,
        isOver: now > deadline,
      },
    }),
    wasSent: order.state === 'dispatched' || order.state === 'delivered',
    isCancelled: order.state === 'cancelled',
    canCancel,
    returns,
    form: randomUUID(),
  }
}

/** Returns the announced returns of an order, the latest first. */
export async function listReturnTexts(order: Order, language: Language): Promise<ReturnText[]> {
  // A cancelled order was never sent, whatever was announced before.
  if (order.state === 'cancelled') return []
  const [returns, off] = [await listReturns(order.number), await listRefundLines(order.number)]
  // A withdrawal before the dispatch brings nothing back; the receipt shows it.
  const isComingBack = ({ id }: { id: string }) =>
    !off.some(({ returnId, isCancelled }) => returnId === id && isCancelled === 1)
  return returns.filter(isComingBack).map(({ id, state, announcedAt, lines }) => ({
    id,
    state,
    day: localDayText(announcedAt, language, timeZoneOf(order.country)).text,
    lines: joinEWords(describePieces(order, lines, formatNameIn(translator(language))).join(', ')),
  }))
}

function aboutOf({ lines }: Order, position: number): string {
  const line = lines.find((one) => one.position === position)
  return [line?.author && isolate(line.author), line?.variantName].filter(Boolean).join(', ')
}

const listEvents = (orderNumber: string) =>
  db.read
    .selectFrom('orderEvent')
    .select(['state', 'at'])
    .where('orderNumber', '=', orderNumber)
    .orderBy('at')
    .orderBy('state')
    .execute()
