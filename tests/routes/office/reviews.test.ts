import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { answerReview } from '#app/shop/catalogue/reviews/answer-review.server.ts'
import { decideReview, reportReview } from '#app/shop/catalogue/reviews/moderate.server.ts'
import {
  removeReview,
  sweepRemovedReviews,
  undoReviewRemoval,
} from '#app/shop/catalogue/reviews/write-review.server.ts'
import { findCustomerData } from '#app/shop/lifecycle/customer-data.server.ts'
import { undoMs } from '#app/shop/operations/retention/retention.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { newStaffMember } from '../../office-staff.ts'
import { changesOf } from '../../shop/command/run-command.ts'
import { aReview, now } from '../../shop/reviews/written.ts'
import type { Shopper } from '../../shopper.ts'
import { aGuest } from '../customers/signed-in.ts'

let owner: Shopper
let clerk: Shopper
let shopper: Shopper
beforeAll(async () => {
  owner = await newStaffMember('owner')
  clerk = await newStaffMember('clerk', { name: 'Ravi' })
  shopper = await aGuest()
})

const open = (staff: Shopper, id: string) => staff.visit(`/office/reviews/${id}`)
const publish = (staff: Shopper, answer: string, language = 'en') =>
  staff.press('Publish the answer', { answer, language })
const answersOn = async (path: string) => (await shopper.visit(path)).texts('.review .note p')

const rowOf = (id: string) =>
  db.read.selectFrom('review').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('the list of reviews', () => {
  test('selects them by view and product', async () => {
    const book = await aBook({ name: 'A Lantern Atlas', isbn13: '9780141439518' })
    const reported = await aReview(book, { title: 'Reported' })
    await reportReview(randomUUID(), reported.id, now)
    const hidden = await aReview(book, { title: 'Hidden' })
    await decideReview({ id: hidden.id }, 'hidden', now)
    const answered = await aReview(book, { title: 'Answered', writer: '<b>Ann</b>' })
    await answerReview({ id: answered.id }, { text: 'Thanks', language: 'en' }, now)
    await aReview(await aBook(), { title: 'Other' })
    await clerk.visit('/office/reviews')
    expect(clerk.texts('.views a')).toEqual([
      'All reviews',
      'Reported 1',
      'Hidden 1',
      'Shown 3',
      'Without an answer 2',
    ])
    const found = async (fields: Record<string, string>) => {
      await clerk.press('Apply', fields)
      return clerk.texts('tbody b bdi').sort()
    }
    expect(await found({ q: 'lantern atlas' })).toEqual(['Answered', 'Hidden', 'Reported'])
    expect(clerk.text('tbody')).toContain('<b>Ann</b>')
    expect(clerk.text('tbody')).toContain('Answer from')
    expect(await found({ q: '978-0-14-143951-8', view: 'reported' })).toEqual(['Reported'])
    expect(clerk.text('tbody')).toContain('1 open report')
    expect(await found({ q: book, view: 'hidden' })).toEqual(['Hidden'])
    expect(await found({ q: '', view: 'unanswered' })).toEqual(['Other', 'Reported'])
    expect(await found({ q: 'no such product', view: '' })).toEqual([])
    expect(clerk.text('.empty')).toBe('There are no such reviews.')
    await clerk.visit('/office/reviews?view=lost&page=x')
    expect(clerk.texts('tbody tr')).toHaveLength(4)
  })

  test('leaves a review as it is that was reported meanwhile', async () => {
    const { id } = await aReview(await aBook())
    await reportReview(randomUUID(), id, now)
    await open(clerk, id)
    await decideReview({ id }, 'shown', now)
    await reportReview(randomUUID(), id, now + 1)
    await clerk.press('Keep shown')
    expect(clerk.status).toBe(409)
    const left = await db.read
      .selectFrom('reviewReport')
      .select('owner')
      .where('review', '=', id)
      .where('settledAt', 'is', null)
      .execute()
    expect(left).toHaveLength(1)
  })

  test('hides and shows a review, which closes its reports', async () => {
    const book = await aBook({ name: 'Tides' })
    const { id } = await aReview(book)
    await reportReview(randomUUID(), id, now)
    await clerk.visit('/office/reviews?q=tides')
    await clerk.press('Hide')
    expect(clerk.url).toBe('/office/reviews?q=tides')
    expect(clerk.text('.toast')).toBe('The review is hidden.')
    expect((await shopper.visit(`/book/${book}`)).texts('.review')).toEqual([])
    await clerk.press('Show')
    expect(clerk.text('tbody')).not.toContain('open report')
    expect((await shopper.visit(`/book/${book}`)).texts('.review')).toHaveLength(1)
    expect((await changesOf(id)).map(({ command }) => command)).toEqual([
      'review hide',
      'review show',
    ])
  })

  test('does not act on a review that was changed since it was shown', async () => {
    const book = await aBook({ name: 'Reefs' })
    const { id, customer } = await aReview(book)
    await clerk.visit('/office/reviews?q=reefs')
    await aReview(book, { customer, body: 'Quite another text.', at: now + 5 })
    await clerk.press('Hide')
    expect(clerk.status).toBe(409)
    expect(clerk.text('.errors')).toContain('was changed meanwhile')
    expect(clerk.text('tbody')).toContain('Quite another text.')
    expect(await changesOf(id)).toEqual([])
  })
})

