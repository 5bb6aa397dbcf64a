import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  subscribeToStock,
  startStockAlert,
  type StockAlertRequest,
} from '#app/shop/lists/stock-alerts/subscribe.server.ts'
import { hashStockAlertKey } from '#app/shop/lists/stock-alerts/stock-alert-key.server.ts'
import { confirmStockAlert } from '#app/shop/lists/stock-alerts/stock-alerts.server.ts'
import { soldOut } from '../../fixtures/catalogue.ts'
import {
  aStockAlertRequest,
  dayMs,
  keyFor,
  mailsTo,
  minute,
  newEmail,
  now,
  origin,
  watchesOf,
} from './waiting.ts'

let book: string
beforeAll(async () => {
  book = await soldOut()
})

const request = (requested: StockAlertRequest, at = now, network: string = randomUUID()) =>
  subscribeToStock(requested, { network, origin, now: at })

describe('asking to be told', () => {
  test('keeps the wish, unconfirmed, and writes one mail, in the language of the page', async () => {
    const requested = aStockAlertRequest(book, { email: 'Asha@Example.org', language: 'de' })
    expect(await request(requested)).toEqual({ ok: true })
    const [watch, ...others] = await watchesOf('asha@example.org')
    expect(others).toEqual([])
    expect(watch).toMatchObject({ productId: book, email: 'Asha@Example.org', confirmedAt: null })
    const [mail, ...more] = await mailsTo('Asha@Example.org')
    expect(more).toEqual([])
    expect(mail!.subject).toBe('Sollen wir Sie benachrichtigen? The Moonstone')
  })

  test('stores the key of the link as its hash alone', async () => {
    const requested = aStockAlertRequest(book)
    await request(requested)
    const key = await keyFor(requested.email)
    const [watch] = await watchesOf(requested.email)
    expect(Buffer.from(key, 'base64url')).toHaveLength(16)
    expect(watch!.keyHash).toBe(hashStockAlertKey(key))
    expect(JSON.stringify(watch)).not.toContain(key)
  })

  test('gives every wish another key', async () => {
    const asks = [aStockAlertRequest(book), aStockAlertRequest(book), aStockAlertRequest(book)]
    for (const one of asks) await request(one)
    const keys = await Promise.all(asks.map((one) => keyFor(one.email)))
    expect(new Set(keys).size).toBe(3)
  })

  test('again within a day says the same and writes no second mail', async () => {
    const requested = aStockAlertRequest(book)
    await request(requested)
    expect(
      await request({ ...requested, email: requested.email.toUpperCase() }, now + minute),
    ).toEqual({
      ok: true,
    })
    expect(await request(requested, now + dayMs - 1)).toEqual({ ok: true })
    expect(await mailsTo(requested.email)).toHaveLength(1)
    expect(await watchesOf(requested.email)).toHaveLength(1)
  })

  test('again after a day writes a mail whose link takes the place of the first', async () => {
    const requested = aStockAlertRequest(book)
    await request(requested)
    const first = await keyFor(requested.email)
    await request({ ...requested, language: 'fr' }, now + dayMs)
    const second = await keyFor(requested.email)
    expect(second).not.toBe(first)
    expect(await watchesOf(requested.email)).toMatchObject([
      { keyHash: hashStockAlertKey(second), language: 'fr', createdAt: now + dayMs },
    ])
    expect(await confirmStockAlert(first, origin, now + dayMs)).toBe(false)
  })

  test('of a confirmed address says the same, writes no mail and changes nothing', async () => {
    const requested = aStockAlertRequest(book)
    await request(requested)
    await confirmStockAlert(await keyFor(requested.email), origin, now)
    const before = await watchesOf(requested.email)
    expect(await request({ ...requested, language: 'fr' }, now + 3 * dayMs)).toEqual({ ok: true })
    expect(await startStockAlert({ ...requested, language: 'fr' }, origin, now + 3 * dayMs)).toBe(
      false,
    )
    expect(await watchesOf(requested.email)).toEqual(before)
    expect(await mailsTo(requested.email)).toHaveLength(1)
  })

  test('for a product that is gone writes nothing', async () => {
    const requested = aStockAlertRequest('no-such-product')
    expect(await startStockAlert(requested, origin, now)).toBe(false)
    expect(await mailsTo(requested.email)).toEqual([])
  })

  test('twenty times at one moment writes one wish and one mail', async () => {
    const requested = aStockAlertRequest(book)
    const started = await Promise.all(
      Array.from({ length: 20 }, () => startStockAlert(requested, origin, now)),
    )
    expect(started.filter(Boolean)).toHaveLength(1)
    expect(await watchesOf(requested.email)).toHaveLength(1)
    expect(await mailsTo(requested.email)).toHaveLength(1)
    const other = aStockAlertRequest(book)
    const network = randomUUID()
    await Promise.all(Array.from({ length: 20 }, () => request(other, now, network)))
    expect(await watchesOf(other.email)).toHaveLength(1)
    expect(await mailsTo(other.email)).toHaveLength(1)
  })

  test('twenty times at one moment a day later writes one more mail', async () => {
    const requested = aStockAlertRequest(book)
    await startStockAlert(requested, origin, now - dayMs)
    await Promise.all(Array.from({ length: 20 }, () => startStockAlert(requested, origin, now)))
    expect(await watchesOf(requested.email)).toHaveLength(1)
    expect(await mailsTo(requested.email)).toHaveLength(2)
  })
})

describe('asking too often', () => {
  test('is refused past twenty times in 15 minutes from one network, with the time to wait', async () => {
    const network = randomUUID()
    for (let n = 0; n < 20; n++)
      expect(await request(aStockAlertRequest(book), now, network)).toEqual({ ok: true })
    const late = aStockAlertRequest(book)
    expect(await request(late, now + minute, network)).toEqual({
      ok: false,
      retryAfterSeconds: 14 * 60,
    })
    expect(await watchesOf(late.email)).toEqual([])
    expect(await request(late, now + 15 * minute, network)).toEqual({ ok: true })
    expect(await request(aStockAlertRequest(book), now + minute, randomUUID())).toEqual({
      ok: true,
    })
  })

  test('sends one address five mails in a day, and says the same to the sixth', async () => {
    const email = newEmail()
    const books = [book]
    for (let n = 0; n < 6; n++) books.push(await soldOut())
    for (const id of books.slice(0, 5)) await request(aStockAlertRequest(id, { email }))
    expect(await mailsTo(email)).toHaveLength(5)
    expect(await request(aStockAlertRequest(books[5]!, { email }), now + dayMs - 1)).toEqual({
      ok: true,
    })
    expect(await mailsTo(email)).toHaveLength(5)
    expect(await watchesOf(email)).toHaveLength(5)
    await request(aStockAlertRequest(books[5]!, { email }), now + dayMs)
    expect(await mailsTo(email)).toHaveLength(6)
  })

  test('for the same thing takes none of the five', async () => {
    const email = newEmail()
    for (let n = 0; n < 10; n++) await request(aStockAlertRequest(book, { email }))
    for (let n = 0; n < 4; n++) await request(aStockAlertRequest(await soldOut(), { email }))
    expect(await mailsTo(email)).toHaveLength(5)
  })

  test('however it is written, is one address', async () => {
    const email = newEmail()
    const spellings = [email, email.toUpperCase(), email.replace('asha', 'Asha')]
    for (let n = 0; n < 9; n++)
      await request(aStockAlertRequest(await soldOut(), { email: spellings[n % 3]! }))
    expect(await watchesOf(email)).toHaveLength(5)
  })
})
