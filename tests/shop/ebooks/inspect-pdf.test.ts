import { deflateSync } from 'node:zlib'
import { PDFDocument, PDFName, PDFString, StandardFonts } from '@cantoo/pdf-lib'
import PdfKit from 'pdfkit'
import { describe, expect, test } from 'vitest'
import { inspectPdf } from '#app/shop/catalogue/ebooks/files/inspect-pdf.server.ts'
import { readObjects } from '#app/shop/catalogue/ebooks/files/pdf-objects.server.ts'
import { writeOwn } from './own-files.ts'

type Bytes = string | Uint8Array

const inspect = (bytes: Bytes) => inspectPdf(writeOwn(bytes, 'pdf'))
const latin1 = (text: string) => Buffer.from(text, 'latin1')

const script = '<</S/JavaScript/JS(app.alert(1))>>'
const catalog = '1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction 4 0 R>>endobj\n'
const pages =
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R>>endobj\n'
const end = 'trailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF'

/** Returns a PDF of one page with these objects, whose catalog opens object 4. */
const withObjects = (objects: string) => latin1(`%PDF-1.7\n${catalog}${pages}${objects}\n${end}`)

/** Returns a stream of packed objects with these entries beside its length. */
function packed(body: string, entries: string, filter = true): string {
  const bytes = filter ? deflateSync(latin1(body)) : latin1(body)
  const dictionary = `<<${entries}${filter ? '/Filter/FlateDecode' : ''}/Length ${bytes.length}>>`
  return `5 0 obj${dictionary}\nstream\n${bytes.toString('latin1')}\nendstream endobj`
}

const stream = (content: string) =>
  `5 0 obj<</Length ${content.length}>>\nstream\n${content}\nendstream endobj`

async function drawn(change: (pdf: PDFDocument) => unknown = () => undefined, objects = true) {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  for (const text of ['It rained.', 'It snowed.']) pdf.addPage().drawText(text, { font })
  await change(pdf)
  return pdf.save({ useObjectStreams: objects })
}

const form = (pdf: PDFDocument) =>
  pdf.catalog.set(PDFName.of('AcroForm'), pdf.context.obj({ XFA: PDFString.of('<xdp/>') }))
const attach = (pdf: PDFDocument) => pdf.attach(latin1('MZ'), 'setup.exe')
function annotate(pdf: PDFDocument) {
  const file = pdf.context.register(pdf.context.obj({ Type: 'Filespec', EF: {} }))
  const note = pdf.context.obj({ Type: 'Annot', Subtype: 'FileAttachment', FS: file })
  pdf.getPage(0).node.set(PDFName.of('Annots'), pdf.context.obj([note]))
}

type Refused = [what: string, bytes: () => Bytes | Promise<Bytes>, says: string]

const refused: Refused[] = [
  [
    'a script that another version of its object hides',
    () => withObjects(`4 0 obj${script}endobj\n4 0 obj<</S/URI/URI(x)>>endobj`),
    'contains JavaScript',
  ],
  [
    'packed objects without their type',
    () => withObjects(packed(`4 0 ${script}`, '/N 1/First 4')),
    'packs its objects in a way that cannot be checked (without their type)',
  ],
  [
    'packed objects whose type is elsewhere',
    () =>
      withObjects(`6 0 obj/ObjStm endobj\n${packed(`4 0 ${script}`, '/Type 6 0 R/N 1/First 4')}`),
    'without their type',
  ],
  [
    'an action whose kind is elsewhere',
    () => withObjects('4 0 obj<</S 5 0 R/F(calc.exe)>>endobj\n5 0 obj/Launch endobj'),
    'an action that starts a program',
  ],
  [
    'a script in packed objects',
    () => withObjects(packed(`4 0 ${script}`, '/Type/ObjStm/N 1/First 4')),
    'contains JavaScript',
  ],
  [
    'a packed object within the text of another',
    () => withObjects(packed(`6 0 4 1 (${script})`, '/Type/ObjStm/N 2/First 8')),
    'an object within another',
  ],
  [
    'packed objects that are read with another filter',
    () => withObjects(packed(`4 0 []`, '/Type/ObjStm/N 1/First 4/DecodeParms<</Predictor 12>>')),
    'cannot be checked (DecodeParms)',
  ],
  [
    'packed objects whose length is elsewhere',
    () =>
      withObjects(
        packed('4 0 []', '/Type/ObjStm/N 1/First 4', false).replace(/Length \d+/, 'Length 9 0 R'),
      ),
    'cannot be checked',
  ],
  [
    'an object within a stream',
    () => withObjects(stream(`4 0 obj${script}endobj`)),
    'an object within another',
  ],
  [
    'an object within a stream whose head has a comment',
    () => withObjects(stream(`4 % 5\n0 %\nobj${script}endobj`)),
    'an object within another',
  ],
  [
    'an object within a text',
    () => withObjects(`5 0 obj(4 0 obj${script}endobj)endobj`),
    'an object within another',
  ],
  [
    'an object within a comment',
    () => withObjects(`%4 0 obj${script}endobj\n`),
    'an object within another',
  ],
  [
    'a script after the word that begins a stream',
    () => withObjects(`4 0 obj<</A stream ${script} endstream>>endobj`),
    'is a damaged PDF',
  ],
  [
    'a name with escapes',
    () => withObjects('4 0 obj<</S/J#61vaScript>>endobj'),
    'contains JavaScript',
  ],
  [
    'a name that is too long',
    () => withObjects(`4 0 obj/${'#41'.repeat(2 ** 20)} endobj`),
    'a name that is too long',
  ],
  ['a form of XFA', () => drawn(form), 'a form with scripts (XFA)'],
  ['an embedded file', () => drawn(attach), 'contains an embedded file'],
  ['an embedded file of a note', () => drawn(annotate), 'contains an embedded file'],
  [
    'encryption by a table of objects that is a stream',
    () => withObjects('9 0 obj<</Type/XRef/Encrypt 8 0 R/Length 0>>stream\n\nendstream endobj'),
    'is encrypted',
  ],
  [
    'the half of a file',
    async () => {
      const whole = await drawn(undefined, false)
      return whole.subarray(0, whole.length - 100)
    },
    'is a damaged PDF',
  ],
]