describe('the shop’s answer', () => {
  test('is shown below the review in three languages, as text, and told to machines', async () => {
    const book = await aBook()
    const { id } = await aReview(book)
    await open(clerk, id)
    const text = 'Danke & <b>gern</b>!\n\nשלום <script>alert(1)</script>'
    await publish(clerk, text, 'de')
    expect(clerk.text('.toast')).toBe('The answer is published.')
    const shown = ['Danke & <b>gern</b>!', 'שלום <script>alert(1)</script>']
    for (const [prefix, by, lang] of [
      ['', 'Answer from ', 'de'],
      ['/fr', 'Réponse de ', 'de'],
      ['/de', 'Antwort von ', undefined],
    ] as const) {
      expect(await answersOn(`${prefix}/book/${book}`)).toEqual(shown)
      expect(shopper.texts('.review > p.small').at(-1)).toMatch(new RegExp(`^${by}\\S.* · \\S`))
      expect(shopper.attr('.review .note p', 'lang')).toBe(lang)
    }
    expect(shopper.attrs('.review .note p', 'dir')).toEqual(['auto'])
    expect(shopper.html).not.toContain('<script>alert')
    const json = shopper
      .texts('main > script[type="application/ld+json"]')
      .map((one) => JSON.parse(one) as { review?: object[] })
      .find(({ review }) => review)
    expect(json?.review).toMatchObject([
      { comment: { '@type': 'Comment', author: { '@type': 'Organization' } } },
    ])
    expect(await changesOf(id)).toEqual([{ command: 'review answer' }])
  })

  test('is changed and removed', async () => {
    const book = await aBook()
    const { id } = await aReview(book)
    await open(clerk, id)
    await publish(clerk, 'Thank you.')
    await clerk.press('Save the answer', { answer: 'Thank you, Asha.' })
    expect(await answersOn(`/book/${book}`)).toEqual(['Thank you, Asha.'])
    await clerk.press('Remove the answer')
    expect(await answersOn(`/book/${book}`)).toEqual([])
    expect(clerk.text('#answer')).toBe('')
  })

  test.each([
    ['nothing', ' \n', 'en', '#answer-error', 'Type an answer.'],
    ['too much', 'a'.repeat(4001), 'en', '#answer-error', 'at most 4000 characters'],
    ['another language', 'Merci', 'xx', '#language-error', 'Choose one of the list.'],
  ])('of %s is refused, and stays in the field', async (_, answer, language, field, words) => {
    const { id } = await aReview(await aBook())
    await open(clerk, id)
    await publish(clerk, answer, language)
    expect(clerk.status).toBe(422)
    expect(clerk.text(field)).toContain(words)
    expect(clerk.text('#answer')).toBe(answer.trim())
    expect(await changesOf(id)).toEqual([])
  })

  test('by two people at once is that of the first, until the second has seen it', async () => {
    const book = await aBook()
    const { id } = await aReview(book)
    await open(clerk, id)
    await open(owner, id)
    await publish(owner, 'First.')
    await publish(clerk, 'Second.')
    expect(clerk.status).toBe(409)
    expect(clerk.text('.errors h2')).toBe('Error: this was not done')
    expect(clerk.text('#answer')).toBe('Second.')
    expect(clerk.texts('.panel .lines')[1]).toBe('First.')
    expect(await answersOn(`/book/${book}`)).toEqual(['First.'])
    await clerk.press('Save the answer')
    expect(await answersOn(`/book/${book}`)).toEqual(['Second.'])
  })

  test('at the same moment is written once', async () => {
    const { id } = await aReview(await aBook())
    await open(clerk, id)
    const seen = clerk.attr('[name=seen]', 'value')!
    const outcomes = await Promise.all([
      ...['One', 'Two'].map((text) => answerReview({ id, seen }, { text, language: 'en' }, now)),
      decideReview({ id, seen }, 'hidden', now),
    ])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes).toContainEqual({ ok: false, reason: 'changed' })
  })

  test('goes with its review, comes back with it, and is not that of a new text', async () => {
    const book = await aBook()
    const { id, customer } = await aReview(book)
    await answerReview({ id }, { text: 'Thank you.', language: 'fr' }, now)
    expect((await findCustomerData(customer, now))?.reviews).toMatchObject([
      { answer: { text: 'Thank you.', language: 'fr', answeredAt: new Date(now).toISOString() } },
    ])
    await open(clerk, id)
    await removeReview(customer, book, now)
    await clerk.press('Save the answer')
    expect(clerk.status).toBe(404)
    expect(await answersOn(`/book/${book}`)).toEqual([])
    await undoReviewRemoval(customer, now)
    expect(await answersOn(`/book/${book}`)).toEqual(['Thank you.'])
    await removeReview(customer, book, now)
    await aReview(book, { customer, title: 'Anew' })
    expect(await answersOn(`/book/${book}`)).toEqual([])
  })

  test('is no longer stored with the empty row of a hidden review', async () => {
    const book = await aBook()
    const { id, customer } = await aReview(book)
    await answerReview({ id }, { text: 'A name in an answer', language: 'en' }, now)
    await decideReview({ id }, 'hidden', now)
    await removeReview(customer, book, now - undoMs)
    await sweepRemovedReviews(now)
    expect(JSON.stringify(await rowOf(id))).not.toContain('A name in an answer')
  })
})

test('a review that does not exist has no page and no form', async () => {
  await open(clerk, randomUUID())
  expect(clerk.status).toBe(404)
  await clerk.post('/office/reviews', { intent: 'review.hide', review: randomUUID() })
  expect(clerk.status).toBe(404)
})
