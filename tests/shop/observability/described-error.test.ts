import { describe, expect, test } from 'vitest'
import { describeError } from '#app/observability/described-error.ts'

describe('what the log says of an error', () => {
  test('is its kind, words, code, frames and cause', () => {
    const cause = Object.assign(new TypeError('not open'), { code: 'ECONNREFUSED' })
    const described = describeError(new Error('no answer', { cause }))
    expect(described).toMatchObject({
      type: 'Error',
      message: 'no answer',
      cause: { type: 'TypeError', message: 'not open', code: 'ECONNREFUSED' },
    })
    expect(described.stack).toMatch(/^\s+at .*described-error\.test\.ts/)
    expect(described.stack).not.toContain('no answer')
  })

  test('is nothing else that a driver hangs on it', () => {
    const error = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (email)=(asha@example.org) already exists.',
      parameters: ['Asha'],
    })
    const text = JSON.stringify(describeError(error))
    expect(text).toContain('23505')
    expect(text).not.toMatch(/asha/i)
  })

  test.each([
    ['550 <asha.r+books@example.org>: no such user', '550 <(address)>: no such user'],
    ['connect postgres://octavo:pass@db.example/shop', 'connect postgres://octavo:(address)/shop'],
    ['GET http://127.0.0.1/x?key=3f9kq&a=1 failed', 'GET http://127.0.0.1/x?… failed'],
    ['no such table: wish', 'no such table: wish'],
  ])('has no person and no key in its words: %s', (words, printed) => {
    expect(describeError(new Error(words)).message).toBe(printed)
  })

  test('has no line of its words among its frames', () => {
    const words = 'refused\n    at 14 Lantern Lane\n    at asha@example.org (letter.txt:1:2)'
    const thrown = new Error(words)
    const { stack = '' } = describeError(thrown)
    expect(stack).toMatch(/^\s+at .*described-error\.test\.ts/)
    expect(stack).not.toMatch(/Lantern|letter/)
    // As a library does that tells more of it later.
    thrown.message = 'told anew'
    expect(describeError(thrown).stack).not.toMatch(/Lantern|asha@/)
  })

  test('has no kind and no frames of more than 1,000 characters', () => {
    const thrown = new Error('deep')
    thrown.name = 'x'.repeat(2000)
    thrown.stack += `\n    at ${'y'.repeat(2000)}:1:2`
    const { type, stack } = describeError(thrown)
    expect([type.length, stack?.length]).toEqual([1000, 1000])
  })

  test('ends, whatever is thrown', () => {
    const round = new Error('round')
    round.cause = round
    expect(JSON.stringify(describeError(round)).match(/"round"/g)).toHaveLength(4)
    expect(describeError('words')).toEqual({ type: 'string', message: 'words' })
    expect(describeError(new Error('a'.repeat(10_000))).message).toHaveLength(1000)
  })
})
