import { describe, expect, test, vi } from 'vitest'
import { ttlCache } from '#app/shop/catalogue/products/ttl-cache.server.ts'

const answer = (value: number) => vi.fn(() => Promise.resolve(value))

describe('what many look at at once', () => {
  test('is worked out once in two seconds', async () => {
    const find = ttlCache<number>(10)
    const [first, second] = [answer(1), answer(2)]
    expect(await find('a', 1_000, first)).toBe(1)
    expect(await find('a', 2_999, second)).toBe(1)
    expect(second).not.toHaveBeenCalled()
    expect(await find('a', 3_000, second)).toBe(2)
  })

  test('is not what others ask for', async () => {
    const find = ttlCache<number>(10)
    await find('a', 1_000, answer(1))
    expect(await find('b', 1_000, answer(2))).toBe(2)
  })

  test('is asked again where it failed', async () => {
    const find = ttlCache<number>(10)
    await expect(find('a', 1_000, () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect(await find('a', 1_000, answer(2))).toBe(2)
  })

  test('makes room for others, the oldest first', async () => {
    const find = ttlCache<number>(2)
    for (const [at, key] of ['a', 'b', 'c'].entries()) await find(key, 1_000, answer(at))
    expect(await find('c', 1_000, answer(9))).toBe(2)
    expect(await find('b', 1_000, answer(9))).toBe(1)
    expect(await find('a', 1_000, answer(9))).toBe(9)
  })
})
