import { randomUUID } from 'node:crypto'
import { db } from '#app/database/database.server.ts'
import { foldEmail } from '#app/i18n/email.ts'
import { ownerOf, type SignedIn } from '#app/shop/customers/accounts/sign-ins.server.ts'
import { addAddress } from '../addresses/saved-addresses.ts'
import { saveDraft } from '#app/shop/customers/drafts/drafts.server.ts'
import { startStockAlert } from '#app/shop/lists/stock-alerts/subscribe.server.ts'
import { aThing } from '../../fixtures/catalogue.ts'
import { fillCart } from '../cart/shoppers.ts'
import { guestOrder, now, origin } from './customers.ts'
import { fillCompared, fillViewed } from './guests.ts'

const anAddress = {
  name: 'Asha',
  addressLine1: '7 Heron Row',
  addressLine2: null,
  postcode: '560001',
  city: 'Bengaluru',
  region: null,
  country: 'IN',
} as const

/** Creates something of every kind that a customer can have. Returns the number of the order. */
export async function giveAll({ customerId, email }: SignedIn): Promise<string> {
  const owner = ownerOf(customerId)
  const product = await aThing()
  await fillCart(owner, [[product, 2]])
  await fillCompared(owner, [product], now)
  await fillViewed(owner, [product], now)
  const key = randomUUID()
  await db.write(async (trx) => {
    await trx.insertInto('wish').values({ owner, productId: product, addedAt: now }).execute()
    await trx
      .insertInto('wishlistShare')
      .values({ shareKey: `share-${key}`, owner, createdAt: now, withdrawnAt: null })
      .execute()
    await trx
      .insertInto('cartUndo')
      .values({ owner, lines: '[]', removedAt: now })
      .onConflict((on) => on.doNothing())
      .execute()
    await trx
      .insertInto('listUndo')
      .values({ owner, list: 'wishlist', ids: '[]', removedAt: now })
      .onConflict((on) => on.doNothing())
      .execute()
    await trx
      .insertInto('knownDevice')
      .values({ customer: customerId, keyHash: `device-${key}`, wrongTries: 0, lastSeenAt: now })
      .execute()
    await trx
      .insertInto('knownNetwork')
      .values({ customer: customerId, networkHash: `network-${key}`, lastSeenAt: now })
      .execute()
    await trx
      .insertInto('passwordReset')
      .values({ keyHash: `reset-${key}`, customer: customerId, createdAt: now })
      .execute()
    await trx
      .insertInto('coupon')
      .values({
        code: `C${key.slice(0, 8).toUpperCase()}`,
        percent: 5,
        fromAt: now,
        untilAt: null,
        mostUses: null,
        mostUsesEach: null,
        createdAt: now,
        endedAt: null,
      })
      .execute()
    await trx
      .insertInto('cartCoupon')
      .values({ owner, code: `C${key.slice(0, 8).toUpperCase()}`, addedAt: now })
      .execute()
  })
  await db.write(async (trx) => {
    await trx
      .insertInto('ebookLibrary')
      .values({ customer: customerId, keyHash: `library-${key}`, createdAt: now })
      .execute()
    await trx
      .insertInto('contactMessage')
      .values({
        ...{ id: key, name: 'Asha', email: email.toUpperCase(), language: 'en', sentAt: now },
        ...{ subject: 'A page is missing', message: `Page 14 of ${key}` },
      })
      .execute()
    await trx
      .insertInto('contactAnswer')
      .values({ id: key, message: key, text: `Not in ${key}`, author: 'Ravi', at: now })
      .execute()
    await trx
      .insertInto('withdrawalNotice')
      .values({
        ...{ id: key, name: 'Asha', orderText: '7', email, language: 'en', declaredAt: now },
        ...{ content: `I withdraw from ${key}`, orderNumber: null, returnId: null },
      })
      .execute()
  })
  const draft = { form: 'profile.save', about: '', values: { name: `Asha ${key}` } } as const
  await saveDraft(owner, draft, now, customerId)
  await addAddress(customerId, anAddress, now)
  await startStockAlert(
    { productId: product, color: '', size: '', email, language: 'en' },
    origin,
    now,
  )
  return anOrder(customerId, email)
}

/** Places an order of a customer who is signed in. */
export async function anOrder(customer: string, email: string): Promise<string> {
  const number = await guestOrder(email, foldEmail(email))
  await db.write((trx) =>
    trx
      .updateTable('customerOrder')
      .set({ customer, visitor: ownerOf(customer), telephone: '+91 80 1234' })
      .where('number', '=', number)
      .execute(),
  )
  return number
}

/** Lists the rows of all tables that contain a text, by table. */
export async function tablesWith(text: string): Promise<string[]> {
  const found: string[] = []
  for (const table of tables) {
    const rows = await db.read.selectFrom(table).selectAll().execute()
    if (JSON.stringify(rows).includes(text)) found.push(table)
  }
  return found
}

const tables = [
  'customer',
  'signIn',
  'knownNetwork',
  'knownDevice',
  'passwordReset',
  'emailConfirmation',
  'customerAddress',
  'ebookLibrary',
  'contactMessage',
  'contactAnswer',
  'cartLine',
  'cartUndo',
  'cartCoupon',
  'wish',
  'wishlistShare',
  'compared',
  'listUndo',
  'viewed',
  'stockWatch',
  'customerOrder',
  'couponUse',
  'outbox',
] as const
