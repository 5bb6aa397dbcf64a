import { XmlDocument } from 'libxml2-wasm'
import { describe, expect, test } from 'vitest'
import { languages } from '#app/i18n/languages.ts'
import { invoicePdf } from '#app/shop/ordering/invoices/invoice-pdf.server.ts'
import {
  elementsOf,
  readAttachment,
  readClaims,
  readContentOrder,
  readPages,
  readStructure,
} from './read-pdf.ts'
import { aDocument, anAmountToSubtract, aShortDocument } from './sample-documents.ts'

const textsOf = async (document: Parameters<typeof invoicePdf>[0]) =>
  (await readPages(await invoicePdf(document))).flat()

describe('the paper of an invoice', () => {
  test('has the same bytes each time it is drawn', async () => {
    const [one, two] = [await invoicePdf(aShortDocument()), await invoicePdf(aShortDocument())]
    expect(one.equals(two)).toBe(true)
    expect(one.equals(await invoicePdf({ ...aShortDocument(), number: 'RE-2' }))).toBe(false)
  })

  test('claims PDF/A-3b and has what that asks for', async () => {
    const claims = await readClaims(await invoicePdf(aShortDocument()))
    expect(claims).toMatchObject({
      ...{ header: '%PDF-1.7', language: 'de', isMarked: 'true', showsTitle: 'true' },
      ...{ title: 'Rechnung RE-2026-000042', intent: 'sRGB IEC61966-2.1', profileColours: 3 },
      ...{ fontsWithoutFile: 0, hasScript: false, isEncrypted: false, transparency: [] },
      drawsMissingGlyph: false,
    })
    expect(claims.fonts).toBe(3)
    expect(claims.metadata).toContain('<pdfaid:part>3</pdfaid:part>')
    expect(claims.metadata).toContain('<pdfaid:conformance>B</pdfaid:conformance>')
    // A shop's name may hold characters of XML.
    XmlDocument.fromString(claims.metadata).dispose()
    expect(claims.metadata).toContain('GmbH &amp; Co. KG')
  })

  test('says in its metadata what the file says elsewhere', async () => {
    const bytes = await invoicePdf(aShortDocument())
    const { metadata, title, createdAt } = await readClaims(bytes)
    const { name, content } = (await readAttachment(bytes))!
    const claimed = XmlDocument.fromString(metadata)
    const textOf = (element: string) =>
      claimed.get(`//*[local-name()='${element}']`)?.content.trim()
    expect(textOf('title')).toBe(title)
    expect(textOf('creator')).toBe('Buchhandlung am Markt (GmbH & Co. KG)')
    expect(new Date(textOf('CreateDate')!).toISOString()).toBe(createdAt)
    expect(textOf('DocumentFileName')).toBe(name)
    expect(textOf('ConformanceLevel')).toBe('EN 16931')
    expect(content).toContain('>urn:cen.eu:en16931:2017<')
    claimed.dispose()
  })

  test('is read by screen readers as it is seen, from the top of each page to its foot', async () => {
    const lines = Array.from({ length: 30 }, (_, n) => ({ name: `Band ${n + 1}` }))
    const order = await readContentOrder(await invoicePdf(aDocument(lines)))
    expect(order.length).toBeGreaterThan(200)
    expect(order).toEqual([...order].sort(([a, b], [c, d]) => a - c || b - d))
  })

  test('is read in order, with heads of its tables', async () => {
    const root = await readStructure(await invoicePdf(aShortDocument()))
    expect(elementsOf(root, 'H1')).toHaveLength(1)
    const [lines, taxes] = elementsOf(root, 'Table')
    expect(elementsOf(lines!, 'TR').map(({ children }) => children.length)).toEqual([7, 7, 7])
    expect(elementsOf(lines!, 'TH').map(({ scope }) => scope)).toEqual(Array(7).fill('Column'))
    expect(elementsOf(taxes!, 'TR')).toHaveLength(2)
  })

  test.each([
    ['en', 'Invoice RE-2026-000042', '27 November 2026', '€39.80', 'Bill to'],
    ['fr', 'Facture RE-2026-000042', '27 novembre 2026', '39,80\u00a0€', 'Facturé à'],
    ['de', 'Rechnung RE-2026-000042', '27. November 2026', '39,80\u00a0€', 'Rechnung an'],
  ] as const)('speaks the language of its order: %s', async (language, title, day, sum, buyer) => {
    const texts = await textsOf(aShortDocument(language))
    for (const text of [title, sum, buyer]) expect(texts).toContain(text)
    expect(texts.some((text) => text.endsWith(day))).toBe(true)
  })

  test('states seller, buyer, sums by rate and how it is paid', async () => {
    const texts = await textsOf(
      aDocument(
        [
          { name: 'Emma', quantity: 2, discountMinor: 199 },
          { name: 'Notizbuch', unitMinor: 850, taxBasisPoints: 1900 },
        ],
        { paidMinor: 1000 },
      ),
    )
    const text = texts.join('\n')
    for (const part of [
      ...['Buchhandlung am Markt', 'USt-IdNr.: DE123456788', 'Jörg Müller-Lüdenscheidt'],
      ...['SKU-1', 'Rabatt: -1,99\u00a0€', '37,81\u00a0€', '7,14\u00a0€', '1,36\u00a0€'],
      ...['Rechnungsbetrag46,31\u00a0€', 'Bereits bezahlt-10,00\u00a0€', 'Zu zahlen36,31\u00a0€'],
      ...['IBAN DE02 1203 0000 0000 2020 51 · BIC BYLADEM1001'],
    ])
      expect(text).toContain(part)
  })

  test('states the rates of goods that a coupon pays for, and not that there is no tax', async () => {
    const texts = await textsOf(
      aDocument([
        { name: 'Emma', discountMinor: 1990 },
        { name: 'Notizbuch', discountMinor: 1990, taxBasisPoints: 1900 },
      ]),
    )
    const none = Array<string>(3).fill('0,00\u00a0€')
    expect(texts.join('\n')).toContain(['19\u00a0%', ...none, '7\u00a0%', ...none].join('\n'))
    expect(texts.join('\n')).toContain('Die Einzelpreise enthalten die Steuer.')
    expect(texts).not.toContain('Es wird keine Steuer berechnet.')
  })

  test('of a credit note names the invoice that it corrects, and asks for no money', async () => {
    const texts = await textsOf({
      ...aShortDocument('en'),
      ...{ kind: 'credit-note', number: 'CN-2026-000003' },
      corrects: { number: 'RE-2026-000042', issuedOn: '2026-11-01' },
    })
    expect(texts).toContain('Credit note CN-2026-000003')
    expect(texts).toContain('This credit note corrects invoice RE-2026-000042 of 1 November 2026.')
    expect(texts.some((text) => /Amount due|IBAN/.test(text))).toBe(false)
  })

  test('of an Indian seller names the place of supply, HSN and the halves of the tax', async () => {
    const base = aDocument([
      { name: 'Notebook', hsnCode: '4820', taxBasisPoints: 1200, unitMinor: 11_210 },
    ])
    const indian = {
      ...{ ...base, language: 'en' as const, currency: 'INR' as const },
      seller: { ...base.seller, country: 'IN', vatId: '29ABCDE1234F1Z5' },
      buyer: { ...base.buyer, country: 'IN', region: 'Karnataka' },
    }
    const within = await textsOf({ ...indian, placeOfSupply: { code: '29', name: 'Karnataka' } })
    for (const text of [
      'NotebookSKU-1 · HSN 4820',
      'Place of supplyKarnataka (29)',
      'CGST 6%SGST 6%',
      '₹6.00₹6.01',
    ])
      expect(within).toContain(text)
    const across = await textsOf({ ...indian, placeOfSupply: { code: '32', name: 'Kerala' } })
    expect(across).toContain('IGST 12%')
    const chandigarh = { seller: { ...indian.seller, vatId: '04ABCDE1234F1Z5' } }
    const territory = await textsOf({
      ...indian,
      ...chandigarh,
      placeOfSupply: { code: '04', name: 'Chandigarh' },
    })
    expect(territory).toContain('CGST 6%UTGST 6%')
  })

  test('names an amount to subtract without codes or a discount', async () => {
    const less = anAmountToSubtract('Kulanz', 500, 700)
    const texts = await textsOf(aDocument([{ name: 'Emma' }, less]))
    expect(texts).toContain('Kulanz')
    expect(texts.join()).not.toContain('Rabatt')
    expect(texts.filter((text) => text === '-5,00\u00a0€')).toHaveLength(2)
  })

  test('names the number of a seller without a VAT number a tax number', async () => {
    const document = aShortDocument()
    document.seller.vatId = '88/123/45678'
    expect(await textsOf(document)).toContain('Steuernummer: 88/123/45678')
  })

  test('says that no tax is charged where there is none', async () => {
    const texts = await textsOf(aDocument([{ name: 'Emma', taxBasisPoints: null }]))
    expect(texts).toContain('Es wird keine Steuer berechnet.')
    expect(texts).not.toContain('Netto')
  })

  test('has the note of the shop below its sums', async () => {
    const note = 'Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.'
    const texts = await textsOf(aDocument([{ name: 'Emma', taxBasisPoints: null }], { note }))
    expect(texts.indexOf(note)).toBeGreaterThan(texts.indexOf('Zu zahlen19,90\u00a0€'))
    expect(texts).toContain('Zu zahlen19,90\u00a0€')
  })

  test('with many lines repeats the head of the table and numbers its pages', async () => {
    const lines = Array.from({ length: 60 }, (_, n) => ({ name: `Band ${n + 1}` }))
    const pages = await readPages(await invoicePdf(aDocument(lines)))
    expect(pages.length).toBeGreaterThan(2)
    pages.forEach((texts, n) => {
      expect(texts.at(-1)).toBe(`Rechnung RE-2026-000042 · Seite ${n + 1} von ${pages.length}`)
    })
    expect(pages[1]![0]).toMatch(/^Nr\.Artikel/)
    const names = pages.flat().filter((text) => text.startsWith('Band '))
    expect(names).toHaveLength(60)
  })

  test('prints Hindi, Greek and Cyrillic, and says what it cannot print', async () => {
    const title = 'गीतांजलि · Ὀδύσσεια · Война и мир'
    const texts = await textsOf(aDocument([{ name: title }]))
    expect(texts.some((text) => text.includes('Ὀδύσσεια · Война и мир'))).toBe(true)
    expect(texts.join('')).not.toContain('[…]')
    const unknown = aDocument([{ name: 'ፍቅር እስከ መቃብር, Emma 🐈' }])
    const printed = await textsOf(unknown)
    expect(printed).toContain('[…], Emma […]SKU-1')
    expect(printed).toContain('[…] steht für Zeichen, die dieses Dokument nicht drucken kann.')
    const root = await readStructure(await invoicePdf(unknown))
    const actual = elementsOf(root, 'TD').flatMap((one) => one.actual ?? [])
    expect(actual).toEqual(['ፍቅር እስከ መቃብር, Emma 🐈\nSKU-1'])
  })

  test.each(languages)('with any characters in its names is drawn: %s', async (language) => {
    const hostile = '<b>&\u0000\u202e\ud800 a\u00adb\t' + 'W'.repeat(3000)
    const document = aDocument([{ name: hostile, detail: hostile, sku: hostile }], { language })
    document.buyer.name = hostile
    const pages = await readPages(await invoicePdf(document))
    expect(pages.length).toBeGreaterThan(0)
  })
})
