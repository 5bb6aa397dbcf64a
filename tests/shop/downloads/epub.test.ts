import { strFromU8, unzipSync } from 'fflate'
import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { afterEach, describe, expect, test } from 'vitest'
import { coverTemplates, drawCover } from '#app/art/cover.ts'
import { drawCoverPng } from '#app/shop/catalogue/ebooks/cover-png.server.ts'
import { makeEpub } from '#app/shop/catalogue/ebooks/epub.server.ts'
import { aBook, emptyBook, hostileBook, nastyText } from './books.ts'
import type { EpubBook } from '#app/shop/catalogue/ebooks/epub.ts'

const { TZ } = process.env
afterEach(() => {
  if (TZ === undefined) delete process.env.TZ
  else process.env.TZ = TZ
})

const partsOf = (book: EpubBook) =>
  Object.fromEntries(
    Object.entries(unzipSync(makeEpub(book))).map(([path, bytes]) => [path, strFromU8(bytes)]),
  )
const partOf = (book: EpubBook, path: string) => partsOf(book)[`EPUB/${path}`]!
const packageOf = (facts: Partial<EpubBook> = {}) => partOf(aBook(facts), 'package.opf')

function assertWellFormed(path: string, text: string) {
  const parser = new SaxesParser({ xmlns: true, fileName: path })
  parser.on('error', (error) => {
    throw error
  })
  parser.write(text).close()
}

function assertAllWellFormed(book: EpubBook) {
  const parts = Object.entries(partsOf(book))
  for (const [path, text] of parts)
    if (!/^mimetype$|\.css$/.test(path)) assertWellFormed(path, text)
}

/** The target and words of each link or navigation point, in order. */
const contentsOf = (nav: string) =>
  [...nav.split('epub:type="landmarks"')[0]!.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)</g)].map(
    ([, path, label]) => [path, label],
  )

describe('the file of an e-book', () => {
  test('begins with the media type, stored as it is at the place where readers look', () => {
    const file = makeEpub(aBook())
    const view = new DataView(file.buffer, file.byteOffset)
    expect(view.getUint32(0, true)).toBe(0x04034b50)
    expect(view.getUint16(8, true), 'method: stored').toBe(0)
    expect(view.getUint16(28, true), 'length of the extra field').toBe(0)
    expect(strFromU8(file.subarray(30, 38))).toBe('mimetype')
    expect(strFromU8(file.subarray(38, 58))).toBe('application/epub+zip')
    expect(strFromU8(file.subarray(58, 60)), 'the next file begins').toBe('PK')
  })

  test('holds its cover as a drawing and as a PNG of modest size, which libraries show', async () => {
    const book = aBook()
    const png = (await drawCoverPng(book.coverSvg))!
    expect(png.length).toBeLessThan(100_000)
    expect(png.subarray(1, 4).toString()).toBe(Buffer.from('PNG').toString())
    const parts = unzipSync(makeEpub(book, png))
    expect(Buffer.from(parts['EPUB/cover.png']!)).toEqual(Buffer.from(png))
    const opf = strFromU8(parts['EPUB/package.opf']!)
    expect(opf).toContain(
      '<item id="cover-png" href="cover.png" media-type="image/png" properties="cover-image"/>',
    )
    expect(opf).toContain('<item id="cover-svg" href="cover.svg" media-type="image/svg+xml"/>')
    expect(opf).toContain('<meta name="cover" content="cover-png"/>')
    expect(strFromU8(parts['EPUB/cover.xhtml']!)).toMatch(
      /<picture><source srcset="cover\.svg" type="image\/svg\+xml"\/><img src="cover\.png"/,
    )
  })

  test.each([
    ['no picture', ''],
    ['an SVG that draws nothing', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
  ])('goes without a PNG of %s', async (_, coverSvg) => {
    const png = await drawCoverPng(coverSvg)
    const paths = Object.keys(unzipSync(makeEpub(aBook({ coverSvg: '' }), png)))
    expect(paths.filter((path) => path.includes('cover'))).toEqual([])
  })

  test('compresses all else', () => {
    const long = `<p>${'again and '.repeat(10_000)}</p>`
    expect(makeEpub(aBook({ chapters: [{ heading: 'I', html: long }] })).length).toBeLessThan(
      20_000,
    )
  })

  test('is the same for the same book, byte for byte, wherever and whenever it is made', () => {
    process.env.TZ = 'Asia/Tokyo'
    const inTokyo = makeEpub(aBook())
    process.env.TZ = 'America/New_York'
    expect(makeEpub(aBook())).toEqual(inTokyo)
  })

  test('differs when the book does', () => {
    expect(makeEpub(aBook({ modified: '2025-11-22T00:00:00Z' }))).not.toEqual(makeEpub(aBook()))
  })

  test('names every part once in the package, and nothing that is not there', () => {
    const parts = partsOf(aBook())
    const listed = [...parts['EPUB/package.opf']!.matchAll(/ href="([^"]+)"/g)].map(
      ([, path]) => `EPUB/${path}`,
    )
    const apart = ['mimetype', 'META-INF/container.xml', 'EPUB/package.opf']
    expect([...apart, ...listed].sort()).toEqual(Object.keys(parts).sort())
  })
})

