import { describe, expect, test } from 'vitest'
import { translator } from '#app/i18n/i18n.server.ts'
import { describeReason } from '#app/office/exchange/describe-reason.ts'
import { goodbooks } from '#app/shop/exchange/import/csv/goodbooks.ts'
import { shopify } from '#app/shop/exchange/import/csv/shopify.ts'
import type { CsvKind, ReadResult } from '#app/shop/exchange/csv/csv-kind.ts'
import { parseColumnName } from '#app/shop/exchange/csv/csv-kind.ts'
import { readFileRows } from '#app/shop/exchange/import/csv-file.server.ts'
import { readOnix } from '#app/shop/exchange/import/onix/read-onix.server.ts'
import { aFile, noon } from './import/records.ts'

type Language = 'en' | 'fr' | 'de'

/** Returns what the report of an import says of each product. */
async function described(reads: AsyncIterable<ReadResult>, kind: string, language: Language) {
  const t = translator(language)
  const texts: string[] = []
  for await (const { reasons, notes } of reads)
    texts.push(
      [...reasons, ...notes]
        .map((one) => describeReason(one, kind, { t, language }))
        .join(' ')
        .replace(/\s+/g, ' '),
    )
  return texts
}

const ofOnix = (text: string, language: Language) =>
  described(readOnix(aFile(text), {}, noon), 'ONIX', language)

function ofCsv(kind: CsvKind, [header = '', ...rows]: string[], language: Language) {
  const names = header.split(',').map(parseColumnName)
  const path = aFile([header, ...rows].join('\n'))
  return described(
    kind.read(() => readFileRows(path, names, ','), {}),
    kind.name,
    language,
  )
}

const title =
  '<DescriptiveDetail><TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>A</TitleText></TitleElement></TitleDetail></DescriptiveDetail>'
const product = (inside: string) =>
  `<Product><RecordReference>r</RecordReference>${title}${inside}</Product>`

describe('a reason of a file of another program is said in the language of staff', () => {
  test('where the markup of ONIX is wrong', async () => {
    const text = `<ONIXMessage>${product('<b>&what;</x>')}\n${product('')}<Product>`
    const [first, second, third] = await ofOnix(text, 'de')
    expect(first).toBe(
      'Zeile 1: Elemente sind nicht in der Reihenfolge geschlossen, in der sie geöffnet wurden. Zeile 1: </x> schließt kein Element. Zeile 1: Eine Entität (&…;) ist unbekannt oder fehlerhaft; sie bleibt, wie sie ist.',
    )
    expect(second).not.toContain('Zeile')
    expect(third).toContain('Die Datei endet mitten in diesem Artikel.')
  })

  test.each([
    ['9783161484109', 'ISBN : « 9783161484109 » n’est pas un ISBN, car son dernier chiffre'],
    ['97831614841', 'ISBN : « 97831614841 » n’est pas un ISBN, qui a 10 ou 13 chiffres'],
    ['9.78043902348e+12', 'ISBN : « 9.78043902348e+12 » est un ISBN arrondi par un tableur'],
    ['none', 'ISBN : « none » n’est pas un ISBN et est laissé de côté.'],
  ])('where %s is no ISBN', async (isbn, says) => {
    const identifier = `<ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${isbn}</IDValue></ProductIdentifier>`
    const [text] = await ofOnix(`<ONIXMessage>${product(identifier)}</ONIXMessage>`, 'fr')
    expect(text).toContain(says)
  })

  test('with the column that its file has', async () => {
    const books = ['book_id,title,authors,isbn,isbn13,average_rating', '1,A,B,,9783161484109,7']
    expect(await ofCsv(goodbooks, books, 'de')).toEqual([
      expect.stringMatching(
        /^ISBN, Spalte isbn13: „9783161484109“ .* Katalogbewertung, Spalte average_rating: „7“/,
      ),
    ])
    const shirts = [
      'Handle,Title,Option1 Name,Option1 Value,Variant Price,Gift Card',
      'tee,Tee,Size,M,9,',
      'tee,,,L,much,',
    ]
    expect(await ofCsv(shopify, shirts, 'de')).toEqual([
      expect.stringMatching(/^Zeile 3: Preis, Spalte variant_price: „much“ .* Variante L: Die/),
    ])
  })
})
