import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { endCoupon } from '#app/shop/ordering/coupons/manage-coupons.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { aBook, aThing, priceFixed } from '../../fixtures/catalogue.ts'
import { aCustomer, newEmail, rightPassword } from '../../shop/accounts/customers.ts'
import { aCoupon, amount } from '../../shop/coupons/coupons.ts'
import { newShopper, type Shopper } from '../../shopper.ts'

/** All shoppers here come from one address, and try more codes than one may. */
beforeEach(() => db.write((trx) => trx.deleteFrom('attempt').execute()))

const languages = [
  {
    language: 'en',
    prefix: '',
    use: 'Apply coupon',
    used: 'Coupon Applied:',
    row: 'Coupon',
    notCounted: 'not applied',
    remove: 'Remove coupon',
    removed: 'Coupon Removed:',
    order: 'Order with obligation to pay',
    missing: 'Enter a coupon code',
    unknown: /^We do not recognise this coupon code/,
    ended: /^This coupon has expired/,
    'not-begun': /^This coupon is valid from \d+ \w+ \d+/,
    'used-up': /^This coupon has been fully redeemed/,
    'below-minimum': /^This coupon requires a minimum spend of ₹499\.01; .* ₹499\.00\./,
    excluded: /publishers set the prices of these books/,
    usedByYou: /with your e-mail address as often as allowed/,
    emptyCart: /^A coupon applies to what is in the cart/,
    place: { postcode: '560001', city: 'Bengaluru' },
  },
  {
    language: 'fr',
    prefix: '/fr',
    use: 'Utiliser le code',
    used: 'Code promo utilisé :',
    row: 'Code promo',
    notCounted: 'non appliqué',
    remove: 'Retirer le code promo',
    removed: 'Code promo retiré :',
    order: 'Commander avec obligation de paiement',
    missing: 'Indiquez un code promo',
    unknown: /^Ce code promo n’est pas reconnu/,
    ended: /^Ce code promo a expiré/,
    'not-begun': /^Ce code promo est valable à partir du \d+/,
    'used-up': /^Ce code promo a atteint sa limite/,
    'below-minimum': /^Ce code promo est valable à partir de 499,01 ₹ d’achats .* 499,00 ₹\./,
    excluded: /l’éditeur fixe le prix de ces livres/,
    usedByYou: /avec votre adresse e-mail/,
    emptyCart: /^Un code promo s’applique à ce que contient/,
    place: { postcode: '75011', city: 'Paris' },
  },
  {
    language: 'de',
    prefix: '/de',
    use: 'Einlösen',
    used: 'Gutschein eingelöst:',
    row: 'Gutschein',
    notCounted: 'gilt nicht',
    remove: 'Gutschein entfernen',
    removed: 'Gutschein entfernt:',
    order: 'Zahlungspflichtig bestellen',
    missing: 'Geben Sie einen Gutscheincode ein',
    unknown: /^Diesen Gutscheincode kennen wir nicht/,
    ended: /^Dieser Gutschein ist abgelaufen/,
    'not-begun': /^Dieser Gutschein gilt ab dem \d+/,
    'used-up': /^Dieser Gutschein wurde bereits vollständig eingelöst/,
    'below-minimum': /^Dieser Gutschein gilt ab einem Warenwert von 499,01 ₹; .* 499,00 ₹\./,
    excluded: /legt der Verlag die Preise dieser Bücher fest/,
    usedByYou: /mit Ihrer E-Mail-Adresse/,
    emptyCart: /^Ein Gutschein gilt für das/,
    place: { postcode: '10115', city: 'Berlin' },
  },
]

const toast = (shopper: Shopper) => shopper.text('[role=status] .toast p')
const total = (shopper: Shopper) => shopper.text('aside .sums .total dd')!
/** Minor units of an amount on a page. */
const read = (text: string) => Number(text.replaceAll(/\D/g, ''))
/** What the row of the coupon says, and its amount. */
const row = (shopper: Shopper, code: string) => {
  const names = shopper.texts('.sums dt')
  const place = names.findIndex((name) => name.includes(code))
  return place < 0 ? undefined : { name: names[place]!, sum: shopper.texts('.sums dd')[place]! }
}

