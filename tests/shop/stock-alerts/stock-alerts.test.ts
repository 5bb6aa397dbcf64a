import { beforeAll, describe, expect, test } from 'vitest'
import { startStockAlert } from '#app/shop/lists/stock-alerts/subscribe.server.ts'
import {
  confirmStockAlert,
  findStockAlertAnswer,
  deleteStockAlert,
  sweepStockAlerts,
} from '#app/shop/lists/stock-alerts/stock-alerts.server.ts'
import { newStockAlertKey } from '#app/shop/lists/stock-alerts/stock-alert-key.server.ts'
import { db } from '#app/database/database.server.ts'
import { aDress, soldOut } from '../../fixtures/catalogue.ts'
import { aStockAlertRequest, aWaiter, dayMs, keyFor, now, origin, watchesOf } from './waiting.ts'

let book: string
beforeAll(async () => {
  book = await soldOut()
})

const english = { language: 'en' as const, now }

async function requested(at = now, productId = book) {
  const request = aStockAlertRequest(productId)
  await startStockAlert(request, origin, at)
  return { email: request.email, key: await keyFor(request.email) }
}

describe('the link of the mail', () => {
  test('asks by one button, however often it is opened, and changes nothing', async () => {
    const { email, key } = await requested()
    const before = await watchesOf(email)
    for (let n = 0; n < 3; n++)
      expect(await findStockAlertAnswer(book, key, english)).toEqual({
        kind: 'offer',
        key,
        name: 'The Moonstone',
      })
    expect(await watchesOf(email)).toEqual(before)
  })

  test('names the colour and size that are waited for', async () => {
    const dress = await aDress()
    const request = aStockAlertRequest(dress, { color: 'indigo', size: 'xl' })
    await startStockAlert(request, origin, now)
    const key = await keyFor(request.email)
    expect(await findStockAlertAnswer(dress, key, { language: 'fr', now })).toMatchObject({
      name: 'Linen summer dress, Indigo, XL',
    })
  })

  test('confirms at the press of its button, and stays confirmed since then at a second', async () => {
    const { email, key } = await requested()
    expect(await confirmStockAlert(key, 'https://shop.example', now)).toBe(true)
    expect(await confirmStockAlert(key, 'https://shop.example', now + 8 * dayMs)).toBe(true)
    expect(await watchesOf(email)).toMatchObject([
      { confirmedAt: now, origin: 'https://shop.example' },
    ])
    expect(await findStockAlertAnswer(book, key, english)).toMatchObject({ kind: 'waiting' })
  })

  test('leads nowhere after seven days', async () => {
    const { email, key } = await requested(now - 7 * dayMs)
    expect(await findStockAlertAnswer(book, key, english)).toEqual({ kind: 'unknown' })
    expect(await confirmStockAlert(key, origin, now)).toBe(false)
    expect(await watchesOf(email)).toMatchObject([{ confirmedAt: null }])
  })

  test('still leads somewhere just before', async () => {
    const { key } = await requested(now - 7 * dayMs + 1)
    expect(await findStockAlertAnswer(book, key, english)).toMatchObject({ kind: 'offer' })
    expect(await confirmStockAlert(key, origin, now)).toBe(true)
  })

  test('deletes the address at the press of the other button, confirmed or not, and twice', async () => {
    const { email, key } = await requested()
    const other = await requested()
    await confirmStockAlert(other.key, origin, now)
    for (const one of [key, other.key, key]) await deleteStockAlert(one)
    expect(await watchesOf(email)).toEqual([])
    expect(await watchesOf(other.email)).toEqual([])
    expect(await findStockAlertAnswer(book, key, english)).toEqual({ kind: 'unknown' })
    expect(await confirmStockAlert(key, origin, now)).toBe(false)
  })

  test('is for the page of its product alone', async () => {
    const { key } = await requested()
    expect(await findStockAlertAnswer(await soldOut(), key, english)).toEqual({ kind: 'unknown' })
  })

  test.each(['', 'x', '<b>', newStockAlertKey(), 'constructor', 'x'.repeat(10_000), "' or 1=1 --"])(
    'that nobody was sent leads nowhere: %j',
    async (key) => {
      expect(await findStockAlertAnswer(book, key, english)).toEqual({ kind: 'unknown' })
      expect(await confirmStockAlert(key, origin, now)).toBe(false)
    },
  )

  test('says what was just done by a word in its place', async () => {
    for (const kind of ['sent', 'confirmed', 'forgotten'])
      expect(await findStockAlertAnswer(book, kind, english)).toEqual({ kind })
    expect(await findStockAlertAnswer(book, null, english)).toBeUndefined()
  })
})

describe('the sweep of those who wait', () => {
  test('forgets who did not confirm within seven days', async () => {
    await sweepStockAlerts(now)
    const [old, young] = [await requested(now - 7 * dayMs), await requested(now - 7 * dayMs + 1)]
    expect(await sweepStockAlerts(now)).toBe(1)
    expect(await watchesOf(old.email)).toEqual([])
    expect(await watchesOf(young.email)).toHaveLength(1)
  })

  test('forgets who has waited for two years', async () => {
    const waiter = await aWaiter(book)
    const confirmedAt = (await watchesOf(waiter.email))[0]!.confirmedAt!
    await sweepStockAlerts(confirmedAt + 2 * 365 * dayMs - 1)
    expect(await watchesOf(waiter.email)).toHaveLength(1)
    expect(await sweepStockAlerts(confirmedAt + 2 * 365 * dayMs)).toBeGreaterThan(0)
    expect(await watchesOf(waiter.email)).toEqual([])
  })

  test('takes any number, batch after batch', async () => {
    const rows = Array.from({ length: 450 }, () => {
      const { email, ...request } = aStockAlertRequest(book)
      const made = {
        keyHash: newStockAlertKey(),
        origin,
        createdAt: now - 8 * dayMs,
        confirmedAt: null,
      }
      return { ...request, ...made, email, emailFolded: email }
    })
    await db.write((trx) => trx.insertInto('stockWatch').values(rows).execute())
    expect(await sweepStockAlerts(now)).toBe(450)
  })

  test('is not needed where the product goes: the wish goes with it', async () => {
    const gone = await soldOut()
    const { email } = await requested(now, gone)
    await db.write((trx) => trx.deleteFrom('product').where('id', '=', gone).execute())
    expect(await watchesOf(email)).toEqual([])
  })
})
