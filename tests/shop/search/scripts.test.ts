import { beforeAll, describe, expect, test } from 'vitest'
import { findListingPage } from '#app/shop/catalogue/listing/listing-page.server.ts'
import { parseListingQuery } from '#app/shop/catalogue/listing/listing-query.schema.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { aViewer } from '../catalogue/viewers.ts'
import { findSuggestions } from '#app/shop/catalogue/search/suggestions.server.ts'
import { fold, foldedWordsOf, indexWordsOf } from '#app/shop/catalogue/text/fold.ts'
import { expectRelevance } from './expect-relevance.ts'
import { scriptSearches, scriptTitles, type ScriptSearch } from './scripts-table.ts'

async function listFound(q: string): Promise<string[]> {
  const requested = parseListingQuery(new URLSearchParams({ q }), 'INR')
  const listing = await findListingPage('/books', requested, aViewer())
  return listing?.cards.map(({ id }) => id) ?? []
}

const isInOrder = ({ first }: ScriptSearch, shown: string[]) =>
  shown[0] === first[0] && [...shown].sort().join() === [...first].sort().join()

const scripts: [name: string, letters: string][] = [
  ['devanagari', 'हिन्दी'],
  ['bengali', 'বাংলা'],
  ['tamil', 'தமிழ்'],
  ['telugu', 'తెలుగు'],
  ['thai', 'สยามเมือง'],
  ['han', '漢字'],
  ['rare-han', '𠮷𠮟'],
  ['kana', 'カナが'],
  ['hangul', '한국어'],
  ['arabic', 'عَرَبِي'],
  ['hebrew', 'עִבְרִית'],
]

/** Cuts between code points, as an importer does. */
const longTitle = (letters: string) => [...letters.repeat(500)].slice(0, 500).join('').slice(0, 500)

beforeAll(async () => {
  for (const { id, name, language, author } of scriptTitles)
    await aBook({
      id,
      name,
      language,
      inLanguage: language,
      authors: [{ name: author, role: 'A01' }],
    })
  for (const [script, letters] of scripts)
    await aBook({ id: `long-${script}`, name: longTitle(letters), language: 'und' })
  await aBook({ id: 'quokka', name: 'Quokka tales' })
}, 60_000)

describe('scripts of the world', () => {
  test('nine of ten searches show what was meant as the first three', () =>
    expectRelevance('scripts', {
      searches: scriptSearches,
      findFirstThree: async ({ query }) => (await listFound(query)).slice(0, 3),
      isRight: isInOrder,
    }))

  test.each([
    ['die strase', 'die straße'],
    ['गोदन', 'गोदान'],
    ['c++ primar', 'c++ primer'],
    ['ノルウエイの森林', 'ノルウェイの森'],
  ])('%s is corrected to %s in its real spelling', async (q, corrected) => {
    const requested = parseListingQuery(new URLSearchParams({ q }), 'INR')
    const page = await findListingPage('/books', requested, aViewer())
    expect(page?.heading).toContain(`“${corrected}”`)
  })

  test.each([
    ['हिंदी व्याकरण', ['vyakaran']],
    ['हिन्दी व्याकरण', ['vyakaran']],
    ['प्रेमचन्द', ['gaban', 'godan']],
  ])('%s finds both spellings of a nasal in Hindi, as typed', async (q, ids) => {
    const requested = parseListingQuery(new URLSearchParams({ q }), 'INR')
    const page = await findListingPage('/books', requested, aViewer())
    expect(page?.cards.map(({ id }) => id).sort()).toEqual(ids)
    expect(page?.outcome?.literally).toBeUndefined()
  })

  test.each([
    ['गोद', 'godan'],
    ['திரு', 'kural'],
    ['แผ่นดิน', 'si-phaendin'],
    ['菜谱', 'caipu'],
    ['リハ', undefined],
    ['猫', 'wagahai'],
    ['न', undefined],
    ['c#', 'csharp'],
  ])('the beginning or part %s suggests %s', async (typed, id) => {
    const { suggestions } = await findSuggestions(typed, aViewer())
    expect(suggestions[0]?.path).toBe(id && `/book/${id}`)
  })
})

test.each([
  ['en', '“?! ♥” has no letter or digit'],
  ['fr', '«\u202f?! ♥\u202f» ne contient ni lettre ni chiffre'],
  ['de', '„?! ♥“ enthält weder Buchstaben noch Ziffern'],
] as const)('a search for signs alone says so in %s', async (language, words) => {
  const requested = parseListingQuery(new URLSearchParams({ q: '?! ♥' }), 'INR')
  const page = await findListingPage('/books', requested, aViewer({ language }))
  expect(page?.notices.join()).toContain(words)
})

describe('a hostile title', () => {
  test.each(scripts)(
    'of 500 signs of %s is stored and found by a part',
    async (script, letters) => {
      expect(await listFound(letters)).toContain(`long-${script}`)
      expect(indexWordsOf(longTitle(letters)).every((word) => word.length <= 60)).toBe(true)
    },
  )

  test('with unpaired surrogates in the query finds its words', async () => {
    expect(await listFound('\ud83cquokka\udc00 tales')).toEqual(['quokka'])
  })

  test.each(['e\u0301', 'क\u093f', 'ก\u0e49', 'か\u3099', 'ا\u064b'])(
    'with four thousand marks on %s keeps thirty at most',
    (letter) => {
      const folded = fold(letter[0]! + letter[1]!.repeat(4_000) + 'x')
      expect(folded.length).toBeLessThan(35)
      expect(folded.endsWith('x')).toBe(true)
    },
  )

  test.each([
    '\u202equokka\u202c',
    '\u2067quokka\u2069',
    'quo\u200dkka',
    '\ufeffquok\u00adka\ufe0f',
  ])('with invisible marks is the word without them: %j', (text) => {
    expect(foldedWordsOf(text)).toEqual(['quokka'])
  })

  test('with joined emoji keeps the words beside them', () => {
    expect(foldedWordsOf('Family \u{1f468}\u200d\u{1f469}\u200d\u{1f467}\ufe0f Book')).toEqual([
      'family',
      'book',
    ])
  })

  test.each([
    ['गङ्गा', 'गंगा'],
    ['पञ्चतन्त्र', 'पंचतंत्र'],
    ['इंग्लैण्ड', 'इंग्लैंड'],
    ['हिन्\u200cदी', 'हिंदी'],
    ['चम्पा', 'चंपा'],
    ['अन्न', 'अन्न'],
    ['जन्म', 'जन्म'],
    ['वाङ्मय', 'वाङ्मय'],
  ])('with the nasal of %s has %s', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  test.each(['१२३', '১২৩', '௧௨௩', '౧౨౩', '๑๒๓', '١٢٣', '۱۲۳', '１２３', '१2٣'])(
    'with the digits %s has them in ASCII',
    (digits) => {
      expect(fold(digits)).toBe('123')
    },
  )
})
