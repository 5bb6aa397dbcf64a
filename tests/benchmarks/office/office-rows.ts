import type { Insertable } from 'kysely'
import type { Tables } from '#app/database/tables.ts'
import { dayMs, dayOf } from '#app/i18n/format/day.ts'
import type { Random } from '../catalogue-of.ts'
import {
  customerIdOf,
  emailOf,
  nameOf,
  type BoughtProduct,
  type PlacedOrder,
} from './order-rows.ts'

type Row<Name extends keyof Tables> = Insertable<Tables[Name]>

const rowsOf = <Each>(count: number, of: (n: number) => Each): Each[] =>
  Array.from({ length: count }, (_, n) => of(n))

export const customerRows = (count: number, now: number): Row<'customer'>[] =>
  rowsOf(count, (n) => ({
    ...{ id: customerIdOf(n), email: emailOf(n), emailFolded: emailOf(n), name: nameOf(n) },
    ...{ emailConfirmedAt: now, passwordHash: 'none', language: 'en' },
    createdAt: now - n * 60_000,
  }))

export const reviewIdOf = (n: number) => `review-${n}`

/** Each customer reviewed one product; one in a hundred is reported, and one in a hundred hidden. */
export function reviewRows(
  count: number,
  now: number,
  products: BoughtProduct[],
): { reviews: Row<'review'>[]; reports: Row<'reviewReport'>[] } {
  const reviews = rowsOf(count, (n): Row<'review'> => ({
    ...{ id: reviewIdOf(n), productId: products[(n * 37) % products.length]!.id },
    ...{ customer: customerIdOf(n), rating: 1 + (n % 5), title: 'A quiet book' },
    ...{
      body: 'I read it in one evening, and then again. '.repeat(1 + (n % 9)),
      writer: 'Asha R.',
    },
    ...{ language: 'en', state: n % 100 === 1 ? 'hidden' : 'shown' },
    ...{ createdAt: now - n * 3_600_000, changedAt: null, removedAt: null },
    ...(n % 4 === 0 && { answer: 'Thank you.', answerLanguage: 'en', answeredAt: now }),
  }))
  const reported = reviews.filter((_, n) => n % 100 === 2)
  const reports = reported.map(({ id }): Row<'reviewReport'> => ({
    ...{ review: id, owner: 'visitor', reportedAt: now, settledAt: null, networkHash: null },
  }))
  return { reviews, reports }
}

export const messageIdOf = (n: number) => `message-${n}`

/** A hundred messages are open; half of the others were answered. */
export function messageRows(
  count: number,
  now: number,
): { messages: Row<'contactMessage'>[]; answers: Row<'contactAnswer'>[] } {
  const messages = rowsOf(count, (n): Row<'contactMessage'> => {
    const sentAt = now - n * 3_600_000
    return {
      ...{ id: messageIdOf(n), name: nameOf(n), email: emailOf(n), subject: `Order ${n}` },
      ...{ message: 'When does my parcel come? '.repeat(8), language: 'en', sentAt },
      ...{ closedAt: n < 100 ? null : sentAt + dayMs, changedAt: null },
    }
  })
  const answers = messages
    .filter((_, n) => n >= 100 && n % 2 === 0)
    .map(({ id, sentAt }): Row<'contactAnswer'> => ({
      ...{ id: `answer-${id}`, message: id, text: 'Tomorrow.', author: 'Meera', at: sentAt },
    }))
  return { messages, answers }
}

/** Returns the mails of the newest orders: some failed, some wait, and all others were sent. */
export const mailRows = (orders: PlacedOrder[], now: number): Row<'outbox'>[] =>
  orders.map(({ number, placedAt }, n) => ({
    ...{ id: `mail-${n}`, kind: 'order-received', about: number, recipient: emailOf(n) },
    ...{ replyTo: null, invoiceNumber: null, subject: `Your order ${number}` },
    ...{ text: 'Thank you. '.repeat(100), html: '<p>Thank you.</p>'.repeat(200) },
    ...{ createdAt: placedAt, dueAt: placedAt, heldUntil: 0, attempts: n % 100 < 2 ? 12 : 1 },
    lastError: n % 100 < 2 ? 'the mailbox is full' : null,
    // A mail that waits is due after the measurement, so that none is sent during it.
    ...(n % 100 === 2 ? { dueAt: now + dayMs, heldUntil: now + dayMs } : {}),
    sentAt: n % 100 <= 2 ? null : placedAt,
    failedAt: n % 100 < 2 ? placedAt : null,
  }))

