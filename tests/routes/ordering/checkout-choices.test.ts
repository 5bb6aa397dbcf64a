import { describe, expect, test } from 'vitest'
import { languageNames, languages } from '#app/i18n/languages.ts'
import { localPath } from '#app/i18n/paths.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { newShopper, type Shopper } from '../../shopper.ts'

const typed = {
  email: 'asha@example.org',
  telephone: '+91 80 1234 5678',
  name: 'Asha Raghavan',
  addressLine1: '14 Lantern Lane',
  addressLine2: 'Flat 3',
  postcode: '560001',
  city: 'Bengaluru',
}
const chosen = { country: 'IN', delivery: 'courier', payment: 'invoice' }

async function atCheckout(language: (typeof languages)[number] = 'en'): Promise<Shopper> {
  const shopper = await newShopper({ 'Accept-Language': 'en' })
  await shopper.visit(`/book/${await aBook()}`)
  await shopper.press('Add to cart', {}, { within: '.buy' })
  return shopper.visit(localPath(language, '/checkout'))
}

const valuesOf = (shopper: Shopper) =>
  Object.fromEntries(
    Object.keys(typed).map((name) => [name, shopper.attr(`main input[name=${name}]`, 'value')]),
  )
const chosenOf = (shopper: Shopper) => ({
  country: shopper.attr('main select[name=country] option[selected]', 'value'),
  delivery: shopper.attr('main input[name=delivery][checked]', 'value'),
  payment: shopper.attr('main input[name=payment][checked]', 'value'),
})
const within = { within: '#choices' }

describe.each(languages)('at the checkout in %s, without JavaScript', (language) => {
  test.each(languages.filter((one) => one !== language))(
    'the page comes in %s, with all that was typed and chosen',
    async (other) => {
      const shopper = await atCheckout(language)
      await shopper.press(languageNames[other], { ...typed, ...chosen }, within)
      expect([shopper.status, shopper.url]).toEqual([200, localPath(other, '/checkout')])
      expect(shopper.attr('html', 'lang')).toBe(other)
      expect(valuesOf(shopper)).toEqual(typed)
      expect(chosenOf(shopper)).toEqual(chosen)
      expect(shopper.text('.errors')).toBeUndefined()
      await shopper.visit('/')
      expect(shopper.attr('html', 'lang')).toBe(other)
    },
  )

  test('the sums come in the other currency, with all that was typed and chosen', async () => {
    const shopper = await atCheckout(language)
    await shopper.press('€ EUR', { ...typed, ...chosen }, within)
    expect([shopper.status, shopper.url]).toEqual([200, localPath(language, '/checkout')])
    expect(shopper.text('aside .total')).toContain('€')
    expect(shopper.text('.prefs')).toContain('€ EUR')
    expect(shopper.attr('#choices [aria-pressed=true][value^=currency]', 'value')).toBe(
      'currency.choose.EUR',
    )
    expect(valuesOf(shopper)).toEqual(typed)
    expect(chosenOf(shopper)).toEqual(chosen)
    await shopper.visit(localPath(language, '/cart'))
    expect(shopper.text('.prefs')).toContain('€ EUR')
  })
})

describe('the head of the checkout', () => {
  test('leads to the choices in its form, and has no form that would empty it', async () => {
    const shopper = await atCheckout()
    expect(shopper.attr('header a.prefs', 'href')).toBe('#choices')
    expect(shopper.attrs('header form[method=post]', 'method')).toEqual([])
    expect(shopper.attr('#choices a', 'href')).toBe('#country')
    expect(shopper.attrs('main select', 'id')).toContain('country')
  })

  test('has its own forms where there is nothing to order', async () => {
    const shopper = await (await newShopper({ 'Accept-Language': 'en' })).visit('/checkout')
    await shopper.press('Deutsch', {}, { within: 'header' })
    expect(shopper.url).toBe('/de/checkout')
    await shopper.press('$ USD', {}, { within: 'header' })
    expect(shopper.text('.prefs')).toContain('$ USD')
  })

  test('orders in the currency that was chosen last, at the sum that was shown', async () => {
    const shopper = await atCheckout()
    await shopper.press('£ GBP', { ...typed, ...chosen }, within)
    const total = shopper.text('aside .total dd')
    await shopper.press('Order with obligation to pay')
    expect(shopper.url).toMatch(/^\/order-received\//)
    expect(shopper.text('main')).toContain(total!)
  })
})

test('Enter in a field still reckons anew: the choices come after all other buttons', async () => {
  const shopper = await atCheckout()
  const values = shopper.attrs('main form button[name=intent]', 'value')
  expect(values[0]).toBe('checkout.update')
  const order = values.indexOf('order.place')
  expect(values.slice(order + 1).every((one) => /^(language|currency)\.choose/.test(one))).toBe(
    true,
  )
})

test.each(['currency.choose.XYZ', 'currency.choose.', 'currency.choose.toString'])(
  'what was never offered, %s, is 400 and changes nothing',
  async (intent) => {
    const shopper = await atCheckout()
    await shopper.post('/checkout', { intent, ...typed })
    expect(shopper.status).toBe(400)
    await shopper.visit('/cart')
    expect(shopper.text('.prefs')).toContain('₹ INR')
  },
)

test('the region is there again when the country changes to one without and back', async () => {
  const shopper = await atCheckout()
  const update = (fields: Record<string, string>) =>
    shopper.press('Update the total', fields, { within: 'main' })
  await update({ ...typed, ...chosen, region: 'Karnataka' })
  await update({ country: 'DE' })
  expect(shopper.attr('main input[name=region]', 'type')).toBe('hidden')
  await update({ country: 'IN' })
  expect(shopper.attr('main input[name=region]', 'type')).toBe('text')
  expect(shopper.attr('main input[name=region]', 'value')).toBe('Karnataka')
})
