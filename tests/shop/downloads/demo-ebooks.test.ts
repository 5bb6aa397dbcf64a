import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { loadDemo } from '#app/demo/load-demo.server.ts'
import { drawCoverPng } from '#app/shop/catalogue/ebooks/cover-png.server.ts'
import { makeEpub } from '#app/shop/catalogue/ebooks/epub.server.ts'
import { findEpubBook } from '#app/shop/catalogue/ebooks/find-ebook.server.ts'
import { hasJava, listFaults } from './check-epub.ts'

const isLong = process.env.LONG && !process.env.TEST_DATABASE_URL

describe.runIf(isLong)('the e-books of the demo', () => {
  beforeAll(async () => {
    await loadDemo(Date.now())
  })

  test('are 60, in each of which EPUBCheck finds neither error nor warning', async () => {
    expect(hasJava, 'a Java runtime').toBe(true)
    const ids = await db.read
      .selectFrom('product')
      .select('id')
      .where('format', '=', 'e-book')
      .orderBy('id')
      .execute()
    expect(ids).toHaveLength(60)
    const faults: Record<string, string[]> = {}
    for (const { id } of ids) {
      const book = await findEpubBook(id)
      const png = book && (await drawCoverPng(book.coverSvg))
      const found = book ? await listFaults(makeEpub(book, png)) : ['no e-book']
      expect(png?.length, id).toBeLessThan(100_000)
      if (found.length > 0) faults[id] = found
    }
    expect(faults).toEqual({})
  }, 1_800_000)
})
