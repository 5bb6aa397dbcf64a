import { mkdtempSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { SettingsError } from '#app/settings-error.ts'
import { languages } from '#app/i18n/languages.ts'
import { addressLinesIn } from '#app/shop/operations/seller/address-lines.ts'
import { fullName, localisedText } from '#app/shop/operations/seller/seller.ts'
import { sampleSeller } from '#app/shop/operations/seller/sample-seller.ts'
import {
  describeSeller,
  readSeller,
  sellerFile,
} from '#app/shop/operations/seller/seller.server.ts'

const least = {
  name: 'Buchladen am Markt',
  addressLines: ['Markt 1', '04103 Leipzig', 'Germany'],
  country: 'DE',
  email: 'post@laden.example',
}

/** A data folder with this `seller.json`. */
function folderWith(content: unknown): string {
  const folder = mkdtempSync(join(process.env.DATA_DIR!, 'seller-'))
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  if (content !== undefined) writeFileSync(join(folder, 'seller.json'), text)
  return folder
}
const read = (content: unknown) =>
  readSeller({ DATA_DIR: folderWith(content), SELLER_FILE: undefined })

describe('who sells', () => {
  test('is the sample where nobody is named, and the start says so', () => {
    const where = { DATA_DIR: folderWith(undefined), SELLER_FILE: undefined }
    expect(readSeller(where)).toBe(sampleSeller)
    expect(describeSeller(sampleSeller, sellerFile(where))).toEqual([
      expect.stringMatching(/seller\.json is not there: the shop names the sample's seller/),
    ])
  })

  test('is read from seller.json in the data folder; what is left out, null or empty is not stated', () => {
    expect(read({ ...least, telephone: '', vatId: null, register: ' HRB  1 ' })).toMatchObject({
      ...least,
      telephone: null,
      vatId: null,
      importer: null,
      register: 'HRB 1',
    })
  })

  test('is read from the file that SELLER_FILE names, before the one in the data folder', () => {
    const SELLER_FILE = join(folderWith({ ...least, name: 'Named' }), 'seller.json')
    expect(readSeller({ DATA_DIR: folderWith(least), SELLER_FILE }).name).toBe('Named')
  })

  test('is read with the mark that some editors put in front', () => {
    expect(read(`\uFEFF${JSON.stringify(least)}`).name).toBe(least.name)
  })

  test('the start names what some law wants and the file does not say', () => {
    expect(describeSeller(read(least), 'seller.json')).toEqual([
      'The seller does not name telephone, register, vatId, grievanceOfficer, euRepresentative, mediator, disputeSentence: docs/seller.md says who must',
    ])
    const all = { ...sampleSeller, importer: null }
    expect(describeSeller(read(all), 'seller.json')).toEqual([])
  })

  test('the sample itself would be taken as a file', () => {
    expect(read(sampleSeller)).toEqual(sampleSeller)
  })

  test('says facts once for all languages, or in each', () => {
    const register = { en: 'Register 1', fr: 'Registre 1', de: 'Handelsregister 1' }
    const who = read({ ...least, register, legalForm: 'GmbH' })
    expect(languages.map((language) => localisedText(who.register, language))).toEqual([
      ...['Register 1', 'Registre 1', 'Handelsregister 1'],
    ])
    expect(fullName(who, 'fr')).toBe('Buchladen am Markt (GmbH)')
    expect(localisedText(who.vatId, 'de')).toBeUndefined()
  })

  test.each([
    ['by its name', { addressLines: ['Markt 1', 'Germany'] }],
    ['by its name in another language', { addressLines: ['Markt 1', 'allemagne'] }],
    ['by its code', { addressLines: ['Markt 1', 'DE'] }],
    ['nowhere but in the field', { addressLines: ['Markt 1'] }],
  ])('is in a country, named %s, that is shown in the language of the page', (_, stated) => {
    const who = read({ ...least, ...stated })
    expect(languages.map((language) => addressLinesIn(who, language))).toEqual([
      ...[
        ['Markt 1', 'Germany'],
        ['Markt 1', 'Allemagne'],
        ['Markt 1', 'Deutschland'],
      ],
    ])
  })

  test('the last line of an address without a country stays as it is', () => {
    expect(addressLinesIn({ addressLines: ['1 Dock', 'Elsewhere'] }, 'fr')).toEqual([
      ...['1 Dock', 'Elsewhere'],
    ])
  })

  test.each([
    ['not JSON', '{', /seller\.json is no JSON/],
    ['no object', '[]', /seller\.json is wrong: the whole/],
    ['a missing name', { ...least, name: undefined }, /name is missing/],
    ['an empty name', { ...least, name: '  ' }, /name is .*, but must not be empty/],
    [
      'a wrong address',
      { ...least, email: 'post' },
      /email is "post", but must be an e-mail address/,
    ],
    ['two recipients', { ...least, email: 'a@b.example, c@d.example' }, /email is .*, but must be/],
    [
      'a country by name',
      { ...least, country: 'Germany' },
      /country is "Germany", but must be two letters/,
    ],
    ['no line of an address', { ...least, addressLines: [] }, /addressLines must have a line/],
    ['a number', { ...least, telephone: 49 }, /telephone is 49, but must be text/],
    ['a misspelled field', { ...least, telefon: '1' }, /telefon is no field that the shop knows/],
    [
      'a missing language',
      { ...least, hours: { en: 'always', fr: 'toujours' } },
      /hours\.de is missing/,
    ],
    ['a fact as a number', { ...least, register: 1 }, /register is 1, but must be text/],
    ['a fact in two languages', { ...least, register: { en: 'a', fr: 'b' } }, /register\.de is/],
    [
      'a wrong address inside',
      { ...least, grievanceOfficer: { name: 'Q', email: 'q' } },
      /grievanceOfficer\.email is .*, but must be an e-mail address/,
    ],
  ])('%s stops the start with a sentence that names it', (_, content, words) => {
    expect(() => read(content)).toThrow(SettingsError)
    expect(() => read(content)).toThrow(words)
  })

  test('a device, which may never end, and a file of gigabytes are not read', () => {
    const large = join(folderWith(least), 'large.json')
    writeFileSync(large, '')
    truncateSync(large, 3_000_000_000)
    for (const [file, fault] of [
      ['/dev/zero', 'is no file'],
      [large, 'has more than 1 MB'],
    ] as const)
      expect(() => readSeller({ DATA_DIR: '/nowhere', SELLER_FILE: file })).toThrow(
        `${file} (SELLER_FILE) ${fault}.`,
      )
  })

  test('a file that is named and is not there stops the start too', () => {
    const where = { DATA_DIR: folderWith(least), SELLER_FILE: '/nowhere/seller.json' }
    expect(() => readSeller(where)).toThrow('/nowhere/seller.json (SELLER_FILE) cannot be read')
  })
})
