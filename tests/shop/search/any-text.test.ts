import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { findListingPage } from '#app/shop/catalogue/listing/listing-page.server.ts'
import { parseListingQuery } from '#app/shop/catalogue/listing/listing-query.schema.ts'
import { findIsbn } from '#app/shop/catalogue/search/isbn-search.server.ts'
import { findSuggestions } from '#app/shop/catalogue/search/suggestions.server.ts'
import { aViewer } from '../catalogue/viewers.ts'
import { aBook } from '../../fixtures/catalogue.ts'

beforeAll(async () => {
  await aBook({ id: 'moon', name: 'The Moonstone', authors: [{ name: 'W. Collins', role: 'A01' }] })
})

const signs = fc.constantFrom(
  ...'"\'*^():&|!<>\\-+%_{}[]~.,;/ 0aßñé漢字ا🌙\u0000\u200d\u0301\ud800',
)
const typed = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: signs, maxLength: 40 }),
  fc
    .array(fc.constantFrom('moon', 'AND', 'NEAR(', 'title:', 'mooon', 'j', "'", '"', ':*', '<->'))
    .map((words) => words.join(' ')),
)

test('whatever is typed is answered, and never an error of the database', async () => {
  await fc.assert(
    fc.asyncProperty(typed, async (q) => {
      const requested = parseListingQuery(new URLSearchParams({ q }), 'INR')
      await findIsbn(q)
      const page = await findListingPage('/catalogue', requested, aViewer())
      expect(page).toBeDefined()
      const { suggestions } = await findSuggestions(q, aViewer({ language: 'fr' }))
      expect(suggestions.length).toBeLessThanOrEqual(8)
    }),
    // A sign that folds to letters, and is no word.
    { numRuns: process.env.LONG ? 2_000 : 150, examples: [['㋀'], ['moon ㋀']] },
  )
})
