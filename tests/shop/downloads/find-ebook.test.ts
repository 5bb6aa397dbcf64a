import { describe, expect, test } from 'vitest'
import { drawCover } from '#app/art/cover.ts'
import { fileAsOf } from '#app/shop/catalogue/ebooks/file-as.ts'
import { findEpubBook } from '#app/shop/catalogue/ebooks/find-ebook.server.ts'
import { aBook, giveFile } from '../../fixtures/catalogue.ts'

const sample = { heading: 'Chapter I', html: '<p>It rained.</p>' }
const inLanguages = (fullDescription: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(fullDescription).map(([language, text]) => [
      language,
      { name: `${language} name`, shortDescription: `${language} short`, fullDescription: text },
    ]),
  )
const anEbook = (facts: Parameters<typeof aBook>[0] = {}) =>
  aBook({ format: 'e-book', workKey: `work-${Math.random()}`, ...facts })
const findMade = async (facts: Parameters<typeof aBook>[0] = {}) =>
  (await findEpubBook(await giveFile(await anEbook(facts))))!

describe('the e-book of a product', () => {
  test('says what the catalogue knows', async () => {
    const workKey = 'the-tide-table'
    await anEbook({
      authors: [{ name: 'Somebody Else', role: 'A01' }],
      subjects: ['QD'],
      texts: inLanguages({ en: 'other' }),
    })
    const book = await findMade({
      id: 'tide-e',
      name: 'The Tide Table',
      isbn13: '9780306406157',
      authors: [
        { name: 'Ada Quill', role: 'A01' },
        { name: 'H. G. Wells', role: 'A01' },
        { name: 'Zoé Ñandú', role: 'B06' },
        { name: 'Ink Drawer', role: 'A12' },
      ],
      publisher: { name: 'Harbour & Sons' },
      subjects: ['FBC', 'FBA'],
      firstPublished: 1901,
      workKey,
      art: '{"kind":"cover","mood":"sea"}',
      texts: inLanguages({ en: '<p>Salt &amp; paper.</p>' }),
    })
    expect(book).toMatchObject({
      id: 'tide-e',
      isbn13: '9780306406157',
      title: 'en name',
      authors: [
        { name: 'Ada Quill', sortName: 'Quill, Ada' },
        { name: 'H. G. Wells', sortName: 'Wells, H. G.' },
      ],
      translators: [{ name: 'Zoé Ñandú', sortName: 'Ñandú, Zoé' }],
      language: 'en',
      publisher: 'Harbour & Sons',
      subjects: ['FBA', 'FBC'],
      description: '<p>Salt &amp; paper.</p>',
      chapters: [sample],
      firstPublished: 1901,
    })
    expect(book.modified).toMatch(/^\d{4}-\d\d-\d\dT/)
  })

  test('wears the cover that the shop shows of the work', async () => {
    const { coverSvg } = await findMade({
      name: 'The Tide Table',
      authors: [{ name: 'Ada Quill', role: 'A01' }],
      publisher: { name: 'Harbour & Sons' },
      workKey: 'tide',
      art: '{"kind":"cover","mood":"sea"}',
    })
    const shown = { id: 'tide', title: 'The Tide Table', author: 'Ada Quill', mood: 'sea' }
    expect(coverSvg).toBe(drawCover({ ...shown, press: 'Harbour & Sons' }))
  })

  test.each([
    ['its own language', 'de', { en: 'E', fr: 'F', de: 'D' }, 'D'],
    ['English, where the shop does not speak it', 'es', { en: 'E', fr: 'F' }, 'E'],
    ['whatever language there is', 'es', { fr: 'F' }, 'F'],
  ])('is described in %s', async (_, inLanguage, texts, words) => {
    const book = await findMade({ inLanguage, language: inLanguage, texts: inLanguages(texts) })
    expect(book.description).toContain(words)
  })

  test('is described by the short text, as the HTML that it is, where there is no long one', async () => {
    const texts = {
      en: { name: 'A', shortDescription: 'Salt & paper', fullDescription: '' },
    }
    expect((await findMade({ texts })).description).toBe('<p>Salt &amp; paper</p>')
  })

  test('has no description where the catalogue has none', async () => {
    expect((await findMade({ name: 'A' })).description).toBe('')
  })

  test('is by those who made it, where no author is named', async () => {
    const book = await findMade({ authors: [{ name: 'Ink Drawer', role: 'A12' }] })
    expect(book.authors).toEqual([{ name: 'Ink Drawer', sortName: 'Drawer, Ink' }])
  })

  test('does not call the translator its author, even where nobody else is named', async () => {
    const book = await findMade({ authors: [{ name: 'Zoé Ñandú', role: 'B06' }] })
    expect(book.authors).toEqual([])
    expect(book.translators).toEqual([{ name: 'Zoé Ñandú', sortName: 'Ñandú, Zoé' }])
  })

  test('is of its own text, whatever samples its work has', async () => {
    const other = { heading: 'II', html: '<p>A sample.</p>' }
    const book = await findMade({ workKey: 'two', sample: other })
    await anEbook({ workKey: 'two', sample: { heading: 'III', html: '<p>Another.</p>' } })
    expect(book.chapters).toEqual([sample])
    expect((await findEpubBook(book.id))?.chapters).toEqual([sample])
  })
})

describe('there is no e-book of', () => {
  test('an unknown product', async () => {
    expect(await findEpubBook('nothing')).toBeUndefined()
  })

  test('a printed book', async () => {
    expect(await findEpubBook(await anEbook({ format: 'paperback' }))).toBeUndefined()
  })

  test('a work that has a sample and no more', async () => {
    expect(await findEpubBook(await anEbook({ sample }))).toBeUndefined()
  })
})

describe('a name as shelves have it', () => {
  test.each([
    ['Johann Wolfgang von Goethe', 'goethe johann wolfgang von', 'Goethe, Johann Wolfgang von'],
    ['Madame de La Fayette', 'la fayette madame de', 'La Fayette, Madame de'],
    ['Voltaire', 'voltaire', 'Voltaire'],
    ['Alain-Fournier', 'alain fournier', 'Alain-Fournier'],
    ['Mark Twain', 'clemens samuel', 'clemens samuel'],
    ['', '', ''],
  ])('of %j, sorted as %j, is %j', (name, sortName, fileAs) => {
    expect(fileAsOf(name, sortName)).toBe(fileAs)
  })
})
