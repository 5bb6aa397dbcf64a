import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { startStockAlert } from '#app/shop/lists/stock-alerts/subscribe.server.ts'
import { notifyBackInStock } from '#app/shop/lists/stock-alerts/notify.server.ts'
import { newStockAlertKey } from '#app/shop/lists/stock-alerts/stock-alert-key.server.ts'
import {
  confirmStockAlert,
  deleteStockAlert,
} from '#app/shop/lists/stock-alerts/stock-alerts.server.ts'
import { aBook, aDress, aThing, eBook, giveFile, soldOut } from '../../fixtures/catalogue.ts'
import {
  aStockAlertRequest,
  aWaiter,
  dayMs,
  keyFor,
  mailsTo,
  now,
  origin,
  watchesOf,
} from './waiting.ts'

const set = (id: string, facts: { [column: string]: string | number | null }) =>
  db.write((trx) => trx.updateTable('product').set(facts).where('id', '=', id).execute())

const setVariant = (productId: string, color: string, size: string, stock: number) =>
  db.write((trx) =>
    trx
      .updateTable('variant')
      .set({ stock })
      .where('productId', '=', productId)
      .where('color', '=', color)
      .where('size', '=', size)
      .execute(),
  )

const kindsTo = async (email: string) => (await mailsTo(email)).map((mail) => mail.kind)
const announced = ['stock-confirm', 'back-in-stock']
const notAnnounced = ['stock-confirm']

describe('who confirmed', () => {
  test('is told once when it is back, in their language, and forgotten', async () => {
    const book = await soldOut()
    const waiter = await aWaiter(book, { language: 'fr' })
    await set(book, { stock: 4 })
    expect(await notifyBackInStock(now)).toBe(1)
    const mails = await mailsTo(waiter.email)
    expect(mails.map((mail) => mail.kind)).toEqual(announced)
    expect(mails[1]!.subject).toMatch(/^Disponible\s: The Moonstone$/)
    expect(mails[1]!.text).toContain(`http://shop.test/fr/book/${book}\n`)
    expect(await watchesOf(waiter.email)).toEqual([])
    expect(await notifyBackInStock(now)).toBe(0)
    expect(await kindsTo(waiter.email)).toEqual(announced)
  })

  test('hears nothing while it is sold out, and stays on the list', async () => {
    const waiter = await aWaiter(await soldOut())
    expect(await notifyBackInStock(now)).toBe(0)
    expect(await kindsTo(waiter.email)).toEqual(notAnnounced)
    expect(await watchesOf(waiter.email)).toHaveLength(1)
  })

  test('hears of the colour and size they wait for, not of another', async () => {
    const dress = await aDress({
      variants: [
        ['indigo', 'm', 3],
        ['indigo', 'xl', 0],
        ['red', 'xl', 0],
      ],
    })
    const indigo = await aWaiter(dress, { color: 'indigo', size: 'xl', language: 'de' })
    const red = await aWaiter(dress, { color: 'red', size: 'xl' })
    expect(await notifyBackInStock(now)).toBe(0)
    await setVariant(dress, 'indigo', 'xl', 1)
    expect(await notifyBackInStock(now)).toBe(1)
    const mail = (await mailsTo(indigo.email))[1]!
    expect(mail.text).toContain('Linen summer dress, Indigo, XL')
    expect(mail.text).toContain(`http://shop.test/de/product/${dress}?color=indigo`)
    expect(await kindsTo(red.email)).toEqual(notAnnounced)
  })

  test.each([
    ['is out of print', { stock: 9, outOfPrint: 1 }],
    ['went to a partner', { stock: 9, affiliateLink: 'https://partner.example/' }],
    ['became an e-book without a file', { stock: null, format: 'e-book', editionRank: null }],
  ])('hears nothing where it %s', async (_, facts) => {
    const book = await soldOut()
    const waiter = await aWaiter(book)
    await set(book, facts)
    expect(await notifyBackInStock(now)).toBe(0)
    expect(await kindsTo(waiter.email)).toEqual(notAnnounced)
  })

  test('hears of an e-book when its file is there', async () => {
    const book = await eBook()
    const waiter = await aWaiter(book)
    expect(await notifyBackInStock(now)).toBe(0)
    await giveFile(book)
    expect(await notifyBackInStock(now)).toBe(1)
    expect(await kindsTo(waiter.email)).toEqual(announced)
  })

  test('hears nothing while it has no price', async () => {
    const book = await soldOut()
    const waiter = await aWaiter(book)
    await set(book, { stock: 9 })
    const holds = (fromAt: number, untilAt: number | null) =>
      db.write((trx) =>
        trx.updateTable('price').set({ fromAt, untilAt }).where('productId', '=', book).execute(),
      )
    await holds(now - dayMs, now)
    expect(await notifyBackInStock(now)).toBe(0)
    await holds(now + 1, null)
    expect(await notifyBackInStock(now)).toBe(0)
    await holds(now, null)
    expect(await notifyBackInStock(now)).toBe(1)
    expect(await kindsTo(waiter.email)).toEqual(announced)
  })

  test('hears nothing of a thing that is sold in other variants now', async () => {
    const mug = await aThing({ stock: 0 })
    const waiter = await aWaiter(mug)
    await set(mug, { stock: 9, hasVariants: 1 })
    expect(await notifyBackInStock(now)).toBe(0)
    expect(await kindsTo(waiter.email)).toEqual(notAnnounced)
  })

  test.each([
    ['its stock is not counted any more', { stock: null }],
    ['it is supplied on order', { supplyDays: 7 }],
    ['a new printing can be ordered ahead', { publishedAt: now + 30 * dayMs }],
  ])('is told where %s', async (_, facts) => {
    const book = await soldOut()
    const waiter = await aWaiter(book)
    await set(book, facts)
    expect(await notifyBackInStock(now)).toBe(1)
    expect(await kindsTo(waiter.email)).toEqual(announced)
  })

  test('and took the address back hears nothing', async () => {
    const book = await soldOut()
    const waiter = await aWaiter(book)
    await deleteStockAlert(await keyFor(waiter.email))
    await set(book, { stock: 9 })
    expect(await notifyBackInStock(now)).toBe(0)
  })

  test('can ask again when it is sold out again, and is told again', async () => {
    const book = await soldOut()
    const waiter = await aWaiter(book)
    await set(book, { stock: 1 })
    await notifyBackInStock(now)
    await set(book, { stock: 0 })
    await startStockAlert(waiter, origin, now)
    await confirmStockAlert(await keyFor(waiter.email), origin, now)
    expect(await notifyBackInStock(now)).toBe(0)
    await set(book, { stock: 1 })
    expect(await notifyBackInStock(now)).toBe(1)
    expect((await kindsTo(waiter.email)).sort()).toEqual([...announced, ...announced].sort())
  })
})

