import { randomUUID } from 'node:crypto'
import { db } from '#app/database/database.server.ts'
import { registerCustomer } from '#app/shop/customers/accounts/customers.server.ts'
import { ownerOf, startSignIn } from '#app/shop/customers/accounts/sign-ins.server.ts'
import { errorAnswer } from '#app/shop/api/answers.schema.ts'
import { calls } from '../../shop/api/calls.ts'
import { builtShop, origin } from '../../shopper.ts'
import { quickHash } from '../../shop/accounts/quick-hash.ts'

type Sent = {
  method?: string
  token?: string
  /** Sent as JSON. */
  json?: unknown
  /** Sent as it is. */
  body?: BodyInit
  headers?: Record<string, string>
}

export type Answer<Content> = { status: number; headers: Headers; content: Content; text: string }

/**
 * Calls the built shop as a program does, and reads what comes back strictly: what is no JSON, or does not
 * fit the schema of its call, throws.
 */
export async function callApi<Content = { message: string }>(
  address: string,
  { method, token, json, body, headers }: Sent = {},
): Promise<Answer<Content>> {
  const shop = await builtShop()
  const url = new URL(address, origin)
  const call = calls.find(({ path }) => path === url.pathname)
  const sent = json === undefined ? body : JSON.stringify(json)
  const answer = await shop(
    new Request(url, {
      method: method ?? call?.method.toUpperCase() ?? 'GET',
      ...(sent !== undefined && { body: sent }),
      headers: {
        Host: url.host,
        ...(sent !== undefined && { 'Content-Type': 'application/json' }),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...headers,
      },
    }),
  )
  const text = await answer.text()
  const content = parseAnswer(text, answer.status, call) as Content
  return { status: answer.status, headers: answer.headers, content, text }
}

function parseAnswer(text: string, status: number, call: (typeof calls)[number] | undefined) {
  if (text === '') return undefined
  const content: unknown = JSON.parse(text)
  const schema = status === 200 ? call?.answer : errorAnswer
  if (!schema) throw new Error(`no call there: ${text}`)
  return schema.parse(content)
}

export const password = 'correct horse battery staple'
const passwordHash = quickHash(password)

/** Creates a customer with {@link password}. */
export async function aCustomer({ email = `${randomUUID()}@example.org`, name = 'Asha Rao' } = {}) {
  const registered = await db.write((trx) =>
    registerCustomer(trx, { email, name, passwordHash, language: 'fr' }, Date.now()),
  )
  if (!registered.ok) throw new Error(registered.reason)
  const id = registered.customerId
  return { id, email, name, owner: ownerOf(id) }
}

/** Creates the token of a sign-in that began, and was last used, this many ms ago. */
export const signIn = (customerId: string, agoMs = 0, isRemembered = false) =>
  db.write((trx) =>
    startSignIn(trx, customerId, { device: 'test', isRemembered }, Date.now() - agoMs),
  )

/** Creates a customer who is signed in. */
export async function aCaller() {
  const customer = await aCustomer()
  return { ...customer, token: await signIn(customer.id) }
}
