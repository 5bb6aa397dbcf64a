import { beforeAll, expect, test } from 'vitest'
import { openDemo } from '../../demo.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { newShopper } from '../../shopper.ts'

const title = 'Python למתחילים'
const author = 'נגיב מחפוז'
const text = '<p>ספר על Python, מהדורה 3.</p>'

beforeAll(async () => {
  await openDemo()
  await aBook({
    id: 'hebrew',
    name: title,
    language: 'he',
    inLanguage: 'he',
    datePublished: '2026-01-01',
    authors: [{ name: author, role: 'A01' }],
    texts: { en: { name: title, shortDescription: '', fullDescription: text } },
  })
})

test('a title, a name and a text from right to left stand so in a page that is not', async () => {
  const shopper = await (await newShopper()).visit('/book/hebrew')
  expect(shopper.attr('h1 bdi', 'dir')).toBe('rtl')
  expect(shopper.text('h1')).toBe(title)
  expect(shopper.attr('.by a', 'dir')).toBe('auto')
  expect(shopper.attr('#about .prose', 'dir')).toBe('auto')
  expect(shopper.attr('.crumbs [aria-current]', 'dir')).toBe('auto')
})

test('its card has the direction, and those of other books have none', async () => {
  const shopper = await newShopper()
  await shopper.visit('/books?language=he')
  expect(shopper.attr('.card__title a', 'dir')).toBe('rtl')
  expect(shopper.attr('.card__by bdi', 'dir')).toBe('auto')
  const { html } = await shopper.visit('/books?language=en')
  expect(html).not.toMatch(/ dir=|<bdi|\u2068/)
})

test('a message names it apart from its own words', async () => {
  const shopper = await newShopper()
  await shopper.visit('/book/hebrew')
  await shopper.press('Add to cart')
  expect(shopper.text('body')).toContain(`\u2068${title}\u2069`)
})

test('a feed keeps title and author apart in one line', async () => {
  const { html } = await (await newShopper()).visit('/books.atom')
  expect(html).toContain(`<title>\u2068${title}\u2069 – \u2068${author}\u2069</title>`)
})