describe('a PDF is refused for', () => {
  test.each(refused)('%s', async (_what, bytes, says) => {
    await expect(inspect(await bytes())).rejects.toThrow(says)
  })
})

/** Returns the PDF with a second version of its catalog, as a program that only adds writes it. */
async function updated(): Promise<Bytes> {
  const text = Buffer.from(await drawn(undefined, false)).toString('latin1')
  const [, number, dictionary] = /(\d+) 0 obj\s*(<<\s*\/Type \/Catalog[^>]*>>)/.exec(text)!
  return latin1(
    `${text}\n${number} 0 obj\n${dictionary}\nendobj\nxref\n${number} 1\n${String(text.length + 1).padStart(10, '0')} 00000 n \n` +
      `trailer\n<</Size 9/Root ${number} 0 R/Prev 9>>\nstartxref\n${text.length + 40}\n%%EOF\n`,
  )
}

/** Returns the PDF whose table of objects names a second one, which is a stream. */
async function hybrid(): Promise<Bytes> {
  const text = Buffer.from(await drawn(undefined, false)).toString('latin1')
  const objects = `90 0 obj<</Type/XRef/Size 0/W[1 2 1]/Length 0>>stream\n\nendstream\nendobj\n`
  const more = packed('91 0 <</Note(x)>>', '/Type/ObjStm/N 1/First 5').replace(
    '5 0 obj',
    '92 0 obj',
  )
  return latin1(
    text
      .replace('xref\n', `${more}\n${objects}xref\n`)
      .replace('trailer\n<<', 'trailer\n<</XRefStm 9'),
  )
}

function fromPdfKit(): Promise<Bytes> {
  const pdf = new PdfKit({ tagged: true, info: { Title: 'The JavaScript Launch' } })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  pdf.text('It rained.', { link: 'https://example.org/Launch', underline: true })
  pdf.addPage().text('It snowed.')
  pdf.outline.addItem('Snow')
  pdf.end()
  return new Promise((resolve) => pdf.on('end', () => resolve(Buffer.concat(chunks))))
}

const taken: [what: string, bytes: () => Bytes | Promise<Bytes>][] = [
  ['of pdf-lib with packed objects', () => drawn()],
  ['of pdf-lib with a table of objects', () => drawn(undefined, false)],
  ['of pdfkit with a link', fromPdfKit],
  ['that was updated', updated],
  ['with two tables of objects', hybrid],
]

describe('an honest PDF is taken', () => {
  test.each(taken)('%s', async (_what, bytes) => {
    expect(await inspect(await bytes())).toMatchObject({ format: 'pdf', pages: 2 })
  })
})

/** Counts the bytes that are searched or made text of. */
function countWork(bytes: Buffer): { bytes: Buffer; work: () => number } {
  let work = 0
  const counted = Buffer.from(bytes)
  Object.assign(counted, {
    indexOf(value: string, from: number) {
      const found = bytes.indexOf(value, from)
      work += (found === -1 ? bytes.length : found) - from
      return found
    },
    toString(encoding: BufferEncoding, start = 0, last = bytes.length) {
      work += last - start
      return bytes.toString(encoding, start, last)
    },
  })
  return { bytes: counted, work: () => work }
}

const worst: [what: string, objects: string][] = [
  ['streams begin in a stream', stream('#41#41#41stream '.repeat(2 ** 16))],
  ['streams begin', '5 0 obj<<>>stream\nendstream endobj '.repeat(2 ** 15)],
  ['objects seem to begin', stream('x1 obj '.repeat(2 ** 17))],
  ['entries are in a dictionary', `5 0 obj<<${'/Count1 [1 0 R]'.repeat(2 ** 16)}>>endobj`],
]

describe('each byte of a PDF is read a few times only, however many', () => {
  test.each(worst)('%s', (_what, objects) => {
    const { bytes, work } = countWork(withObjects(objects))
    expect([...readObjects(bytes, () => undefined)].length).toBeGreaterThan(3)
    expect(work()).toBeLessThan(4 * bytes.length)
  })

  test('and so are pages with the words of streams', async () => {
    const bytes = withObjects(stream('#41#41#41stream '.repeat(2 ** 17)))
    expect(await inspect(bytes)).toMatchObject({ pages: 1 })
  })
})
