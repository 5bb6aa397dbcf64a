import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { languages, type Language } from '#app/i18n/languages.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import { localPath } from '#app/i18n/paths.ts'
import { isPassword } from '#app/shop/customers/accounts/password.server.ts'
import {
  aCustomer,
  customerOf,
  keyTo,
  mailsTo,
  newEmail,
  rightPassword,
} from '../../shop/accounts/customers.ts'
import { newShopper, type Shopper } from '../../shopper.ts'

const aShopper = (network: string = randomUUID()) => newShopper({ 'x-octavo-address': network })
const newPassword = 'another lantern'

async function isSignedIn(shopper: Shopper): Promise<boolean> {
  await shopper.visit('/login-register')
  return shopper.url !== '/login-register'
}

/** A customer whose address is known to be theirs. */
async function aConfirmed(email: string): Promise<string> {
  const customer = await aCustomer(email)
  await db.write((trx) =>
    trx
      .updateTable('customer')
      .set({ emailConfirmedAt: Date.now() })
      .where('id', '=', customer)
      .execute(),
  )
  return customer
}

/** A customer with an open link, who never confirmed the address. */
async function whoForgot(language: Language = 'en') {
  const email = newEmail()
  const customer = await aCustomer(email)
  const shopper = await aShopper()
  const route = localPath(language, '/forgot-password')
  await shopper.post(route, { intent: 'password.forget', email })
  const key = await keyTo(email, 'password-reset')
  return { email, customer, shopper, path: `${route}?key=${key}` }
}

describe.each(languages)('without JavaScript, in %s', (language: Language) => {
  const words = translator(language)
  const t = (...key: Parameters<typeof words>) => words(...key).replace(/\s+/g, ' ')
  const route = localPath(language, '/forgot-password')
  const main = { within: '#main' }

  test('from the forgotten password to the new one, signed in', async () => {
    const email = newEmail()
    const customer = await aConfirmed(email)
    const shopper = await aShopper()
    await shopper.visit(localPath(language, '/login-register'))
    await shopper.follow(t('account.forgot'), main)
    expect(shopper.text('h1')).toBe(t('account.forgotHeading'))
    await shopper.press(t('account.send'), { email }, main)
    expect(shopper.url).toBe(`${route}?sent=1`)
    expect(shopper.text('[role=status].note')).toBe(t('account.sent'))
    expect(shopper.cookieNames()).toEqual([])

    const [mail] = await mailsTo(email)
    const [, link] = /http:\/\/shop\.test(\/\S+)/.exec(mail!.text)!
    expect(link).toContain(`${route}?key=`)
    const reader = await aShopper()
    await reader.visit(link!)
    expect(reader.status).toBe(200)
    expect(reader.text('h1')).toBe(t('account.newHeading'))
    expect(reader.text('#main')).toContain(email)
    expect(reader.text('#main')).not.toContain(t('account.beginsAnew'))
    expect(reader.attr('#password', 'autocomplete')).toBe('new-password')
    // Opening it changes nothing.
    expect(
      await isPassword(rightPassword, (await customerOf(customer)).passwordHash, '192.0.2.1'),
    ).toBe(true)

    await reader.press(t('account.setPassword'), { password: 'password1' }, main)
    expect(reader.status).toBe(422)
    expect(reader.text('#password-error')).toBe(t('refusal.account.password.common'))
    expect(reader.attr('#errors a', 'href')).toBe('#password')
    expect(reader.html).not.toContain('password1')

    await reader.press(t('account.setPassword'), { password: `${email}!` }, main)
    expect(reader.text('#password-error')).toBe(t('refusal.account.password.own'))

    await reader.press(t('account.setPassword'), { password: newPassword }, main)
    expect(reader.url).toBe(localPath(language, '/my-account'))
    expect(reader.text('.toast')).toContain(t('toast.passwordSet'))
    expect(await isSignedIn(reader)).toBe(true)
    expect(await isSignedIn(shopper)).toBe(false)
  })

  test('of an account that nobody confirmed it is said before and after that it begins anew', async () => {
    const { path, customer } = await whoForgot(language)
    const reader = await aShopper()
    await reader.visit(path)
    expect(reader.text('#main .note')).toBe(t('account.beginsAnew'))
    expect((await customerOf(customer)).name).toBe('Asha')
    await reader.press(t('account.setPassword'), { password: newPassword }, main)
    expect(reader.text('.toast')).toContain(t('toast.accountBeganAnew'))
    expect((await customerOf(customer)).name).not.toBe('Asha')
  })

  test('a link that was used says so, and the form for another stands there', async () => {
    const { path, email } = await whoForgot(language)
    const reader = await aShopper()
    await reader.visit(path)
    const other = await aShopper()
    await other.visit(path)
    await reader.press(t('account.setPassword'), { password: newPassword }, main)
    // Still open in another window.
    await other.press(t('account.setPassword'), { password: 'a third lantern' }, main)
    expect(other.status).toBe(422)
    expect(other.text('#email-error')).toBe(t('refusal.account.link'))
    expect(await isSignedIn(other)).toBe(false)
    await other.visit(path)
    expect(other.status).toBe(410)
    expect(other.text('[role=status].note')).toBe(t('account.linkDead'))
    await other.press(t('account.send'), { email }, main)
    expect(other.url).toBe(`${route}?sent=1`)
  })

  test('an address that is none is said at the field', async () => {
    const shopper = await aShopper()
    await shopper.visit(route)
    await shopper.press(t('account.send'), { email: 'asha' }, main)
    expect(shopper.status).toBe(422)
    expect(shopper.text('#email-error')).toBe(t('refusal.email.malformed'))
    expect(shopper.attr('#email', 'value')).toBe('asha')
  })
})

