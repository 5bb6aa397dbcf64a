import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getFixedT } from '#app/i18n/i18n.server.ts'
import { languages } from '#app/i18n/languages.ts'
import { facturX } from '#app/shop/ordering/invoices/factur-x.server.ts'
import type { InvoiceDocument } from '#app/shop/ordering/invoices/invoice-document.schema.ts'
import { invoicePdf } from '#app/shop/ordering/invoices/invoice-pdf.server.ts'
import { fuzzTimeout, tries } from '../../fuzz.ts'
import { checkSums, faultsOfFacturX } from './factur-x-schema.ts'
import { readAttachment, readClaims } from './read-pdf.ts'
import { aDocument, anAmountToSubtract, aShortDocument } from './sample-documents.ts'

const xmlOf = (document: InvoiceDocument) => facturX(document, getFixedT(document.language))

const rates = fc.constantFrom(700, 1900, 550, 2000, 2100, 2700, 0, null)

const anyLine = fc
  .record({
    name: fc.string({ unit: 'binary', maxLength: 30 }),
    quantity: fc.integer({ min: 1, max: 99 }),
    unitMinor: fc.integer({ min: 0, max: 300_000 }),
    taxBasisPoints: rates,
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ part, ...line }) => ({
    ...line,
    discountMinor: Math.floor(part * part * line.quantity * line.unitMinor),
  }))

const anyDocument = fc
  .record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: 12 }),
    delivery: fc.option(fc.integer({ min: 1, max: 2500 }), { nil: undefined }),
    less: fc.option(fc.integer({ min: 1, max: 90 }), { nil: undefined }),
    kind: fc.constantFrom('invoice' as const, 'credit-note' as const),
    language: fc.constantFrom(...languages),
    currency: fc.constantFrom('EUR' as const, 'GBP' as const),
    isPaid: fc.boolean(),
    suppliedOn: fc.constantFrom('2026-11-27', null),
    country: fc.constantFrom('DE', 'FR', 'GB', 'US', 'CH'),
  })
  .map(({ lines, delivery, less, isPaid, country, ...facts }) => {
    const rate = lines[0]!.taxBasisPoints
    const all = [
      ...lines,
      ...(less ? [anAmountToSubtract('Less', less, rate)] : []),
      ...(delivery
        ? [{ name: 'Post', sku: 'delivery', unitMinor: delivery, taxBasisPoints: rate }]
        : []),
    ]
    const document = aDocument(all, {
      ...facts,
      corrects: facts.kind === 'invoice' ? null : { number: 'RE-1', issuedOn: '2026-11-01' },
    })
    document.buyer.country = country
    if (isPaid) document.paidMinor = document.totalMinor
    return document
  })

