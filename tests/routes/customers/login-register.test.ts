import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { languages, type Language } from '#app/i18n/languages.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import { localPath } from '#app/i18n/paths.ts'
import { aThing } from '../../fixtures/catalogue.ts'
import { aCustomer, newEmail, rightPassword } from '../../shop/accounts/customers.ts'
import { builtShop, newShopper, origin, type Shopper } from '../../shopper.ts'

/** Each shopper has a network of their own, as the server sees it, but for what is said. */
const aShopper = (network: string = randomUUID()) => newShopper({ 'x-octavo-address': network })

/** Who is signed in is sent on from the sign-in. */
async function isSignedIn(shopper: Shopper): Promise<boolean> {
  await shopper.visit('/login-register')
  return shopper.url !== '/login-register'
}

/** What a sign-in with these fields answers, whose `next` stands in the address as it is. */
async function answerTo(query: string, fields: Record<string, string>, headers = {}) {
  const request = new Request(`${origin}/login-register${query}`, {
    method: 'POST',
    body: new URLSearchParams({ intent: 'customer.signIn', ...fields }).toString(),
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      'x-octavo-address': randomUUID(),
      ...headers,
    },
  })
  return (await builtShop())(request)
}

const customerAt = (email: string) =>
  db.read.selectFrom('customer').selectAll().where('email', '=', email).executeTakeFirst()

let email: string
beforeAll(async () => {
  email = newEmail()
  await aCustomer(email)
})

describe.each(languages)('without JavaScript, in %s', (language: Language) => {
  const words = translator(language)
  // As a page is read: white space folded, no-break spaces too.
  const t = (...key: Parameters<typeof words>) => words(...key).replace(/\s+/g, ' ')
  const route = localPath(language, '/login-register')
  const signIn = { within: 'section[aria-labelledby=sign-in]' }
  const register = { within: 'section[aria-labelledby=register]' }

  test('a new customer opens an account, is signed in at once, leaves, and comes back', async () => {
    const shopper = await aShopper()
    const address = newEmail()
    await shopper.visit(route)
    expect(shopper.text('h1')).toBe(t('account.heading'))
    const fields = { name: 'Asha', email: address, password: rightPassword }
    await shopper.press(t('account.open'), fields, register)
    expect(shopper.url).toBe(localPath(language, '/my-account'))
    expect(shopper.text('.toast')).toContain(t('toast.accountOpened'))
    expect(await customerAt(address)).toMatchObject({ name: 'Asha', language })

    await shopper.visit(localPath(language, '/logout'))
    expect(shopper.url).toBe(localPath(language, '/'))
    expect(shopper.text('.toast')).toContain(t('toast.signedOut'))
    expect(await isSignedIn(shopper)).toBe(false)

    await shopper.visit(`${route}?next=${encodeURIComponent(localPath(language, '/cart'))}`)
    await shopper.press(t('account.signIn'), { email: address, password: rightPassword }, signIn)
    expect(shopper.status).toBe(200)
    expect(shopper.url).toBe(localPath(language, '/cart'))
    expect(shopper.text('.toast')).toContain(t('toast.signedIn'))
    expect(await isSignedIn(shopper)).toBe(true)
  })

  test('a wrong password keeps the address alone, and is said at the field and above', async () => {
    const shopper = await aShopper()
    await shopper.visit(route)
    const fields = { email, password: 'a lantern in the rain', keep: '1' }
    await shopper.press(t('account.signIn'), fields, signIn)
    expect(shopper.status).toBe(422)
    const text = t('refusal.account.wrong')
    expect(shopper.text('#errors a')).toBe(text)
    expect(shopper.attr('#errors a', 'href')).toBe('#password')
    expect(shopper.text('#password-error')).toBe(text)
    expect(shopper.text('title')).toContain(t('title.failed', { title: t('title.signIn') }))
    expect(shopper.attr('#email', 'value')).toBe(email)
    expect(shopper.attr('input[name=keep]', 'checked')).toBeDefined()
    expect(shopper.attr('#password', 'value')).toBeUndefined()
    expect(shopper.html).not.toContain('a lantern in the rain')
    expect(await isSignedIn(shopper)).toBe(false)
  })

  test('what is wrong with a registration is said beside each field and above, what was typed stays', async () => {
    const shopper = await aShopper()
    await shopper.visit(route)
    const fields = { name: ' ', email: 'asha.example.org', password: 'lantern' }
    await shopper.press(t('account.open'), fields, register)
    expect(shopper.status).toBe(422)
    expect(shopper.attrs('#errors a', 'href')).toEqual(['#new-name', '#new-email', '#new-password'])
    expect(shopper.text('#new-name-error')).toBe(t('refusal.account.name.missing'))
    expect(shopper.text('#new-email-error')).toBe(t('refusal.email.malformed'))
    expect(shopper.text('#new-password-error')).toBe(t('refusal.account.password.short'))
    expect(shopper.attr('#new-email', 'value')).toBe('asha.example.org')
    expect(shopper.attr('#email', 'value')).toBeUndefined()
    expect(shopper.html).not.toContain('"lantern"')
  })

  test('a password that is mostly the shop’s name, the own one or that of one’s mail is refused in words', async () => {
    const shopper = await aShopper()
    await shopper.visit(route)
    for (const password of ['Octavo2026', 'AshaRaghavan', 'lampreader7']) {
      const fields = { name: 'Asha Raghavan', email: 'lampreader@example.org', password }
      await shopper.press(t('account.open'), fields, register)
      expect(shopper.status).toBe(422)
      expect(shopper.text('#new-password-error')).toBe(t('refusal.account.password.own'))
    }
  })

  test('an address that has an account is refused, and the ways out named', async () => {
    const shopper = await aShopper()
    await shopper.visit(route)
    const fields = { name: 'Eve', email: email.toUpperCase(), password: rightPassword }
    await shopper.press(t('account.open'), fields, register)
    expect(shopper.status).toBe(422)
    expect(shopper.text('#new-email-error')).toBe(t('refusal.account.taken'))
    expect(shopper.html).not.toContain(rightPassword)
    expect(await isSignedIn(shopper)).toBe(false)
  })
})

