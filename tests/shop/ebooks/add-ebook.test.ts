import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import { execFileSync } from 'node:child_process'
import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { runEbook } from '#app/command/catalogue/ebook.server.ts'
import { db } from '#app/database/database.server.ts'
import { addEbookFile } from '#app/shop/catalogue/ebooks/files/change-ebook-file.server.ts'
import { deleteProduct } from '#app/shop/maintenance/products/delete-product.server.ts'
import { aBook, eBook, eBookWithFile } from '../../fixtures/catalogue.ts'
import { ownEpub, ownM4b, ownMp3, ownZip, writeOwn } from './own-files.ts'
import { aFolder, changesOf, runLine } from '../command/run-command.ts'

const run = (...line: string[]) => runLine(runEbook, line)
const add = (id: string, bytes: Uint8Array | string, ending: string) =>
  run('add', id, writeOwn(bytes, ending))

const productOf = (id: string) =>
  db.read
    .selectFrom('product')
    .select(['ebookContent', 'ebookFormat', 'ebookWords', 'numberOfPages', 'pagesEstimated'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const filesOf = (id: string) =>
  db.read
    .selectFrom('ebookFile')
    .selectAll()
    .where('productId', '=', id)
    .orderBy('addedAt')
    .execute()

/** Lists the files that belong to no product. */
const unfinished = () =>
  db.read.selectFrom('ebookFile').select('id').where('addedAt', 'is', null).execute()

async function aPdf(change: (pdf: PDFDocument) => void = () => undefined, pages = 3) {
  const pdf = await PDFDocument.create()
  for (let n = 0; n < pages; n++) pdf.addPage([300, 400])
  change(pdf)
  return pdf.save()
}

describe('shop ebook add', () => {
  test('sells an EPUB with its words, and notes the change', async () => {
    const id = await eBook()
    const { code, printed } = await add(id, ownEpub(), 'epub')
    expect(printed).toBe(`${id} "The Moonstone": EPUB, 1 kB, 4 words, is its file now\n`)
    expect(code).toBe(0)
    expect(await productOf(id)).toMatchObject({
      ...{ ebookContent: 'whole', ebookFormat: 'epub', ebookWords: 4 },
    })
    expect((await changesOf(id)).at(-1)).toMatchObject({ command: 'ebook add', format: 'epub' })
  })

  test('sells a PDF with the pages of the file, and says that the catalogue has others', async () => {
    const id = await aBook({ format: 'e-book', numberOfPages: 300 })
    const { code, printed } = await add(id, await aPdf(), 'pdf')
    expect(code).toBe(0)
    expect(printed).toContain('PDF, 1 kB, 3 pages, is its file now\n')
    expect(printed).toContain('The catalogue says 300 pages and the file has 3;')
    expect(await productOf(id)).toMatchObject({ ebookFormat: 'pdf', numberOfPages: 3 })
  })

  test('sells a zip of MP3 files and an M4B with their duration', async () => {
    const [zipped, single] = [await eBook(), await eBook()]
    const cover = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])
    const zip = ownZip({ '01.mp3': ownMp3(60), '02.mp3': ownMp3(120), 'cover.jpg': cover })
    expect((await add(zipped, zip, 'zip')).printed).toContain('MP3, 2.9 MB, 3 minutes,')
    expect((await filesOf(zipped))[0]).toMatchObject({ seconds: 180, words: null })
    expect((await add(single, ownM4b(600), 'm4b')).printed).toContain('M4B, 1 kB, 10 minutes,')
    expect(await productOf(single)).toMatchObject({ ebookFormat: 'm4b', numberOfPages: null })
  })

  test('keeps the same file once, and a replaced one beside the new one', async () => {
    const id = await eBook()
    await add(id, ownEpub(), 'epub')
    expect((await add(id, ownEpub(), 'epub')).printed).toContain('as before')
    expect(await filesOf(id)).toHaveLength(1)
    await add(id, ownEpub({ body: '<p>It snowed.</p>' }), 'epub')
    const [former, current] = await filesOf(id)
    expect(former!.replacedAt).not.toBeNull()
    expect(current).toMatchObject({ words: 2, replacedAt: null })
  })

  test('keeps one of two files that are added at the same time', async () => {
    const id = await eBook()
    const both = ['<p>One.</p>', '<p>Two and three.</p>'].map((body) =>
      add(id, ownEpub({ body }), 'epub'),
    )
    expect((await Promise.all(both)).map(({ code }) => code)).toEqual([0, 0])
    const current = (await filesOf(id)).filter(({ replacedAt }) => replacedAt === null)
    expect(current).toHaveLength(1)
    expect((await productOf(id)).ebookWords).toBe(current[0]!.words)
  })

  test('reads the accessibility that the package document states', async () => {
    const id = await aBook({ format: 'e-book', accessibility: ['36'] })
    const metadata = `<meta property="schema:accessMode">textual</meta>
      <meta property="schema:accessModeSufficient">textual</meta>
      <meta property="schema:accessibilityFeature">tableOfContents</meta>
      <meta property="schema:accessibilityHazard">none</meta>
      <meta property="dcterms:conformsTo">EPUB Accessibility 1.1 - WCAG 2.1 Level AA</meta>`
    const { printed } = await add(id, ownEpub({ metadata }), 'epub')
    expect((await filesOf(id))[0]!.accessibility).toBe('04,11,52,81,85,hazard-none')
    expect(printed).toContain('another accessibility')
  })

  test('takes fonts that are obfuscated, as reading systems do', async () => {
    const encryption = `<encryption xmlns:enc="http://www.w3.org/2001/04/xmlenc#"><enc:EncryptedData>
      <enc:EncryptionMethod Algorithm="http://www.idpf.org/2008/embedding"/></enc:EncryptedData></encryption>`
    const file = ownEpub({ files: { 'META-INF/encryption.xml': encryption } })
    expect((await add(await eBook(), file, 'epub')).code).toBe(0)
  })

  test('needs an e-book that exists', async () => {
    expect(await add(await aBook(), ownEpub(), 'epub')).toEqual({
      code: 1,
      printed: `"The Moonstone" is no e-book, so it has no file.\n`,
    })
    expect((await add('nothing', ownEpub(), 'epub')).printed).toContain('No product has')
  })
})

