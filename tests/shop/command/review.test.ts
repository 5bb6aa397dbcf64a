import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { runReview } from '#app/command/catalogue/review.server.ts'
import { reportReview } from '#app/shop/catalogue/reviews/moderate.server.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { aReview, now } from '../reviews/written.ts'
import { changesOf, runLine } from './run-command.ts'

const list = (options: string) => runLine(runReview, `list ${options}`)

describe('shop review', () => {
  test('lists, hides and shows reviews, and notes it', async () => {
    const book = await aBook()
    const { id } = await aReview(book, { title: 'Fine \u001b[31m' })
    await reportReview(randomUUID(), id, now)
    expect((await list(`--product ${book}`)).printed).toContain(`${id}  shown, 1 reports  4/5`)
    expect((await list('--reported')).printed).toContain(id)
    expect((await list('--hidden')).printed).toBe('No such reviews.\n')
    expect(await runLine(runReview, `hide ${id}`)).toEqual({
      code: 0,
      printed: `Review ${id} is hidden.\n`,
    })
    expect(JSON.parse((await list('--hidden --json')).printed)).toMatchObject([
      { id, productId: book, state: 'hidden', reports: 1 },
    ])
    await runLine(runReview, `show ${id}`)
    expect((await list('--reported')).printed).toBe('No such reviews.\n')
    expect(await changesOf(id)).toMatchObject([
      { command: 'review hide', from: 'shown', to: 'hidden' },
      { command: 'review show', from: 'hidden', to: 'shown' },
    ])
  })

  test('answers a review, and removes the answer', async () => {
    const book = await aBook()
    const { id } = await aReview(book)
    const answer = (text: string, ...more: string[]) =>
      runLine(runReview, ['answer', id, text, ...more], { now })
    expect(await answer('Thank you.', '--language', 'fr')).toEqual({
      code: 0,
      printed: `Review ${id} is answered.\n`,
    })
    expect((await list(`--product ${book}`)).printed).toContain('Answer: Thank you.')
    expect(JSON.parse((await list(`--product ${book} --json`)).printed)).toMatchObject([
      { answer: 'Thank you.', answerLanguage: 'fr', answeredAt: new Date(now).toISOString() },
    ])
    expect((await answer('Thank you.')).printed).toContain('Say the language')
    expect((await answer(' ', '--language', 'fr')).printed).toContain('Say the text')
    expect((await answer('x'.repeat(4001), '--language', 'fr')).printed).toContain('at most 4000')
    await runLine(runReview, `remove-answer ${id}`)
    expect((await list(`--product ${book}`)).printed).not.toContain('Answer')
    expect(await runLine(runReview, 'remove-answer nothing')).toMatchObject({ code: 1 })
  })

  test('refuses what it does not know', async () => {
    expect(await runLine(runReview, 'hide nothing')).toMatchObject({ code: 1 })
    expect(await runLine(runReview, 'praise')).toMatchObject({ code: 1 })
    expect(await list('--hidden --reported')).toMatchObject({ code: 1 })
  })
})
