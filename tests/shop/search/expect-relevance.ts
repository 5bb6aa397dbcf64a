import { expect } from 'vitest'

type SearchTable<Search, Id> = {
  searches: Search[]
  /** Returns the first three products that a shopper sees. */
  findFirstThree: (search: Search) => Promise<Id[]>
  isRight: (search: Search, first: Id[]) => boolean
}

/** Expects nine of ten searches to show what was meant, and prints the others with what they show. */
export async function expectRelevance<Search extends { query: string }, Id>(
  name: string,
  { searches, findFirstThree, isRight }: SearchTable<Search, Id>,
) {
  const wrong: string[] = []
  for (const search of searches) {
    const first = await findFirstThree(search)
    if (!isRight(search, first)) wrong.push(`${search.query}: ${first.join(', ') || 'none'}`)
  }
  const right = searches.length - wrong.length
  console.log(`${name}: ${right} of ${searches.length}\n${wrong.join('\n')}`)
  expect(right / searches.length).toBeGreaterThanOrEqual(0.9)
}
