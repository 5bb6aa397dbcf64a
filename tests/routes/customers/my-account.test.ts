import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { languages, type Language } from '#app/i18n/languages.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import { localPath } from '#app/i18n/paths.ts'
import { aThing } from '../../fixtures/catalogue.ts'
import {
  aCustomer,
  buyerOf,
  customerOf,
  guestOrder,
  keyTo,
  mailsTo,
  newEmail,
  rightPassword,
} from '../../shop/accounts/customers.ts'
import { builtShop, newShopper, origin, type Shopper } from '../../shopper.ts'

/** A browser with a network of its own. */
const aBrowser = (headers: Record<string, string> = {}) =>
  newShopper({ 'x-octavo-address': randomUUID(), ...headers })

const enter = (shopper: Shopper, email: string, password = rightPassword) =>
  shopper.post('/login-register', { intent: 'customer.signIn', email, password })

/** Somebody who is signed in, on the page of the account. */
async function signedInShopper(email = newEmail(), headers: Record<string, string> = {}) {
  const customer = await aCustomer(email)
  const shopper = await aBrowser(headers)
  await enter(shopper, email)
  expect(shopper.url).toBe('/my-account')
  return { shopper, customer, email }
}

/** Another browser with the cookies that this one has now. */
async function stolenFrom(shopper: Shopper): Promise<Shopper> {
  const thief = await aBrowser()
  for (const [name, value] of shopper.cookies) thief.cookies.set(name, value)
  return thief
}

async function isSignedIn(shopper: Shopper): Promise<boolean> {
  await shopper.visit('/my-account')
  return shopper.url === '/my-account'
}

/** What is answered, redirects not followed, by who has the cookies of the shopper. */
async function answerTo(path: string, shopper?: Shopper, fields?: Record<string, string>) {
  const cookie = [...(shopper?.cookies ?? [])].map((pair) => pair.join('=')).join('; ')
  return (await builtShop())(
    new Request(origin + path, {
      headers: {
        Host: 'shop.test',
        ...(cookie && { Cookie: cookie }),
        ...(fields && { 'Content-Type': 'application/x-www-form-urlencoded' }),
      },
      ...(fields && { method: 'POST', body: new URLSearchParams(fields).toString() }),
    }),
  )
}

const part = (id: string) => ({ within: `section[aria-labelledby=${id}]` })
const next = 'another lantern in the fog'
const wrong = 'a lantern in the rain'

