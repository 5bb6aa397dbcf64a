import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import type { Tables } from '#app/database/tables.ts'
import { drawAttachments } from '#app/shop/ordering/invoices/draw-invoice.server.ts'
import { sendDueMail } from '#app/shop/messaging/mail/outbox.server.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { launcher, serveShop, type ServedShop } from '../../served-shop.ts'
import { aCoupon } from '../../shop/coupons/coupons.ts'
import { readMail } from '../../shop/mail/read-mail.ts'
import { Shopper } from '../../shopper.ts'

const folder = process.env.DATA_DIR!
const mailFolder = join(folder, 'mail')

/** What nobody may find afterwards, by what it is. */
const secrets = new Map<string, string>()
const keep = (name: string, secret: string | undefined): string => {
  expect(secret, name).toBeTruthy()
  secrets.set(name, secret!)
  return secret!
}
const newPassword = (name: string) => keep(name, `Lantern-${randomUUID()}`)
/** All that the shop answered. */
const answers: string[] = []

let shop: ServedShop
beforeAll(async () => {
  // By the launcher, as an owner starts it.
  shop = await serveShop({ BACKGROUND_JOBS: 'on', DEMO: 'off' }, launcher)
}, 120_000)
afterAll(() => shop.stop())

const newShopper = () =>
  new Shopper(
    async (request) => {
      const answer = await fetch(request)
      answers.push(await answer.clone().text())
      return answer
    },
    shop.origin,
    { 'Accept-Language': 'en' },
  )

/** Keeps the token in the cookie of who signed in, and the cookie. */
function keepSession(name: string, { cookies }: Shopper) {
  const cookie = keep(`cookie ${name}`, cookies.get('shop'))
  const [data = ''] = decodeURIComponent(cookie).split('.')
  const { token } = JSON.parse(Buffer.from(data, 'base64').toString()) as { token?: string }
  keep(`token ${name}`, token)
}

