import { db } from '#app/database/database.server.ts'
import { bearsEmail } from '#app/shop/operations/email/bears-email.server.ts'
import type { CustomerData } from './customer-data.ts'
import type { Customer } from './customers.server.ts'

// The lists have one shape, but each names the columns that its table gives to the customer.
const iso = (at: number) => new Date(at).toISOString()

/**
 * Lists the customer's messages to the shop. There are none before the address is confirmed, since it may be somebody
 * else's.
 */
export async function listMessages({
  email,
  emailConfirmedAt,
}: Customer): Promise<CustomerData['messages']> {
  if (emailConfirmedAt === null) return []
  const rows = await db.read
    .selectFrom('contactMessage')
    .where(bearsEmail(email))
    .select(['name', 'subject', 'message', 'sentAt'])
    .orderBy('sentAt')
    .orderBy('id')
    .execute()
  return rows.map(({ sentAt, ...statement }) => ({ ...statement, sentAt: iso(sentAt) }))
}

/** Lists the declarations of withdrawal, if the address is confirmed. */
export async function listWithdrawals({
  email,
  emailConfirmedAt,
}: Customer): Promise<CustomerData['withdrawals']> {
  if (emailConfirmedAt === null) return []
  const rows = await db.read
    .selectFrom('withdrawalNotice')
    .where(bearsEmail(email))
    .select(['name', 'orderText as order', 'content', 'declaredAt'])
    .orderBy('declaredAt')
    .orderBy('id')
    .execute()
  return rows.map(({ declaredAt, ...statement }) => ({ ...statement, declaredAt: iso(declaredAt) }))
}

/** Returns since when the feed of e-books exists. The key is left out, because anyone with it may read the feed. */
export async function findEbookFeed(customer: string): Promise<CustomerData['ebookFeed']> {
  const feed = await db.read
    .selectFrom('ebookLibrary')
    .where('customer', '=', customer)
    .select('createdAt')
    .executeTakeFirst()
  return feed ? { createdAt: iso(feed.createdAt) } : null
}