describe('the data of an invoice', () => {
  test(
    'is valid by the schema of Factur-X and adds up to the cent, whatever was bought',
    () => {
      fc.assert(
        fc.property(anyDocument, (document) => {
          const xml = xmlOf(document)!
          expect(faultsOfFacturX(xml)).toEqual([])
          expect(checkSums(xml)).toEqual({
            broken: [],
            gross: document.totalMinor,
            due: document.totalMinor - document.paidMinor,
          })
        }),
        tries(150),
      )
    },
    fuzzTimeout,
  )

  test('is carried by the paper, which still claims PDF/A-3b', async () => {
    const bytes = await invoicePdf(aShortDocument())
    const attachment = await readAttachment(bytes)
    expect(attachment).toMatchObject({
      ...{ count: 1, name: 'factur-x.xml', relationship: 'Alternative', type: 'text/xml' },
      ...{ isDated: true, isListed: true },
    })
    expect(attachment!.content).toBe(xmlOf(aShortDocument()))
    const { metadata, intent } = await readClaims(bytes)
    expect(intent).toBe('sRGB IEC61966-2.1')
    for (const part of [
      ...['<pdfaid:part>3<', '<pdfaid:conformance>B<', '<fx:DocumentType>INVOICE<'],
      ...['<fx:DocumentFileName>factur-x.xml<', '<fx:ConformanceLevel>EN 16931<'],
      'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#',
    ])
      expect(metadata).toContain(part)
  })

  test('names who sells, who buys, the days, the order and the account', () => {
    const xml = xmlOf(aShortDocument())!
    for (const part of [
      ...['<ram:ID>urn:cen.eu:en16931:2017<', '<ram:ID>RE-2026-000042<', '>20261127<'],
      ...[
        '<ram:ID schemeID="VA">DE123456788<',
        '<ram:CityName>Ulm<',
        '>HRA 4711, Amtsgericht Ulm<',
      ],
      ...['<ram:Name>Jörg Müller-Lüdenscheidt<', '<ram:IssuerAssignedID>K7QF-3M9X<'],
      ...['<ram:IBANID>DE02120300000000202051<', '<ram:TypeCode>380<', '<ram:TypeCode>58<'],
      ...['<ram:GlobalID schemeID="0160">9783150084793<', '<ram:PaymentReference>K7QF-3M9X<'],
    ])
      expect(xml).toContain(part)
    expect(xml).not.toContain('peppol')
  })

  test('of a credit note names the invoice that it corrects', () => {
    const xml = xmlOf({
      ...aShortDocument(),
      kind: 'credit-note',
      corrects: { number: 'RE-2026-000042', issuedOn: '2026-11-01' },
    })!
    expect(xml).toContain('<ram:TypeCode>381<')
    expect(xml).toMatch(/InvoiceReferencedDocument>\s*<ram:IssuerAssignedID>RE-2026-000042</)
  })

  test.each([
    ['of a small business states why no tax is charged', { vatId: null, taxNumber: '12/345' }, 'E'],
    ['of a seller without any number is outside the tax', { vatId: null, taxNumber: null }, 'O'],
  ])('%s', (_, numbers, code) => {
    const document = aDocument([{ name: 'Emma', taxBasisPoints: null }])
    Object.assign(document.seller, { ...numbers, register: null })
    const xml = xmlOf(document)!
    expect(faultsOfFacturX(xml)).toEqual([])
    expect(checkSums(xml).broken).toEqual([])
    expect(xml).toContain(`<ram:CategoryCode>${code}<`)
    expect(xml).toContain('<ram:ExemptionReason>Es wird keine Steuer berechnet.<')
  })

  test('carries the note of the shop', () => {
    const note = 'Kein Ausweis von Umsatzsteuer, § 19 UStG.'
    const xml = xmlOf({ ...aShortDocument(), note })!
    expect(faultsOfFacturX(xml)).toEqual([])
    expect(xml).toMatch(new RegExp(`IncludedNote>\\s*<ram:Content>${note}<`))
  })

  test('of files alone has a buyer without an address', () => {
    const document = aShortDocument()
    const none = { addressLine1: '', addressLine2: null, postcode: '', city: '', region: null }
    Object.assign(document.buyer, none)
    const xml = xmlOf(document)!
    expect(faultsOfFacturX(xml)).toEqual([])
    expect(xml).not.toContain('>-<')
  })

  test('of an amount to subtract has no number of an article', () => {
    const xml = xmlOf(aDocument([{ name: 'Emma' }, anAmountToSubtract('Less', 500, 700)]))!
    expect(faultsOfFacturX(xml)).toEqual([])
    expect(xml.match(/SellerAssignedID>[^<]+/g)).toEqual(['SellerAssignedID>SKU-1'])
  })

  test('of goods that leave the tax area is an export', () => {
    const document = aDocument([{ name: 'Emma', taxBasisPoints: null }])
    document.buyer.country = 'US'
    expect(xmlOf(document)).toContain('<ram:CategoryCode>G<')
  })

  test('is left out in other currencies, and where the standard has no form', async () => {
    expect(await readAttachment(await invoicePdf({ ...aShortDocument(), currency: 'USD' }))).toBe(
      undefined,
    )
    const unnumbered = aShortDocument()
    Object.assign(unnumbered.seller, { vatId: null, taxNumber: null })
    expect(await readAttachment(await invoicePdf(unnumbered))).toBe(undefined)
  })
})
