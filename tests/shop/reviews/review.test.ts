import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  averageTenths,
  longestReviewFields,
  parseReviewPages,
  shownName,
} from '#app/shop/catalogue/reviews/review.ts'
import { readReview } from '#app/shop/catalogue/reviews/review.schema.ts'

const typed = (fields: Record<string, string>) =>
  readReview(new URLSearchParams({ rating: '4', title: 'T', body: 'B', writer: 'W', ...fields }))

describe('the pages of reviews', () => {
  test.each([
    [null, 0, { first: 1, last: 1, isUnknown: false }],
    ['1', 0, { first: 1, last: 1, isUnknown: false }],
    ['2', 11, { first: 1, last: 2, isUnknown: false }],
    ['2', 10, undefined],
    ['12', 120, { first: 3, last: 12, isUnknown: false }],
    ['0', 50, { first: 1, last: 1, isUnknown: true }],
    ['two', 50, { first: 1, last: 1, isUnknown: true }],
    ['1e1', 500, { first: 1, last: 1, isUnknown: true }],
    ['', 50, { first: 1, last: 1, isUnknown: true }],
  ])('?reviews=%j of %i reviews', (text, count, pages) => {
    expect(parseReviewPages(text, count)).toEqual(pages)
  })
})

describe('the name that is shown', () => {
  test.each([
    ['Asha Rao', 'Asha R.'],
    ['  Jonas  van der Weyden ', 'Jonas W.'],
    ['Voltaire', 'Voltaire'],
    ['', ''],
  ])('of %j is %j', (name, shown) => {
    expect(shownName(name)).toBe(shown)
  })
})

describe('the form', () => {
  test('takes plain text as it is typed, line ends and angle brackets included', () => {
    expect(typed({ body: ' a <b>\r\n\r\n\r\n\r\nc ' })).toEqual({
      ok: true,
      review: { rating: 4, title: 'T', body: 'a <b>\n\nc', writer: 'W' },
    })
  })

  test.each([
    [{ rating: '6' }, { rating: 'missing' }],
    [{ rating: '' }, { rating: 'missing' }],
    [{ rating: '4.5' }, { rating: 'missing' }],
    [{ title: '\u200e \u202e' }, { title: 'missing' }],
    [{ body: ' ' }, { body: 'missing' }],
    [{ title: 'x'.repeat(longestReviewFields.title + 1) }, { title: 'too-long' }],
    [{ body: '😀a'.repeat(longestReviewFields.body / 2 + 1) }, { body: 'too-long' }],
    [{ writer: 'x'.repeat(longestReviewFields.writer + 1) }, { writer: 'too-long' }],
    [{ body: 'see https://spam.example' }, { body: 'link' }],
    [{ title: 'WWW.spam.example' }, { title: 'link' }],
  ])('refuses %j', (fields, faults) => {
    expect(typed(fields)).toEqual({ ok: false, faults })
  })

  test('refuses a form without any field', () => {
    const faults = { rating: 'missing', title: 'missing', body: 'missing', writer: 'missing' }
    expect(readReview(new URLSearchParams())).toEqual({ ok: false, faults })
  })

  test('never takes more than fits, nor what turns the writing around, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (title, body) => {
        const read = typed({ title, body })
        if (!read.ok) return
        const { review } = read
        expect([...review.title].length).toBeLessThanOrEqual(longestReviewFields.title)
        expect([...review.body].length).toBeLessThanOrEqual(longestReviewFields.body)
        expect(review.title + review.body).not.toMatch(/[\u0000\u202e\u2066]/)
        expect(review.title).not.toContain('\n')
      }),
    )
  })
})

test('the average is rounded half up to tenths, and lies between the least and the highest', () => {
  expect(averageTenths(0, 0)).toBeUndefined()
  expect(averageTenths(4, 17)).toBe(43)
  expect(averageTenths(3, 14)).toBe(47)
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }), (ratings) => {
      const sum = ratings.reduce((all, one) => all + one, 0)
      const tenths = averageTenths(ratings.length, sum)!
      expect(Math.abs(tenths - (10 * sum) / ratings.length)).toBeLessThanOrEqual(0.5)
    }),
  )
})
