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

  test('refuses what it does not know', async () => {
    expect(await runLine(runReview, 'hide nothing')).toMatchObject({ code: 1 })
    expect(await runLine(runReview, 'praise')).toMatchObject({ code: 1 })
    expect(await list('--hidden --reported')).toMatchObject({ code: 1 })
  })
})
