import { beforeAll, describe, expect, test } from 'vitest'
import { findListingPage } from '#app/shop/catalogue/listing/listing-page.server.ts'
import { parseListingQuery } from '#app/shop/catalogue/listing/listing-query.schema.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { aViewer } from '../catalogue/viewers.ts'
import { scriptSearches, scriptTitles, type ScriptSearch } from './scripts-table.ts'

async function listFound(q: string): Promise<string[]> {
  const requested = parseListingQuery(new URLSearchParams({ q }))
  const listing = await findListingPage('/books', requested, aViewer())
  return listing?.cards.map(({ id }) => id) ?? []
}

function isRight({ first }: ScriptSearch, found: string[]): boolean {
  const shown = found.slice(0, 3)
  return shown[0] === first[0] && [...shown].sort().join() === [...first].sort().join()
}

describe('scripts of the world', () => {
  beforeAll(async () => {
    for (const { id, name, language, author } of scriptTitles)
      await aBook({
        ...{ id, name, language, inLanguage: language },
        authors: [{ name: author, role: 'A01' }],
      })
  }, 60_000)

  test('searches show what was meant as the first three', async () => {
    const wrong: string[] = []
    for (const expected of scriptSearches) {
      const found = await listFound(expected.query)
      if (!isRight(expected, found))
        wrong.push(`${expected.query}: ${found.slice(0, 3).join(', ') || 'none'}`)
    }
    const right = scriptSearches.length - wrong.length
    console.log(`scripts: ${right} of ${scriptSearches.length}\n${wrong.join('\n')}`)
    expect(right / scriptSearches.length).toBeGreaterThanOrEqual(0.5)
  })
})