/** Keeps the key in the link of the newest mail of a kind, which this process or the served one sent. */
async function linkOf(kind: string): Promise<string> {
  for (const end = Date.now() + 20_000; Date.now() < end; await sleep(100)) {
    await sendDueMail(Date.now(), drawAttachments)
    const [name] = existsSync(mailFolder)
      ? readdirSync(mailFolder).filter(
          (file) => file.endsWith('.eml') && file.includes(`-${kind}-`),
        )
      : []
    if (name === undefined) continue
    const { text } = readMail(readFileSync(join(mailFolder, name), 'utf8'))
    const [link, key] = /https?:\/\/\S+[?&](?:key|confirm)=([^\s&#]+)/.exec(text) ?? []
    keep(`key of ${kind}`, key)
    return new URL(link!).pathname + new URL(link!).search
  }
  throw new Error(`no mail ${kind}`)
}

const callApi = async (path: string, token?: string, content?: object) => {
  const answer = await fetch(shop.origin + path, {
    ...(content && { method: 'POST', body: JSON.stringify(content) }),
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
  })
  const text = await answer.text()
  if (!text.includes('"token"')) answers.push(text)
  return { status: answer.status, content: JSON.parse(text) as { token?: string } }
}

const signIn = (shopper: Shopper, email: string, password: string) =>
  shopper.post('/login-register', { intent: 'customer.signIn', email, password })

const rename = (from: string, to: string) =>
  db.write((trx) => trx.schema.alterTable(from).renameTo(to).execute())

/** An account from its opening to the API, with all that goes wrong on the way. */
async function playAccount(email: string) {
  const shopper = newShopper()
  const first = newPassword('first password')
  const register = { intent: 'customer.register', name: 'Asha', email }
  await shopper.post('/login-register', { ...register, name: '', password: newPassword('refused') })
  expect(shopper.status).toBe(422)
  await shopper.post('/login-register', { ...register, password: first })
  keepSession('of the new account', shopper)
  await shopper.visit(await linkOf('welcome'))
  await shopper.visit('/logout')

  await signIn(shopper, email, newPassword('wrong password'))
  expect(shopper.status).toBe(422)
  await shopper.post('/login-register', {
    intent: 'customer.signIn',
    email: newPassword('secret typed as the address'),
    password: first,
  })
  await signIn(shopper, email, first)
  keepSession('of the sign-in', shopper)

  // A fault of the shop in the middle, which it logs.
  await rename('sign_in', 'away')
  await signIn(newShopper(), email, first)
  // The log collects some lines before it writes.
  await expect.poll(() => shop.output()).toMatch(/sign_in/)
  await rename('away', 'sign_in')

  await shopper.post('/forgot-password', { intent: 'password.forget', email })
  const reset = await linkOf('password-reset')
  await shopper.visit(reset)
  const second = newPassword('second password')
  await shopper.post(reset, { intent: 'password.reset', password: second })
  expect(shopper.status).toBe(200)
  keepSession('after the reset', shopper)

  const call = { email, password: newPassword('wrong password of the API') }
  expect((await callApi('/users/signin/customer', undefined, call)).status).toBe(401)
  const signedIn = await callApi('/users/signin/customer', undefined, { email, password: second })
  const token = keep('token of the API', signedIn.content.token)
  expect((await callApi('/users/profile', token)).status).toBe(200)
  await callApi('/wishlist/update', token, { products: [] })
  return shopper
}

/** Both answers that show a declaration again. */
async function playWithdrawal(email: string) {
  const shopper = newShopper()
  const declared = { name: 'Asha', email, order: 'AAAA1234', items: 'Silas Marner' }
  for (const button of ['review', 'change']) {
    await shopper.post('/withdrawal', {
      intent: `withdrawal.${button}`,
      ...declared,
      password: newPassword(`password beside withdrawal.${button}`),
    })
    expect(shopper.status).toBe(200)
    expect(shopper.html).toContain('Silas Marner')
  }
}

async function playOrder(shopper: Shopper, email: string) {
  await shopper.post('/cart', { intent: 'cart.add', product: await aBook() })
  await shopper.post('/cart', { intent: 'coupon.apply', coupon: await aCoupon({ percent: 10 }) })
  await shopper.post('/checkout', {
    intent: 'order.place',
    password: newPassword('password at the checkout'),
    other: newPassword('password in a field of no form'),
  })
  expect(shopper.status).toBe(409)
  await shopper.visit('/checkout')
  await shopper.press('Order with obligation to pay', {
    email,
    name: 'Asha',
    addressLine1: '14 Lantern Lane',
    postcode: '560001',
    city: 'Bengaluru',
  })
  expect(shopper.url).toMatch(/^\/order-received\//)
  await linkOf('order')
  await shopper.visit('/logout')
}

async function allRows(): Promise<string> {
  const tables = await db.read.introspection.getTables()
  const rows = tables.map(({ name }) =>
    db.read
      .selectFrom(name as keyof Tables)
      .selectAll()
      .execute(),
  )
  return JSON.stringify(await Promise.all(rows))
}

const filesLeft = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())

/** The names of the secrets that stand in a text, plain or as an address or base64 would write them. */
function found(text: string | Buffer, some = [...secrets]): string[] {
  const bytes = Buffer.from(text)
  const writings = (secret: string) => [
    secret,
    encodeURIComponent(secret),
    Buffer.from(secret).toString('base64').replace(/=+$/, ''),
  ]
  return some
    .filter(([, secret]) => writings(secret).some((written) => bytes.includes(written)))
    .map(([name]) => name)
}

test('a whole run leaves no password, token or key but in the mails themselves', async () => {
  const email = `asha-${randomUUID()}@example.org`
  await playOrder(await playAccount(email), email)
  await playWithdrawal(email)
  expect(secrets.size).toBeGreaterThanOrEqual(15)

  const waiting = () =>
    db.read.selectFrom('outbox').select('kind').where('sentAt', 'is', null).execute()
  for (const end = Date.now() + 20_000; (await waiting()).length > 0 && Date.now() < end;)
    await sendDueMail(Date.now(), drawAttachments)
  expect(await waiting()).toEqual([])
  const rows = await allRows()
  expect(rows).toContain(email)
  await shop.stop()
  await db.close()

  // What was typed as the address comes back to who typed it, like any address.
  const isPassword = ([name]: [string, string]) => name.includes('password')
  expect(found(answers.join('\n'), [...secrets].filter(isPassword)), 'in pages').toEqual([])
  expect(found(shop.output()), 'printed').toEqual([])
  expect(found(rows), 'in rows').toEqual([])
  const mails = filesLeft().filter((path) => path.endsWith('.eml'))
  const others = filesLeft().filter((path) => !path.endsWith('.eml'))
  expect(mails.length).toBeGreaterThanOrEqual(4)
  for (const path of mails) expect(statSync(path).mode & 0o777, path).toBe(0o600)
  expect(
    others.map((path) => [path, found(readFileSync(path))]).filter(([, names]) => names!.length),
  ).toEqual([])
  // The keys are in the mails, or nothing was looked for.
  expect(mails.flatMap((path) => found(readMail(readFileSync(path, 'utf8')).text)).sort()).toEqual(
    expect.arrayContaining(['key of password-reset', 'key of welcome', 'key of order']),
  )
}, 120_000)
