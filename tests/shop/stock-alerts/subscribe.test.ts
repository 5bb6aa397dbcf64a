import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  subscribeToStock,
  startStockAlert,
  type StockAlertRequest,
} from '#app/shop/stock-alerts/subscribe.server.ts'
import { hashStockAlertKey } from '#app/shop/stock-alerts/stock-alert-key.server.ts'
import { confirmStockAlert } from '#app/shop/stock-alerts/stock-alerts.server.ts'
import { soldOut } from '../../fixtures/catalogue.ts'
import {
  anAsk,
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

const ask = (asked: StockAlertRequest, at = now, network: string = randomUUID()) =>
  subscribeToStock(asked, { network, origin, now: at })

describe('asking to be told', () => {
  test('keeps the wish, unconfirmed, and writes one mail, in the language of the page', async () => {
    const asked = anAsk(book, { email: 'Asha@Example.org', language: 'de' })
    expect(await ask(asked)).toEqual({ ok: true })
    const [watch, ...others] = await watchesOf('asha@example.org')
    expect(others).toEqual([])
    expect(watch).toMatchObject({ productId: book, email: 'Asha@Example.org', confirmedAt: null })
    const [mail, ...more] = await mailsTo('Asha@Example.org')
    expect(more).toEqual([])
    expect(mail!.subject).toBe('Sollen wir Sie benachrichtigen? The Moonstone')
  })

  test('stores the key of the link as its hash alone', async () => {
    const asked = anAsk(book)
    await ask(asked)
    const key = await keyFor(asked.email)
    const [watch] = await watchesOf(asked.email)
    expect(Buffer.from(key, 'base64url')).toHaveLength(16)
    expect(watch!.keyHash).toBe(hashStockAlertKey(key))
    expect(JSON.stringify(watch)).not.toContain(key)
  })

  test('gives every wish another key', async () => {
    const asks = [anAsk(book), anAsk(book), anAsk(book)]
    for (const one of asks) await ask(one)
    const keys = await Promise.all(asks.map((one) => keyFor(one.email)))
    expect(new Set(keys).size).toBe(3)
  })

  test('again within a day says the same and writes no second mail', async () => {
    const asked = anAsk(book)
    await ask(asked)
    expect(await ask({ ...asked, email: asked.email.toUpperCase() }, now + minute)).toEqual({
      ok: true,
    })
    expect(await ask(asked, now + dayMs - 1)).toEqual({ ok: true })
    expect(await mailsTo(asked.email)).toHaveLength(1)
    expect(await watchesOf(asked.email)).toHaveLength(1)
  })

  test('again after a day writes a mail whose link takes the place of the first', async () => {
    const asked = anAsk(book)
    await ask(asked)
    const first = await keyFor(asked.email)
    await ask({ ...asked, language: 'fr' }, now + dayMs)
    const second = await keyFor(asked.email)
    expect(second).not.toBe(first)
    expect(await watchesOf(asked.email)).toMatchObject([
      { keyHash: hashStockAlertKey(second), language: 'fr', createdAt: now + dayMs },
    ])
    expect(await confirmStockAlert(first, origin, now + dayMs)).toBe(false)
  })

  test('of a confirmed address says the same, writes no mail and changes nothing', async () => {
    const asked = anAsk(book)
    await ask(asked)
    await confirmStockAlert(await keyFor(asked.email), origin, now)
    const before = await watchesOf(asked.email)
    expect(await ask({ ...asked, language: 'fr' }, now + 3 * dayMs)).toEqual({ ok: true })
    expect(await startStockAlert({ ...asked, language: 'fr' }, origin, now + 3 * dayMs)).toBe(false)
    expect(await watchesOf(asked.email)).toEqual(before)
    expect(await mailsTo(asked.email)).toHaveLength(1)
  })

  test('for a product that is gone writes nothing', async () => {
    const asked = anAsk('no-such-product')
    expect(await startStockAlert(asked, origin, now)).toBe(false)
    expect(await mailsTo(asked.email)).toEqual([])
  })

  test('twenty times at one moment writes one wish and one mail', async () => {
    const asked = anAsk(book)
    const started = await Promise.all(
      Array.from({ length: 20 }, () => startStockAlert(asked, origin, now)),
    )
    expect(started.filter(Boolean)).toHaveLength(1)
    expect(await watchesOf(asked.email)).toHaveLength(1)
    expect(await mailsTo(asked.email)).toHaveLength(1)
    const other = anAsk(book)
    const network = randomUUID()
    await Promise.all(Array.from({ length: 20 }, () => ask(other, now, network)))
    expect(await watchesOf(other.email)).toHaveLength(1)
    expect(await mailsTo(other.email)).toHaveLength(1)
  })

  test('twenty times at one moment a day later writes one more mail', async () => {
    const asked = anAsk(book)
    await startStockAlert(asked, origin, now - dayMs)
    await Promise.all(Array.from({ length: 20 }, () => startStockAlert(asked, origin, now)))
    expect(await watchesOf(asked.email)).toHaveLength(1)
    expect(await mailsTo(asked.email)).toHaveLength(2)
  })
})

describe('asking too often', () => {
  test('is refused past twenty times in 15 minutes from one network, with the time to wait', async () => {
    const network = randomUUID()
    for (let n = 0; n < 20; n++) expect(await ask(anAsk(book), now, network)).toEqual({ ok: true })
    const late = anAsk(book)
    expect(await ask(late, now + minute, network)).toEqual({
      ok: false,
      retryAfterSeconds: 14 * 60,
    })
    expect(await watchesOf(late.email)).toEqual([])
    expect(await ask(late, now + 15 * minute, network)).toEqual({ ok: true })
    expect(await ask(anAsk(book), now + minute, randomUUID())).toEqual({ ok: true })
  })

  test('sends one address five mails in a day, and says the same to the sixth', async () => {
    const email = newEmail()
    const books = [book]
    for (let n = 0; n < 6; n++) books.push(await soldOut())
    for (const id of books.slice(0, 5)) await ask(anAsk(id, { email }))
    expect(await mailsTo(email)).toHaveLength(5)
    expect(await ask(anAsk(books[5]!, { email }), now + dayMs - 1)).toEqual({ ok: true })
    expect(await mailsTo(email)).toHaveLength(5)
    expect(await watchesOf(email)).toHaveLength(5)
    await ask(anAsk(books[5]!, { email }), now + dayMs)
    expect(await mailsTo(email)).toHaveLength(6)
  })

  test('for the same thing takes none of the five', async () => {
    const email = newEmail()
    for (let n = 0; n < 10; n++) await ask(anAsk(book, { email }))
    for (let n = 0; n < 4; n++) await ask(anAsk(await soldOut(), { email }))
    expect(await mailsTo(email)).toHaveLength(5)
  })

  test('however it is written, is one address', async () => {
    const email = newEmail()
    const spellings = [email, email.toUpperCase(), email.replace('asha', 'Asha')]
    for (let n = 0; n < 9; n++) await ask(anAsk(await soldOut(), { email: spellings[n % 3]! }))
    expect(await watchesOf(email)).toHaveLength(5)
  })
})
