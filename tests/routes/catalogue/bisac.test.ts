import { beforeAll, expect, test } from 'vitest'
import { aBook, eBookWithFile } from '../../fixtures/catalogue.ts'
import { newShopper } from '../../shopper.ts'

const visit = async (path: string) => (await newShopper({ 'Accept-Language': 'en' })).visit(path)

beforeAll(async () => {
  await aBook({ id: 'murder', name: 'Murder', datePublished: '2020', subjects: ['FIC022000'] })
  await aBook({ id: 'corpse', name: 'Corpse', subjects: ['FFC'] })
  await aBook({ id: 'sonnets', name: 'Sonnets', subjects: ['POE000000'] })
  await eBookWithFile({ id: 'clue', name: 'Clue', subjects: ['FIC022000', 'NON000000'] })
})

test('a book with a BISAC code is among those of its subject', async () => {
  const list = await visit('/books?subject=FF')
  expect(list.texts('main .card__title').sort()).toEqual(['Clue', 'Corpse', 'Murder'])
  expect((await visit('/books?subject=DC')).texts('main .card__title')).toEqual(['Sonnets'])
})

test.each([
  ['/book/murder', 'Crime and mystery'],
  ['/fr/book/murder', 'Romans policiers'],
  ['/de/book/murder', 'Krimis'],
])('%s names the subject as %s', async (path, heading) => {
  expect((await visit(path)).texts('main a')).toContain(heading)
})

test.each([
  ['FF', true],
  ['F', true],
  ['FB', false],
  ['FI', false],
])('the feed of the subject %s has it: %s', async (subject, has) => {
  const { html } = await visit(`/books.atom?subject=${subject}`)
  expect(html.includes('<title>Murder</title>')).toBe(has)
  expect(html.includes('term="FIC022000"')).toBe(has)
})

test('the e-books count it among their subjects', async () => {
  const { html } = await visit('/opds?show=subjects')
  expect(html).toContain('Crime and mystery')
  expect((await visit('/opds?subject=FF')).html).toContain('Clue')
})
