import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { endOtherSignIns, endSignIn } from '#app/shop/customers/accounts/sign-ins.server.ts'
import type { ProfileAnswer } from '#app/shop/api/answers.schema.ts'
import { calls } from '../../shop/api/calls.ts'
import { newShopper } from '../../shopper.ts'
import { aCaller, aCustomer, callApi, signIn } from './caller.ts'

const profile = '/users/profile'
const hourMs = 60 * 60 * 1000
const guarded = calls.filter((call) => call.needsToken)
const open = calls.filter((call) => !call.needsToken && call.method === 'get')

describe('the profile', () => {
  test('is that of the token', async () => {
    const { id, email, name, token } = await aCaller()
    const { status, headers, content } = await callApi<ProfileAnswer>(profile, { token })
    expect(status).toBe(200)
    const { createdAt, ...rest } = content
    expect(rest).toEqual({ _id: id, email, name, emailConfirmed: false, language: 'fr' })
    expect(Date.now() - Date.parse(createdAt)).toBeLessThan(60_000)
    expect(headers.get('Cache-Control')).toBe('private, no-store')
  })

  test('says whether the address is confirmed', async () => {
    const { id, token } = await aCaller()
    await db.write((trx) =>
      trx
        .updateTable('customer')
        .set({ emailConfirmedAt: Date.now() })
        .where('id', '=', id)
        .execute(),
    )
    expect((await callApi<ProfileAnswer>(profile, { token })).content.emailConfirmed).toBe(true)
  })
})

describe('a token', () => {
  test.each(['', 'Bearer ', 'bearer ', 'BEARER   '])('after "%s" is taken', async (scheme) => {
    const { token } = await aCaller()
    const headers = { Authorization: scheme + token }
    expect((await callApi(profile, { headers })).status).toBe(200)
  })

  test.each([
    ['none', undefined],
    ['empty', ''],
    ['the scheme alone', 'Bearer'],
    ['that was never given', `Bearer ${'A'.repeat(43)}`],
    ['of 10 KB', `Bearer ${'A'.repeat(10_000)}`],
    ['that is not one', "Bearer ' or 1=1 --"],
    ['with another scheme', `Basic ${'A'.repeat(43)}`],
    ['twice', `${'A'.repeat(43)}, ${'A'.repeat(43)}`],
  ])('(%s) is 401 with words, and says what is asked for', async (_, sent) => {
    const headers = sent === undefined ? {} : { Authorization: sent }
    const { status, headers: text, content } = await callApi(profile, { headers })
    expect(status).toBe(401)
    expect(text.get('WWW-Authenticate')).toBe('Bearer')
    expect(text.get('Cache-Control')).toBe('no-store')
    expect(content.message).toContain('token')
  })

  test('in another scheme, or cut by a letter, is not taken', async () => {
    const { token } = await aCaller()
    for (const sent of [`Basic ${token}`, token.slice(1), `${token}x`, `Bearer ${token} x`])
      expect((await callApi(profile, { headers: { Authorization: sent } })).status).toBe(401)
  })

  test('of one customer shows nothing of another', async () => {
    const [asha, ben] = [await aCaller(), await aCaller()]
    const { content } = await callApi<ProfileAnswer>(profile, { token: ben.token })
    expect(content._id).toBe(ben.id)
    expect(content._id).not.toBe(asha.id)
  })

  test('that was ended holds no more, at once', async () => {
    const { id, token } = await aCaller()
    const other = await signIn(id)
    expect((await callApi(profile, { token })).status).toBe(200)
    await endSignIn(token)
    expect((await callApi(profile, { token })).status).toBe(401)
    expect((await callApi(profile, { token: other })).status).toBe(200)
    await db.write((trx) => endOtherSignIns(trx, id, undefined))
    expect((await callApi(profile, { token: other })).status).toBe(401)
  })

  test('goes with the account', async () => {
    const { id, token } = await aCaller()
    await db.write(async (trx) => {
      await trx.deleteFrom('signIn').where('customer', '=', id).execute()
      await trx.deleteFrom('customer').where('id', '=', id).execute()
    })
    expect((await callApi(profile, { token })).status).toBe(401)
  })

  test.each([
    [12 * hourMs - 60_000, false, 200],
    [12 * hourMs, false, 401],
    [30 * dayMs - 60_000, true, 200],
    [30 * dayMs, true, 401],
  ])('unused for %i ms (kept: %s) answers %i', async (ago, isStored, status) => {
    const { id } = await aCustomer()
    const token = await signIn(id, ago, isStored)
    expect((await callApi(profile, { token })).status).toBe(status)
  })

  test.each(guarded.map(({ path }) => path))('is asked for by %s', async (path) => {
    expect((await callApi(path, { json: undefined })).status).toBe(401)
    const { token } = await aCaller()
    const isUpdate = path === '/wishlist/update'
    const answer = await callApi(path, { token, ...(isUpdate && { json: { products: [] } }) })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
  })

  test.each(open.map(({ path }) => path))('is not asked for by %s', async (path) => {
    expect((await callApi(path)).status).toBe(200)
    expect((await callApi(path, { headers: { Authorization: 'Bearer rubbish' } })).status).toBe(200)
  })

  test('is asked for before the body is looked at', async () => {
    expect((await callApi('/wishlist/update', { body: 'rubbish' })).status).toBe(401)
  })
})

describe('a cookie', () => {
  test('is never read: without the token its owner is nobody here', async () => {
    const shopper = await newShopper()
    await shopper.visit('/books')
    await shopper.press('€ EUR')
    const Cookie = [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    expect(Cookie).toContain('shop=')
    for (const { path } of guarded) {
      const answer = await callApi(path, { headers: { Cookie } })
      expect(answer.status).toBe(401)
      expect(answer.headers.get('Set-Cookie')).toBeNull()
    }
  })

  test('that holds a sign-in opens nothing either', async () => {
    const { token } = await aCaller()
    const { createCookieSessionStorage } = await import('@remix-run/node')
    const { commitSession, getSession } = createCookieSessionStorage({
      cookie: { name: 'shop', secrets: [process.env.SESSION_SECRET!] },
    })
    const session = await getSession()
    session.set('token', token)
    const [Cookie = ''] = (await commitSession(session)).split(';')
    // The pages know it.
    const shopper = await newShopper({ Cookie })
    await shopper.visit('/cart')
    expect(shopper.headers.get('Cache-Control')).toBe('private, no-store')
    for (const { path } of guarded)
      expect((await callApi(path, { headers: { Cookie } })).status).toBe(401)
  })
})