/** A shopper with rupees and a thing in the cart, at the cart or another page. */
async function shopperWith(ids: string[], path = '/cart', country?: string): Promise<Shopper> {
  const shopper = await newShopper({ 'Accept-Language': 'en' })
  await shopper.post(path, { intent: 'currency.choose', currency: 'INR' })
  for (const product of ids) await shopper.post(path, { intent: 'cart.add', product })
  if (country) await shopper.post(path, { intent: 'country.choose', country })
  return shopper.visit(path)
}

const contents = async () => (await db.read.selectFrom('cartCoupon').selectAll().execute()).length

const expectRefused = (shopper: Shopper, typed: string, words: string | RegExp) => {
  expect(shopper.status).toBe(422)
  expect(shopper.text('title')).toMatch(/^(Error|Erreur|Fehler)/)
  expect(shopper.attr('#coupon', 'value')).toBe(typed)
  expect(shopper.attr('#coupon', 'aria-invalid')).toBe('true')
  const described = shopper.attr('#coupon', 'aria-describedby')!.split(' ').at(-1)
  expect(shopper.text(`#${described}`)).toMatch(words)
  expect(shopper.text('#errors a')).toBe(shopper.text(`#${described}`))
  expect(shopper.attr('#errors a', 'href')).toBe('#coupon')
}