describe('the forms', () => {
  test('tell the browser what each field is for', async () => {
    const shopper = await aShopper()
    await shopper.visit('/login-register')
    const tokens = ['email', 'password', 'new-name', 'new-email', 'new-password'].map((id) =>
      shopper.attr(`#${id}`, 'autocomplete'),
    )
    expect(tokens).toEqual(['username', 'current-password', 'name', 'email', 'new-password'])
    expect(shopper.attrs('input[type=password]', 'maxlength')).toEqual([])
  })

  test('ask for no hint and no question', async () => {
    const shopper = await aShopper()
    await shopper.visit('/login-register')
    const names = shopper.attrs('#main :is(input, select, textarea)', 'name')
    expect(names).toEqual(['email', 'password', 'keep', 'name', 'email', 'password'])
  })

  test('lead to a whole document, so that nothing of the guest’s page stays', async () => {
    const shopper = await aShopper()
    await shopper.visit('/login-register')
    expect(shopper.attrs('#main form', 'data-document')).toEqual(['', ''])
  })

  test('say in English what the specification says', async () => {
    const answer = await answerTo('', { email, password: 'x' })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('Invalid Credentials')
  })

  test('answer an address that nobody has like a wrong password, but for the address', async () => {
    const other = newEmail()
    const pages = [email, other].map(async (one) => {
      const answer = await answerTo('', { email: one, password: 'x' })
      const page = (await answer.text()).replaceAll(one, 'WHO')
      return { status: answer.status, page: page.replace(/nonce|sha256-[^']*/g, '') }
    })
    const [known, unknown] = await Promise.all(pages)
    expect(known).toEqual(unknown)
  })

  test('after ten wrong passwords: 429, when to come again, and what was typed', async () => {
    const shopper = await aShopper()
    const victim = newEmail()
    await shopper.visit('/login-register')
    for (let n = 0; n < 10; n++)
      await shopper.press('Sign in', { email: victim, password: `guess ${n}` }, { within: '#main' })
    expect(shopper.status).toBe(422)
    await shopper.press('Sign in', { email: victim, password: 'guess' }, { within: '#main' })
    expect(shopper.status).toBe(429)
    expect(Number(shopper.headers.get('Retry-After'))).toBeGreaterThan(800)
    expect(shopper.text('#password-error')).toMatch(/try again in 15 minutes/)
    expect(shopper.attr('#email', 'value')).toBe(victim)
    expect(shopper.html).not.toContain('guess')
  }, 60_000)

  test('eleven registrations of one network: 429, when to come again', async () => {
    const shopper = await aShopper()
    const fields = { name: 'Eve', email, password: rightPassword }
    for (let n = 0; n < 11; n++)
      await shopper.post('/login-register', { intent: 'customer.register', ...fields })
    expect(shopper.status).toBe(429)
    expect(shopper.headers.get('Retry-After')).toMatch(/^\d+$/)
    expect(shopper.attr('#new-email', 'value')).toBe(email)
  })

  test.each(['customer.signIn', 'customer.register'])(
    '%s from another site is 403, and signs nobody in',
    async (intent) => {
      const shopper = await aShopper()
      const fields = { intent, name: 'Eve', email: newEmail(), password: rightPassword }
      const right = intent === 'customer.signIn' ? { ...fields, email } : fields
      await shopper.post('/login-register', right, { 'Sec-Fetch-Site': 'cross-site' })
      expect(shopper.status).toBe(403)
      expect(shopper.cookieNames()).toEqual([])
      expect(await customerAt(fields.email)).toBeUndefined()
    },
  )

  test('a password that is sent twice, or as a file, is a wrong one', async () => {
    const shopper = await aShopper()
    const body = new URLSearchParams({ intent: 'customer.signIn', email })
    body.append('password', rightPassword)
    body.append('password', 'x')
    await shopper.post('/login-register', body)
    expect(shopper.status).toBe(422)
  })
})

describe('the way on', () => {
  test.each([
    ['/cart', '/cart'],
    ['/books?q=a b&page=2#top', undefined],
    ['/books?q=a%20b&page=2', '/books?q=a%20b&page=2'],
    ['/fr/books?q=a', '/books?q=a'],
    ['/fr?q=a', '/?q=a'],
    ['', undefined],
    ['cart', undefined],
    ['//evil.test', undefined],
    ['///evil.test', undefined],
    ['/\\evil.test', undefined],
    ['\\\\evil.test', undefined],
    ['https:evil.test', undefined],
    ['https://evil.test/', undefined],
    ['http://shop.test@evil.test/', undefined],
    ['javascript:alert(1)', undefined],
    ['/\t/evil.test', undefined],
    ['/\n/evil.test', undefined],
    ['\t//evil.test', undefined],
    [' //evil.test', undefined],
    ['/.//evil.test', '/evil.test'],
    ['/..//evil.test', '/evil.test'],
    ['/%2F/evil.test', '/%2F/evil.test'],
    ['/%5Cevil.test', '/%5Cevil.test'],
    ['/a\u0001b', '/a%01b'],
    ['/cart\r\nSet-Cookie: a=b', undefined],
    ['/logout', undefined],
    ['/fr/logout', undefined],
    ['/fn/logout/', undefined],
    ['/logout//', undefined],
    ['/LOGOUT?x=1', undefined],
    ['/%6cogout', undefined],
    ['/login-register?next=/cart', undefined],
  ])('next=%j leads to %j', async (next, path = '/my-account') => {
    const signedIn = await answerTo(`?next=${encodeURIComponent(next)}`, {
      email,
      password: rightPassword,
    })
    expect(signedIn.status).toBe(303)
    expect(signedIn.headers.get('Location')).toBe(path)
  })

  test('of two it is the first', async () => {
    const query = '?next=/cart&next=//evil.test'
    const signedIn = await answerTo(query, { email, password: rightPassword })
    expect(signedIn.headers.get('Location')).toBe('/cart')
  })

  test.each([
    ['/cart?a=b', '/de/cart?a=b'],
    ['/fr/cart', '/de/cart'],
    ['/de', '/de'],
    ['/sitemap.xml', '/sitemap.xml'],
    ['/fr//evil.test', '/de/evil.test'],
    ['//evil.test', '/de/my-account'],
  ])('next=%j keeps the language of the sign-in', async (next, path) => {
    const shopper = await newShopper()
    await shopper.visit(`/de/login-register?next=${encodeURIComponent(next)}`)
    await shopper.press('Anmelden', { email, password: rightPassword }, { within: '#main' })
    // A file does not remove the mark of the check for the cookie.
    expect(shopper.url.replace(/\?cookies=\w+$/, '')).toBe(path)
  })

  test('who is signed in goes on at once, to pages of the shop alone', async () => {
    const shopper = await aShopper()
    await shopper.visit('/login-register?next=/cart')
    await shopper.press('Sign in', { email, password: rightPassword }, { within: '#main' })
    await shopper.visit('/login-register?next=/wishlist')
    expect(shopper.url).toBe('/wishlist')
    await shopper.visit('/de/login-register?next=//evil.test')
    expect(shopper.url).toBe('/de/my-account')
  })
})

describe('the session', () => {
  const signIn = (shopper: Shopper) =>
    shopper.post('/login-register', {
      intent: 'customer.signIn',
      email,
      password: rightPassword,
    })

  test('that somebody planted is worth nothing after the sign-in', async () => {
    const eve = await aShopper()
    const [planted, later] = [await aThing(), await aThing()]
    await eve.post('/cart', { intent: 'cart.add', product: planted })
    const asha = await aShopper()
    asha.cookies.set('shop', eve.cookies.get('shop')!)
    await signIn(asha)
    expect(asha.cookies.get('shop')).not.toBe(eve.cookies.get('shop'))

    expect(await isSignedIn(eve)).toBe(false)
    await eve.visit('/cart')
    expect(eve.html).not.toContain(`/product/${planted}`)
    await eve.post('/cart', { intent: 'cart.add', product: later })
    await asha.visit('/cart')
    expect(asha.html).toContain(`/product/${planted}`)
    expect(asha.html).not.toContain(`/product/${later}`)
    // Nor is Eve's cart what Asha has when her sign-in is over.
    await db.write((trx) => trx.deleteFrom('signIn').execute())
    await asha.visit('/cart')
    expect(asha.html).not.toContain(`/product/${later}`)
  })

  test('lets no store keep a page while somebody is signed in', async () => {
    const shopper = await aShopper()
    await shopper.visit('/cart')
    expect(shopper.headers.get('Cache-Control')).not.toContain('no-store')
    await signIn(shopper)
    for (const path of ['/cart', '/books', '/']) {
      await shopper.visit(path)
      expect(shopper.headers.get('Cache-Control')).toBe('private, no-store')
    }
  })

  test('holds a token that the database knows only by its hash, and no password', async () => {
    const shopper = await aShopper()
    await signIn(shopper)
    const cookie = decodeURIComponent(shopper.cookies.get('shop')!)
    const data = JSON.parse(Buffer.from(cookie.split('.')[0]!, 'base64').toString()) as {
      token: string
    }
    expect(data.token).toMatch(/^[\w-]{43}$/)
    const rows = JSON.stringify(await db.read.selectFrom('signIn').selectAll().execute())
    expect(rows).not.toContain(data.token)
    expect(JSON.stringify(data)).not.toContain(rightPassword)
  })
})
