import { expect, test } from 'vitest'
import { recordsOfDemo } from '#app/demo/demo-records.server.ts'
import { tagWords } from '#app/shop/catalogue/tag-words.ts'

test('every tag of the demo has words in French and German', () => {
  const tags = new Set(recordsOfDemo(Date.now()).flatMap((record) => record.tags))
  expect(tags.size).toBeGreaterThan(100)
  for (const language of ['fr', 'de'] as const) {
    // Some words are the same in two languages, but few.
    const same = [...tags].filter((tag) => tagWords(tag, language) === tag)
    expect(same.length).toBeLessThan(20)
    expect(same).not.toContain('rain')
  }
})

test('a tag that the shop has no words for stands as the catalogue writes it', () => {
  expect(tagWords('chipmunks', 'de')).toBe('chipmunks')
  expect(tagWords('constructor', 'fr')).toBe('constructor')
  expect(tagWords('rain', 'en')).toBe('rain')
})
