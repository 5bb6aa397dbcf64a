import { describe, expect, test } from 'vitest'
import { readDocument } from '#app/shop/ordering/invoices/invoice-document.schema.ts'
import { taxRows } from '#app/shop/ordering/invoices/invoice-taxes.server.ts'
import { aDocument, aShortDocument } from './sample-documents.ts'

const stored = (document: object) => ({ document: JSON.stringify(document) })

describe('the document of an invoice', () => {
  test('is read as it was stored', () => {
    expect(readDocument(stored(aShortDocument()))).toEqual(aShortDocument())
  })

  test.each([
    ['of another version', { version: 2 }],
    ['without a version', { version: undefined }],
    ['with a sum that is no whole number', { totalMinor: 19.9 }],
  ])('%s is refused', (_, facts) => {
    expect(() => readDocument(stored({ ...aShortDocument(), ...facts }))).toThrow()
  })

  test('splits the tax by the code of the state, and never by digits in the name of a region', () => {
    const base = aDocument([{ name: 'Notebook', taxBasisPoints: 1200 }])
    const seller = { ...base.seller, country: 'IN', vatId: '29ABCDE1234F1Z5' }
    const partsOf = (placeOfSupply: typeof base.placeOfSupply) =>
      taxRows({ ...base, seller, placeOfSupply })[0]!.parts.map(({ name }) => name)
    expect(partsOf({ code: '29', name: 'Karnataka' })).toEqual(['CGST', 'SGST'])
    expect(partsOf({ code: '32', name: 'Kerala' })).toEqual(['IGST'])
    expect(partsOf({ code: null, name: 'Sector 29' })).toEqual([null])
  })
})
