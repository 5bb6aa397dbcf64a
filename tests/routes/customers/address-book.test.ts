import { describe, expect, test } from 'vitest'
import { translator } from '#app/i18n/i18n.server.ts'
import { languages } from '#app/i18n/languages.ts'
import { localPath } from '#app/i18n/paths.ts'
import { maxAddresses } from '#app/shop/customers/addresses/address.ts'
import { listAddresses } from '#app/shop/customers/addresses/customer-addresses.server.ts'
import { addAddress } from '../../shop/addresses/saved-addresses.ts'
import { aCustomer } from '../../shop/accounts/customers.ts'
import type { Shopper } from '../../shopper.ts'
import { aCustomerShopping, aGuest } from './signed-in.ts'

const fields = {
  ...{ name: 'Asha Raghavan', addressLine1: '14 Lantern Lane', addressLine2: 'Flat 3' },
  ...{ postcode: '560001', city: 'Bengaluru', region: 'Karnataka', country: 'IN' },
}
const address = { ...fields, country: 'IN' as const }
const book = { within: 'section[aria-labelledby=addresses]' }
const entry = (n: number) => ({ within: `.addresses > li:eq(${n})` })

const citiesOf = async (customer: string) =>
  (await listAddresses(customer)).map((one) => one.address.city)
const shown = (shopper: Shopper) => shopper.texts('.addresses address')

/** Somebody at their account who keeps addresses in these towns, the first as the default. */
async function atAccount(...cities: string[]) {
  const who = await aCustomerShopping()
  for (const [n, city] of cities.entries())
    await addAddress(who.customer, { ...address, city }, Date.now() - 1000 + n)
  await who.shopper.visit('/my-account')
  return who
}

describe.each(languages)('the addresses of an account, without JavaScript, in %s', (language) => {
  const words = translator(language)
  const t = (...key: Parameters<typeof words>) => words(...key).replace(/\s+/g, ' ')

  test('are added, changed, used first and removed, each said in a toast', async () => {
    const { shopper, customer } = await aCustomerShopping()
    const here = localPath(language, '/my-account')
    await shopper.visit(here)
    expect(shopper.text(book.within)).toContain(t('addresses.none'))

    await shopper.press(t('addresses.add'), fields, book)
    expect(shopper.url).toBe(here)
    expect(shopper.text('.toast')).toContain(t('toast.address.saved'))
    expect(shown(shopper)).toHaveLength(1)
    expect(shopper.text('.addresses .badge')).toBe(t('addresses.isDefault'))
    await shopper.press(t('addresses.add'), { ...fields, city: 'Mysuru' }, book)
    expect(await citiesOf(customer)).toEqual(['Bengaluru', 'Mysuru'])

    await shopper.press(t('addresses.makeDefault'), {}, entry(1))
    expect(shopper.text('.toast')).toContain(t('toast.address.usedFirst'))
    expect(await citiesOf(customer)).toEqual(['Mysuru', 'Bengaluru'])
    expect(shopper.texts('.addresses .badge')).toHaveLength(1)

    await shopper.press(t('addresses.save'), { city: 'Hampi' }, entry(0))
    expect(shopper.text('.toast')).toContain(t('toast.address.changed'))
    expect(await citiesOf(customer)).toEqual(['Hampi', 'Bengaluru'])

    await shopper.press(t('addresses.remove'), {}, entry(0))
    expect(shopper.text('.toast')).toContain(t('toast.address.removed'))
    expect(await citiesOf(customer)).toEqual(['Bengaluru'])
    expect(shopper.texts('.addresses .badge')).toHaveLength(1)
  })

  test('have a telephone number, which stays with the address and is checked', async () => {
    const { shopper, customer } = await aCustomerShopping()
    await shopper.visit(localPath(language, '/my-account'))
    await shopper.press(t('addresses.add'), { ...fields, telephone: 'call me' }, book)
    expect(shopper.status).toBe(422)
    expect(shopper.text('#address-telephone-error')).toBe(t('refusal.checkout.telephone'))
    await shopper.press(t('addresses.add'), { ...fields, telephone: ' +91 80 5550 0199 ' }, book)
    expect(shown(shopper)[0]).toContain('+91 80 5550 0199')
    await shopper.press(t('addresses.save'), { city: 'Hampi' }, entry(0))
    expect(await listAddresses(customer)).toMatchObject([
      { telephone: '+91 80 5550 0199', address: { city: 'Hampi' } },
    ])
    await shopper.press(t('addresses.save'), { telephone: '' }, entry(0))
    expect(await listAddresses(customer)).toEqual([
      expect.not.objectContaining({ telephone: expect.anything() as unknown }),
    ])
  })

  test('that are wrong are 422: a message beside each field and above, what was typed kept', async () => {
    const { shopper, customer } = await aCustomerShopping()
    await shopper.visit(localPath(language, '/my-account'))
    const wrong = { ...fields, name: ' ', postcode: '5600', city: '"><b>x' }
    await shopper.press(t('addresses.add'), wrong, book)
    expect(shopper.status).toBe(422)
    expect(shopper.attrs('#errors a', 'href')).toEqual(['#address-name', '#address-postcode'])
    expect(shopper.text('#address-name-error')).toBe(t('refusal.checkout.name'))
    expect(shopper.text('#address-postcode-error')).toBe(t('refusal.postcode.IN'))
    expect(shopper.attr('#address-city', 'value')).toBe('"><b>x')
    expect(shopper.attr(`${book.within} details[open]`, 'class')).toBe('fold')
    expect(await listAddresses(customer)).toEqual([])
  })
})

