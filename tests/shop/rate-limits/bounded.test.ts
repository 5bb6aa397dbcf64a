import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { bounded, boundedArray, boundedRecord } from '#app/shop-settings/bounded.schema.ts'

/** Counts how many values it was asked about. */
function counting() {
  let requested = 0
  const schema = z.unknown().refine(() => ++requested > 0)
  return { schema, asked: () => requested }
}

describe('a list that comes from outside', () => {
  test.each([0, 1, 2, 3])('of %d is taken where three are', (length) => {
    const list = Array.from({ length }, String)
    expect(boundedArray(z.string(), 3).parse(list)).toEqual(list)
  })

  test('that is longer is refused as too long, and no more than one too many is looked at', () => {
    for (const length of [4, 100_000]) {
      const { schema, asked: requested } = counting()
      const read = boundedArray(schema, 3, 'has more than 3').safeParse(Array(length).fill(0))
      expect(read.error?.issues[0]).toMatchObject({ code: 'too_big', message: 'has more than 3' })
      expect(requested()).toBeLessThanOrEqual(4)
    }
  })

  test('is none where something else stands', () => {
    for (const other of [undefined, null, 'abc', 3, {}, { length: 2 }])
      expect(boundedArray(z.string(), 3).safeParse(other).success).toBe(false)
  })

  test('of fixed places is looked at as far as it may go', () => {
    const { schema, asked: requested } = counting()
    const pair = bounded(z.tuple([z.string(), schema]), 2)
    expect(pair.safeParse(['a', 1]).success).toBe(true)
    expect(pair.safeParse(['a', ...Array<number>(100_000).fill(0)]).success).toBe(false)
    expect(requested()).toBeLessThanOrEqual(2)
  })

  test('by names is looked at as far as it may go', () => {
    const { schema, asked: requested } = counting()
    const record = boundedRecord(z.string(), schema, 3)
    const named = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, n]))
    expect(record.safeParse(named(3)).success).toBe(true)
    expect(record.safeParse(named(50_000)).success).toBe(false)
    expect(requested()).toBeLessThanOrEqual(8)
    for (const other of [undefined, null, [], 'a'])
      expect(record.safeParse(other).success).toBe(false)
  })
})
