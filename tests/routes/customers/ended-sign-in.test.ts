import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { rightPassword } from '../../shop/accounts/customers.ts'
import { aCustomerShopping } from './signed-in.ts'

const headings = {
  '': ['You have been signed out', 'Sign in again'],
  '/fr': ['Votre session a expiré', 'Se reconnecter'],
  '/de': ['Ihre Anmeldung ist abgelaufen', 'Wieder anmelden'],
}
const pages = ['/cart', '/checkout', '/wishlist', '/compare']

/** A customer with a book in cart and lists, whose sign-ins were ended elsewhere. */
async function aCustomerWhoseSignInEnded() {
  const found = await aCustomerShopping()
  const { shopper, customer } = found
  const product = await aBook({ name: 'Emma' })
  for (const intent of ['cart.add', 'wishlist.add', 'compare.add'])
    await shopper.post('/cart', { intent, product })
  await db.write((trx) => trx.deleteFrom('signIn').where('customer', '=', customer).execute())
  return { ...found, product }
}

describe.each(Object.entries(headings))(
  'an ended sign-in under "%s"',
  (prefix, [heading, link]) => {
    test.each(pages)('is told on %s, which says nothing of being empty', async (page) => {
      const { shopper } = await aCustomerWhoseSignInEnded()
      await shopper.visit(prefix + page)
      expect(shopper.status).toBe(200)
      expect(shopper.texts('main h1')).toEqual([heading])
      expect(shopper.text('main')).not.toMatch(/empty|nothing to order|vide|leer/i)
      const next = encodeURIComponent(prefix + page)
      expect(shopper.attr('main .empty .btn', 'href')).toBe(`${prefix}/login-register?next=${next}`)
      expect(shopper.text('main .empty .btn')).toBe(link)
    })
  },
)

test('an ended sign-in is told until the next one, which brings everything back', async () => {
  const { shopper, email } = await aCustomerWhoseSignInEnded()
  const other = await aBook({ name: 'Persuasion' })
  await shopper.post('/cart', { intent: 'cart.add', product: other })
  await shopper.visit('/cart')
  expect(shopper.text('main')).toContain('You have been signed out')
  expect(shopper.text('main .lines')).toContain('Persuasion')
  expect(shopper.texts('main h1')).toEqual(['Your cart'])
  for (const page of ['/cart', '/checkout']) {
    await shopper.visit(page)
    expect(shopper.text('main')).toContain('You have been signed out')
    expect(shopper.attrs('main .empty img', 'src')).toEqual([])
  }
  await shopper.visit('/my-orders')
  expect(shopper.url).toMatch(/^\/login-register/)
  expect(shopper.text('main')).toContain('You have been signed out')

  await shopper.post('/login-register?next=/cart', {
    intent: 'customer.signIn',
    email,
    password: rightPassword,
  })
  await shopper.visit('/cart')
  expect(shopper.text('main')).not.toContain('You have been signed out')
  expect(shopper.text('main .lines')).toMatch(/Emma[^]*Persuasion|Persuasion[^]*Emma/)
})

test('a sign-out ends the notice, too', async () => {
  const { shopper } = await aCustomerWhoseSignInEnded()
  await shopper.visit('/logout')
  await shopper.visit('/cart')
  expect(shopper.text('main')).toContain('Your cart is empty')
})