const sentencesOf = (outcome: Awaited<ReturnType<typeof addEbookFile>>) =>
  'faults' in outcome ? outcome.faults.map(({ sentence }) => sentence) : []

describe('while the file is checked', () => {
  test('a product that is deleted gets no file, and the sentence says that there is none', async () => {
    const id = await eBook()
    const deleteMeanwhile = async () => {
      await deleteProduct(id, Date.now())
      return Promise.resolve([])
    }
    const path = writeOwn(ownEpub(), 'epub')
    const outcome = await addEbookFile(id, path, deleteMeanwhile, Date.now)
    expect(sentencesOf(outcome)).toEqual([`There is no product "${id}"`])
    expect(await unfinished()).toEqual([])
  })

  test('other bytes of the same length are not sold unchecked', async () => {
    const id = await eBook()
    const path = writeOwn(ownEpub(), 'epub')
    const replaceBytes = () => {
      writeFileSync(path, Buffer.alloc(ownEpub().length, 'x'))
      return Promise.resolve([])
    }
    const outcome = await addEbookFile(id, path, replaceBytes, Date.now)
    expect(sentencesOf(outcome)).toEqual([
      `${path} changed while it was checked. Nothing was changed`,
    ])
    expect(await unfinished()).toEqual([])
    expect(await filesOf(id)).toEqual([])
  })
})

const withBody = (body: string) => () => ownEpub({ body })
const withFile = (name: string, text: string) => () => ownEpub({ files: { [name]: text } })
const catalog = (key: string, value: unknown) =>
  aPdf((pdf) => pdf.catalog.set(PDFName.of(key), pdf.context.obj(value as Record<string, never>)))
const drm =
  '<enc xmlns="x"><EncryptionMethod Algorithm="http://www.w3.org/2001/04/xmlenc#aes256-cbc"/></enc>'

/** Sets the flag of encryption of each entry, in local headers and in the directory. */
function encrypted(zip: Uint8Array): Uint8Array {
  const bytes = Buffer.from(zip)
  for (let at = 0; at < bytes.length - 10; at++) {
    const mark = bytes.toString('latin1', at, at + 4)
    if (mark === 'PK\u0003\u0004') bytes[at + 6]! |= 1
    if (mark === 'PK\u0001\u0002') bytes[at + 8]! |= 1
  }
  return bytes
}

const replaced = (zip: Uint8Array, name: string, by: string) =>
  Buffer.from(Buffer.from(zip).toString('latin1').replaceAll(name, by), 'latin1')

/** Returns a PDF whose packed objects unpack to 100 MB. */
function packedBomb(): Uint8Array {
  const packed = deflateSync(Buffer.alloc(100 * 1024 * 1024))
  const head = `%PDF-1.7\n1 0 obj\n<</Type/Obj#53tm/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`
  return Buffer.concat([
    Buffer.from(head),
    packed,
    Buffer.from('\nendstream\nendobj\nstartxref\n0\n%%EOF'),
  ])
}

async function encryptedPdf(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  pdf.addPage()
  const keys = '/Encrypt << /Filter /Standard /V 1 /R 2 /O (x) /U (y) /P -4 >>'
  const text = Buffer.from(await pdf.save({ useObjectStreams: false })).toString('latin1')
  return Buffer.from(text.replace('trailer\n<<', `trailer\n<<\n${keys}`), 'latin1')
}

