import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { findCustomerData } from '#app/shop/lifecycle/customer-data.server.ts'
import { eraseCustomer } from '#app/shop/lifecycle/delete-account.server.ts'
import { mergeGuest } from '#app/shop/lifecycle/merge.server.ts'
import { ownerOf } from '#app/shop/customers/accounts/sign-ins.server.ts'
import { undoMs } from '#app/shop/operations/retention/retention.ts'
import { findProductRow } from '#app/shop/catalogue/products/product-row.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { sweepDrafts } from '#app/shop/customers/drafts/drafts.server.ts'
import { findReviewDraft, saveReviewDraft } from '#app/shop/catalogue/reviews/drafts.server.ts'
import {
  countRatings,
  findOwnReview,
  listReviewedEditions,
  listBuyers,
  listReviews,
} from '#app/shop/catalogue/reviews/list-reviews.server.ts'
import { decideReview, reportReview } from '#app/shop/catalogue/reviews/moderate.server.ts'
import {
  removeReview,
  sweepRemovedReviews,
  undoReviewRemoval,
  writeReview,
} from '#app/shop/catalogue/reviews/write-review.server.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { aCustomer, where } from '../accounts/customers.ts'
import { aPlacedOrder } from '../orders/placed.ts'
import { aReview, aText, now } from './written.ts'

const starsOf = (id: string) =>
  db.read
    .selectFrom('product')
    .where('id', '=', id)
    .select(['reviewCount', 'reviewSum', 'starsTenths', 'ratingTenths'])
    .executeTakeFirstOrThrow()

const first = { first: 1, last: 1 }
const shownOf = async (product: string, customer?: string) =>
  (await listReviews({ product, pages: first, customer })).map(({ id }) => id)

const visitors = (count: number) => Array.from({ length: count }, () => randomUUID())

describe('writing', () => {
  test('stars are the catalogue’s until the first review, then the average of the reviews', async () => {
    const book = await aBook({ ratingTenths: 21 })
    expect(await starsOf(book)).toMatchObject({ reviewCount: 0, starsTenths: 21 })
    await aReview(book, { rating: 5 })
    await aReview(book, { rating: 5 })
    await aReview(book, { rating: 4 })
    expect(await starsOf(book)).toMatchObject({ reviewCount: 3, reviewSum: 14, starsTenths: 47 })
    expect([...(await countRatings(book))].sort()).toEqual([
      [4, 1],
      [5, 2],
    ])
  })

  test('a second text of the same customer takes the place of the first and keeps its date', async () => {
    const book = await aBook()
    const { id, customer } = await aReview(book, { rating: 1 })
    const again = await aReview(book, { customer, rating: 5, at: now + 1000 })
    expect(again.id).toBe(id)
    const [row] = await listReviews({ product: book, pages: first, customer: undefined })
    expect(row).toMatchObject({ rating: 5, createdAt: now, changedAt: now + 1000 })
    expect(await starsOf(book)).toMatchObject({ reviewCount: 1, reviewSum: 5 })
  })

  test('the same text sent twice is no change', async () => {
    const book = await aBook()
    const { customer } = await aReview(book)
    await aReview(book, { customer, at: now + 1000 })
    const [row] = await listReviews({ product: book, pages: first, customer })
    expect(row?.changedAt).toBeNull()
  })

  test('of many posts at once by one customer one review is left', async () => {
    const [book, customer] = [await aBook(), await aCustomer()]
    await Promise.all([1, 2, 3, 4, 5].map((rating) => aReview(book, { customer, rating })))
    expect(await shownOf(book)).toHaveLength(1)
    const { reviewCount, reviewSum } = await starsOf(book)
    const [row] = await listReviews({ product: book, pages: first, customer })
    expect([reviewCount, reviewSum]).toEqual([1, row?.rating])
  })

  test('of many customers at once every review counts', async () => {
    const book = await aBook()
    const customers = await Promise.all(Array.from({ length: 8 }, () => aCustomer()))
    await Promise.all(customers.map((customer) => aReview(book, { customer, rating: 3 })))
    expect(await starsOf(book)).toMatchObject({ reviewCount: 8, reviewSum: 24, starsTenths: 30 })
  })

  test('nobody reviews what the shop has not', async () => {
    const customer = await aCustomer()
    const writing = { product: 'no-such', customer, language: 'en', review: aText() } as const
    const gone = { ok: false, reason: 'gone' }
    expect(await db.write((trx) => writeReview(trx, writing, now))).toEqual(gone)
  })
})

