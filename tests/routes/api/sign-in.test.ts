import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import type { ProfileAnswer, SignInAnswer } from '#app/shop/api/answers.schema.ts'
import { aCustomer, callApi, password } from './caller.ts'

const path = '/users/signin/customer'
const signInAs = (email: string, typed = password, headers = {}) =>
  callApi<SignInAnswer>(path, { json: { email, password: typed }, headers })

describe('signing a program in', () => {
  test('answers with a token and the customer, whatever the case of the address', async () => {
    const { id, name } = await aCustomer({ email: 'Asha@Example.org' })
    const { status, headers, content } = await signInAs(' ASHA@example.org ')
    expect(status).toBe(200)
    expect(content.user).toEqual({ _id: id, email: 'Asha@Example.org', name })
    expect(headers.get('Cache-Control')).toBe('private, no-store')
    expect(headers.get('Set-Cookie')).toBeNull()
  })

  test('gives a token that the other calls take, and keeps its hash alone', async () => {
    const { id, email } = await aCustomer()
    const { token } = (await signInAs(email, password, { 'User-Agent': 'Reader 1.0' })).content
    const profile = await callApi<ProfileAnswer>('/users/profile', { token })
    expect(profile.content._id).toBe(id)
    const rows = await db.read.selectFrom('signIn').where('customer', '=', id).selectAll().execute()
    expect(rows).toMatchObject([{ device: 'Reader 1.0', isKept: 0 }])
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('makes a new token each time', async () => {
    const { email } = await aCustomer()
    const [first, second] = [await signInAs(email), await signInAs(email)]
    expect(first.content.token).not.toBe(second.content.token)
    expect((await callApi('/users/profile', { token: first.content.token })).status).toBe(200)
  })

  test('has no cookie: others’ wrong passwords lock a program out, whose token goes on to count', async () => {
    const { email } = await aCustomer()
    const { token } = (await signInAs(email)).content
    for (let n = 0; n < 10; n++) expect((await signInAs(email, 'wrong')).status).toBe(401)
    expect((await signInAs(email)).status).toBe(429)
    expect((await callApi('/users/profile', { token })).status).toBe(200)
  })

  test.each([
    ['a wrong password', (email: string) => [email, 'wrong password']],
    ['a wrong case of the password', (email: string) => [email, password.toUpperCase()]],
    ['an address nobody has', () => ['nobody@example.org', password]],
    ['what is no address', () => ['nobody', password]],
  ])('with %s is 401 with the same words', async (_, typed) => {
    const { email } = await aCustomer()
    const [as = '', secret = ''] = typed(email)
    const { status, headers, content } = await signInAs(as, secret)
    expect(status).toBe(401)
    expect(content).toEqual({ message: 'Invalid Credentials' })
    expect(headers.get('WWW-Authenticate')).toBe('Bearer')
    expect(headers.get('Cache-Control')).toBe('no-store')
  })

  test.each([
    ['fr-CA, fr;q=0.9', 'Identifiants invalides'],
    ['de', 'Ungültige Zugangsdaten'],
    ['*', 'Invalid Credentials'],
    ['pt', 'Invalid Credentials'],
  ])('refuses in the language of Accept-Language "%s"', async (accepted, message) => {
    const { content } = await signInAs('x@example.org', 'x', { 'Accept-Language': accepted })
    expect(content).toEqual({ message })
  })

  test('after ten wrong passwords for one account is 429, and says for how long', async () => {
    const { email } = await aCustomer()
    for (let n = 0; n < 10; n++) await signInAs(email, 'wrong')
    const { status, headers, content } = await signInAs(email)
    expect(status).toBe(429)
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(800)
    expect(Number(headers.get('Retry-After'))).toBeLessThanOrEqual(900)
    expect(content).toEqual({
      message: 'There were too many attempts. Please try again in 15 minutes.',
    })
  })
})
