import { db } from '#app/database/database.server.ts'
import { foldEmail } from '#app/shop/operations/email/email.ts'
import { listOrderData } from '#app/shop/ordering/orders/order-data.server.ts'
import type { CustomerData } from '#app/shop/customers/accounts/customer-data.ts'
import { listReviewData } from '#app/shop/catalogue/reviews/review-data.server.ts'
import { listDraftData } from '#app/shop/customers/drafts/drafts.server.ts'
import {
  findEbookFeed,
  listMessages,
  listWithdrawals,
} from '#app/shop/customers/accounts/customer-statements.server.ts'
import { findCustomer, type Customer } from '#app/shop/customers/accounts/customers.server.ts'
import { listSignIns } from '#app/shop/customers/accounts/own-sign-ins.server.ts'
import { ownerOf } from '#app/shop/customers/accounts/sign-ins.server.ts'

/** Returns all that the shop stores about a customer, or undefined if the account was deleted a moment ago. */
export async function findCustomerData(id: string, now: number): Promise<CustomerData | undefined> {
  const customer = await findCustomer(id)
  if (!customer) return undefined
  const owner = ownerOf(id)
  const [addresses, signIns, orders] = await Promise.all([
    listAddressData(id),
    listSignIns(id, now),
    listOrderData(id),
  ])
  return {
    format: 'octavo-customer-data',
    version: 1,
    exportedAt: iso(now),
    profile: profileOf(customer),
    addresses,
    signIns: signIns.map(({ device, isKept, createdAt, lastUsedAt }) => ({
      device,
      isKept: isKept === 1,
      createdAt: iso(createdAt),
      lastUsedAt: iso(lastUsedAt),
    })),
    orders,
    cart: await findCartData(owner),
    wishlist: { products: await listProducts('wish', owner), links: await listLinks(owner) },
    compared: await listProducts('compared', owner),
    reviews: await listReviewData(id),
    recentlyViewed: await listViewed(owner),
    stockWatches: await listStockAlerts(customer),
    messages: await listMessages(customer),
    drafts: await listDrafts(owner),
    withdrawals: await listWithdrawals(customer),
    ebookFeed: await findEbookFeed(id),
  }
}

const iso = (at: number) => new Date(at).toISOString()
const isoOrNull = (at: number | null) => (at === null ? null : iso(at))

const profileOf = ({ name, email, emailConfirmedAt, language, createdAt }: Customer) => ({
  name,
  email,
  emailConfirmedAt: isoOrNull(emailConfirmedAt),
  language,
  createdAt: iso(createdAt),
})

async function listAddressData(customer: string): Promise<CustomerData['addresses']> {
  const rows = await db.read
    .selectFrom('customerAddress')
    .where('customer', '=', customer)
    .select(['name', 'addressLine1', 'addressLine2', 'postcode', 'city', 'region', 'country'])
    .select(['telephone', 'isDefault', 'createdAt'])
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    ...row,
    isDefault: row.isDefault === 1,
    createdAt: iso(row.createdAt),
  }))
}

async function findCartData(owner: string): Promise<CustomerData['cart']> {
  const rows = await db.read
    .selectFrom('cartLine')
    .where('owner', '=', owner)
    .select(['productId as product', 'color', 'size', 'quantity', 'addedAt'])
    .orderBy('addedAt')
    .orderBy('productId')
    .orderBy('color')
    .orderBy('size')
    .execute()
  const coupon = await db.read
    .selectFrom('cartCoupon')
    .where('owner', '=', owner)
    .select('code')
    .executeTakeFirst()
  const lines = rows.map((row) => ({ ...row, addedAt: iso(row.addedAt) }))
  return { lines, coupon: coupon?.code ?? null }
}

async function listProducts(table: 'wish' | 'compared', owner: string) {
  const rows = await db.read
    .selectFrom(table)
    .where('owner', '=', owner)
    .select(['productId as product', 'addedAt'])
    .orderBy('addedAt')
    .orderBy('productId')
    .execute()
  return rows.map(({ product, addedAt }) => ({ product, addedAt: iso(addedAt) }))
}

/** The keys are left out, because anyone with a key may read the list. */
async function listLinks(owner: string) {
  const rows = await db.read
    .selectFrom('wishlistShare')
    .where('owner', '=', owner)
    .select(['createdAt', 'withdrawnAt'])
    .orderBy('createdAt')
    .orderBy('shareKey')
    .execute()
  return rows.map(({ createdAt, withdrawnAt }) => ({
    createdAt: iso(createdAt),
    withdrawnAt: isoOrNull(withdrawnAt),
  }))
}

async function listViewed(owner: string) {
  const rows = await db.read
    .selectFrom('viewed')
    .where('owner', '=', owner)
    .select(['productId as product', 'viewedAt'])
    .orderBy('viewedAt', 'desc')
    .orderBy('productId')
    .execute()
  return rows.map(({ product, viewedAt }) => ({ product, viewedAt: iso(viewedAt) }))
}

async function listDrafts(owner: string) {
  const drafts = await listDraftData(owner)
  return drafts.map(({ writtenAt, ...draft }) => ({ ...draft, writtenAt: iso(writtenAt) }))
}

/** Returns none before the address is confirmed, since it may be somebody else's. */
async function listStockAlerts({ email, emailConfirmedAt }: Customer) {
  if (emailConfirmedAt === null) return []
  const rows = await db.read
    .selectFrom('stockWatch')
    .where('emailFolded', '=', foldEmail(email))
    .select(['productId as product', 'color', 'size', 'createdAt', 'confirmedAt'])
    .orderBy('createdAt')
    .orderBy('keyHash')
    .execute()
  return rows.map(({ createdAt, confirmedAt, ...variant }) => ({
    ...variant,
    createdAt: iso(createdAt),
    confirmedAt: isoOrNull(confirmedAt),
  }))
}