type Bad = [
  what: string,
  bytes: () => Uint8Array | string | Promise<Uint8Array>,
  ending: string,
  says: string,
]

const refused: Bad[] = [
  [
    'an EPUB with a script',
    withBody('<script>1</script>'),
    'epub',
    'contains a script in OEBPS/one.xhtml',
  ],
  [
    'an EPUB with an event handler',
    withBody('<p onclick="a()">x</p>'),
    'epub',
    'contains a script (onclick)',
  ],
  [
    'an EPUB with a link to a script',
    withBody('<a href="javascript:a()">x</a>'),
    'epub',
    'contains a script',
  ],
  [
    'an EPUB with a remote picture',
    withBody('<img src="https://x.test/a.png" alt=""/>'),
    'epub',
    'a remote resource',
  ],
  [
    'an EPUB with a remote style',
    withBody('<p style="background:url(//x.test/a)">x</p>'),
    'epub',
    'a remote resource',
  ],
  [
    'an EPUB with a remote item',
    () => ownEpub({ items: '<item id="r" href="https://x.test/a.mp3" media-type="audio/mpeg"/>' }),
    'epub',
    'needs a remote resource',
  ],
  ['an encrypted EPUB', withFile('META-INF/encryption.xml', drm), 'epub', 'is encrypted'],
  [
    'an EPUB with copy protection',
    withFile('META-INF/rights.xml', '<r/>'),
    'epub',
    'is copy-protected',
  ],
  [
    'an EPUB without its package',
    () => ownEpub({ files: { 'OEBPS/book.opf': null } }),
    'epub',
    'names no package document',
  ],
  [
    'an EPUB that lacks a file',
    () => ownEpub({ files: { 'OEBPS/one.xhtml': null } }),
    'epub',
    'does not contain it',
  ],
  ['an EPUB that is not well-formed', withBody('<p>'), 'epub', 'is not well-formed'],
  [
    'an EPUB that nests endlessly',
    withBody('<b>'.repeat(2000) + '</b>'.repeat(2000)),
    'epub',
    'is nested too deeply',
  ],
  ['an EPUB without text', withBody(''), 'epub', 'holds nothing to read'],
  [
    'an EPUB with a path that leaves it',
    () => replaced(withFile('AAA/evil.sh', 'x')(), 'AAA/evil', '../../ev'),
    'epub',
    'a path that leaves it',
  ],
  [
    'a zip bomb',
    () => ownEpub({ files: { 'OEBPS/bomb.xhtml': ' '.repeat(30_000_000) } }),
    'epub',
    'to more than 200 times its size',
  ],
  [
    'a zip called EPUB',
    () => ownZip({ 'a.mp3': ownMp3(1) }),
    'epub',
    'its first entry is not mimetype',
  ],
  ['an EPUB called PDF', () => ownEpub(), 'pdf', 'is in EPUB, so its name must end in .epub'],
  ['a text called EPUB', () => 'It rained.', 'epub', 'is no EPUB, PDF, zip of MP3 files or M4B'],
  ['an EPUB cut off', () => ownEpub().subarray(0, 900), 'epub', 'is a damaged archive'],
  ['an encrypted zip', () => encrypted(zipSync({ 'a.mp3': ownMp3(1) })), 'zip', 'is encrypted'],
  [
    'a zip with a program',
    () => ownZip({ 'a.mp3': ownMp3(1), 'b.exe': strToU8('MZ') }),
    'zip',
    'contains b.exe, which is no MP3',
  ],
  [
    'a zip whose MP3 is none',
    () => ownZip({ 'a.mp3': strToU8('It rained. '.repeat(900)) }),
    'zip',
    'contains a.mp3, which is no MP3',
  ],
  ['a zip without MP3', () => ownZip({ 'a.txt': strToU8('x') }), 'zip', 'contains no MP3'],
  [
    'an MP3 with a tag of 200 MB',
    () =>
      ownZip({
        'a.mp3': Buffer.concat([Buffer.from([73, 68, 51, 4, 0, 0, 96, 0, 0, 0]), ownMp3(1)]),
      }),
    'zip',
    'a tag over 16 MB',
  ],
  ['an encrypted M4B', () => ownM4b(60, { codec: 'aavd' }), 'm4b', 'is encrypted'],
  ['an M4B cut off', () => ownM4b(60).subarray(0, 300), 'm4b', 'is a damaged M4B'],
  [
    'an M4B without sound',
    () => Buffer.from('\0\0\0\x10ftypM4B \0\0\0\0', 'latin1'),
    'm4b',
    'has no recording',
  ],
  [
    'a PDF with JavaScript',
    () => catalog('OpenAction', { S: 'JavaScript', JS: PDFString.of('app.alert(1)') }),
    'pdf',
    'contains JavaScript',
  ],
  [
    'a PDF that starts a program',
    () => catalog('OpenAction', { S: 'Launch', F: PDFString.of('calc.exe') }),
    'pdf',
    'an action that starts a program',
  ],
  [
    'a PDF with an embedded file',
    () => catalog('Names', { EmbeddedFiles: { Names: [] } }),
    'pdf',
    'contains an embedded file',
  ],
  ['an encrypted PDF', encryptedPdf, 'pdf', 'is encrypted'],
  ['a PDF that unpacks to 100 MB', packedBomb, 'pdf', 'unpacks its objects to more than 64 MB'],
  ['a damaged PDF', () => '%PDF-1.7\nIt rained.', 'pdf', 'is a damaged PDF'],
  ['an empty file', () => '', 'epub', 'is empty'],
]

