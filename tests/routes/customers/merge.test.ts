import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { languages } from '#app/i18n/languages.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import { localPath } from '#app/i18n/paths.ts'
import { manyBooks, aThing } from '../../fixtures/catalogue.ts'
import { aCustomer, newEmail, rightPassword } from '../../shop/accounts/customers.ts'
import { newShopper, type Shopper } from '../../shopper.ts'

const aShopper = () => newShopper({ 'x-octavo-address': randomUUID() })

const signIn = (shopper: Shopper, email: string, path = '/login-register?next=/cart') =>
  shopper.post(path, { intent: 'customer.signIn', email, password: rightPassword })

const post = (shopper: Shopper, intent: string, product: string, more = {}) =>
  shopper.post('/cart', { intent, product, ...more })

describe('signing in with a full cart', () => {
  test('cart, wishlist, comparison and what was looked at come along, and stay at the sign-out', async () => {
    const email = newEmail()
    const owner = `customer:${await aCustomer(email)}`
    const [one, two] = [await aThing(), await aThing()]
    const shopper = await aShopper()
    await post(shopper, 'cart.add', one, { quantity: '2' })
    await post(shopper, 'wishlist.add', one)
    await post(shopper, 'compare.add', two)
    await signIn(shopper, email)
    expect(shopper.text('.toast')).toMatch(/^Signed In/)
    await post(shopper, 'cart.add', one, { quantity: '3' })
    await shopper.visit('/logout')
    await shopper.visit('/cart')
    expect(shopper.html).not.toContain(`/product/${one}`)

    // On another device.
    const phone = await aShopper()
    await signIn(phone, email)
    const lines = await db.read
      .selectFrom('cartLine')
      .select(['productId', 'quantity'])
      .where('owner', '=', owner)
      .execute()
    expect(lines).toEqual([{ productId: one, quantity: 5 }])
    expect(phone.html).toContain(`/product/${one}`)
    await phone.visit('/wishlist')
    expect(phone.text('#main')).toBeDefined()
    expect(phone.html).toContain(`/product/${one}`)
    await phone.visit('/compare')
    expect(phone.html).toContain(`/product/${two}`)
  })

  test.each(languages)('in %s the toast names what was capped and left out', async (language) => {
    const t = translator(language)
    const email = newEmail()
    const owner = `customer:${await aCustomer(email)}`
    const books = await manyBooks(8, (n) => ({ name: `Volume ${n + 1}`, stock: 3 }))
    await db.write(async (w) => {
      const at = Date.now()
      await w
        .insertInto('cartLine')
        .values(
          books.slice(0, 5).map((productId) => ({
            ...{ owner, productId, color: '', size: '', quantity: 3 },
            ...{ addedAt: at, changedAt: at },
          })),
        )
        .execute()
      await w
        .insertInto('compared')
        .values(books.slice(0, 6).map((productId) => ({ owner, productId, addedAt: at })))
        .execute()
    })
    const shopper = await aShopper()
    for (const book of books.slice(0, 5)) await post(shopper, 'cart.add', book)
    await post(shopper, 'compare.add', books[6]!)
    await signIn(shopper, email, localPath(language, '/login-register'))
    const named = ['Volume 1', 'Volume 2', 'Volume 3']
      .map((name) => t('toast.merge.name', { name }))
      .join(', ')
    const text = [
      t('toast.signedIn'),
      t('toast.merge.cappedMore', { names: named, count: 2 }),
      t('toast.merge.compared', { count: 1 }),
    ].join('. ')
    expect(shopper.text('.toast')).toContain(text.replace(/\s+/g, ' '))
    expect(shopper.attr('.toast', 'class')).toContain('toast--error')
  })

  test('names of any length and script fit into the toast', async () => {
    const email = newEmail()
    const owner = `customer:${await aCustomer(email)}`
    const name = '𝔐𝔬𝔬𝔫'.repeat(60)
    const books = await manyBooks(4, () => ({ name, stock: 1 }))
    const at = Date.now()
    const rows = books.map((productId) => ({
      ...{ owner, productId, color: '', size: '', quantity: 1 },
      ...{ addedAt: at, changedAt: at },
    }))
    await db.write((w) => w.insertInto('cartLine').values(rows).execute())
    const shopper = await aShopper()
    for (const book of books) await post(shopper, 'cart.add', book)
    await signIn(shopper, email)
    expect(shopper.status).toBe(200)
    expect(shopper.text('.toast')).toContain('𝔐𝔬𝔬𝔫')
  })

  test('pressed twice at one moment takes the cart over once', async () => {
    const email = newEmail()
    const owner = `customer:${await aCustomer(email)}`
    const product = await aThing()
    const guest = await aShopper()
    await post(guest, 'cart.add', product, { quantity: '2' })
    const tabs = await Promise.all(
      [1, 2, 3].map(async () => {
        const tab = await aShopper()
        tab.cookies.set('shop', guest.cookies.get('shop')!)
        return tab
      }),
    )
    await Promise.all(tabs.map((tab) => signIn(tab, email)))
    const lines = await db.read
      .selectFrom('cartLine')
      .select('quantity')
      .where('owner', '=', owner)
      .execute()
    expect(lines).toEqual([{ quantity: 2 }])
  })

  test('opening an account brings it along too', async () => {
    const shopper = await aShopper()
    const product = await aThing()
    await post(shopper, 'cart.add', product)
    await shopper.post('/login-register?next=/cart', {
      intent: 'customer.register',
      name: 'Asha',
      email: newEmail(),
      password: rightPassword,
    })
    expect(shopper.url).toBe('/cart')
    expect(shopper.html).toContain(`/product/${product}`)
  })
})