describe.each(languages)('without JavaScript, in %s', (language: Language) => {
  const words = translator(language)
  // As a page is read: white space folded, no-break spaces too.
  const t = (...key: Parameters<typeof words>) => words(...key).replace(/\s+/g, ' ')
  const page = localPath(language, '/my-account')
  const onPage = async (email?: string) => {
    const found = await signedInShopper(email)
    await found.shopper.visit(page)
    expect(found.shopper.text('h1')).toBe(t('profile.heading'))
    return found
  }

  test('who is signed out is led to the sign-in, and back', async () => {
    const answer = await answerTo(page)
    expect(answer.status).toBe(303)
    const next = encodeURIComponent(page)
    const route = localPath(language, `/login-register?next=${next}`)
    expect(answer.headers.get('Location')).toBe(route)
    const post = await answerTo(page, undefined, { intent: 'profile.save', name: 'Eve' })
    expect([post.status, post.headers.get('Location')]).toEqual([303, route])
  })

  test('the name is changed; none is refused at its field and above', async () => {
    const { shopper, customer } = await onPage()
    await shopper.press(t('profile.saveProfile'), { name: '  ' }, part('profile'))
    expect(shopper.status).toBe(422)
    expect(shopper.text('title')).toContain(t('title.failed', { title: t('title.myAccount') }))
    expect(shopper.attr('#errors a', 'href')).toBe('#profile-name')
    expect(shopper.text('#profile-name-error')).toBe(t('refusal.account.name.missing'))
    await shopper.press(t('profile.saveProfile'), { name: 'Asha Raghavan' }, part('profile'))
    expect(shopper.url).toBe(page)
    expect(shopper.text('.toast')).toContain(t('toast.profileSaved'))
    expect(shopper.attr('#profile-name', 'value')).toBe('Asha Raghavan')
    expect((await customerOf(customer)).name).toBe('Asha Raghavan')
  })

  test('the address is changed by the password and then by the link, signed out', async () => {
    const { shopper, customer, email: old } = await onPage()
    const email = newEmail()
    const order = await guestOrder(email, email)
    const button = t('profile.changeEmail')
    await shopper.press(button, { email, password: wrong }, part('e-mail'))
    expect(shopper.status).toBe(422)
    expect(shopper.text('#change-email-password-error')).toBe(t('refusal.account.password.wrong'))
    expect(shopper.attr('#errors a', 'href')).toBe('#change-email-password')
    expect(shopper.attr('#change-email-email', 'value')).toBe(email)
    expect(shopper.html).not.toContain(wrong)

    await shopper.press(button, { email, password: rightPassword }, part('e-mail'))
    expect(shopper.text('.toast')).toContain(t('toast.linkSent', { email }))
    expect(shopper.text('section[aria-labelledby=e-mail] .note')).toBe(
      t('profile.waiting', { email }),
    )
    expect((await customerOf(customer)).email).toBe(old)

    const guest = await aBrowser()
    const key = await keyTo(email, 'email-confirm')
    await guest.visit(`${page}?confirm=${key}`)
    expect(guest.status).toBe(200)
    expect(guest.text('h1')).toBe(t('profile.confirmHeading'))
    expect(guest.text('main')).toContain(email)
    expect((await customerOf(customer)).email).toBe(old)
    await guest.press(t('profile.confirm'), { password: rightPassword })
    expect(guest.text('.toast')).toContain(t('toast.emailConfirmed'))
    expect(await customerOf(customer)).toMatchObject({ email })
    expect(await buyerOf(order)).toBe(customer)
    expect(await isSignedIn(guest)).toBe(false)
    expect((await mailsTo(old)).map(({ kind }) => kind)).toEqual(['email-changed'])

    await guest.visit(`${page}?confirm=${key}`)
    expect(guest.status).toBe(410)
    expect(guest.text('main .note')).toBe(t('profile.confirmDead'))
  })

  test('the password is changed; what is wrong is said at its field, and never kept', async () => {
    const { shopper, email } = await onPage()
    const button = t('profile.changePassword')
    const short = { password: rightPassword, 'new-password': 'lantern' }
    await shopper.press(button, short, part('password'))
    expect(shopper.status).toBe(422)
    expect(shopper.attr('#errors a', 'href')).toBe('#change-password-new-password')
    expect(shopper.text('#change-password-new-password-error')).toBe(
      t('refusal.account.password.short'),
    )
    const own = { password: rightPassword, 'new-password': `octavo ${email}` }
    await shopper.press(button, own, part('password'))
    expect(shopper.text('#change-password-new-password-error')).toBe(
      t('refusal.account.password.own'),
    )
    await shopper.press(button, { password: wrong, 'new-password': next }, part('password'))
    expect(shopper.status).toBe(422)
    expect(shopper.text('#change-password-password-error')).toBe(
      t('refusal.account.password.wrong'),
    )
    for (const typed of [wrong, next, rightPassword]) expect(shopper.html).not.toContain(typed)

    const right = { password: rightPassword, 'new-password': next }
    await shopper.press(button, right, part('password'))
    expect(shopper.url).toBe(page)
    expect(shopper.text('.toast')).toContain(t('toast.passwordSet'))
    const elsewhere = await aBrowser()
    await enter(elsewhere, email)
    expect(elsewhere.status).toBe(422)
    await enter(elsewhere, email, next)
    expect(elsewhere.url).toBe('/my-account')
  })

  test('a sign-in elsewhere is ended, and so are all others', async () => {
    const { shopper, email } = await onPage()
    const others = [await aBrowser(), await aBrowser(), await aBrowser()]
    for (const other of others) await enter(other, email)
    await shopper.visit(page)
    expect(shopper.texts('.sign-ins > li')).toHaveLength(4)
    expect(shopper.texts('.sign-ins > li .badge')).toEqual([t('profile.thisOne')])
    await shopper.press(t('profile.endThis'), {}, part('sign-ins'))
    expect(shopper.text('.toast')).toContain(t('toast.signInEnded'))
    expect(shopper.texts('.sign-ins > li')).toHaveLength(3)
    await shopper.press(t('profile.endOthers'), {}, part('sign-ins'))
    expect(shopper.text('.toast')).toContain(t('toast.signInsEnded'))
    expect(shopper.texts('.sign-ins > li')).toHaveLength(1)
    expect(shopper.html).not.toContain('signIn.endOthers')
    for (const other of others) expect(await isSignedIn(other)).toBe(false)
  })

  test('the account is deleted by the password, and says before what stays', async () => {
    const { shopper, email, customer } = await onPage()
    const text = shopper.text(part('delete').within)
    for (const key of ['deleteText', 'deleteOrders', 'deleteContact'] as const)
      expect(text).toContain(t(`profile.${key}`))
    await shopper.press(t('profile.deleteButton'), { password: wrong }, part('delete'))
    expect(shopper.status).toBe(422)
    expect(shopper.attr('#errors a', 'href')).toBe('#delete-password')
    expect(shopper.text('#delete-password-error')).toBe(t('refusal.account.password.wrong'))
    expect((await customerOf(customer)).email).toBe(email)
    await shopper.press(t('profile.deleteButton'), { password: rightPassword }, part('delete'))
    expect(shopper.url).toBe(localPath(language, '/'))
    expect(shopper.text('.toast')).toContain(t('toast.accountDeleted'))
    expect(await isSignedIn(shopper)).toBe(false)
    await enter(shopper, email)
    expect(shopper.status).toBe(422)
    const [mail] = await mailsTo(email)
    expect(mail?.subject).toBe(t('mail.account.deletedSubject'))
  })
})