describe.each(languages)('a coupon without JavaScript in $language', (words) => {
  const { prefix } = words
  const cart = `${prefix}/cart`

  test('is used, shown in the sums with its name and amount, and removed', async () => {
    const code = await aCoupon({ percent: 10 })
    const shopper = await shopperWith([await aThing()], cart)
    const before = read(total(shopper))
    await shopper.press(words.use, { coupon: ` ${code.toLowerCase()} ` })
    expect([shopper.status, shopper.url]).toEqual([200, cart])
    expect(toast(shopper)).toBe(`${words.used} ${code}`)
    expect(row(shopper, code)!.name).toContain(`${words.row} ${code}`)
    expect(row(shopper, code)!.sum).toMatch(/^−/)
    expect(read(row(shopper, code)!.sum)).toBe(4990)
    expect(read(total(shopper))).toBe(before - 4990)
    expect(shopper.attr('#coupon', 'value')).toBeUndefined()

    await shopper.press(words.remove)
    expect(toast(shopper)).toBe(`${words.removed} ${code}`)
    expect(row(shopper, code)).toBeUndefined()
    expect(read(total(shopper))).toBe(before)
  })

  test.each([
    ['unknown', undefined],
    ['ended', { untilAt: Date.now() - 1 }],
    ['not-begun', { fromAt: Date.now() + dayMs }],
    ['used-up', { mostUses: 0 }],
    ['below-minimum', { amounts: [amount('INR', null, 49_901)] }],
  ] as const)('that is %s is 422: its own words, the code kept', async (reason, facts) => {
    const code = facts ? await aCoupon(facts as Parameters<typeof aCoupon>[0]) : 'NOBODY-KNOWS'
    const shopper = await shopperWith([await aThing()], cart)
    const before = await contents()
    await shopper.press(words.use, { coupon: code })
    expectRefused(shopper, code, words[reason])
    expect(row(shopper, code)).toBeUndefined()
    expect(await contents()).toBe(before)
  })

  test('for a cart of price-fixed books is 422 with its own words', async () => {
    const code = await aCoupon()
    const shopper = await shopperWith([await priceFixed()], cart, 'FR')
    await shopper.press(words.use, { coupon: code })
    expectRefused(shopper, code, words.excluded)
  })

  test('without a code is 422', async () => {
    const shopper = await shopperWith([await aThing()], cart)
    await shopper.press(words.use)
    expectRefused(shopper, '', words.missing)
  })

  test('on an empty cart is 422 with words, and sets no cookie', async () => {
    const code = await aCoupon()
    const before = await contents()
    const shopper = await newShopper({ 'Accept-Language': 'en' })
    await shopper.post(cart, { intent: 'coupon.apply', coupon: code })
    expect(shopper.status).toBe(422)
    expect(shopper.text('#errors a')).toMatch(words.emptyCart)
    expect(shopper.cookieNames()).toEqual([])
    expect(await contents()).toBe(before)
  })

  test('that ends while it is held stays, counts nothing, and says why at the sums', async () => {
    const code = await aCoupon()
    const shopper = await shopperWith([await aThing()], cart)
    const before = total(shopper)
    await shopper.press(words.use, { coupon: code })
    await endCoupon(code, Date.now())
    await shopper.visit(cart)
    expect(row(shopper, code)!.sum).toBe(words.notCounted)
    expect(shopper.text('.sums .error')).toMatch(words.ended)
    expect(total(shopper)).toBe(before)
    await shopper.visit(`${prefix}/checkout`)
    expect(row(shopper, code)!.sum).toBe(words.notCounted)
  })

  test('is in the sums of the checkout, and of the receipt', async () => {
    const code = await aCoupon({ percent: 10 })
    const shopper = await shopperWith([await aThing(), await aBook()], cart)
    await shopper.press(words.use, { coupon: code })
    await shopper.visit(`${prefix}/checkout`)
    const shown = [row(shopper, code)!.sum, total(shopper)]
    expect(read(shown[0]!)).toBe(9980)
    await shopper.press(words.order, {
      email: `${code}@example.org`,
      name: 'Asha Raghavan',
      addressLine1: '14 Lantern Lane',
      ...words.place,
    })
    expect(shopper.status).toBe(200)
    expect(shopper.url).toMatch(/\/order-received\//)
    expect(row(shopper, code)!.name).toBe(`${words.row} ${code}`)
    expect([row(shopper, code)!.sum, shopper.text('.receipt .total dd')]).toEqual(shown)
    expect(shopper.html).not.toContain('coupon.remove')
  })

  test('that ended since the checkout was shown is 409: old and new sums, nothing written', async () => {
    const code = await aCoupon({ percent: 10 })
    const shopper = await shopperWith([await aThing()], cart)
    const full = total(shopper)
    await shopper.press(words.use, { coupon: code })
    await shopper.visit(`${prefix}/checkout`)
    const less = total(shopper)
    await endCoupon(code, Date.now())
    const typed = {
      email: `${code}@example.org`,
      name: 'Asha Raghavan',
      addressLine1: '14 Lantern Lane',
      ...words.place,
    }
    await shopper.press(words.order, typed)
    expect(shopper.status).toBe(409)
    const [coupon, sum] = [
      shopper.texts('#changes tbody tr:first-child td'),
      shopper.texts('#changes tbody tr:last-child td'),
    ]
    expect(coupon[1]).toMatch(new RegExp(`^${code}, −`))
    expect(coupon[2]).toMatch(words.ended)
    expect(sum.slice(1)).toEqual([less, full])
    expect(total(shopper)).toBe(full)
    const orders = await db.read
      .selectFrom('customerOrder')
      .where('email', '=', typed.email)
      .select('number')
      .execute()
    expect(orders).toEqual([])
    await shopper.press(words.order)
    expect(shopper.url).toMatch(/\/order-received\//)
    expect(shopper.text('.receipt .total dd')).toBe(full)
  })
})

describe.each(languages)('a coupon at the checkout without JavaScript in $language', (words) => {
  const checkout = `${words.prefix}/checkout`
  const typedBy = (name: string) => ({
    email: `${name}@example.org`,
    name: 'Asha Raghavan',
    addressLine1: '14 Lantern Lane',
    ...words.place,
  })
  type Typed = ReturnType<typeof typedBy>
  const expectStored = (shopper: Shopper, typed: Typed) => {
    for (const [field, value] of Object.entries(typed))
      expect(shopper.attr(`#${field}`, 'value'), field).toBe(value)
    expect(shopper.attr('input[name=payment][checked]', 'value')).toBe('invoice')
  }
  const isOrdered = async ({ email }: Typed) => {
    const orders = db.read.selectFrom('customerOrder').where('email', '=', email)
    return (await orders.select('number').execute()).length > 0
  }

  test('is used, refused and removed, and nothing that was typed beside it is lost', async () => {
    const code = await aCoupon({ percent: 10 })
    const typed = typedBy(`kept-${code}`)
    const shopper = await shopperWith([await aThing()], checkout)
    expect(shopper.attr('main details', 'open')).toBeUndefined()
    await shopper.press(words.use, { ...typed, payment: 'invoice', coupon: 'NOBODY-KNOWS' })
    expectRefused(shopper, 'NOBODY-KNOWS', words.unknown)
    expect(shopper.attr('main details', 'open')).toBeDefined()
    expectStored(shopper, typed)
    await shopper.press(words.use, { coupon: ` ${code.toLowerCase()} ` })
    expect([shopper.status, shopper.url]).toEqual([200, checkout])
    const { sum } = row(shopper, code)!
    expect(shopper.text('main [role=status]')).toBe(`${words.used} ${code} (${sum})`)
    expect(read(sum)).toBe(4990)
    expect(shopper.attr('#coupon', 'value')).toBeUndefined()
    expectStored(shopper, typed)
    await shopper.press(words.remove)
    expect(shopper.text('main [role=status]')).toBe(`${words.removed} ${code}`)
    expect(row(shopper, code)).toBeUndefined()
    expectStored(shopper, typed)
    await shopper.press(words.order)
    expect(shopper.url).toMatch(/\/order-received\//)
  })

  test('shows the button that takes it out for as long as it is used, and where it does not count', async () => {
    const code = await aCoupon({ percent: 10 })
    const shopper = await shopperWith([await aThing()], checkout)
    const isOpen = () =>
      shopper.attr('main details:has([value="coupon.remove"])', 'open') !== undefined
    await shopper.press(words.use, { coupon: code })
    expect(isOpen()).toBe(true)
    await shopper.visit(checkout)
    expect(isOpen()).toBe(true)
    await endCoupon(code, Date.now())
    await shopper.visit(checkout)
    expect(row(shopper, code)!.sum).toBe(words.notCounted)
    expect(isOpen()).toBe(true)
    await shopper.press(words.remove)
    await shopper.visit(checkout)
    expect(shopper.attr('main details', 'open')).toBeUndefined()
  })

  test('that is typed and not pressed comes back with its sums before anything is ordered', async () => {
    const code = await aCoupon({ percent: 10 })
    const typed = typedBy(`late-${code}`)
    const shopper = await shopperWith([await aThing()], checkout)
    const full = total(shopper)
    await shopper.press(words.order, { ...typed, coupon: code })
    expect(shopper.status).toBe(409)
    expect(shopper.text('#changes tbody tr:first-child td:last-child')).toMatch(
      new RegExp(`^${code}, −`),
    )
    expect(read(total(shopper))).toBe(read(full) - 4990)
    expect(await isOrdered(typed)).toBe(false)
    await shopper.press(words.order)
    expect(shopper.url).toMatch(/\/order-received\//)
    expect(row(shopper, code)!.name).toBe(`${words.row} ${code}`)
  })

  test('that we do not know and that is typed with the order is 422 beside all else that is wrong', async () => {
    const typed = { ...typedBy(`unknown-coupon-${words.language}`), city: '' }
    const shopper = await shopperWith([await aThing()], checkout)
    await shopper.press(words.order, { ...typed, coupon: 'NOBODY-KNOWS' })
    expect(shopper.status).toBe(422)
    expect(shopper.attrs('#errors a', 'href')).toEqual(['#city', '#coupon'])
    expect(shopper.attr('#coupon', 'value')).toBe('NOBODY-KNOWS')
    await shopper.press(words.order, { city: words.place.city })
    expect([shopper.status, await isOrdered(typed)]).toEqual([422, false])
    await shopper.press(words.order, { coupon: '' })
    expect(shopper.url).toMatch(/\/order-received\//)
  })

  test('that the order’s address has used up is 422 with its words, and no order at the full sum', async () => {
    const code = await aCoupon({ percent: 10, mostUsesEach: 1 })
    const typed = typedBy(`twice-${code}`)
    const first = await shopperWith([await aThing()], checkout)
    await first.press(words.use, { ...typed, coupon: code })
    await first.press(words.order)
    expect(first.url).toMatch(/\/order-received\//)
    const again = await shopperWith([await aThing()], checkout)
    await again.press(words.order, { ...typed, coupon: code })
    expectRefused(again, code, words.usedByYou)
    await again.press(words.use)
    expectRefused(again, code, words.usedByYou)
  })

  test('is judged for the country of the form, not of the page before', async () => {
    const code = await aCoupon({ percent: 10 })
    const shopper = await shopperWith([await priceFixed()], checkout, 'IN')
    await shopper.press(words.use, { coupon: code, country: 'FR' })
    expectRefused(shopper, code, words.excluded)
    await shopper.press(words.use, { country: 'IN' })
    expect(shopper.status).toBe(200)
    expect(row(shopper, code)!.sum).toMatch(/^−/)
  })

  test('stays in its field where another one is taken out', async () => {
    const [contents, typed] = [await aCoupon({ percent: 10 }), await aCoupon({ percent: 20 })]
    const shopper = await shopperWith([await aThing()], checkout)
    await shopper.press(words.use, { coupon: contents })
    await shopper.press(words.remove, { coupon: typed })
    expect([row(shopper, contents), row(shopper, typed)]).toEqual([undefined, undefined])
    expect(shopper.attr('#coupon', 'value')).toBe(typed)
    expect(shopper.attr('main details', 'open')).toBeDefined()
  })

  test('for a cart that was emptied meanwhile says so', async () => {
    const shopper = await shopperWith([await aThing()], checkout)
    const other = await newShopper()
    for (const [name, value] of shopper.cookies) other.cookies.set(name, value)
    await other.visit('/cart')
    await other.press('Remove', {}, { within: '.line' })
    await shopper.press(words.use, { coupon: await aCoupon() })
    expect(shopper.status).toBe(422)
    expect(shopper.text('#errors a')).toMatch(words.emptyCart)
    expect(shopper.attr('#errors a', 'href')).toBe('#main')
  })

  test('is taken by the first button of its form too, which Enter presses', async () => {
    const code = await aCoupon({ percent: 10 })
    const shopper = await shopperWith([await aThing()], checkout)
    const [first] = shopper.attrs('main form button[name=intent]', 'value')
    expect(first).toBe('checkout.update')
    await shopper.post(checkout, { intent: first!, coupon: code })
    expect(read(row(shopper, code)!.sum)).toBe(4990)
  })
})

describe('the coupon of the cart', () => {
  test('is replaced by another one, and left alone by a refused one', async () => {
    const [first, second] = [await aCoupon({ percent: 10 }), await aCoupon({ percent: 20 })]
    const shopper = await shopperWith([await aThing()])
    await shopper.press('Apply coupon', { coupon: first })
    await shopper.press('Apply coupon', { coupon: second })
    expect(row(shopper, first)).toBeUndefined()
    expect(read(row(shopper, second)!.sum)).toBe(9980)
    await shopper.press('Apply coupon', { coupon: 'NONE' })
    expect(shopper.status).toBe(422)
    expect(read(row(shopper, second)!.sum)).toBe(9980)
  })

  test('says where it does not count for all of the cart', async () => {
    const code = await aCoupon()
    const shopper = await shopperWith([await priceFixed(), await aThing()], '/cart', 'DE')
    await shopper.press('Apply coupon', { coupon: code })
    expect(row(shopper, code)!.name).toContain('Does not apply to fixed-price books.')
  })

  test('counts nothing below its minimum since a line was changed, and counts again after', async () => {
    const code = await aCoupon({ amounts: [amount('INR', null, 90_000)] })
    const shopper = await shopperWith([await aThing()])
    await shopper.press('Update', { quantity: '2' }, { within: '.line' })
    await shopper.press('Apply coupon', { coupon: code })
    await shopper.press('Decrease quantity', {}, { within: '.line' })
    expect(row(shopper, code)!.sum).toBe('not applied')
    expect(shopper.text('.sums .error')).toMatch(/spend of ₹900\.00; .* ₹499\.00/)
    await shopper.press('Increase quantity', {}, { within: '.line' })
    expect(read(row(shopper, code)!.sum)).toBe(9980)
  })

  test('can be removed twice, and by who has none: no fault and no cookie', async () => {
    const stranger = await newShopper({ 'Accept-Language': 'en' })
    await stranger.post('/cart', { intent: 'coupon.remove' })
    expect([stranger.status, stranger.cookieNames()]).toEqual([200, []])
    const shopper = await shopperWith([await aThing()])
    await shopper.press('Apply coupon', { coupon: await aCoupon() })
    await shopper.post('/cart', { intent: 'coupon.remove' })
    await shopper.post('/cart', { intent: 'coupon.remove' })
    expect([shopper.status, toast(shopper)]).toEqual([200, undefined])
  })

  test('is no button of other pages', async () => {
    const shopper = await shopperWith([await aThing()])
    await shopper.post('/books', { intent: 'coupon.apply', coupon: await aCoupon() })
    expect(shopper.status).toBe(400)
  })
})

describe('one customer', () => {
  test('who used a coupon as often as they may is told so with 409, and can order without it', async () => {
    const code = await aCoupon({ percent: 10, mostUsesEach: 1 })
    const typed = {
      email: `${code}@example.org`,
      name: 'Asha Raghavan',
      addressLine1: '14 Lantern Lane',
      postcode: '560001',
      city: 'Bengaluru',
    }
    const orderWith = async (email: string) => {
      const shopper = await shopperWith([await aThing()])
      await shopper.press('Apply coupon', { coupon: code })
      await shopper.visit('/checkout')
      return shopper.press('Order with obligation to pay', { ...typed, email })
    }
    expect((await orderWith(typed.email)).url).toMatch(/order-received/)
    const again = await orderWith(typed.email.toLowerCase())
    expect(again.status).toBe(409)
    expect(again.text('#changes')).toContain('with your e-mail address as often as allowed')
    expect(row(again, code)!.sum).toBe('not applied')
    await again.press('Order with obligation to pay')
    expect(again.url).toMatch(/order-received/)
    expect(row(again, code)).toBeUndefined()
  })
})

test('a customer who used a coupon as often as they may is told so in the cart already', async () => {
  const [email, code] = [newEmail(), await aCoupon({ percent: 10, mostUsesEach: 1 })]
  await aCustomer(email)
  const shopper = await shopperWith([await aThing()], '/checkout')
  await shopper.press('Order with obligation to pay', {
    ...{ email, name: 'Asha Raghavan', addressLine1: '14 Lantern Lane' },
    ...{ postcode: '560001', city: 'Bengaluru', coupon: code },
  })
  await shopper.press('Order with obligation to pay')
  expect(shopper.url).toMatch(/order-received/)
  const signedIn = await newShopper({ 'Accept-Language': 'en' })
  await signedIn.visit('/login-register')
  await signedIn.press('Sign in', { email, password: rightPassword }, { within: '#main' })
  await signedIn.post('/cart', { intent: 'cart.add', product: await aThing() })
  await signedIn.visit('/cart')
  await signedIn.press('Apply coupon', { coupon: code })
  expectRefused(signedIn, code, /with your e-mail address as often as allowed/)
})

describe('what no coupon is called', () => {
  test.each([
    ['bidi marks', '\u202eSPRING\u202c'],
    ['control characters', 'SPR\u0085ING'],
    ['zero-width characters', '\u200bSPRING'],
    ['quotes', `' or 1=1 --"`],
    ['markup', '<b>SPRING</b>'],
    ['emoji', '😀'],
    ['half a pair', 'a\ud800'],
    ['41 characters', 'X'.repeat(41)],
    ['10,000 characters', 'x'.repeat(10_000)],
    ['10,000 ligatures', 'ﷺ'.repeat(10_000)],
  ])('%s are 422 with words, and shown as text', async (_, typed) => {
    const shopper = await shopperWith([await aThing()])
    await shopper.press('Apply coupon', { coupon: typed })
    expect(shopper.status).toBe(422)
    expect(shopper.text('#coupon-error')).toMatch(/^We do not recognise this coupon code/)
    expect(shopper.html).not.toContain('<b>SPRING</b>')
  })

  test('NUL is dropped before anything reads it', async () => {
    const code = await aCoupon()
    const shopper = await shopperWith([await aThing()])
    await shopper.post('/cart', { intent: 'coupon.apply', coupon: `${code}\0` })
    expect(toast(shopper)).toBe(`Coupon Applied: ${code}`)
  })

  test('a hundred fields of one name are 422 with words', async () => {
    const code = await aCoupon()
    const shopper = await shopperWith([await aThing()])
    const fields = new URLSearchParams({ intent: 'coupon.apply' })
    for (let n = 0; n < 100; n++) fields.append('coupon', code)
    await shopper.post('/cart', fields)
    expect(shopper.status).toBe(422)
    expect(shopper.text('#coupon-error')).toBe('Enter a coupon code')
    expect(row(shopper, code)).toBeUndefined()
  })

  test.each([['coupon[]=SPRING'], ['__proto__=SPRING'], ['']])(
    'a form with %j and no coupon is 422',
    async (rest) => {
      const shopper = await shopperWith([await aThing()])
      await shopper.post('/cart', new URLSearchParams(`intent=coupon.apply&${rest}`))
      expect(shopper.status).toBe(422)
    },
  )

  test('a hidden field of sums with a hostile coupon is 409, never an order', async () => {
    const shopper = await shopperWith([await aThing()], '/checkout')
    const shown = shopper.attr('input[name=shown]', 'value')!
    await shopper.press('Order with obligation to pay', {
      email: 'hostile@example.org',
      name: 'Asha Raghavan',
      addressLine1: '14 Lantern Lane',
      postcode: '560001',
      city: 'Bengaluru',
      shown: shown.replace('{', '{"coupon":["SPRING",49900],'),
    })
    expect(shopper.status).toBe(409)
    expect(shopper.text('#changes tbody tr td:last-child')).toBe('no longer in your cart')
  })
})

test('the thirty-first wrong code in a quarter of an hour is 429 with words, a right one before it counts', async () => {
  const shopper = await newShopper()
  const product = await aBook()
  const code = await aCoupon({ percent: 10 })
  await shopper.post('/cart', { intent: 'cart.add', product })
  const apply = (coupon: string) => shopper.post('/cart', { intent: 'coupon.apply', coupon })
  for (let n = 0; n < 15; n++) await apply(`NONE-${n}`)
  for (let n = 0; n < 40; n++) await apply(code)
  expect(shopper.status).toBe(200)
  for (let n = 15; n < 30; n++) await apply(`NONE-${n}`)
  expect(shopper.status).toBe(422)
  await apply('NONE-30')
  expect(shopper.status).toBe(429)
  expect(Number(shopper.headers.get('Retry-After'))).toBeGreaterThan(800)
  expect(shopper.text('main .errors')).toContain('Too many codes have been tried.')
  expect(shopper.attr('input[name=coupon]', 'value')).toBe('NONE-30')
  await shopper.visit('/checkout')
  await shopper.press('Order with obligation to pay', { coupon: code, city: 'Bengaluru' })
  expect(shopper.status).toBe(429)
  expect(Number(shopper.headers.get('Retry-After'))).toBeGreaterThan(800)
  expect(shopper.text('#coupon-error')).toContain('Too many codes have been tried.')
  expect(shopper.attr('#coupon', 'value')).toBe(code)
  expect(shopper.attr('#city', 'value')).toBe('Bengaluru')
})
