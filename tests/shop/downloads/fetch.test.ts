import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { findEbookFile } from '#app/shop/catalogue/ebooks/ebook-file.server.ts'
import { listBoughtEbooks } from '#app/shop/ordering/downloads/bought-ebooks.server.ts'
import {
  countDownload,
  fetchEbook,
  type FetchEbookParams,
} from '#app/shop/ordering/downloads/fetch-ebook.server.ts'
import { describeDownloads } from '#app/shop/ordering/downloads/downloads-page.server.ts'
import { listEbooksOfOrder } from '#app/shop/ordering/downloads/bought-ebooks.server.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import { refuseReturn } from '#app/shop/ordering/returns/receive-return.server.ts'
import { revokeEbooks } from '#app/shop/ordering/downloads/revoke.server.ts'
import { ensureLinkSecret } from '#app/shop/operations/link-secrets/link-secrets.server.ts'
import { ebooksKey, receiptKey } from '#app/shop/ordering/orders/receipt-key.server.ts'
import { aBook, eBookWithFile } from '../../fixtures/catalogue.ts'
import { aCustomer, newEmail } from '../accounts/customers.ts'
import { withdraw } from '../returns/orders.ts'
import { buy, downloadsOf } from './bought.ts'
import { hasJava, listFaults } from './check-epub.ts'
import { send } from './send.ts'

const now = Date.now()
let [ebook, number, key] = ['', '', '']
/** Of the e-book: what went into the cart at one moment stands in any order. */
let position = 0
beforeAll(async () => {
  ebook = await eBookWithFile()
  number = await buy([ebook, await aBook()], { now })
  position = (await downloadsOf(number))[0]!.position
  key = ebooksKey(await ensureLinkSecret(), number, now)
})

const paramsOf = (facts: Partial<FetchEbookParams> = {}): FetchEbookParams => ({
  number,
  file: facts.number === undefined ? `${position}.epub` : '0.epub',
  reader: { key, customer: undefined },
  ...facts,
})
const request = (facts?: Partial<FetchEbookParams>, at = now) => fetchEbook(paramsOf(facts), at)
const sent = (facts: Partial<FetchEbookParams>, init?: RequestInit) =>
  send(paramsOf(facts), now, init)
const withKey = (one: string | null) => ({ reader: { key: one, customer: undefined } })

describe('an order with an e-book', () => {
  test('keeps one right for each line of one, whatever else it holds', async () => {
    expect(await downloadsOf(number)).toEqual([
      {
        orderNumber: number,
        position,
        productId: ebook,
        fetched: 0,
        lastFetchedAt: null,
        fileHash: null,
        revokedAt: null,
        opensUnpaid: 0,
      },
    ])
  })

  test('keeps the consent, and repeats both statements in its mail with the link', async () => {
    const order = await db.read
      .selectFrom('customerOrder')
      .select('ebookConsent')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    expect(order.ebookConsent).toBe(1)
    const mail = await db.read
      .selectFrom('outbox')
      .select('text')
      .where('about', '=', number)
      .where('kind', '=', 'order')
      .executeTakeFirstOrThrow()
    expect(mail.text).toContain('supply the e-books as soon as they are available')
    expect(mail.text).toContain('lose my right of withdrawal')
    expect(mail.text).toContain(`http://shop.test/downloads/ebooks?order=${number}&key=${key}`)
  })
})