describe('a stolen cookie', () => {
  test('is worth nothing after the password was changed, and the browser got another token', async () => {
    const { shopper } = await signedInShopper()
    const thief = await stolenFrom(shopper)
    expect(await isSignedIn(thief)).toBe(true)
    await shopper.visit('/my-account')
    const fields = { password: rightPassword, 'new-password': next }
    await shopper.press('Change password', fields, part('password'))
    expect(await isSignedIn(shopper)).toBe(true)
    expect(await isSignedIn(thief)).toBe(false)
  })

  test('changes nothing by itself: each change that matters asks for the password', async () => {
    const { shopper, customer, email } = await signedInShopper()
    const thief = await stolenFrom(shopper)
    for (const [intent, fields] of [
      ['email.change', { email: newEmail() }],
      ['password.change', { 'new-password': next }],
      ['customer.delete', {}],
    ] as const) {
      await thief.post('/my-account', { intent, ...fields })
      expect(thief.status).toBe(422)
    }
    expect((await customerOf(customer)).email).toBe(email)
    expect(await mailsTo(email)).toEqual([])
  })

  test('is worth nothing after the account was deleted, nor is a token of the API, nor the cart', async () => {
    const { shopper, email, customer } = await signedInShopper()
    const product = await aThing()
    await shopper.post('/cart', { intent: 'cart.add', product })
    const send = await builtShop()
    const signIn = await send(
      new Request(`${origin}/users/signin/customer`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'x-octavo-address': randomUUID() },
        body: JSON.stringify({ email, password: rightPassword }),
      }),
    )
    const { token } = (await signIn.json()) as { token: string }
    const request = () =>
      send(new Request(`${origin}/users/profile`, { headers: { Authorization: token } }))
    expect((await request()).status).toBe(200)
    const thief = await stolenFrom(shopper)
    await shopper.visit('/my-account')
    await shopper.press(
      'Delete my account permanently',
      { password: rightPassword },
      part('delete'),
    )
    expect((await request()).status).toBe(401)
    expect(await isSignedIn(thief)).toBe(false)
    for (const one of [shopper, thief]) {
      await one.visit('/cart')
      expect(one.html).not.toContain(`/product/${product}`)
    }
    const rows = await db.read
      .selectFrom('cartLine')
      .select('owner')
      .where('owner', '=', `customer:${customer}`)
      .execute()
    expect(rows).toEqual([])
  })
})