describe('the parts of an e-book', () => {
  test.each([
    ['an ordinary book', aBook()],
    ['a book of hostile texts', hostileBook],
    ['a book without any text', emptyBook],
  ])('are well-formed XML in %s', (_, book) => {
    assertAllWellFormed(book)
  })

  test('are well-formed XML whatever the texts are', () => {
    const signs = fc
      .array(fc.integer({ min: 0, max: 0xffff }))
      .map((codes) => String.fromCharCode(...codes))
    const tags = fc
      .array(
        fc.constantFrom(
          ...'p br em strong ul ol li blockquote h3 h4 b i script title td'
            .split(' ')
            .flatMap((tag) => [`<${tag}>`, `</${tag}>`]),
          ...['x', ' ', '&', '&amp;', '&#1;', '<', '>', ']]>', '<!--', '\u0000', '\ud800', '😀'],
        ),
      )
      .map((pieces) => pieces.join(''))
    const text = fc.oneof(signs, tags, fc.constant(nastyText))
    const book: fc.Arbitrary<EpubBook> = fc.record({
      id: text,
      isbn13: text,
      title: text,
      authors: fc.array(fc.record({ name: text, sortName: text }), { maxLength: 2 }),
      language: text,
      publisher: text,
      modified: text,
      subjects: fc.array(text, { maxLength: 2 }),
      description: text,
      chapters: fc.array(fc.record({ heading: text, html: text }), { maxLength: 2 }),
      coverSvg: text.map((inner) => `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`),
      firstPublished: fc.double(),
    })
    fc.assert(fc.property(book, assertAllWellFormed), { seed: 20251121, numRuns: 300 })
  })

  test('keep a megabyte of text, and of nothing but blanks, without long work', () => {
    const start = performance.now()
    const words = `<p>${'word '.repeat(200_000)}end</p>`
    const blanks = `a${' '.repeat(1_000_000)}b`
    const coverSvg = '<g>'.repeat(300_000)
    const book = aBook({ description: blanks, chapters: [{ heading: 'I', html: words }], coverSvg })
    expect(partOf(book, 'chapter-1.xhtml')).toContain('word end</p>')
    expect(partOf(book, 'about.xhtml')).toContain('<p>a b</p>')
    expect(performance.now() - start).toBeLessThan(5_000)
  })
})

