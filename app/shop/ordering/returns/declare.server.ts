import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import type { WithdrawalNoticeTable } from '#app/database/tables.ts'
import type { Language } from '#app/i18n/languages.ts'
import type { Country } from '#app/i18n/markets.ts'
import { hashToken } from '#app/shop/customers/accounts/sign-ins.server.ts'
import { parseMailKey } from '#app/shop/customers/accounts/mail-key.server.ts'
import { foldEmail, isSameMailbox } from '#app/i18n/email.ts'
import { enqueueMail } from '#app/shop/messaging/mail/outbox.server.ts'
import { officeLinkOf } from '#app/shop/ordering/orders/order-page-parts.server.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import { parseOrderNumber } from '#app/shop/ordering/orders/order-number.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import { ensureLinkSecret } from '#app/shop/operations/link-secrets/link-secrets.server.ts'
import { receiptKey } from '#app/shop/ordering/orders/receipt-key.server.ts'
import { lockOrder } from '#app/shop/ordering/payments/payment-sums.server.ts'
import { withdrawalDeadline } from './deadline.ts'
import { findReturnable } from './find-returnable.server.ts'
import { insertWithdrawal } from './insert-withdrawal.server.ts'
import type { ReturnedLine } from '#app/shop/ordering/orders/returnable.ts'
import { noticeForSeller, withdrawalPage, withdrawalReceipt } from './withdrawal-mail.server.ts'
import type { Declaration } from './withdrawal.schema.ts'

type DeclareWithdrawalParams = {
  declaration: Declaration
  /** Is set if the declarer may read the order and chose from its lines. */
  lines?: ReturnedLine[]
  /** Holds the whole declaration in words, as the page of its receipt repeats it. */
  content: string
  /** Holds the declaration without the declarer's own words, for an address that is not the order's. */
  contentForStranger: string
  /** The origin of links in mails. */
  origin: string
  language: Language
  /** Holds the market whose time zone dates the receipt. */
  country: Country
}

/**
 * Accepts a withdrawal, whether or not it matches an order: the mail with its time is queued in the same transaction
 * (CRD Art 11a(4)). To an address that is not the order's it repeats no long text, which would be a stranger's words
 * in the shop's name, and links to the page that does. If number and e-mail match an order within its period, its
 * lines are announced as a return. A repeated form is one declaration.
 * @param key The key of the receipt's page, which the form holds.
 */
export async function declareWithdrawal(
  key: string,
  declared: DeclareWithdrawalParams,
  now: number,
) {
  // This is outside the transaction, because it may write, and transactions are not nested.
  const secret = await ensureLinkSecret()
  await db.write(async (trx) => {
    const { declaration, content, contentForStranger, language, country, origin } = declared
    const { name, email } = declaration
    const id = hashToken(key)
    const notice = { name, orderText: declaration.order, email, content, language }
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('withdrawalNotice')
      .values({ id, ...notice, declaredAt: now, orderNumber: null, returnId: null })
      .onConflict((on) => on.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows !== 1n) return
    const matched = await matchOrder(trx, declared, now)
    if (matched)
      await trx.updateTable('withdrawalNotice').set(matched.noted).where('id', '=', id).execute()
    const written = { id, ...notice, country, declaredAt: now }
    // The link to the order goes only to its buyer's mailbox: an address that is equal only when
    // folded may be another's.
    const receipt =
      matched && isSameMailbox(matched.order.email, email)
        ? withdrawalReceipt(written, {
            order: matched.order,
            key: receiptKey(secret, matched.order.number, now),
          })
        : withdrawalReceipt(
            { ...written, content: contentForStranger },
            { page: withdrawalPage(origin, language, key) },
          )
    await enqueueMail(trx, receipt, now)
    const officeLink = matched && (await officeLinkOf(trx, matched.order))
    await enqueueMail(trx, noticeForSeller(written, officeLink), now)
  })
}

async function matchOrder(
  trx: Transaction,
  { declaration, lines }: DeclareWithdrawalParams,
  now: number,
) {
  const number = parseOrderNumber(declaration.order)
  if (number === undefined) return undefined
  // The order is locked first, so that what is read of it afterwards stays so.
  await lockOrder(trx, number)
  const order = await findOrder(number, trx)
  if (!order) return undefined
  const isBuyers = order.emailFolded === foldEmail(declaration.email)
  // A buyer who chose from the order's lines was allowed to read them.
  if (!isBuyers && !lines) return undefined
  const events = await trx
    .selectFrom('orderEvent')
    .select(['state', 'at'])
    .where('orderNumber', '=', number)
    .execute()
  const deadline = withdrawalDeadline(events, order.country)
  const isOpen = order.state !== 'cancelled' && (deadline === undefined || now <= deadline)
  const chosen = isOpen ? chosenOf(declaration, lines, await leftOf(trx, order, now)) : []
  if (chosen.length === 0) return { order, noted: { orderNumber: number } }
  const returnId = await insertWithdrawal(trx, order, chosen, { announcedAt: now, now })
  return { order, noted: { orderNumber: number, returnId } }
}

const leftOf = async (trx: Transaction, order: Order, now: number) =>
  (await findReturnable(order, now, trx)).filter(({ left }) => left > 0)

/** Returns the chosen lines; parts named only in words are left to the shopkeeper. */
function chosenOf(
  { items }: Declaration,
  lines: ReturnedLine[] | undefined,
  open: { position: number; left: number }[],
): ReturnedLine[] {
  if (lines)
    return lines.filter(({ position, quantity }) =>
      open.some((one) => one.position === position && quantity <= one.left),
    )
  return items === '' ? open.map(({ position, left }) => ({ position, quantity: left })) : []
}

export type Notice = Pick<WithdrawalNoticeTable, 'content' | 'email' | 'declaredAt'>

/** Returns the declaration for a receipt's key; undefined if there is none. */
export async function findNotice(key: string | null): Promise<Notice | undefined> {
  const parsed = parseMailKey(key)
  if (parsed === undefined) return undefined
  return db.read
    .selectFrom('withdrawalNotice')
    .select(['content', 'email', 'declaredAt'])
    .where('id', '=', hashToken(parsed))
    .executeTakeFirst()
}