/** Returns the recorded changes of orders and products: each order was packed and dispatched. */
export function auditRows(
  orders: PlacedOrder[],
  products: BoughtProduct[],
  staff: string,
): Row<'audit'>[] {
  const change = (command: string, about: string, at: number, details: object, n: number) => ({
    ...{ id: `${command}-${n}`, at, command, about, details: JSON.stringify(details) },
    actor: n % 3 ? staff : null,
  })
  return [
    ...orders.map(({ number, placedAt }, n) => change('pack', number, placedAt, {}, n)),
    ...orders.map(({ number, placedAt }, n) => change('ship', number, placedAt, {}, n)),
    ...orders.map(({ placedAt }, n) => {
      const { id } = products[n % products.length]!
      return change('stock', id, placedAt, { from: 3, to: 12 }, n)
    }),
  ]
}

/** Returns what came back: withdrawals and damaged goods, some of which are on their way. */
export function returnRows(orders: PlacedOrder[], now: number) {
  const returns: Row<'orderReturn'>[] = []
  const lines: Row<'orderReturnLine'>[] = []
  const refunds: Row<'refund'>[] = []
  for (const [n, { number, placedAt, state }] of orders.entries()) {
    if (state !== 'delivered' && state !== 'returned') continue
    const id = `return-${n}`
    const isOpen = now - placedAt < 30 * dayMs
    const at = Math.min(now, placedAt + 8 * dayMs)
    returns.push({
      ...{ id, orderNumber: number, kind: n % 2 ? 'withdrawal' : 'return' },
      ...{ reason: n % 2 ? null : 'damaged', note: null, announcedAt: at },
      ...{ state: isOpen ? 'announced' : 'refunded', settledAt: isOpen ? null : at },
      receivedAt: isOpen ? null : at,
    })
    lines.push({ returnId: id, position: 0, quantity: 1 })
    refunds.push({
      ...{ id: `refund-${n}`, orderNumber: number, returnId: id, reason: 'returned' },
      ...{ amountMinor: 19_900, state: isOpen ? 'due' : 'done', createdAt: at },
      ...{ dueAt: at + 14 * dayMs, doneAt: isOpen ? null : at, reference: null },
    })
  }
  return { returns, lines, refunds }
}

export const noticeRows = (count: number, now: number): Row<'withdrawalNotice'>[] =>
  rowsOf(count, (n) => ({
    ...{ id: `notice-${n}`, name: nameOf(n), orderText: 'my last order', email: emailOf(n) },
    ...{ content: 'I withdraw from the contract.', language: 'en', orderNumber: null },
    ...{ declaredAt: now - n * dayMs, returnId: null },
  }))

export const couponRows = (count: number, now: number): Row<'coupon'>[] =>
  rowsOf(count, (n) => ({
    ...{ code: n === 0 ? 'MONSOON' : `GIFT${n}`, percent: 10, fromAt: now - dayMs },
    ...{ untilAt: n % 3 ? now + 90 * dayMs : now - 1, mostUses: n % 2 ? 100 : null },
    ...{ mostUsesEach: null, createdAt: now - n * 60_000, endedAt: null },
  }))

export const couponUseRows = (orders: PlacedOrder[]): Row<'couponUse'>[] =>
  orders
    .filter(({ order }) => order.couponCode)
    .map(({ number, order, placedAt }) => ({
      ...{ orderNumber: number, code: order.couponCode!, emailFolded: order.emailFolded },
      usedAt: placedAt,
    }))

const routes = rowsOf(30, (n) => `routes/page-${n}.tsx`)
const languages = ['en', 'fr', 'de']

/** Returns the page views of two years, and three months of searches that found nothing. */
export function trafficRows(now: number, random: Random) {
  const daysAgo = (n: number) => dayOf(now - n * dayMs)
  const views = rowsOf(730, daysAgo).flatMap((day) =>
    routes.flatMap((route) =>
      languages.map((language): Row<'pageView'> => {
        const served = 1 + Math.floor(random() * 900)
        return { day, route, language, served, started: Math.floor(served / 2) }
      }),
    ),
  )
  const searches = rowsOf(90, daysAgo).flatMap((day) =>
    rowsOf(300, (n): Row<'missedSearch'> => ({
      ...{ day, language: 'en', query: `word ${(n * 7) % 900} of ${day.slice(0, 7)}` },
      searches: 1 + (n % 9),
    })),
  )
  return { views, searches }
}
