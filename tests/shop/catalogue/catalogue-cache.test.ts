import { describe, expect, test, vi } from 'vitest'
import { db } from '#app/database/database.server.ts'
import {
  bumpCatalogueVersion,
  catalogueCache,
} from '#app/shop/catalogue/products/catalogue-version.server.ts'

// Each test in a time of its own, since the version is read once in two seconds.
let time = Date.now()
const later = (ms: number) => (time += ms)

describe('what is worked out from the catalogue', () => {
  test('is worked out once for those who ask at the same time, and after', async () => {
    const now = later(100_000)
    const find = catalogueCache<number>(10)
    const work = vi.fn(() => Promise.resolve(1))
    await Promise.all([find('a', now, work), find('a', now, work)])
    expect(await find('a', now + 1_000, work)).toBe(1)
    expect(work).toHaveBeenCalledTimes(1)
    await find('b', now, work)
    expect(work).toHaveBeenCalledTimes(2)
  })

  test('is worked out anew at the latest two seconds after the catalogue changed', async () => {
    const now = later(100_000)
    const find = catalogueCache<number>(10)
    const work = vi.fn(() => Promise.resolve(1))
    await find('a', now, work)
    await db.write(bumpCatalogueVersion)
    await find('a', now + 2_000, work)
    expect(work).toHaveBeenCalledTimes(2)
  })

  test('is never older than a minute', async () => {
    const now = later(100_000)
    const find = catalogueCache<number>(10)
    const work = vi.fn(() => Promise.resolve(1))
    await find('a', now, work)
    await find('a', now + 59_999, work)
    expect(work).toHaveBeenCalledTimes(1)
    await find('a', now + 60_000, work)
    expect(work).toHaveBeenCalledTimes(2)
  })

  test('is forgotten when it failed', async () => {
    const now = later(100_000)
    const find = catalogueCache<number>(10)
    await expect(find('a', now, () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect(await find('a', now, () => Promise.resolve(2))).toBe(2)
  })

  test('makes room for others: what was asked for longest ago goes', async () => {
    const now = later(100_000)
    const find = catalogueCache<number>(2)
    const work = vi.fn(() => Promise.resolve(1))
    for (const key of ['a', 'b', 'a', 'c', 'a']) await find(key, now, work)
    expect(work).toHaveBeenCalledTimes(3)
    await find('b', now, work)
    expect(work).toHaveBeenCalledTimes(4)
  })
})