test('no hint and no question is asked for on the way to a new password', async () => {
  const { shopper, path } = await whoForgot()
  const names = async (page: string) =>
    (await shopper.visit(page)).attrs(
      '#main :is(input, select, textarea):not([type=hidden])',
      'name',
    )
  expect(await names('/forgot-password')).toEqual(['email'])
  expect(await names(path)).toEqual(['password'])
})

describe('the answer', () => {
  test('is the same for an address that nobody has', async () => {
    const known = newEmail()
    await aCustomer(known)
    const pages = [known, newEmail()].map(async (email) => {
      const shopper = await aShopper()
      await shopper.post('/forgot-password', { intent: 'password.forget', email })
      return [shopper.status, shopper.url, shopper.html, shopper.cookieNames()]
    })
    const [one, other] = await Promise.all(pages)
    expect(one).toEqual(other)
  })

  test('after twenty of one network is 429, and when to come again', async () => {
    const network = randomUUID()
    const request = async () => {
      const shopper = await aShopper(network)
      const email = newEmail()
      await shopper.post('/forgot-password', { intent: 'password.forget', email })
      return { shopper, email }
    }
    await Promise.all(Array.from({ length: 20 }, request))
    const { shopper, email } = await request()
    expect(shopper.status).toBe(429)
    expect(Number(shopper.headers.get('Retry-After'))).toBeGreaterThan(800)
    expect(shopper.text('#email-error')).toMatch(/try again in 15 minutes/)
    expect(shopper.attr('#email', 'value')).toBe(email)
  })

  test.each([
    ['unknown', 'x'.repeat(43)],
    ['empty', ''],
    ['broken', '%00x'.slice(3)],
  ])('to a link that is %s is 410 with words', async (_, key) => {
    const shopper = await aShopper()
    await shopper.visit(`/forgot-password?key=${key}`)
    expect(shopper.status).toBe(410)
    expect(shopper.text('#main')).toContain('Request a new one here')
    await shopper.post(`/forgot-password?key=${key}`, {
      intent: 'password.reset',
      password: newPassword,
    })
    expect(shopper.status).toBe(422)
    expect(shopper.cookieNames()).toEqual([])
  })

  test('names the key in no page but by its address, and lies in no store', async () => {
    const { shopper, path } = await whoForgot()
    await shopper.visit(path)
    expect(shopper.headers.get('Cache-Control')).toBe('private, no-store')
    expect(shopper.headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
    expect(shopper.attrs('link[rel=canonical], link[rel=alternate]', 'href').join()).not.toContain(
      'key',
    )
    expect(shopper.attr('meta[name=robots]', 'content')).toBe('noindex')
  })
})

describe('the new password', () => {
  test('ends a sign-in that was stolen', async () => {
    const { email, path, shopper: reader } = await whoForgot()
    const thief = await aShopper()
    await thief.post('/login-register', {
      intent: 'customer.signIn',
      email,
      password: rightPassword,
    })
    expect(await isSignedIn(thief)).toBe(true)
    await reader.visit(path)
    await reader.press('Save password', { password: newPassword }, { within: '#main' })
    expect(await isSignedIn(reader)).toBe(true)
    expect(await isSignedIn(thief)).toBe(false)
    await thief.post('/login-register', {
      intent: 'customer.signIn',
      email,
      password: rightPassword,
    })
    expect(thief.status).toBe(422)
  })

  test('sent twice at one moment signs in once', async () => {
    const { path } = await whoForgot()
    const readers = [await aShopper(), await aShopper()]
    await Promise.all(
      readers.map((reader, n) =>
        reader.post(path, { intent: 'password.reset', password: `${newPassword} ${n}` }),
      ),
    )
    const ins = [await isSignedIn(readers[0]!), await isSignedIn(readers[1]!)]
    expect(ins.filter(Boolean)).toHaveLength(1)
  })

  test.each(['password.forget', 'password.reset'])(
    '%s from another site is 403',
    async (intent) => {
      const { path, email, customer, shopper } = await whoForgot()
      const mails = (await mailsTo(email)).length
      const fields = { intent, email, password: newPassword }
      await shopper.post(path, fields, { 'Sec-Fetch-Site': 'cross-site' })
      expect(shopper.status).toBe(403)
      expect(await mailsTo(email)).toHaveLength(mails)
      expect(
        await isPassword(rightPassword, (await customerOf(customer)).passwordHash, '192.0.2.1'),
      ).toBe(true)
    },
  )
})