describe('who did not confirm', () => {
  test('is never told', async () => {
    const book = await soldOut()
    const request = aStockAlertRequest(book)
    await startStockAlert(request, origin, now)
    await set(book, { stock: 9 })
    expect(await notifyBackInStock(now)).toBe(0)
    expect(await kindsTo(request.email)).toEqual(notAnnounced)
    expect(await confirmStockAlert(await keyFor(request.email), origin, now)).toBe(true)
    expect(await notifyBackInStock(now)).toBe(1)
  })
})

describe('telling', () => {
  test('by twenty at one moment writes one mail to each', async () => {
    const book = await soldOut()
    const waiters = [await aWaiter(book), await aWaiter(book), await aWaiter(book)]
    await set(book, { stock: 9 })
    const counts = await Promise.all(Array.from({ length: 20 }, () => notifyBackInStock(now)))
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(3)
    for (const waiter of waiters) {
      expect(await kindsTo(waiter.email)).toEqual(announced)
      expect(await watchesOf(waiter.email)).toEqual([])
    }
  })

  test('reaches everybody, batch after batch, past those whose thing is not back', async () => {
    const [back, out] = [await aBook(), await soldOut()]
    const unpriced = await aBook({ price: null })
    const rows = Array.from({ length: 350 }, (_, n) => {
      const { email, ...request } = aStockAlertRequest([back, out, unpriced][n % 3]!)
      const made = { keyHash: newStockAlertKey(), origin, createdAt: now, confirmedAt: now }
      return { ...request, ...made, email, emailFolded: email }
    })
    await db.write((trx) => trx.insertInto('stockWatch').values(rows).execute())
    expect(await notifyBackInStock(now)).toBe(117)
    expect(await notifyBackInStock(now)).toBe(0)
  })

  test('writes no mail without deleting the address, nor the other way round', async () => {
    const book = await soldOut()
    const waiter = await aWaiter(book)
    const [watch] = await watchesOf(waiter.email)
    // The outbox holds that very mail already, which is not written again: nothing else may be lost by it.
    await set(book, { stock: 9 })
    await db.write((trx) =>
      trx
        .insertInto('outbox')
        .values({
          ...{ id: randomUUID(), kind: 'back-in-stock', about: watch!.keyHash },
          ...{ recipient: waiter.email, subject: '', text: '', html: '' },
          ...{ createdAt: now, dueAt: now, heldUntil: 0, attempts: 0 },
          ...{ lastError: null, sentAt: null, failedAt: null },
        })
        .execute(),
    )
    await notifyBackInStock(now)
    expect(await kindsTo(waiter.email)).toEqual(announced)
  })
})
