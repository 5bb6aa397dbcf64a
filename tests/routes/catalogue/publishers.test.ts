import { beforeAll, expect, test } from 'vitest'
import { openDemo } from '../../demo.ts'
import { newShopper } from '../../shopper.ts'

beforeAll(async () => {
  await openDemo()
})

const context = async (path: string) => (await newShopper()).visit(path)

test('/publishers shows each with its mark and its books', async () => {
  const shopper = await context('/publishers')
  expect(shopper.texts('main .press h2')).toContain('Lantern & Quill')
  expect(shopper.texts('main .press svg')).toHaveLength(shopper.texts('main .press').length)
  expect(shopper.text('main .press p')).toMatch(/^\d+ books$/)
  await shopper.follow('The Marigold Press')
  expect(shopper.url).toBe('/books?publisher=the-marigold-press')
})

test('sorts a name without its article, and finds it with it', async () => {
  expect((await context('/publishers?letter=M')).texts('main .press h2')).toContain(
    'The Marigold Press',
  )
  expect((await context('/publishers?filter=the+mari')).texts('main .press h2')).toEqual([
    'The Marigold Press',
  ])
})

test('a publisher’s books stand under its name, text and how it is reached', async () => {
  const shopper = await context('/fr/books?publisher=lantern-and-quill')
  expect(shopper.texts('h1')).toEqual(['Lantern & Quill'])
  expect(shopper.text('main .person address')).toContain(
    'Contact pour la sécurité des produits : 7 Candlemaker’s Stair, Edinburgh EH1 0ZZ',
  )
  expect(shopper.attr('main .person address a', 'href')).toBe(
    'mailto:lantern-and-quill@example.org',
  )
  expect(shopper.text('title')).toBe('Livres publiés par Lantern & Quill · Octavo')
})

test('beyond the last page is not found', async () => {
  expect((await context('/publishers?page=2')).status).toBe(404)
})
