import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getFixedT } from '#app/i18n/i18n.server.ts'
import { languages } from '#app/i18n/languages.ts'
import { facturX } from '#app/shop/ordering/invoices/factur-x.server.ts'
import type { InvoiceDocument } from '#app/shop/ordering/invoices/invoice-document.schema.ts'
import { invoicePdf } from '#app/shop/ordering/invoices/invoice-pdf.server.ts'
import { fuzzTimeout, tries } from '../../fuzz.ts'
import { brokenRules, totalsOf } from './en16931-rules.ts'
import { faultsOfFacturX } from './factur-x-schema.ts'
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
    // A coupon pays for all of some lines.
    part: fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constant(1)),
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
    numbers: fc.constantFrom(
      { vatId: 'DE123456788', taxNumber: null },
      { vatId: null, taxNumber: '12/345/67890' },
      { vatId: null, taxNumber: null },
    ),
  })
  .map(({ lines: drafts, delivery, less, isPaid, country, numbers, ...facts }) => {
    // A seller without a number of the tax office charges no tax.
    const isOutside = numbers.vatId === null && numbers.taxNumber === null
    const lines = drafts.map((line) => (isOutside ? { ...line, taxBasisPoints: null } : line))
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
    Object.assign(document.seller, numbers)
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
          expect(brokenRules(xml)).toEqual([])
          expect(totalsOf(xml)).toEqual({
            gross: document.totalMinor,
            due: document.totalMinor - document.paidMinor,
          })
        }),
        tries(150),
      )
    },
    fuzzTimeout,
  )

  const discounted = () =>
    xmlOf(
      aDocument(
        [
          { name: 'Emma', sku: '9783150084793', quantity: 3, discountMinor: 100 },
          { name: 'Kalender', taxBasisPoints: 1900 },
        ],
        { corrects: { number: 'RE-1', issuedOn: '2026-11-01' } },
      ),
    )!
  const untaxed = (facts: { vatId: string | null; taxNumber: string | null }) => {
    const document = aDocument([{ name: 'Emma', taxBasisPoints: null }])
    document.buyer.country = 'US'
    Object.assign(document.seller, facts)
    return xmlOf(document)!
  }
  const [exported, exempt, outside] = [
    untaxed({ vatId: 'DE123456788', taxNumber: null }),
    untaxed({ vatId: null, taxNumber: '12/345' }),
    untaxed({ vatId: null, taxNumber: null }),
  ]

  test.each([
    ['BR-01', discounted(), 'urn:cen.eu:en16931:2017', ''],
    ['BR-02', discounted(), '<ram:ID>RE-2026-000042</ram:ID>', ''],
    ['BR-03', discounted(), '<udt:DateTimeString format="102">20261127</udt:DateTimeString>', ''],
    ['CII-DT-097', discounted(), '20261127', '20261327'],
    ['BR-06', discounted(), '<ram:Name>Buchhandlung am Markt (GmbH &amp; Co. KG)</ram:Name>', ''],
    ['BR-11', discounted(), /(<ram:CountryID>DE<.*)<ram:CountryID>DE<\/ram:CountryID>/s, '$1'],
    ['BR-CL-14', discounted(), '<ram:CountryID>DE<', '<ram:CountryID>Germany<'],
    ['BR-CO-09', discounted(), '>DE123456788<', '>123456788<'],
    ['BR-25', discounted(), '<ram:Name>Emma</ram:Name>', '<ram:Name> </ram:Name>'],
    ['BR-23', discounted(), '<ram:BilledQuantity unitCode="C62">', '<ram:BilledQuantity>'],
    ['BR-64', discounted(), ' schemeID="0160"', ''],
    ['BR-CL-21', discounted(), 'schemeID="0160"', 'schemeID="0002"'],
    ['BR-42', discounted(), /<ram:Reason.*<\/ram:Reason>/s, ''],
    ['BR-27', discounted(), /<ram:ChargeAmount>/, '<ram:ChargeAmount>-'],
    ['BT-131', discounted(), />3<\/ram:BilledQuantity>/, '>4</ram:BilledQuantity>'],
    ['BR-CO-10', discounted(), /(<ram:LineTotalAmount>)(?!.*<ram:LineTotalAmount>)/s, '$19'],
    ['BR-CO-14', discounted(), /(<ram:CalculatedAmount>)/, '$19'],
    ['BR-CO-17', discounted(), /(<ram:CalculatedAmount>)/, '$19'],
    ['BR-CO-15', discounted(), /(<ram:GrandTotalAmount>)/, '$19'],
    ['BR-CO-16', discounted(), /(<ram:DuePayableAmount>)/, '$19'],
    [
      'BR-CO-25',
      discounted(),
      /<ram:SpecifiedTradePaymentTerms>.*<\/ram:SpecifiedTradePaymentTerms>/s,
      '',
    ],
    ['BR-DEC-18', discounted(), /(<ram:DuePayableAmount>\d+\.\d\d)/, '$15'],
    ['BR-55', discounted(), '<ram:IssuerAssignedID>RE-1</ram:IssuerAssignedID>', ''],
    ['BR-61', discounted(), /<ram:IBANID>.*<\/ram:IBANID>/, ''],
    ['BR-CL-16', discounted(), '<ram:TypeCode>58<', '<ram:TypeCode>5X<'],
    ['BR-CO-04', discounted(), '<ram:CategoryCode>S</ram:CategoryCode>', ''],
    ['BR-Z-01', discounted(), /<ram:CategoryCode>S(?=.*BilledQuantity)/s, '<ram:CategoryCode>Z'],
    [
      'BR-S-02',
      discounted(),
      /<ram:SpecifiedTaxRegistration>.*<\/ram:SpecifiedTaxRegistration>/s,
      '',
    ],
    [
      'BR-S-05',
      discounted(),
      '>7.00</ram:RateApplicablePercent>',
      '>0.00</ram:RateApplicablePercent>',
    ],
    ['BR-S-08', discounted(), /(<ram:BasisAmount>)/, '$19'],
    ['BR-G-02', exported, 'schemeID="VA"', 'schemeID="FC"'],
    ['BR-G-05', exported, '>0.00</ram:RateApplicablePercent>', '>7.00</ram:RateApplicablePercent>'],
    ['BR-G-10', exported, /<ram:ExemptionReason>.*<\/ram:ExemptionReason>/, ''],
    ['BR-E-02', exempt, 'schemeID="FC"', 'schemeID="XX"'],
    ['BR-E-09', exempt, '<ram:CalculatedAmount>0.00', '<ram:CalculatedAmount>1.00'],
    [
      'BR-O-05',
      outside,
      '<ram:CategoryCode>O</ram:CategoryCode>',
      '$&<ram:RateApplicablePercent>0</ram:RateApplicablePercent>',
    ],
  ] as const)('breaks %s if it is written otherwise', (id, xml, part, other) => {
    expect(brokenRules(xml)).toEqual([])
    const changed = xml.replace(part, other)
    expect(changed).not.toBe(xml)
    expect(brokenRules(changed)).toContain(id)
  })

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
    expect(brokenRules(xml)).toEqual([])
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

  test('of an amount to subtract has a quantity that gives it with its price', () => {
    const xml = xmlOf(aDocument([{ name: 'Emma' }, anAmountToSubtract('Less', 500, 700)]))!
    expect(xml).toMatch(/>-1<\/ram:BilledQuantity>/)
    expect(xml).toMatch(/<ram:ChargeAmount>4.67<.*<ram:LineTotalAmount>-4.67</s)
    expect(xml).not.toContain('SpecifiedTradeAllowanceCharge')
  })

  test.each([
    ['of an order that a coupon pays for', [{ name: 'Emma', discountMinor: 1990 }], ['S']],
    [
      'of a gift that leaves the tax area',
      [{ name: 'Emma', unitMinor: 0, taxBasisPoints: null }],
      ['G'],
    ],
    [
      'of a gift beside goods of another rate',
      [
        { name: 'Lamp', taxBasisPoints: 1900 },
        { name: 'Emma', discountMinor: 1990 },
        { name: 'Map', unitMinor: 0, taxBasisPoints: null },
      ],
      ['S', 'S', 'E'],
    ],
  ])('%s has the sums of each rate', (_, lines, codes) => {
    const document = aDocument(lines)
    document.buyer.country = 'US'
    const xml = xmlOf(document)!
    expect(faultsOfFacturX(xml)).toEqual([])
    expect(brokenRules(xml)).toEqual([])
    const stated = xml.slice(xml.indexOf('<ram:ApplicableHeaderTradeSettlement>'))
    expect(stated.match(/(?<=<ram:CategoryCode>)\w+/g)).toEqual(codes)
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
