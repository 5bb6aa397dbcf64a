import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { runSettings } from '#app/command/shop/settings.server.ts'
import { db } from '#app/database/database.server.ts'
import { sampleSeller } from '#app/shop/operations/seller/sample-seller.ts'
import { describeSeller, seller } from '#app/shop/operations/seller/seller.server.ts'
import { resetShopSettings } from '../../sample-settings.ts'
import { aFolder, changesOf, runLine } from './run-command.ts'

const run = (args: string | string[]) => runLine(runSettings, args)
const stored = () => db.read.selectFrom('shopSetting').select('name').execute()

async function importAll(content: unknown) {
  const file = join(aFolder(), 'shop.json')
  writeFileSync(file, JSON.stringify(content))
  return run(['import', file])
}

const least = {
  sellerName: 'Buchladen am Markt',
  sellerAddressLines: ['Markt 1', '04103 Leipzig'],
  sellerCountry: 'DE',
  sellerEmail: 'post@laden.example',
}

afterEach(resetShopSettings)

describe('the seller in the settings', () => {
  test('is that of the sample as long as nothing is set', () => {
    expect(seller()).toBe(sampleSeller)
  })

  test('is named by a file of settings, and nothing of the sample stands beside it', async () => {
    expect((await importAll(least)).code).toBe(0)
    expect(seller()).toEqual({
      ...{ name: 'Buchladen am Markt', addressLines: ['Markt 1', '04103 Leipzig'] },
      ...{ country: 'DE', email: 'post@laden.example' },
      ...{ legalForm: null, telephone: null, hours: null, register: null, vatId: null },
      taxNumber: null,
      ...{ managingDirector: null, grievanceOfficer: null, euRepresentative: null },
      ...{ mediator: null, disputeSentence: null, importer: null },
    })
    expect(await changesOf('sellerName')).toMatchObject([{ value: 'Buchladen am Markt' }])
    expect(describeSeller(seller(), 'seller.json')[0]).toContain('telephone, register')
  })

  test('changes field by field, each as it is typed', async () => {
    await importAll(least)
    for (const typed of [
      ['sellerAddressLines', 'Markt 2; 04103 Leipzig; Germany'],
      ['sellerTelephone', '+49 341 000000'],
      ['sellerVatId', 'DE000000000'],
      ['sellerGrievanceOfficer', 'name=Q. Quarto; email=q@laden.example'],
      ['sellerImporter', 'name=Import House; addressLines=1 Dock, India; email=i@laden.example'],
    ])
      expect(await run(['set', ...typed]), typed[0]).toMatchObject({ code: 0 })
    expect(seller()).toMatchObject({
      addressLines: ['Markt 2', '04103 Leipzig', 'Germany'],
      telephone: '+49 341 000000',
      vatId: { en: 'DE000000000', de: 'DE000000000' },
      grievanceOfficer: { name: 'Q. Quarto', email: 'q@laden.example', telephone: null },
      importer: { name: 'Import House', addressLines: ['1 Dock', 'India'] },
    })
  })

  test('has texts in the languages that are offered, the first of them where one is missing', async () => {
    await importAll({ ...least, languages: ['de', 'en'] })
    await run(['set', 'sellerHours', 'Werktags, 10 bis 18 Uhr', '--language', 'de'])
    expect(seller().hours).toMatchObject({ en: 'Werktags, 10 bis 18 Uhr' })
    await run(['set', 'sellerHours', 'Weekdays, 10 to 18', '--language', 'en'])
    expect(seller().hours).toMatchObject({
      ...{ de: 'Werktags, 10 bis 18 Uhr', en: 'Weekdays, 10 to 18' },
      fr: 'Werktags, 10 bis 18 Uhr',
    })
    await run(['set', 'sellerMediator', 'Médiateur exemple', '--language', 'fr'])
    expect(seller().mediator).toBeNull()
  })

  test('has a text for all languages, of which one is changed', async () => {
    await importAll({ ...least, sellerRegister: 'HRB 1' })
    await run(['set', 'sellerRegister', 'Handelsregister, HRB 1', '--language', 'de'])
    expect(seller().register).toEqual({ en: 'HRB 1', fr: 'HRB 1', de: 'Handelsregister, HRB 1' })
  })

  test('is not named in part', async () => {
    const { code, printed } = await run(['set', 'sellerName', 'Buchladen'])
    expect(code).toBe(1)
    expect(printed).toContain('The seller lacks sellerAddressLines, sellerCountry, sellerEmail:')
    expect(await stored()).toEqual([])
    await importAll(least)
    expect((await run('unset sellerEmail')).code).toBe(1)
    expect(seller().email).toBe('post@laden.example')
  })

  test.each([
    ['sellerEmail', 'nobody', 'sellerEmail is "nobody", but must be an e-mail address'],
    [
      'sellerCountry',
      'Germany',
      'sellerCountry is "Germany", but must be two letters like IN or DE',
    ],
    ['sellerCountry', 'XX', 'no country; use a code of ISO 3166 such as DE or GB'],
    ['sellerName', 'Buch\u202eladen', 'sellerName has the invisible character U+202E; remove it'],
    ['sellerAddressLines', ';', 'sellerAddressLines must have a line'],
    ['sellerImporter', 'name=X; fax=1', 'sellerImporter has no field "fax"; its fields are name,'],
    ['sellerImporter', 'name=X; addressLines=Y', 'sellerImporter.email is missing'],
    ['sellerGrievanceOfficer', 'Q', 'Write sellerGrievanceOfficer as "field=value; field=value"'],
  ])('%s cannot be "%s"', async (name, value, sentence) => {
    const { code, printed } = await run(['set', name, value])
    expect(code).toBe(1)
    expect(printed).toContain(sentence)
  })

  test('cannot have a text in a language that the shop has no words in', async () => {
    const { printed } = await importAll({ ...least, sellerHours: { it: 'Sempre' } })
    expect(printed).toContain('sellerHours has a text in "it"; a text is in en, fr, de')
  })
})
