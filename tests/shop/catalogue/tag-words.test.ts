import { expect, test } from 'vitest'
import { recordsOfDemo } from '#app/demo/demo-records.server.ts'
import { hasTagWords, tagWords } from '#app/shop/catalogue/tag-words.server.ts'

test('every tag of the demo has words in French and German', () => {
  const tags = new Set(recordsOfDemo(Date.now()).flatMap((record) => record.tags))
  expect(tags.size).toBeGreaterThan(100)
  expect([...tags].filter((tag) => !hasTagWords(tag))).toEqual([])
})

test('a tag that the shop has no words for stands as the catalogue writes it', () => {
  expect(tagWords('chipmunks', 'de')).toBe('chipmunks')
  expect(tagWords('constructor', 'fr')).toBe('constructor')
  expect(tagWords('rain', 'en')).toBe('rain')
  expect(tagWords('rain', 'fr')).toBe('pluie')
})
