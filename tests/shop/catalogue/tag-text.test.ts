import { expect, test } from 'vitest'
import { recordsOfDemo } from '#app/demo/demo-records.server.ts'
import { hasTagText, tagText } from '#app/shop/catalogue/text/tag-text.server.ts'

test('every tag of the demo has words in French and German', () => {
  const tags = new Set(recordsOfDemo(Date.now()).flatMap((record) => record.tags))
  expect(tags.size).toBeGreaterThan(100)
  expect([...tags].filter((tag) => !hasTagText(tag))).toEqual([])
})

test('a tag that the shop has no words for stands as the catalogue writes it', () => {
  expect(tagText('chipmunks', 'de')).toBe('chipmunks')
  expect(tagText('constructor', 'fr')).toBe('constructor')
  expect(tagText('rain', 'en')).toBe('rain')
  expect(tagText('rain', 'fr')).toBe('pluie')
})
