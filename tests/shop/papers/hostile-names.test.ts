import fc from 'fast-check'
import { XmlDocument } from 'libxml2-wasm'
import { expect, test } from 'vitest'
import { getFixedT } from '#app/i18n/i18n.server.ts'
import { languages } from '#app/i18n/languages.ts'
import { facturX } from '#app/shop/ordering/invoices/factur-x.server.ts'
import type { InvoiceDocument } from '#app/shop/ordering/invoices/invoice-document.schema.ts'
import { invoicePdf } from '#app/shop/ordering/invoices/invoice-pdf.server.ts'
import { packingSlipsPdf } from '#app/shop/ordering/papers/packing-slip-pdf.server.ts'
import { fuzzTimeout, tries } from '../../fuzz.ts'
import { brokenRules } from './en16931-rules.ts'
import { faultsOfFacturX } from './factur-x-schema.ts'
import { hasPoppler, wordBoxes, type WordBox } from './pdftotext.ts'
import { readAttachment, readClaims } from './read-pdf.ts'
import { aDocument } from './sample-documents.ts'

const pieces = fc.constantFrom(
  ...['\u202e', '\u2066', '\u2069', '\u200f', '\u200b', '\ufeff', '\u00ad', '\u2028', '\u0085'],
  ...['\ud800', '\udfff', '\u0000', '\u0008', '\u001b', '\ufffe', '\uffff', '\ufdd0', '\u{10ffff}'],
  ...[
    '🐈',
    '👩‍👩‍👧‍👦',
    '🇩🇪',
    '\ufe0f',
    'e\u0301',
    'a' + '\u0308'.repeat(300),
    '\u0e33',
    '\u094d',
    '\ufdfd',
  ],
  ...[
    'W'.repeat(500),
    'M'.repeat(1500),
    'ש'.repeat(500),
    '語'.repeat(500),
    'ก'.repeat(500),
    'ب'.repeat(500),
  ],
  ...['<b>&amp;"\'', ']]>', '<?xml?>', '\\n) Tj', ' ', '\t\r\n', '-', 'Emma', '١٢', '12', '(', '«'],
)

const anyName = fc.oneof(
  fc.array(pieces, { minLength: 1, maxLength: 8 }).map((all) => all.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
    .map((units) => String.fromCharCode(...units)),
)

/** These are the margins of a page; marks and the foot stand a little outside of them. */
const [left, right, top, bottom] = [57, 595.28 - 57, 30, 841.89 - 20]
const tolerance = 2

/** Lists the words that are outside the margins, or that another word of the page stands on. */
function misplacedWords(bytes: Uint8Array): string[] {
  const isOutside = (word: WordBox) =>
    word.left < left - tolerance ||
    word.right > right + tolerance ||
    word.top < top ||
    word.bottom > bottom
  const isBelow = (one: WordBox, other: WordBox) =>
    one !== other &&
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > tolerance &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
      Math.max(one.bottom - one.top, other.bottom - other.top) / 2
  return wordBoxes(bytes).flatMap((page) => {
    const words = page.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    return words
      .filter((word) => isOutside(word) || words.some((other) => isBelow(word, other)))
      .map((word) => JSON.stringify(word))
  })
}

function aHostileDocument(name: string, facts: Partial<InvoiceDocument>): InvoiceDocument {
  const lines = [
    { name, detail: name, sku: name, code: name, quantity: 2 },
    { name: 'Emma', taxBasisPoints: 1900 },
  ]
  const document = aDocument(lines, { ...facts, note: name, paymentText: name })
  const address = { addressLine1: name, addressLine2: name, postcode: name, city: name }
  Object.assign(document.buyer, { name, region: name, ...address })
  return document
}

test(
  'the data of an invoice is legal whatever its names hold',
  () => {
    const facts = fc.record({ language: fc.constantFrom(...languages) })
    fc.assert(
      fc.property(anyName, facts, (name, fact) => {
        const xml = facturX(aHostileDocument(name, fact), getFixedT(fact.language))!
        XmlDocument.fromString(xml).dispose()
        expect(faultsOfFacturX(xml)).toEqual([])
        expect(brokenRules(xml)).toEqual([])
      }),
      tries(300),
    )
  },
  fuzzTimeout,
)

test.runIf(hasPoppler)(
  'papers are drawn whatever their names hold, and nothing outside its place',
  async () => {
    const facts = fc.record({ language: fc.constantFrom(...languages) })
    await fc.assert(
      fc.asyncProperty(anyName, facts, async (name, { language }) => {
        const invoice = await invoicePdf(aHostileDocument(name, { language }))
        expect(misplacedWords(invoice)).toEqual([])
        expect(await readClaims(invoice)).toMatchObject({ drawsMissingGlyph: false })
        XmlDocument.fromString((await readAttachment(invoice))!.content).dispose()
        const slip = await packingSlipsPdf([
          {
            ...{ number: 'K7QF-3M9X', language, orderedOn: '2026-11-25', hasFiles: true },
            sender: { name, lines: [name] },
            address: { heading: 'Deliver to', lines: [name, name, name] },
            facts: [['Ordered by', name]],
            lines: [{ name, detail: name, code: name, quantity: 3 }],
          },
        ])
        expect(misplacedWords(slip)).toEqual([])
      }),
      tries(30),
    )
  },
  fuzzTimeout,
)