describe('the deletion of an account', () => {
  test('has the browser forget the pages that it kept, and load a new one', async () => {
    const { shopper } = await signedInShopper()
    const send = await builtShop()
    const cookie = [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await send(
      new Request(`${origin}/my-account`, {
        method: 'POST',
        headers: { Cookie: cookie, Host: new URL(origin).host, 'Sec-Fetch-Site': 'same-origin' },
        body: new URLSearchParams({ intent: 'customer.delete', password: rightPassword }),
      }),
    )
    expect(answer.status).toBe(303)
    expect(answer.headers.get('Clear-Site-Data')).toBe('"cache", "prefetchCache", "prerenderCache"')
    expect(answer.headers.get('X-Remix-Reload-Document')).toBe('true')
  })
})

describe('a form of an address', () => {
  test('calls the postcode what the country calls it', async () => {
    const { shopper } = await signedInShopper()
    await shopper.post('/my-account', { intent: 'address.add', country: 'DE' })
    expect(shopper.text('label[for=address-postcode]')).toBe('Postcode (PLZ)')
  })
})

describe('somebody else', () => {
  test('has no sign-in that can be ended here', async () => {
    const [asha, eve] = [await signedInShopper(), await signedInShopper()]
    const { id } = await db.read
      .selectFrom('signIn')
      .select('id')
      .where('customer', '=', asha.customer)
      .executeTakeFirstOrThrow()
    await eve.shopper.post('/my-account', { intent: 'signIn.end', signIn: id })
    expect(eve.shopper.status).toBe(422)
    expect(eve.shopper.text('#errors a')).toBe('This device was already signed out')
    expect(await isSignedIn(asha.shopper)).toBe(true)
  })

  test.each([
    ['profile.save', { name: 'Eve' }],
    ['email.change', { email: 'eve@example.org', password: rightPassword }],
    ['email.sendAgain', {}],
    ['email.keep', {}],
    ['password.change', { password: rightPassword, 'new-password': next }],
    ['signIn.end', { signIn: 'x' }],
    ['signIn.endOthers', {}],
    ['customer.delete', { password: rightPassword }],
  ])('cannot send %s from another site', async (intent, fields) => {
    const { shopper, customer, email } = await signedInShopper()
    const foreign = { 'Sec-Fetch-Site': 'cross-site' }
    await shopper.post('/my-account', { intent, ...fields }, foreign)
    expect(shopper.status).toBe(403)
    expect(await customerOf(customer)).toMatchObject({ email, name: 'Asha' })
    expect(await isSignedIn(shopper)).toBe(true)
  })
})

describe('the password', () => {
  test.each(['email.change', 'password.change', 'customer.delete'])(
    'is tried ten times at most by %s: then 429, and when to come again',
    async (intent) => {
      const { shopper, customer, email } = await signedInShopper()
      const fields = { intent, email: newEmail(), 'new-password': next }
      for (let n = 0; n < 10; n++)
        await shopper.post('/my-account', { ...fields, password: `a wrong password ${n}` })
      expect(shopper.status).toBe(422)
      await shopper.post('/my-account', { ...fields, password: rightPassword })
      expect(shopper.status).toBe(429)
      expect(Number(shopper.headers.get('Retry-After'))).toBeGreaterThan(800)
      expect(shopper.text('p.error')).toMatch(/try again in 15 minutes/)
      expect((await customerOf(customer)).email).toBe(email)
    },
    60_000,
  )

  test('fields say what they are for, and have no limit that cuts', async () => {
    const { shopper } = await signedInShopper()
    expect(shopper.attrs('main input[type=password]', 'autocomplete')).toEqual([
      'current-password',
      'current-password',
      'new-password',
      'current-password',
    ])
    expect(shopper.attrs('main input[type=password]', 'maxlength')).toEqual([])
    expect(shopper.attr('#profile-name', 'autocomplete')).toBe('name')
    expect(shopper.attr('#change-email-email', 'autocomplete')).toBe('email')
    const ids = shopper.attrs('[id]', 'id')
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('the link to an address', () => {
  test('is sent again, five times an hour at most: then 429, and when to come again', async () => {
    const { shopper, email } = await signedInShopper()
    for (let n = 0; n < 5; n++) await shopper.press('Send the link again')
    expect(shopper.text('.toast')).toContain('Link Sent Again')
    await shopper.press('Send the link again')
    expect(shopper.status).toBe(429)
    expect(shopper.headers.get('Retry-After')).toMatch(/^\d+$/)
    expect(shopper.attr('#errors a', 'href')).toBe('#link-send-again')
    expect(shopper.attr('#link-send-again', 'aria-describedby')).toBe('send-again-error')
    expect(await mailsTo(email)).toHaveLength(5)
  })

  test('confirms for who is signed in as well, and leads to the account', async () => {
    const { shopper, email, customer } = await signedInShopper()
    const order = await guestOrder(email, email)
    expect(await buyerOf(order)).toBeNull()
    await shopper.press('Send the link again')
    await shopper.visit(`/my-account?confirm=${await keyTo(email, 'email-confirm')}`)
    await shopper.press('Confirm')
    expect(shopper.url).toBe('/my-account')
    expect(shopper.text('section[aria-labelledby=e-mail] .badge')).toBe('Confirmed')
    expect(shopper.html).not.toContain('email.sendAgain')
    expect(await buyerOf(order)).toBe(customer)
  })

  test('leads nowhere once the old address is kept', async () => {
    const { shopper } = await signedInShopper()
    const email = newEmail()
    await shopper.press('Change e-mail address', { email, password: rightPassword }, part('e-mail'))
    await shopper.press('Keep the current address')
    expect(shopper.text('.toast')).toContain('Your Address Stays As It Is')
    await shopper.visit(`/my-account?confirm=${await keyTo(email, 'email-confirm')}`)
    expect(shopper.status).toBe(410)
  })

  test.each(['', 'x', 'x'.repeat(43), '../..', 'é'])(
    'that nobody was sent is 410, and confirms nothing: %j',
    async (key) => {
      const shopper = await aBrowser()
      await shopper.visit(`/my-account?confirm=${encodeURIComponent(key)}`)
      expect(shopper.status).toBe(410)
      expect(shopper.texts('main button')).toEqual([])
      expect(shopper.cookieNames()).toEqual([])
      await shopper.post(shopper.url, { intent: 'email.confirm' })
      expect(shopper.status).toBe(422)
    },
  )

  test('to an address that has another account by now is refused in words', async () => {
    const { shopper, customer } = await signedInShopper()
    const email = newEmail()
    await shopper.press('Change e-mail address', { email, password: rightPassword }, part('e-mail'))
    await aCustomer(email)
    await shopper.visit(`/my-account?confirm=${await keyTo(email, 'email-confirm')}`)
    await shopper.press('Confirm')
    expect(shopper.status).toBe(422)
    expect(shopper.text('#errors a')).toContain('another account')
    expect((await customerOf(customer)).email).not.toBe(email)
  })
})

describe('the page', () => {
  test('lies in no store and is not for search engines', async () => {
    const { shopper } = await signedInShopper()
    expect(shopper.headers.get('Cache-Control')).toBe('private, no-store')
    expect(shopper.attr('meta[name=robots]', 'content')).toBe('noindex')
  })

  test('names browsers in words', async () => {
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'
    const { shopper } = await signedInShopper(newEmail(), { 'User-Agent': firefox })
    expect(shopper.text('.sign-ins strong')).toBe('Firefox, Linux')
  })

  test('shows a device’s own words as words', async () => {
    const { shopper } = await signedInShopper(newEmail(), { 'User-Agent': '<b>x</b>' })
    expect(shopper.texts('.sign-ins b')).toEqual([])
  })

  test('keeps addresses', async () => {
    const { shopper } = await signedInShopper()
    const address = {
      name: 'Asha',
      addressLine1: '14 Lantern Lane',
      postcode: '560001',
      city: 'Bengaluru',
      country: 'IN',
    }
    await shopper.press('Add address', address, part('addresses'))
    expect(shopper.status).toBe(200)
    expect(shopper.text('.addresses address')).toContain('Lantern Lane')
  })
})

describe('the file of one’s data', () => {
  test('is JSON to be saved, of who is signed in, and lies in no store', async () => {
    const { shopper, email } = await signedInShopper()
    const other = await signedInShopper()
    await shopper.visit('/my-account')
    await shopper.follow('Download my data')
    expect(shopper.url).toBe('/my-account/data.json')
    expect(shopper.status).toBe(200)
    expect(shopper.headers.get('Content-Type')).toBe('application/json; charset=utf-8')
    expect(shopper.headers.get('Content-Disposition')).toMatch(/^attachment; filename=/)
    expect(shopper.headers.get('Cache-Control')).toBe('private, no-store')
    expect(shopper.headers.get('X-Content-Type-Options')).toBe('nosniff')
    const data = JSON.parse(shopper.html) as { profile: { email: string } }
    expect(data.profile.email).toBe(email)
    expect(shopper.html).not.toContain(other.email)
    const cookie = decodeURIComponent(shopper.cookies.get('shop')!).split('.')[0]!
    const { token } = JSON.parse(Buffer.from(cookie, 'base64').toString()) as { token: string }
    expect(shopper.html).not.toContain(token)
    expect(shopper.html).not.toMatch(/password|token|hash|scrypt/i)
  })

  test.each(['', '/fr', '/de'])('under "%s" leads who is signed out to the sign-in', async (at) => {
    const answer = await answerTo(`${at}/my-account/data.json`)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('Location')).toBe(
      `${at}/login-register?next=${encodeURIComponent(`${at}/my-account`)}`,
    )
    expect(await answer.text()).toBe('')
  })
})
