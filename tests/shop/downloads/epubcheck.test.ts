import { unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { drawCover } from '#app/art/cover.ts'
import { drawCoverPng } from '#app/shop/catalogue/ebooks/cover-png.server.ts'
import { makeEpub } from '#app/shop/catalogue/ebooks/epub.server.ts'
import { readingGuideOf } from '#app/shop/content/reading-guide/find-reading-guide.server.ts'
import { aBook, emptyBook, hostileBook } from './books.ts'
import { hasJava, listFaults } from './check-epub.ts'

if (!hasJava && !process.env.CI) console.warn('no Java runtime: EPUBCheck left out')
// The books come from no database: checked once, not on each.
const isChecked = (hasJava || process.env.CI) && !process.env.TEST_DATABASE_URL

const verse =
  '<p>Ach, was muß man oft von bösen<br />Kindern hören oder <em>lesen!!<br />Wie</em> zum Beispiel hier</p>'
const books = {
  'an English one': aBook({ isbn13: '9780306406157' }),
  'a French one': aBook({
    language: 'fr',
    title: 'L’Écume',
    translators: [{ name: 'Zoé Ñ', sortName: 'Ñ, Zoé' }],
    coverSvg: drawCover({ id: 'x', title: 'L’Écume', author: '', mood: 'city' }),
  }),
  'a German one in verse': aBook({
    language: 'de-AT',
    chapters: [{ heading: 'Vorwort', html: verse }],
    coverSvg: drawCover({ id: 'scallops', title: 'x', author: 'y' }, { template: 'scallops' }),
  }),
  'one of hostile texts': hostileBook,
  'one without any text': emptyBook,
  'the shop’s own in English': readingGuideOf('en'),
  'the shop’s own in French': readingGuideOf('fr'),
  'the shop’s own in German': readingGuideOf('de'),
}
/** A Java machine starts for each: the short form takes those that hold the most. */
const inShort = new Set([
  'a German one in verse',
  'one of hostile texts',
  'the shop’s own in German',
])

describe.runIf(isChecked)('EPUBCheck finds neither error nor warning in', () => {
  // Else an EPUBCheck that cannot run would find nothing, either.
  test('these, though it finds a planted fault', async () => {
    const parts = unzipSync(makeEpub(aBook()))
    delete parts['EPUB/style.css']
    expect(await listFaults(zipSync(parts))).toContainEqual(expect.stringContaining('RSC-001'))
  }, 120_000)

  test.each(Object.entries(books).filter(([name]) => process.env.LONG || inShort.has(name)))(
    '%s',
    async (_, book) => {
      expect(await listFaults(makeEpub(book, await drawCoverPng(book.coverSvg)))).toEqual([])
    },
    120_000,
  )
})