describe('changing an address', () => {
  test('keeps what was typed where it is refused, in its own form alone', async () => {
    const { shopper, customer } = await atAccount('Bengaluru', 'Mysuru')
    await shopper.press('Save address', { addressLine1: '', city: 'Hampi' }, entry(1))
    expect(shopper.status).toBe(422)
    const [, second] = await listAddresses(customer)
    expect(shopper.attrs('#errors a', 'href')).toEqual([`#address-${second!.id}-addressLine1`])
    expect(shopper.attr(`#address-${second!.id}-city`, 'value')).toBe('Hampi')
    expect(shopper.texts('.addresses details[open]')).toHaveLength(1)
    expect(shopper.texts('.addresses .error')).toHaveLength(1)
    expect(await citiesOf(customer)).toEqual(['Bengaluru', 'Mysuru'])
  })

  test('follows the rules of the country that is chosen', async () => {
    const { shopper, customer } = await atAccount('Bengaluru')
    const german = { country: 'DE', postcode: 'D-10115', city: 'Berlin' }
    await shopper.press('Save address', german, entry(0))
    const [one] = await listAddresses(customer)
    // No German address has a region: the one left over is dropped.
    expect(one?.address).toMatchObject({ country: 'DE', postcode: '10115', region: null })
    await shopper.press('Save address', { country: 'US', postcode: '10001' }, entry(0))
    expect(shopper.status).toBe(422)
    expect(shopper.text('.error')).toBe('Enter the state, for example New York')
  })

  test.each(['ZZ', ''])('refuses the country %j', async (country) => {
    const { shopper, customer } = await atAccount()
    await shopper.post('/my-account', { ...fields, intent: 'address.add', country })
    expect(shopper.status).toBe(422)
    expect(shopper.text('#address-country-error')).toBe('Choose a country')
    expect(await listAddresses(customer)).toEqual([])
  })
})

describe('past the twentieth address', () => {
  test('there is no form, and one that is sent all the same is 422 with words', async () => {
    const { shopper, customer } = await atAccount()
    for (let n = 0; n < maxAddresses; n++)
      await addAddress(customer, { ...address, city: `Town ${n}` }, Date.now())
    await shopper.visit('/my-account')
    expect(shopper.html).not.toContain('value="address.add"')
    expect(shopper.text(book.within)).toContain('You have saved 20 addresses')
    await shopper.post('/my-account', { ...fields, intent: 'address.add' })
    expect(shopper.status).toBe(422)
    expect(await listAddresses(customer)).toHaveLength(20)
  })
})

describe('an address of somebody else', () => {
  test.each(['address.save', 'address.delete', 'address.makeDefault'])(
    '%s is 422 with words, like one that never was, and does nothing',
    async (intent) => {
      const other = await aCustomer()
      const added = await addAddress(other, { ...address, city: 'Elsewhere' }, Date.now())
      const before = await listAddresses(other)
      const { shopper, customer } = await atAccount('Bengaluru')
      const answers: string[] = []
      for (const id of [(added as { id: string }).id, 'no-such']) {
        await shopper.post('/my-account', { ...fields, intent, address: id })
        expect(shopper.status).toBe(422)
        expect(shopper.attr('#errors a', 'href')).toBe('#addresses')
        answers.push(shopper.text('#main')!)
      }
      expect(answers[0]).toBe(answers[1])
      expect(shopper.text('#errors')).toContain('no longer in your account')
      expect(await listAddresses(other)).toEqual(before)
      expect(await citiesOf(customer)).toEqual(['Bengaluru'])
    },
  )
})

describe('without a sign-in', () => {
  test.each(['address.add', 'address.save', 'address.delete', 'address.makeDefault'])(
    '%s leads to the sign-in',
    async (intent) => {
      const guest = await aGuest()
      await guest.post('/my-account', { ...fields, intent })
      expect(guest.url).toBe('/login-register?next=%2Fmy-account')
    },
  )

  test('and from another site nothing is done', async () => {
    const { shopper, customer } = await atAccount('Bengaluru')
    const foreign = { 'Sec-Fetch-Site': 'cross-site' }
    await shopper.post('/my-account', { ...fields, intent: 'address.add', city: 'Eve' }, foreign)
    expect(shopper.status).toBe(403)
    expect(await citiesOf(customer)).toEqual(['Bengaluru'])
  })
})