describe('the file of a bought e-book', () => {
  test('is the same bytes for the same edition, and passes EPUBCheck', async () => {
    const fetched = await request()
    if (fetched.kind !== 'open') throw new Error(fetched.kind)
    expect(fetched.file.bytes).toEqual((await findEbookFile(ebook))?.bytes)
    if (hasJava && !process.env.TEST_DATABASE_URL)
      expect(await listFaults(fetched.file.bytes!)).toEqual([])
  }, 120_000)

  test('is not fetched by a receipt’s key, nor by one of another order, nor by none', async () => {
    const secret = await ensureLinkSecret()
    for (const one of [
      receiptKey(secret, number, now),
      ebooksKey(secret, await buy([ebook], { now }), now),
      ebooksKey('another secret', number, now),
      // The day is its own, the signature that of another day.
      ebooksKey(secret, number, now - dayMs).replace(/^\w+/, key.split('.')[0]!),
      '',
      null,
    ])
      expect(await request(withKey(one))).toEqual({ kind: 'forbidden' })
  })

  test('opens for five years with its key, and not after', async () => {
    const secret = await ensureLinkSecret()
    const old = (days: number) => withKey(ebooksKey(secret, number, now - days * dayMs))
    expect((await request(old(5 * 365 + 2))).kind).toBe('open')
    expect((await request(old(5 * 365 + 3))).kind).toBe('forbidden')
    expect((await request(old(-1))).kind).toBe('forbidden')
  })

  test('is for its customer, and for no other one', async () => {
    const [mine, other] = [await aCustomer(newEmail()), await aCustomer(newEmail())]
    const bought = await buy([ebook], { now, customer: mine })
    const of = (customer: string) => request({ number: bought, reader: { key: null, customer } })
    expect((await of(mine)).kind).toBe('open')
    expect(await of(other)).toEqual({ kind: 'forbidden' })
  })

  test('answers alike for an unknown order, a line that is no e-book and a file of another name', async () => {
    for (const wrong of [
      { number: '22222222', file: `${position}.epub` },
      { number: '', file: `${position}.epub` },
      { file: `${1 - position}.epub` },
      { file: `${position}.pdf` },
      { file: '99999.epub' },
      { file: undefined },
    ])
      expect(await request(wrong)).toEqual({ kind: 'forbidden' })
  })

  test('is taken back with the money', async () => {
    const paidBack = await buy([ebook], { now })
    const secret = await ensureLinkSecret()
    const requested = { number: paidBack, ...withKey(ebooksKey(secret, paidBack, now)) }
    expect((await request(requested)).kind).toBe('open')
    expect((await sent(requested)).status).toBe(200)
    expect(await db.write((trx) => revokeEbooks(trx, paidBack, [0, 1, 2], now))).toBe(1)
    expect(await db.write((trx) => revokeEbooks(trx, paidBack, [0], now + 1))).toBe(0)
    expect(await request(requested)).toEqual({ kind: 'closed', access: { kind: 'revoked' } })
    expect((await downloadsOf(paidBack))[0]).toMatchObject({ fetched: 1, revokedAt: now })
  })

  test('is closed by a withdrawal from it, and opens again where that is refused', async () => {
    const ahead = await eBookWithFile({ datePublished: '2999-05-01' })
    const bought = await buy([ahead], { now })
    const secret = await ensureLinkSecret()
    const requested = { number: bought, file: '0.epub', ...withKey(ebooksKey(secret, bought, now)) }
    const returnId = await withdraw((await findOrder(bought))!, { at: now })
    await db.write((trx) =>
      trx
        .updateTable('product')
        .set({ publishedAt: now - 1 })
        .where('id', '=', ahead)
        .execute(),
    )
    expect(await request(requested)).toEqual({ kind: 'closed', access: { kind: 'revoked' } })
    await refuseReturn(returnId, 'Too late', now)
    expect((await request(requested)).kind).toBe('open')
  })

  test('is closed with a cancelled order', async () => {
    const off = await buy([ebook], { now })
    const requested = { number: off, ...withKey(ebooksKey(await ensureLinkSecret(), off, now)) }
    await db.write((trx) =>
      trx
        .updateTable('customerOrder')
        .set({ state: 'cancelled' })
        .where('number', '=', off)
        .execute(),
    )
    expect(await request(requested)).toEqual({ kind: 'closed', access: { kind: 'revoked' } })
  })

  test.each([
    ['invoice', 'due', 'closed'],
    ['invoice', 'paid', 'open'],
    ['on-delivery', 'due', 'closed'],
    ['card', 'due', 'closed'],
    ['card', 'paid', 'open'],
    ['card', 'part-refunded', 'open'],
  ] as const)('bought by %s and %s is %s', async (paymentMethod, paymentState, kind) => {
    const bought = await buy([ebook], { now })
    await db.write((trx) =>
      trx
        .updateTable('customerOrder')
        .set({ paymentMethod, paymentState })
        .where('number', '=', bought)
        .execute(),
    )
    const requested = withKey(ebooksKey(await ensureLinkSecret(), bought, now))
    expect((await request({ number: bought, ...requested })).kind).toBe(kind)
  })

  test('ordered ahead opens on its day', async () => {
    const day = new Date(now + 10 * dayMs).toISOString().slice(0, 10)
    const ahead = await eBookWithFile({ datePublished: day })
    const bought = await buy([ahead], { now })
    const requested = {
      number: bought,
      ...withKey(ebooksKey(await ensureLinkSecret(), bought, now)),
    }
    const from = Date.parse(day)
    expect(await request(requested, from - 1)).toEqual({
      kind: 'closed',
      access: { kind: 'later', from },
    })
    expect((await request(requested, from)).kind).toBe('open')
  })
})

