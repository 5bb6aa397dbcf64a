import { randomUUID } from 'node:crypto'
import { db } from '#app/database/database.server.ts'
import { parseEmail } from '#app/i18n/email.ts'
import type { QuoteViewer } from '#app/shop/ordering/quote/quote-lines.server.ts'
import { newMailKey } from '#app/shop/customers/accounts/mail-key.server.ts'
import { registerCustomer } from '#app/shop/customers/accounts/customers.server.ts'
import type { SessionRequest } from '#app/shop/lifecycle/start-session.server.ts'
import { startSignIn } from '#app/shop/customers/accounts/sign-ins.server.ts'
import { quickHash } from './quick-hash.ts'

export const now = Date.now()
export const origin = 'http://shop.test'
export const rightPassword = 'a lantern in the fog'

export const newEmail = () => `asha-${randomUUID()}@example.org`
/** Returns a network that no other test uses. */
export const newAddress = () => randomUUID()

/** Returns an English viewer in India who sees rupees. */
export const where = (at = now): QuoteViewer => ({
  currency: 'INR',
  country: 'IN',
  language: 'en',
  now: at,
})

/** Returns a session request of a visitor without any data, unless the facts differ. */
export const arriving = (facts: Partial<SessionRequest> = {}): SessionRequest => ({
  visitor: undefined,
  token: undefined,
  device: 'a test',
  isRemembered: false,
  deviceKeys: undefined,
  viewer: where(),
  ...facts,
})

const quick = quickHash(rightPassword)

/** Creates a customer with an unconfirmed address. Returns the id. */
export async function aCustomer(
  email = newEmail(),
  at = now,
  passwordHash = quick,
): Promise<string> {
  const made = await db.write((trx) =>
    registerCustomer(
      trx,
      { email: parseEmail(email)!, name: 'Asha', passwordHash, language: 'en' },
      at,
    ),
  )
  if (!made.ok) throw new Error(`taken: ${email}`)
  return made.customerId
}

/** Signs a customer in. Returns the token. */
export const signedIn = (customer: string, at = now) =>
  db.write((trx) => startSignIn(trx, customer, { device: 'a test', isRemembered: false }, at))

export const customerOf = (id: string) =>
  db.read.selectFrom('customer').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export const mailsTo = (recipient: string) =>
  db.read
    .selectFrom('outbox')
    .selectAll()
    .where('recipient', '=', recipient)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

/** Returns the key in the link of the newest mail of a kind. */
export async function keyTo(recipient: string, kind: string): Promise<string> {
  const mails = (await mailsTo(recipient)).filter((mail) => mail.kind === kind)
  const [, key] = /[?&](?:key|confirm)=([\w-]{43})/.exec(mails.at(-1)?.text ?? '') ?? []
  if (key === undefined) throw new Error(`no mail ${kind} to ${recipient}`)
  return key
}

/** Inserts an order that a guest placed with this address. */
export async function guestOrder(email: string, emailFolded: string): Promise<string> {
  const number = randomUUID()
  await db.write((trx) =>
    trx
      .insertInto('customerOrder')
      .values({
        number,
        checkoutToken: randomUUID(),
        visitor: randomUUID(),
        customer: null,
        placedAt: now,
        state: 'received',
        paymentState: 'due',
        paymentMethod: 'invoice',
        language: 'en',
        currency: 'INR',
        rate: 1_000_000_000_000,
        rateDay: '2026-01-01',
        email,
        emailFolded,
        telephone: null,
        name: 'Asha',
        addressLine1: '14 Lantern Lane',
        addressLine2: null,
        postcode: '560001',
        city: 'Bengaluru',
        region: null,
        country: 'IN',
        deliveryMethod: null,
        deliveryMinor: 0,
        goodsMinor: 0,
        couponCode: null,
        discountMinor: 0,
        totalMinor: 0,
        ebookConsent: 0,
        origin: 'http://shop.test',
        unreserved: 0,
        unpaidUntil: null,
      })
      .execute(),
  )
  return number
}

export async function buyerOf(number: string): Promise<string | null> {
  const { customer } = await db.read
    .selectFrom('customerOrder')
    .select('customer')
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  return customer
}

/** Returns the key of a link by which the customer chooses a new password. */
export async function aResetKey(customer: string): Promise<string> {
  const { key, keyHash } = newMailKey()
  await db.write((trx) =>
    trx.insertInto('passwordReset').values({ keyHash, customer, createdAt: Date.now() }).execute(),
  )
  return key
}
