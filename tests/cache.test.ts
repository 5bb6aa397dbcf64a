import { describe, expect, test, vi } from 'vitest'
import { derivedCache, ttlCache } from '#app/cache.server.ts'

const answer = (value: number) => vi.fn(() => Promise.resolve(value))

describe('what many look at at once', () => {
  test('is worked out once in two seconds', async () => {
    const find = ttlCache<number>(10, 2_000)
    const [first, second] = [answer(1), answer(2)]
    expect(await find('a', 1_000, first)).toBe(1)
    expect(await find('a', 2_999, second)).toBe(1)
    expect(second).not.toHaveBeenCalled()
    expect(await find('a', 3_000, second)).toBe(2)
  })

  test('is not what others ask for', async () => {
    const find = ttlCache<number>(10, 2_000)
    await find('a', 1_000, answer(1))
    expect(await find('b', 1_000, answer(2))).toBe(2)
  })

  test('is asked again where it failed', async () => {
    const find = ttlCache<number>(10, 2_000)
    await expect(find('a', 1_000, () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect(await find('a', 1_000, answer(2))).toBe(2)
  })

  test('makes room for others, the oldest first', async () => {
    const find = ttlCache<number>(2, 2_000)
    for (const [at, key] of ['a', 'b', 'c'].entries()) await find(key, 1_000, answer(at))
    expect(await find('c', 1_000, answer(9))).toBe(2)
    expect(await find('b', 1_000, answer(9))).toBe(1)
    expect(await find('a', 1_000, answer(9))).toBe(9)
  })

  test('is there without waiting as soon as it was computed, and until it is cleared', async () => {
    const find = ttlCache<number>(1, 2_000)
    const found = find('a', 1_000, answer(1))
    expect(find.peek('a', 1_000)).toBeUndefined()
    await found
    expect(find.peek('a', 2_999)).toBe(1)
    expect(find.peek('a', 3_000)).toBeUndefined()
    find.clear()
    expect(find.peek('a', 1_000)).toBeUndefined()
  })
})

describe('what is derived from an object', () => {
  test('is derived once for each key, and anew for another object', () => {
    const find = derivedCache<object, { n: number }>(10)
    const [first, second] = [{}, {}]
    const derive = vi.fn(() => ({ n: 1 }))
    expect(find(first, 'a', derive)).toBe(find(first, 'a', derive))
    expect(derive).toHaveBeenCalledTimes(1)
    find(first, 'b', derive)
    find(second, 'a', derive)
    expect(derive).toHaveBeenCalledTimes(3)
  })

  test('makes room for others: what was asked for longest ago goes', () => {
    const find = derivedCache<object, { n: number }>(2)
    const source = {}
    const derive = vi.fn(() => ({ n: 1 }))
    for (const key of ['a', 'b', 'a', 'c', 'a']) find(source, key, derive)
    expect(derive).toHaveBeenCalledTimes(3)
  })

  test('is forgotten when it failed', async () => {
    const find = derivedCache<object, Promise<number>>(10)
    const source = {}
    await expect(find(source, 'a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect(await find(source, 'a', answer(2))).toBe(2)
  })
})
