import { db } from '#app/database/database.server.ts'
import { bearsEmail } from '../addresses/bears-email.server.ts'
import type { CustomerData } from './customer-data.ts'
import type { Customer } from './customers.server.ts'

const iso = (at: number) => new Date(at).toISOString()

/** What a customer said to the shop. None before the address is confirmed: it may be somebody else's. */
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
  return rows.map(({ sentAt, ...said }) => ({ ...said, sentAt: iso(sentAt) }))
}

/** Declarations of withdrawal, under the same condition. */
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
  return rows.map(({ declaredAt, ...said }) => ({ ...said, declaredAt: iso(declaredAt) }))
}

/** Since when there is a feed of e-books; without its key, by which anybody may read it. */
export async function findEbookFeed(customer: string): Promise<CustomerData['ebookFeed']> {
  const feed = await db.read
    .selectFrom('ebookLibrary')
    .where('customer', '=', customer)
    .select('createdAt')
    .executeTakeFirst()
  return feed ? { createdAt: iso(feed.createdAt) } : null
}