describe('the package of an e-book', () => {
  test('says what the book is, with who wrote it in the order of shelves, too', () => {
    const opf = packageOf()
    expect(opf).toContain('<dc:title id="title">The Tide Table</dc:title>')
    expect(opf).toContain('<dc:creator id="author-1">Ada Quill</dc:creator>')
    expect(opf).toContain('property="role" scheme="marc:relators">aut<')
    expect(opf).toContain('property="file-as">Quill, Ada<')
    expect(opf).toContain('<dc:publisher>Harbour &amp; Sons</dc:publisher>')
    expect(opf).toContain('<dc:language>en</dc:language>')
    expect(opf).toContain('<dc:subject id="subject-1">FBC</dc:subject>')
    expect(opf).toContain('<dc:description xml:lang="en">A novel of salt &amp; paper. short sharp<')
  })

  test('names the translator as one', () => {
    const opf = packageOf({ translators: [{ name: 'Zoé Ñ', sortName: 'Ñ, Zoé' }] })
    expect(opf).toContain('<dc:contributor id="translator-1">Zoé Ñ</dc:contributor>')
    expect(opf).toContain('#translator-1" property="role" scheme="marc:relators">trl<')
  })

  test('marks BISAC codes as such', () => {
    const opf = packageOf({ subjects: ['FIC022000'] })
    expect(opf).toContain('property="authority">BISAC<')
  })

  test('marks Thema codes as such, and other words not', () => {
    const opf = packageOf({ subjects: ['FBC', 'Sea stories', 'FBC'] })
    expect(opf.match(/property="term">[^<]*/g)).toEqual(['property="term">FBC'])
    expect(opf.match(/<dc:subject/g)).toHaveLength(2)
  })

  test('leaves out names and subjects that say nothing', () => {
    const authors = ['', ' ', 'Ada'].map((name) => ({ name, sortName: '' }))
    const opf = packageOf({ authors, subjects: ['', '\u0000'] })
    expect(opf.match(/<dc:creator[^/]*/g)).toEqual(['<dc:creator id="author-1">Ada<'])
    expect(opf).not.toContain('<dc:subject')
  })

  test('is known by its ISBN where it has a right one', () => {
    expect(packageOf({ isbn13: '9780306406157' })).toContain('>urn:isbn:9780306406157<')
    expect(packageOf({ isbn13: '9780306406158' })).toContain('>urn:uuid:')
  })

  test('is known without an ISBN by a name that lasts as long as its id', () => {
    const named = (facts: Partial<EpubBook>) => /urn:uuid:[^<]+/.exec(packageOf(facts))?.[0]
    expect(named({})).toBe('urn:uuid:fbb60b5e-e65a-553e-9ce4-a0d62aa2be1d')
    expect(named({ title: 'Another title' })).toBe(named({}))
    expect(named({ id: 'b02' })).not.toBe(named({}))
  })

  test('is known by the same name in the contents for old readers', () => {
    const parts = partsOf(aBook())
    const uid = /dtb:uid" content="([^"]+)"/.exec(parts['EPUB/toc.ncx']!)?.[1]
    expect(parts['EPUB/package.opf']).toContain(`<dc:identifier id="identifier">${uid}<`)
  })

  test.each([
    ['2025-11-21T12:34:56.789Z', '2025-11-21T12:34:56Z'],
    ['2025-11-21T12:34:56+05:30', '2025-11-21T07:04:56Z'],
    ['yesterday', '1970-01-01T00:00:00Z'],
    ['+012345-01-01T00:00:00Z', '1970-01-01T00:00:00Z'],
  ])('was changed %s, which it says as %s', (modified, printed) => {
    expect(packageOf({ modified })).toContain(`property="dcterms:modified">${printed}<`)
  })

  test.each([
    ['pt-BR', 'pt-BR'],
    ['ger', 'de'],
    ['', 'und'],
    ['x y', 'und'],
  ])('is in the language %j, which it says as %s', (language, printed) => {
    expect(packageOf({ language })).toContain(`<dc:language>${printed}</dc:language>`)
  })

  test('says how the book can be read, and claims no conformance that nobody evaluated', () => {
    const opf = packageOf()
    const facts = [...opf.matchAll(/schema:(access\w+)">([^<]+)</g)].map(([, name, fact]) => [
      name,
      fact,
    ])
    expect(facts).toEqual([
      ['accessMode', 'textual'],
      ['accessMode', 'visual'],
      ['accessModeSufficient', 'textual'],
      ['accessibilityFeature', 'tableOfContents'],
      ['accessibilityFeature', 'readingOrder'],
      ['accessibilityFeature', 'structuralNavigation'],
      ['accessibilityFeature', 'displayTransformability'],
      ['accessibilityFeature', 'alternativeText'],
      ['accessibilityHazard', 'none'],
    ])
    expect(opf).toMatch(/accessibilitySummary" xml:lang="en">The text can be/)
    expect(opf).not.toContain('conformsTo')
    expect(opf).not.toContain('certifiedBy')
  })
})

describe('the pages of an e-book', () => {
  test('stand in one order in the spine and in both tables of contents', () => {
    const parts = partsOf(aBook())
    const listed = contentsOf(parts['EPUB/nav.xhtml']!)
    expect(listed).toEqual([
      ['title.xhtml', 'Title page'],
      ['chapter-1.xhtml', 'Chapter I'],
      ['chapter-2.xhtml', 'Chapter II'],
      ['about.xhtml', 'About this book'],
      ['colophon.xhtml', 'Colophon'],
    ])
    const points = [
      ...parts['EPUB/toc.ncx']!.matchAll(
        /<text>([^<]*)<\/text><\/navLabel><content src="([^"]*)"/g,
      ),
    ].map(([, label, path]) => [path, label])
    expect(points).toEqual(listed)
    const spine = [...parts['EPUB/package.opf']!.matchAll(/idref="([^"]*)-xhtml"/g)].map(
      ([, id]) => id,
    )
    expect(spine).toEqual(['cover', 'title', 'nav', 'chapter-1', 'chapter-2', 'about', 'colophon'])
  })

  test('show the cover with its words beside it', () => {
    expect(partOf(aBook(), 'cover.svg')).toMatch(/^<svg .*<\/svg>$/s)
    expect(partOf(aBook(), 'cover.xhtml')).toContain('alt="Cover: The Tide Table, Ada Quill"')
    expect(packageOf()).toMatch(
      /href="cover.svg" media-type="image\/svg\+xml" properties="cover-image"/,
    )
  })

  test.each(coverTemplates)('keep all that is drawn on a cover of the kind %s', (template) => {
    for (const id of ['1', '2', '3', '4', '5', '6', '7', '8', '9']) {
      const words = { id, title: 'L’été & <b>Œuvre</b> Ж', author: 'Ada "Q" 作者' }
      const coverSvg = drawCover({ ...words, press: 'Harbour' }, { template })
      const stored = partOf(aBook({ coverSvg }), 'cover.svg')
      const plain = (svg: string) => svg.replaceAll(' />', '/>').replaceAll('&quot;', '"')
      expect(plain(stored)).toBe(plain(coverSvg))
    }
  })

  test.each([
    '',
    'no picture',
    '<svg></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg"/>x<svg></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg"></svg>x<b></svg>',
  ])('go without a cover where it is %j, and say nothing of one', (coverSvg) => {
    const parts = Object.entries(partsOf(aBook({ coverSvg })))
    expect(parts.flatMap(([path, text]) => (/cover/i.test(path + text) ? [path] : []))).toEqual([
      'EPUB/style.css',
    ])
    expect(packageOf({ coverSvg })).not.toMatch(/alternativeText|visual/)
  })

  test('take out of the cover what readers would refuse the book for', () => {
    const coverSvg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" onload="x()" aria-label=""><script>x()</script><image href="http://a.example/x.png"/><path d="M0 0" fill="red" style="fill:url(http://a.example)"/></svg>'
    expect(partOf(aBook({ coverSvg }), 'cover.svg')).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" aria-label=""><path d="M0 0" fill="red" /></svg>',
    )
  })

  test('leave out the page about the book where there is nothing to say', () => {
    expect(Object.keys(partsOf(aBook({ description: ' ' })))).not.toContain('EPUB/about.xhtml')
    expect(packageOf({ description: ' ' })).not.toContain('dc:description')
  })

  test.each([
    ['en', 'This sample edition holds the opening of the work, not the whole of it.', 'Contents'],
    ['fr-CA', 'Cette édition est un extrait', 'Table des matières'],
    ['de', 'Diese Ausgabe ist eine Leseprobe', 'Inhalt'],
    ['es', 'This sample edition holds the opening of the work', 'Contents'],
  ])('say in the language of a book in %s that it is a sample', (language, note, contents) => {
    const book = aBook({ language })
    expect(partOf(book, 'colophon.xhtml')).toContain(note)
    expect(partOf(book, 'nav.xhtml')).toContain(contents)
  })

  test('mark the words of the shop that are in another language than the book', () => {
    const book = aBook({ language: 'es' })
    expect(partOf(book, 'chapter-1.xhtml')).toContain('lang="es" xml:lang="es"')
    expect(partOf(book, 'colophon.xhtml')).toContain('lang="en" xml:lang="en"')
    expect(partOf(book, 'title.xhtml')).toContain('<p lang="en" xml:lang="en">Sample edition</p>')
    expect(partOf(book, 'nav.xhtml')).toContain('lang="en" xml:lang="en">Colophon</a>')
  })

  test.each([
    [1901, '1901'],
    [-720, '720 BC'],
    [undefined, undefined],
    [0, undefined],
  ])('say of the year %s that it was first published in %s', (firstPublished, printed) => {
    const colophon = partOf(aBook({ firstPublished }), 'colophon.xhtml')
    const shown = /<dt>First published<\/dt>\s*<dd>([^<]*)</.exec(colophon)?.[1]
    expect(shown).toBe(printed)
  })

  test('print the ISBN with its hyphens', () => {
    const colophon = partOf(aBook({ isbn13: '9780306406157' }), 'colophon.xhtml')
    expect(colophon).toContain('<dt>ISBN</dt>\n<dd>978-0-306-40615-7</dd>')
  })

  test('take plain paragraphs for a description', () => {
    const about = partOf(aBook({ description: 'Salt & paper.\n\nSecond.' }), 'about.xhtml')
    expect(about).toContain('<p>Salt &amp; paper.</p>\n<p>Second.</p>')
  })

  test('have a name where the book gives none', () => {
    const chapters = [
      { heading: ' ', html: '<p>a</p>' },
      { heading: 'B', html: '' },
    ]
    expect(partOf(aBook({ chapters }), 'chapter-1.xhtml')).toContain('<h1 id="heading">1</h1>')
    const one = aBook({ title: '', chapters: chapters.slice(0, 1) })
    expect(partOf(one, 'chapter-1.xhtml')).toContain('<h1 id="heading">Untitled</h1>')
  })

  test('set no colour, so that they can be read in the dark', () => {
    expect(partOf(aBook(), 'style.css')).not.toMatch(/color|background|font-family/)
  })
})

describe('a book that is written from right to left', () => {
  const arabic = { title: 'ألف ليلة وليلة', language: 'ar' }

  test('turns its pages and its text so', () => {
    expect(packageOf(arabic)).toContain('<spine toc="ncx" page-progression-direction="rtl">')
    expect(partOf(aBook(arabic), 'title.xhtml')).toContain('lang="ar" xml:lang="ar" dir="rtl">')
    expect(partOf(aBook(arabic), 'colophon.xhtml')).not.toMatch(/<html[^>]* dir=/)
    expect(partOf(aBook(arabic), 'colophon.xhtml')).toContain('xml:lang="ar" dir="rtl">')
    assertAllWellFormed(aBook(arabic))
  })

  test('has such a title in a book of English too', () => {
    expect(packageOf({ title: arabic.title })).toContain('<dc:title id="title" dir="auto">')
    expect(packageOf()).not.toMatch(/dir=|page-progression/)
  })
})