describe('the list', () => {
  test('begins with the visitor’s own review, then the newest', async () => {
    const book = await aBook()
    const own = await aReview(book, { at: now })
    const newer = await aReview(book, { at: now + 2 })
    const newest = await aReview(book, { at: now + 3 })
    expect(await shownOf(book)).toEqual([newest.id, newer.id, own.id])
    expect(await shownOf(book, own.customer)).toEqual([own.id, newest.id, newer.id])
  })

  test('knows who bought the product or another edition here, and paid for it or was sent it', async () => {
    const workKey = `work-${randomUUID()}`
    const [paperback, hardback] = [
      await aBook({ workKey }),
      await aBook({ workKey, format: 'hardback' }),
    ]
    const [buyer, sentTo, request] = [await aCustomer(), await aCustomer(), await aCustomer()]
    const [other, canceller] = [await aCustomer(), await aCustomer()]
    const buy = async (
      customer: string,
      productId: string,
      state: 'received' | 'dispatched' | 'cancelled',
      paymentState: 'paid' | 'due' = 'paid',
    ) => {
      const number = await aPlacedOrder({ wanted: [productId] })
      await db.write((trx) =>
        trx
          .updateTable('customerOrder')
          .set({ customer, state, paymentState })
          .where('number', '=', number)
          .execute(),
      )
    }
    await buy(buyer, hardback, 'received')
    await buy(sentTo, paperback, 'dispatched', 'due')
    await buy(request, paperback, 'received', 'due')
    await buy(other, await aBook(), 'received')
    await buy(canceller, paperback, 'cancelled')
    const { workId } = await db.read
      .selectFrom('product')
      .select('workId')
      .where('id', '=', paperback)
      .executeTakeFirstOrThrow()
    expect(await listBuyers(workId, [buyer, sentTo, request, other, canceller])).toEqual(
      new Set([buyer, sentTo]),
    )
  })
})

describe('the other editions of a book', () => {
  test('are listed with how many reviews they have, in the same language alone', async () => {
    const workKey = randomUUID()
    const [ebook, paperback] = [await aBook({ workKey }), await aBook({ workKey })]
    const [french, silent] = [await aBook({ workKey, inLanguage: 'fr' }), await aBook({ workKey })]
    await aReview(paperback)
    await aReview(french)
    const row = (await findProductRow(ebook))!
    expect(await listReviewedEditions(row)).toMatchObject([{ id: paperback, reviewCount: 1 }])
    expect(await listReviewedEditions({ ...row, id: silent })).toHaveLength(1)
    expect(await listReviewedEditions({ ...row, id: paperback })).toEqual([])
  })
})

describe('removing', () => {
  test('takes it off the page and out of the stars, and it can be put back', async () => {
    const book = await aBook()
    const { id, customer } = await aReview(book, { rating: 2 })
    expect(await removeReview(customer, book, now)).toBe(true)
    expect(await removeReview(customer, book, now)).toBe(false)
    expect(await shownOf(book)).toEqual([])
    expect(await starsOf(book)).toMatchObject({ reviewCount: 0, starsTenths: null })
    expect(await undoReviewRemoval(customer, now + undoMs - 1)).toBe(book)
    expect(await shownOf(book)).toEqual([id])
    expect(await starsOf(book)).toMatchObject({ reviewCount: 1 })
  })

  test('is for good after thirty minutes, and the sweep erases the text', async () => {
    const book = await aBook()
    const { customer } = await aReview(book)
    await removeReview(customer, book, now)
    expect(await undoReviewRemoval(customer, now + undoMs)).toBeUndefined()
    expect(await sweepRemovedReviews(now + undoMs - 1)).toBe(0)
    expect(await sweepRemovedReviews(now + undoMs)).toBe(1)
    expect(await findOwnReview(book, customer, now)).toBeUndefined()
  })

  test('does not undo that a review was hidden', async () => {
    const book = await aBook()
    const { id, customer } = await aReview(book)
    await decideReview({ id }, 'hidden', now)
    await removeReview(customer, book, now)
    await sweepRemovedReviews(now + undoMs)
    expect(await findOwnReview(book, customer, now)).toMatchObject({ body: '', state: 'hidden' })
    await aReview(book, { customer, at: now + undoMs })
    expect(await shownOf(book)).toEqual([])
    expect(await sweepRemovedReviews(now + 2 * undoMs)).toBe(0)
  })
})