describe('fetching', () => {
  const countOf = async (one: string) => (await downloadsOf(one))[0]?.fetched
  const fresh = async () => {
    const bought = await buy([ebook], { now })
    const own = { number: bought, ...withKey(ebooksKey(await ensureLinkSecret(), bought, now)) }
    return { bought, own }
  }

  test('counts once each, of many at one moment too', async () => {
    const { bought, own } = await fresh()
    await Promise.all(Array.from({ length: 12 }, () => sent(own)))
    expect(await countOf(bought)).toBe(12)
    expect((await downloadsOf(bought))[0]?.lastFetchedAt).toBe(now)
  })

  test('counts a part that begins the file, and none that goes on with one, looks at its head or tries it out', async () => {
    const { bought, own } = await fresh()
    const part = (range: string) => sent(own, { headers: { Range: range } })
    const size = (await findEbookFile(ebook))!.bytes.length
    for (const range of ['bytes=0-0', 'bytes=0-1', `bytes=${size}-`]) await part(range)
    await sent(own, { method: 'HEAD' })
    expect(await countOf(bought)).toBe(0)
    await part('bytes=0-1023')
    for (const range of ['bytes=100-', 'bytes=-100', 'bytes=1024-2047']) await part(range)
    expect(await countOf(bought)).toBe(1)
    await part('bytes=0-')
    expect(await countOf(bought)).toBe(2)
  })

  test('counts once where its parts are asked for so that none begins it', async () => {
    const { bought, own } = await fresh()
    for (const range of ['bytes=0-1', 'bytes=2-', 'bytes=2-', 'bytes=-5'])
      await sent(own, { headers: { Range: range } })
    expect(await countOf(bought)).toBe(1)
  })

  test('goes on with no file once the right to it was taken back', async () => {
    const { bought } = await fresh()
    expect(await db.write((trx) => revokeEbooks(trx, bought, 'all', now))).toBe(1)
    const line = { orderNumber: bought, position: 0 }
    expect(await countDownload(line, 'an edition', true, now)).toBe(false)
    expect(await countDownload(line, 'an edition', false, now)).toBe(false)
    expect(await countOf(bought)).toBe(0)
  })

  test('goes on with the same edition alone', async () => {
    const { own } = await fresh()
    const { hash } = (await findEbookFile(ebook))!
    const go = (ifRange: string) =>
      sent(own, { headers: { Range: 'bytes=10-', 'If-Range': ifRange } })
    expect((await go(`"${hash}"`)).status).toBe(206)
    expect((await go('"another"')).status).toBe(200)
    expect((await go(`W/"${hash}"`)).status).toBe(200)
  })

  test('marks an edition that changed since, and no other', async () => {
    const changing = await eBookWithFile()
    const bought = await buy([changing], { now })
    const own = { number: bought, ...withKey(ebooksKey(await ensureLinkSecret(), bought, now)) }
    const viewer = { language: 'en', currency: 'INR', country: 'IN', now } as const
    const isNewer = async () => {
      const page = await describeDownloads(await listEbooksOfOrder(bought), { page: 1 }, viewer)
      return page?.ebooks[0]?.isNewer
    }
    expect(await isNewer()).toBe(false)
    await sent(own)
    expect(await isNewer()).toBe(false)
    const change = (facts: object) =>
      db.write((trx) => trx.updateTable('product').set(facts).where('id', '=', changing).execute())
    await change({ updatedAt: now + 1 })
    expect(await isNewer()).toBe(false)
    await db.write((trx) =>
      trx
        .updateTable('ebookText')
        .set({ html: '<p>It rained no more.</p>' })
        .where('productId', '=', changing)
        .execute(),
    )
    expect(await isNewer()).toBe(true)
    await sent(own)
    expect(await isNewer()).toBe(false)
  })
})

describe('the e-books of a customer', () => {
  test('are all that they bought, the newest first, twenty on a page, and found by words of title or author', async () => {
    const customer = await aCustomer(newEmail())
    for (let n = 1; n <= 21; n++)
      await buy([await eBookWithFile({ name: `Voyage ${n}`, stock: null })], {
        now: now + n,
        customer,
      })
    const all = await listBoughtEbooks(customer)
    expect(all.map(({ name }) => name).slice(0, 2)).toEqual(['Voyage 21', 'Voyage 20'])
    const viewer = { language: 'de', currency: 'EUR', country: 'DE', now } as const
    const page = (n: number) => describeDownloads(all, { page: n }, viewer)
    expect((await page(1))?.ebooks).toHaveLength(20)
    expect((await page(2))?.ebooks).toHaveLength(1)
    expect(await page(3)).toBeUndefined()
    expect((await listBoughtEbooks(customer, 'VOYAGE 21')).map(({ name }) => name)).toEqual([
      'Voyage 21',
    ])
    expect(await listBoughtEbooks(customer, 'nothing')).toEqual([])
  }, 60_000)
})
