import { join } from 'node:path'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { runExport } from '#app/command/catalogue/export.server.ts'
import { db } from '#app/database/database.server.ts'
import { themaOfBisac } from '#app/shop/catalogue/text/bisac.ts'
import {
  isSubject,
  subjectOfCode,
  subjectsOfCodes,
  subjectText,
} from '#app/shop/catalogue/text/subject-text.ts'
import { aFolder, runLine } from '../command/run-command.ts'
import { importRows } from '../import/records.ts'

const subjectsOf = async (isbn: string) => {
  const rows = await db.read
    .selectFrom('productSubject')
    .innerJoin('product', 'product.id', 'productSubject.productId')
    .where('isbn13', '=', isbn)
    .orderBy('code')
    .select('code')
    .execute()
  return rows.map(({ code }) => code)
}

const onix = (subjects: string, isbn: string) => `<ONIXMessage release="3.0"><Product>
<RecordReference>${isbn}</RecordReference><NotificationType>03</NotificationType>
<ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${isbn}</IDValue></ProductIdentifier>
<DescriptiveDetail><ProductForm>BC</ProductForm><TitleDetail><TitleType>01</TitleType><TitleElement>
<TitleElementLevel>01</TitleElementLevel><TitleText>One</TitleText></TitleElement></TitleDetail>
${subjects}</DescriptiveDetail></Product></ONIXMessage>`

const subject = (scheme: string, code: string) =>
  `<Subject><SubjectSchemeIdentifier>${scheme}</SubjectSchemeIdentifier><SubjectCode>${code}</SubjectCode></Subject>`

describe('a BISAC code', () => {
  test('belongs to a heading of Thema that the shop has', () => {
    for (const [beginning, thema] of themaOfBisac)
      expect(thema === '' || isSubject(thema), beginning).toBe(true)
    expect([...themaOfBisac.keys()].filter((one) => one.length === 3)).toHaveLength(54)
  })

  test.each([
    ['FIC022000', 'FF', 'Krimis'],
    ['FIC022070', 'FF', 'Krimis'],
    ['FIC099000', 'F', 'Belletristik'],
    ['FIC027040', 'FK', 'Schauer und Geister'],
    ['CKB000000', 'WB', 'Essen und Trinken'],
    ['NON000000', undefined, undefined],
    ['XYZ000000', undefined, undefined],
  ])('%s is of the subject %s', (code, thema, heading) => {
    expect([subjectOfCode(code), subjectText(code, 'de')]).toEqual([thema, heading])
  })

  test('adds nothing beside a narrower code of Thema', () => {
    expect(subjectsOfCodes(['FIC000000', 'FFC', 'HIS000000'])).toEqual(['FFC', 'NH'])
    expect(subjectsOfCodes(['FIC022000', 'FIC000000'])).toEqual(['FF'])
    expect(subjectsOfCodes(['F', 'FF'])).toEqual(['F', 'FF'])
  })

  test('is stored from the CSV; one that the shop does not know is named', async () => {
    const { rows } = await importRows(
      'isbn,name,subjects\n9783161484100,One,fic022000;FBC;XYZ123456;FIC2200\n',
    )
    expect(rows).toMatchObject([
      {
        outcome: 'new',
        notes: [
          'subjects: XYZ123456 is in no section of BISAC that the shop knows; it is stored and not shown',
          'subjects: FIC2200 is no BISAC code (three letters and six digits); it is stored and not shown',
        ],
      },
    ])
    expect(await subjectsOf('9783161484100')).toEqual(['FBC', 'FIC022000', 'FIC2200', 'XYZ123456'])
  })

  test('an update says the same', async () => {
    const { rows } = await importRows('isbn,subjects\n9783161484100,XYZ000000\n', { update: true })
    expect(rows).toMatchObject([
      { outcome: 'changed', notes: [expect.stringContaining('XYZ000000 is in no section')] },
    ])
  })

  test('is read from ONIX and written into it', async () => {
    const isbn = '9780306406157'
    const message = onix(subject('10', 'JUV037000') + subject('93', 'YFH'), isbn)
    const { totals } = await importRows(message, { price: 500, currency: 'EUR' })
    expect(totals).toMatchObject({ new: 1 })
    expect(await subjectsOf(isbn)).toEqual(['JUV037000', 'YFH'])
    await importRows(`isbn,price\n${isbn},5\n`, { update: true })
    const path = join(aFolder(), 'out.xml')
    await runLine(runExport, ['onix', path])
    const written = readFileSync(path, 'utf8').replaceAll(/>\s+</g, '><')
    expect(written).toContain(subject('10', 'JUV037000'))
    expect(written).toContain('<MainSubject/><SubjectSchemeIdentifier>93</SubjectSchemeIdentifier>')
  })

  test('is read from ONIX 2.1, where the main one has an element of its own', async () => {
    const isbn = '9780439023481'
    const message = `<ONIXmessage><product><a001>${isbn}</a001><a002>03</a002>
<productidentifier><b221>15</b221><b244>${isbn}</b244></productidentifier><b012>BC</b012>
<title><b202>01</b202><b203>Two</b203></title><b064>FIC009000</b064></product></ONIXmessage>`
    expect((await importRows(message)).totals).toMatchObject({ refused: 0, new: 1 })
    expect(await subjectsOf(isbn)).toEqual(['FIC009000'])
  })
})