describe('reports', () => {
  test('three hide a review until the shopkeeper puts it back', async () => {
    const book = await aBook()
    const { id } = await aReview(book)
    const [one, two, three, four] = visitors(4)
    expect(await reportReview(one!, id, now)).toBe('reported')
    expect(await reportReview(one!, id, now)).toBe('before')
    expect(await reportReview(two!, id, now)).toBe('reported')
    expect(await shownOf(book)).toEqual([id])
    await reportReview(three!, id, now)
    expect(await shownOf(book)).toEqual([])
    expect(await starsOf(book)).toMatchObject({ reviewCount: 0 })
    expect(await reportReview(four!, id, now)).toBe('unknown')
    expect(await decideReview({ id }, 'shown', now)).toEqual({ ok: true })
    expect(await shownOf(book)).toEqual([id])
    // Settled reports count no more, and none of them is made again.
    expect(await reportReview(one!, id, now)).toBe('before')
    expect(await reportReview(four!, id, now)).toBe('reported')
    expect(await shownOf(book)).toEqual([id])
  })

  test('three at once hide it', async () => {
    const book = await aBook()
    const { id } = await aReview(book)
    await Promise.all(visitors(3).map((visitor) => reportReview(visitor, id, now)))
    expect(await shownOf(book)).toEqual([])
  })

  test('nobody reports their own, nor one that there is not', async () => {
    const { id, customer } = await aReview(await aBook())
    expect(await reportReview(ownerOf(customer), id, now)).toBe('own')
    expect(await reportReview('v', 'no-such', now)).toBe('unknown')
  })

  test('another text may be reported anew by those whose report was settled', async () => {
    const book = await aBook()
    const { id, customer } = await aReview(book)
    const [one] = visitors(1)
    await reportReview(one!, id, now)
    await decideReview({ id }, 'shown', now)
    await aReview(book, { customer, body: 'Another text' })
    expect(await reportReview(one!, id, now)).toBe('reported')
  })
})

describe('drafts', () => {
  test('what a guest wrote is the customer’s after the sign-in, and gone once it is published', async () => {
    const [book, customer] = [await aBook(), await aCustomer()]
    const guest = randomUUID()
    expect(await saveReviewDraft(guest, book, aText({ title: 'First' }), now)).toBe(true)
    expect(await saveReviewDraft(guest, book, aText({ title: 'Second' }), now)).toBe(true)
    expect(await saveReviewDraft(guest, 'no-such', aText(), now)).toBe(false)
    const { id } = await aReview(await aBook())
    await reportReview(guest, id, now)
    await db.write((trx) => mergeGuest(trx, guest, ownerOf(customer), where()))
    expect(await findReviewDraft(guest, book)).toBeUndefined()
    expect(await findReviewDraft(ownerOf(customer), book)).toMatchObject({
      title: 'Second',
      rating: '4',
    })
    // Nor does who signed in report anew.
    expect(await reportReview(ownerOf(customer), id, now)).toBe('before')
    await aReview(book, { customer })
    expect(await findReviewDraft(ownerOf(customer), book)).toBeUndefined()
  })

  test('are forgotten after a week', async () => {
    const [book, guest] = [await aBook(), randomUUID()]
    await saveReviewDraft(guest, book, aText(), now)
    await sweepDrafts(now + 7 * dayMs - 1)
    expect(await findReviewDraft(guest, book)).toBeDefined()
    expect(await sweepDrafts(now + 7 * dayMs)).toBe(1)
    expect(await findReviewDraft(guest, book)).toBeUndefined()
  })
})

describe('the customer’s data', () => {
  test('names their reviews, and a deleted account leaves none', async () => {
    const book = await aBook()
    const { customer } = await aReview(book, { title: 'Mine' })
    await aReview(book, { rating: 1 })
    expect((await findCustomerData(customer, now))?.reviews).toMatchObject([
      { product: book, title: 'Mine', rating: 4, state: 'shown' },
    ])
    await db.write((trx) => eraseCustomer(trx, customer, 'en', now))
    expect(await shownOf(book)).toHaveLength(1)
    expect(await starsOf(book)).toMatchObject({ reviewCount: 1, starsTenths: 10 })
  })
})