describe('shop ebook add refuses', () => {
  test.each(refused)('%s', async (_what, bytes, ending, says) => {
    const id = await eBook()
    const { code, printed } = await add(id, await bytes(), ending)
    expect(printed).toContain(says)
    expect(printed).toMatch(/Nothing was changed\.\n$/)
    expect(code).toBe(1)
    expect(await productOf(id)).toMatchObject({ ebookContent: null, ebookFormat: null })
    expect(await filesOf(id)).toEqual([])
  })

  test('a device, a pipe, a folder, a link and what is not there', async () => {
    const id = await eBook()
    const pipe = join(aFolder(), 'pipe.epub')
    execFileSync('mkfifo', [pipe])
    for (const path of ['/dev/zero', pipe, aFolder()])
      expect((await run('add', id, path)).printed).toContain('is no file')
    const link = join(aFolder(), 'link.epub')
    symlinkSync(writeOwn(ownEpub(), 'epub'), link)
    expect((await run('add', id, link)).printed).toContain('is a symbolic link, and links are not')
    expect((await run('add', id, '/nowhere.epub')).printed).toContain('/nowhere.epub is not there.')
  })

  test('leaving the file that is sold', async () => {
    const id = await eBook()
    await add(id, ownEpub(), 'epub')
    await add(id, ownEpub({ body: '<script/>' }), 'epub')
    expect(await filesOf(id)).toHaveLength(1)
    expect(await unfinished()).toEqual([])
  })
})

describe('shop ebook', () => {
  test('lists the e-books with their files', async () => {
    const [own, made, none] = [await eBook(), await eBookWithFile(), await eBook()]
    await add(own, ownEpub(), 'epub')
    const { printed } = await run('list')
    expect(printed).toMatch(
      new RegExp(`^${own}: The Moonstone, EPUB, 1 kB, 4 words, since 20`, 'm'),
    )
    expect(printed).toContain(`${made}: The Moonstone, made by the shop from a text\n`)
    expect(printed).toContain(`${none}: The Moonstone, no file, not for sale\n`)
    const rows = JSON.parse((await run('list', '--json')).printed) as { id: string }[]
    expect(rows.find(({ id }) => id === own)).toMatchObject({ format: 'epub', words: 4 })
  })

  test('lists no more once the reader has closed the output', async () => {
    await Promise.all([eBook(), eBook()])
    const printed: string[] = []
    const out = { write: (text: string) => printed.push(text), isClosed: () => printed.length > 0 }
    await runEbook(['list'], out)
    expect(printed).toEqual([expect.stringMatching(/^[^\n]+\n$/)])
  })

  test('checks a file without selling it', async () => {
    const before = (await db.read.selectFrom('ebookFile').select('id').execute()).length
    const path = writeOwn(ownEpub(), 'epub')
    expect(await run('check', path)).toEqual({ code: 0, printed: `${path}: EPUB, 1 kB, 4 words\n` })
    const unsafe = writeOwn(ownEpub({ body: '<script/>' }), 'epub')
    const { code, printed } = await run('check', unsafe)
    expect([code, printed]).toEqual([1, expect.stringContaining('a script')])
    expect(JSON.parse((await run('check', path, '--json')).printed)).toMatchObject({
      ok: true,
      facts: { format: 'epub', words: 4 },
    })
    expect(await db.read.selectFrom('ebookFile').select('id').execute()).toHaveLength(before)
  })

  test('takes a file off sale', async () => {
    const id = await eBook()
    await add(id, ownEpub(), 'epub')
    expect((await run('remove', id)).code).toBe(0)
    expect(await productOf(id)).toMatchObject({ ebookContent: null, ebookFormat: null })
    expect(await run('remove', id)).toEqual({
      code: 1,
      printed: `${id} "The Moonstone" has no file of yours.\n`,
    })
  })
})
