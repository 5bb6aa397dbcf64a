import { describe, expect, test } from 'vitest'
import type { ReadOptions } from '#app/shop/exchange/csv/csv-kind.ts'
import { parseOnixDate } from '#app/shop/exchange/import/onix/onix-dates.ts'
import { parseStock } from '#app/shop/exchange/import/onix/onix-supplies.ts'
import { isOnix, readOnix } from '#app/shop/exchange/import/onix/read-onix.server.ts'
import { aFile, noon, withSentences, type ReadInWords } from './records.ts'

async function readMessage(
  content: string | Buffer,
  options: ReadOptions = {},
): Promise<ReadInWords[]> {
  const reads = []
  for await (const read of readOnix(aFile(content), options, noon)) reads.push(withSentences(read))
  return reads
}

const title = (text: string) =>
  `<TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel>${text}</TitleElement></TitleDetail>`

type Parts = { descriptive?: string; rest?: string; supply?: string; ids?: string; header?: string }

const product = ({ descriptive = '', rest = '', supply = '', ids }: Parts) => `<Product>
  <RecordReference>ref-a</RecordReference><NotificationType>03</NotificationType>
  ${ids ?? '<ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>9783161484100</IDValue></ProductIdentifier>'}
  <DescriptiveDetail><ProductForm>BC</ProductForm>${title('<TitleText>Dune</TitleText>')}${descriptive}</DescriptiveDetail>
  ${rest}<ProductSupply><SupplyDetail>${supply}</SupplyDetail></ProductSupply></Product>`

async function readOne(parts: Parts, options: ReadOptions = {}) {
  const header = `<Header>${parts.header ?? ''}</Header>`
  const text = `<?xml version="1.0"?><ONIXMessage release="3.0">${header}${product(parts)}</ONIXMessage>`
  const [read] = await readMessage(text, options)
  return { ...read!, record: read!.record! }
}

const price = (parts: string, type = '02') =>
  `<Price><PriceType>${type}</PriceType>${parts}</Price>`
const amount = (value: string, currency = 'EUR') =>
  `<PriceAmount>${value}</PriceAmount>${currency && `<CurrencyCode>${currency}</CurrencyCode>`}`
const territory = (parts: string) => `<Territory>${parts}</Territory>`

describe('a price of ONIX', () => {
  const prices = async (supply: string, options: ReadOptions = {}, header = '') => {
    const { record, notes } = await readOne({ supply, header }, options)
    return { prices: record.prices?.map((one) => Object.values(one).join(' ')), notes }
  }

  test('is taken in each currency of the shop, for each country that it names', async () => {
    const countries = territory('<CountriesIncluded>DE AT JP</CountriesIncluded>')
    expect(
      await prices(price(amount('12.90') + countries) + price(amount('499', 'INR'))),
    ).toMatchObject({ prices: ['EUR DE 1290', 'EUR AT 1290', 'INR  49900'] })
  })

  test('of the whole world but some countries is not theirs', async () => {
    const but = territory(
      '<RegionsIncluded>WORLD</RegionsIncluded><CountriesExcluded>US</CountriesExcluded>',
    )
    const { prices: found = [] } = await prices(price(amount('9') + but))
    expect(found).toContain('EUR DE 900')
    expect(found).not.toContain('EUR US 900')
    expect(found).not.toContain('EUR  900')
  })

  test.each([
    ['without tax', price(amount('9.99'), '01'), /without tax/],
    ['of the trade', price(amount('9.99'), '05'), /none that customers pay/],
    [
      'for libraries',
      price(`<PriceQualifier>10</PriceQualifier>${amount('9.99')}`),
      /not for everyone/,
    ],
    ['in another currency', price(amount('9.99', 'AUD')), /AUD is no currency/],
    ['in no currency at all', price(amount('9.99', '')), /has no currency/],
    ['with a currency misspelt', price(amount('9.99', 'USDD')), /USDD is no currency/],
    ['of nothing', price(amount('0.00')), /nothing is sold for nothing/],
    ['not said yet', '<UnpricedItemType>02</UnpricedItemType>', /to be announced/],
    [
      'for many copies',
      price(`<MinimumOrderQuantity>10</MinimumOrderQuantity>${amount('9')}`),
      /10 copies/,
    ],
    [
      'over',
      price(
        `${amount('9')}<PriceDate><PriceDateRole>15</PriceDateRole><Date>20260930</Date></PriceDate>`,
      ),
      /ended on 2026-09-30/,
    ],
    [
      'to come',
      price(
        `${amount('9')}<PriceDate><PriceDateRole>14</PriceDateRole><Date>20261002</Date></PriceDate>`,
      ),
      /holds from 2026-10-02/,
    ],
  ])('%s is none: the book is not for sale', async (_, supply, note) => {
    const found = await prices(supply)
    expect(found.prices).toEqual([])
    expect(found.notes).toContainEqual(expect.stringMatching(note))
  })

  describe('without tax', () => {
    const rates = (book: number) => ({
      ...{ book, 'e-book': book, 'e-book-only': book, audiobook: book, goods: 2000 },
    })
    const taxes = new Map([
      ['DE', rates(700)],
      ['FR', rates(550)],
      ['GB', rates(0)],
      ...(['AT', 'BE', 'IE', 'NL'] as const).map((country) => [country, rates(1000)] as const),
    ])
    const net = (value: string, currency: string, countries = '', type = '01') =>
      price(
        amount(value, currency) +
          (countries && territory(`<CountriesIncluded>${countries}</CountriesIncluded>`)),
        type,
      )
    const read = (supply: string) => prices(supply, { taxes })

    test('is taken as it is in the USA, where none is charged, also where no country is named', async () => {
      for (const supply of [net('9.99', 'USD', 'US'), net('9.99', 'USD')])
        expect(await read(supply)).toEqual({
          prices: ['USD US 999'],
          notes: ['price: 9.99 USD is without tax; taken as it is for US'],
        })
    })

    test('has the tax of each country added that it names, a half cent up', async () => {
      expect(await read(net('9.99', 'EUR', 'DE FR'))).toEqual({
        prices: ['EUR DE 1069', 'EUR FR 1054'],
        notes: [
          'price: 9.99 EUR is without tax; with that of the shop’s table for DE (7 %), FR (5.5 %)',
        ],
      })
      expect((await read(net('8.00', 'GBP', 'GB'))).prices).toEqual(['GBP GB 800'])
    })

    test('that names no country is for those whose money it is', async () => {
      const { prices: found = [] } = await read(net('10.00', 'EUR'))
      expect(found).toContain('EUR DE 1070')
      expect(found).toContain('EUR AT 1100')
      expect(found.filter((one) => /US|GB|IN|CH/.test(one))).toEqual([])
    })

    test('gives way to a price with tax wherever one holds', async () => {
      const gross = price(amount('12.90', 'EUR'))
      expect((await read(gross + net('9.99', 'EUR', 'DE'))).prices).toEqual(['EUR  1290'])
      expect((await read(gross + net('9.99', 'USD', 'DE'))).prices).toEqual(['EUR  1290'])
      // The price of the USA is one without tax, and its own.
      expect((await read(gross + net('9.99', 'USD', 'US'))).prices).toEqual([
        'EUR  1290',
        'USD US 999',
      ])
      const inUsd = price(amount('11.00', 'USD'))
      expect((await read(inUsd + net('9.99', 'USD', 'US'))).prices).toEqual(['USD  1100'])
    })

    test('of which two hold is that of the better type', async () => {
      const two = net('8.00', 'USD', 'US', '11') + net('9.99', 'USD', 'US', '01')
      expect((await read(two)).prices).toEqual(['USD US 999'])
    })
  })

  test('takes its currency from the header, else from the shopkeeper', async () => {
    const bare = price(amount('9.99', ''))
    const header = '<DefaultCurrencyCode>GBP</DefaultCurrencyCode>'
    expect(await prices(bare, { currency: 'EUR' }, header)).toMatchObject({ prices: ['GBP  999'] })
    expect(await prices(bare, { currency: 'EUR' })).toMatchObject({ prices: ['EUR  999'] })
  })

  test('is given by --price only where the product speaks of none', async () => {
    expect(await prices('', { price: 100 })).toMatchObject({ prices: ['INR  100'] })
    expect(await prices(price(amount('9', 'AUD')), { price: 100 })).toMatchObject({ prices: [] })
    expect((await prices('')).prices).toBeUndefined()
  })

  test('that holds on its last day is taken, the later of two before the earlier', async () => {
    const from = (day: string) =>
      `<PriceDate><PriceDateRole>14</PriceDateRole><Date>${day}</Date></PriceDate>`
    const until = '<PriceDate><PriceDateRole>15</PriceDateRole><Date>20261001</Date></PriceDate>'
    expect(
      await prices(
        price(amount('9') + from('20200101')) + price(amount('8') + from('20260101') + until),
      ),
    ).toMatchObject({ prices: ['EUR  800'] })
  })

  test('that the publisher fixes is marked for the countries where the law knows that', async () => {
    const { record } = await readOne({
      supply: price(amount('9') + territory('<CountriesIncluded>DE GB</CountriesIncluded>'), '04'),
    })
    expect(record.fixedPriceMarkets).toEqual(['DE'])
  })
})

describe('stock and availability', () => {
  test.each([
    ['12', 12],
    ['No Stock', 0],
    ['out of stock', 0],
    ['100-500', 100],
    ['50+', 50],
    ['1,200', 1200],
    ['-3', 0],
    ['<100', undefined],
    ['plenty', undefined],
  ])('of %j is %s', (text, stock) => expect(parseStock(text)).toBe(stock))

  test.each([
    ['<Stock><OnHand>&lt;100</OnHand></Stock>', undefined, /is no number/],
    ['<Stock><OnHand><100</OnHand></Stock>', undefined, /is no number/],
    ['<Stock><OnHand>No Stock</OnHand></Stock>', 0, /^/],
    ['<ProductAvailability>21</ProductAvailability>', null, /^/],
    ['<ProductAvailability>31</ProductAvailability>', 0, /^/],
  ])('%s', async (supply, stock, note) => {
    const { record, notes } = await readOne({ supply })
    expect(record.stock).toBe(stock)
    expect(notes.join()).toMatch(note)
  })

  test('tell what is out of print, on order or withdrawn', async () => {
    const printed = async (code: string, more = '') =>
      (await readOne({ supply: `<ProductAvailability>${code}</ProductAvailability>${more}` }))
        .record
    expect(await printed('51')).toMatchObject({ outOfPrint: true })
    expect(await printed('22', '<OrderTime>9</OrderTime>')).toMatchObject({
      stock: 0,
      supplyDays: 9,
    })
    expect(await printed('46')).toMatchObject({ standing: 'withdrawn' })
  })
})

describe('who and what', () => {
  const id = (type: string, value: string) =>
    `<ProductIdentifier><ProductIDType>${type}</ProductIDType><IDValue>${value}</IDValue></ProductIdentifier>`

  test.each([
    ['an EAN that is an ISBN', id('03', '9783161484100'), 'isbn:9783161484100'],
    ['an ISBN-10', id('02', '3-16-148410-X'), 'isbn:9783161484100'],
    ['a wrong check digit', id('15', '9780000000000'), 'onix:ref-a'],
    ['twelve digits', id('15', '978123456789'), 'onix:ref-a'],
    ['an EAN of a thing', id('03', '3019002489208'), 'onix:ref-a'],
    ['none', '', 'onix:ref-a'],
  ])('the key from %s', async (_, ids, key) => expect((await readOne({ ids })).key).toBe(key))

  test('an ISBN of a related product is not the product’s own', async () => {
    const rest = `<RelatedMaterial><RelatedProduct><ProductRelationCode>13</ProductRelationCode>${id('15', '9783161484100')}</RelatedProduct></RelatedMaterial>`
    const { record } = await readOne({ ids: '', rest })
    expect(record.isbn13).toBeNull()
  })

  test.each([
    [
      '<TitlePrefix>The</TitlePrefix><TitleWithoutPrefix>Book of Texas</TitleWithoutPrefix>',
      'The Book of Texas',
    ],
    ["<TitlePrefix>L'</TitlePrefix><TitleWithoutPrefix>écume</TitleWithoutPrefix>", "L'écume"],
    ['<TitleText>A</TitleText><Subtitle>B</Subtitle>', 'A: B'],
    ['<TitleText>A?</TitleText><Subtitle>B</Subtitle>', 'A? B'],
    ['<TitleText>A\u000bB &ndash; C &reg; &amp; D & E</TitleText>', 'A B – C ® & D & E'],
    ['<TitleText><![CDATA[A & B &amp; C]]></TitleText>', 'A & B &amp; C'],
    ['<TitleText>A\u0092s</TitleText>', 'A’s'],
  ])('the title of %s', async (text, name) => {
    const message = `<ONIXMessage>${product({}).replace('<TitleText>Dune</TitleText>', text)}</ONIXMessage>`
    expect((await readMessage(message))[0]).toMatchObject({ name, reasons: [] })
  })

  test('contributors stand in their order, turned right, with roles and names of companies', async () => {
    const contributor = (parts: string) => `<Contributor>${parts}</Contributor>`
    const { record } = await readOne({
      descriptive:
        contributor(
          '<SequenceNumber>2</SequenceNumber><ContributorRole>B06</ContributorRole><ContributorRole>A24</ContributorRole><PersonNameInverted>Roth, Lois</PersonNameInverted>',
        ) +
        contributor(
          '<SequenceNumber>1</SequenceNumber><ContributorRole>A01</ContributorRole><NamesBeforeKey>Maj</NamesBeforeKey><KeyNames>Sjöwall</KeyNames>',
        ) +
        contributor(
          '<SequenceNumber>3</SequenceNumber><ContributorRole>A01</ContributorRole><CorporateName>UNESCO</CorporateName>',
        ) +
        contributor(
          '<SequenceNumber>4</SequenceNumber><ContributorRole>A01</ContributorRole><UnnamedPersons>02</UnnamedPersons>',
        ),
    })
    expect(record.authors).toEqual([
      { name: 'Maj Sjöwall', sortName: 'Sjöwall, Maj', role: 'A01' },
      { name: 'Lois Roth', sortName: 'Roth, Lois', role: 'B06' },
      { name: 'Lois Roth', sortName: 'Roth, Lois', role: 'A24' },
      { name: 'UNESCO', role: 'A01' },
    ])
  })

  test.each([
    ['1995', '1995'],
    ['199505', '1995-05'],
    ['19950500', '1995-05'],
    ['19950517', '1995-05-17'],
    ['2011-08-31', '2011-08-31'],
    ['20140710T000000+0200', '2014-07-10'],
    ['20163112', undefined],
    ['31.12.2016', undefined],
  ])('the date %s is %s', (text, date) => expect(parseOnixDate(text)?.date).toBe(date))

  test('facts of a book: language, pages, weight, ages, edition, accessibility, safety', async () => {
    const { record } = await readOne({
      descriptive: `<ProductFormFeature><ProductFormFeatureType>09</ProductFormFeatureType><ProductFormFeatureValue>04</ProductFormFeatureValue></ProductFormFeature>
        <Measure><MeasureType>08</MeasureType><Measurement>2</Measurement><MeasureUnitCode>lb</MeasureUnitCode></Measure>
        <EditionNumber>2</EditionNumber><Language><LanguageRole>01</LanguageRole><LanguageCode>ger</LanguageCode></Language>
        <Language><LanguageRole>02</LanguageRole><LanguageCode>eng</LanguageCode></Language>
        <Extent><ExtentType>00</ExtentType><ExtentValue>245</ExtentValue><ExtentUnit>03</ExtentUnit></Extent>
        <Subject><SubjectSchemeIdentifier>93</SubjectSchemeIdentifier><SubjectCode>FYT</SubjectCode></Subject>
        <AudienceRange><AudienceRangeQualifier>17</AudienceRangeQualifier><AudienceRangePrecision>03</AudienceRangePrecision><AudienceRangeValue>8</AudienceRangeValue></AudienceRange>`,
      rest: `<PublishingDetail><Imprint><ImprintName>Imprint</ImprintName></Imprint><ProductContact><ProductContactRole>10</ProductContactRole><ProductContactName>Verlag</ProductContactName><EmailAddress>a@b.example</EmailAddress><StreetAddress>Weg 1</StreetAddress><LocationName>Leipzig</LocationName><PostalCode>04107</PostalCode><CountryCode>DE</CountryCode></ProductContact></PublishingDetail>`,
    })
    expect(record).toMatchObject({
      ...{ accessibility: ['04'], weightGrams: 907, editionStatement: '2. Auflage' },
      ...{ inLanguage: 'de', originalLanguage: 'en', numberOfPages: 245, subjects: ['FYT'] },
      ...{ ageFrom: 8, ageTo: null, publisher: { name: 'Imprint' } },
      ...{ makerName: 'Verlag', makerPostalAddress: 'Weg 1, 04107 Leipzig, Germany' },
      makerEmail: 'a@b.example',
    })
  })

  test('a record that is deleted withdraws the product; a test record and a film are refused', async () => {
    const change = async (from: string, to: string, ids?: string) =>
      (
        await readMessage(
          `<ONIXMessage>${product(ids === undefined ? {} : { ids }).replace(from, to)}</ONIXMessage>`,
        )
      )[0]
    expect(await change('>03<', '>05<')).toMatchObject({ record: { standing: 'withdrawn' } })
    expect((await change('>03<', '>88<'))?.reasons).toEqual([expect.stringMatching(/test/)])
    expect((await change('>BC<', '>VI<', ''))?.reasons).toEqual(['format: VI is no book'])
  })
})

describe('a text of ONIX', () => {
  const text = async (content: string, format = '05') => {
    const rest = `<CollateralDetail><TextContent><TextType>03</TextType><ContentAudience>00</ContentAudience><Text textformat="${format}">${content}</Text></TextContent></CollateralDetail>`
    return (await readOne({ rest })).record.texts.en?.fullDescription
  }

  test.each([
    ['XHTML', '<p>One <em>two</em></p>', '<p>One <em>two</em></p>'],
    ['escaped HTML', '&lt;p&gt;One&lt;/p&gt;', '<p>One</p>'],
    ['CDATA', '<![CDATA[<p>One</p>]]>', '<p>One</p>'],
    ['HTML escaped twice', '<![CDATA[&lt;p&gt;One&lt;/p&gt;]]>', '<p>One</p>'],
    ['broken HTML', '<![CDATA[<p>One <b>two]]>', '<p>One <strong>two</strong></p>'],
    ['plain text with marks', 'One&lt;&lt;Two', '<p>One</p><p>Two</p>'],
    ['plain text with brackets', 'a &lt;fresh&gt; b &amp; c', '<p>a &lt;fresh&gt; b &amp; c</p>'],
    ['script', '<![CDATA[<p onclick="x()">One<script>alert(1)</script></p>]]>', '<p>One</p>'],
    ['script as XHTML', '<p>One<script>alert(1)</script></p>', '<p>One</p>'],
  ])('in %s', async (_, content, html) => expect(await text(content)).toBe(html))

  test('goes to the language that it says', async () => {
    const rest = `<CollateralDetail><TextContent><TextType>03</TextType><ContentAudience>00</ContentAudience><Text language="fre">Deux</Text><Text language="ger">Zwei</Text></TextContent></CollateralDetail>`
    expect((await readOne({ rest })).record.texts).toMatchObject({
      fr: { fullDescription: '<p>Deux</p>' },
      de: { fullDescription: '<p>Zwei</p>' },
    })
  })
})

describe('an ONIX file', () => {
  const named = (name: string, declaration = '<?xml version="1.0" encoding="utf-8"?>') =>
    `${declaration}<ONIXMessage>${product({}).replace('Dune', name)}</ONIXMessage>`
  const nameOf = async (bytes: Buffer) => (await readMessage(bytes))[0]?.name

  test('is read by its bytes, whatever it declares', async () => {
    const old = Buffer.from(named('It\u0092s \u0097 café'), 'latin1')
    expect(await nameOf(old)).toBe('It’s — café')
    expect(await nameOf(Buffer.from(named('café', ''), 'latin1'))).toBe('café')
    const lying = named('café', '<?xml version="1.0" encoding="iso-8859-1"?>')
    expect(await nameOf(Buffer.from(lying))).toBe('café')
    expect(await nameOf(Buffer.from(`\ufeff${named('café')}`))).toBe('café')
    expect(await nameOf(Buffer.from(`\ufeff${named('café')}`, 'utf16le'))).toBe('café')
    expect(await nameOf(Buffer.from(`\ufeff${named('café')}`, 'utf16le').swap16())).toBe('café')
    const cyrillic = Buffer.concat([
      Buffer.from('<?xml version="1.0" encoding="windows-1251"?>'),
      Buffer.from(named('\u00cc\u00e8\u00f0', ''), 'latin1'),
    ])
    expect(await nameOf(cyrillic)).toBe('Мир')
  })

  test.each([
    [
      '<?xml version="1.0"?><!-- x --><!DOCTYPE ONIXMessage SYSTEM "x" [ <!ENTITY a "b"> ]><ONIXMessage>',
      true,
    ],
    ['\ufeff<ONIXmessage>', true],
    ['<o:ONIXMessage xmlns:o="x">', true],
    ['<Product>', true],
    ['<feed xmlns="http://www.w3.org/2005/Atom">', false],
    ['<!DOCTYPE html><html>', false],
    ['isbn,name', false],
    ['', false],
  ])('%j: %s', (text, is) => expect(isOnix(Buffer.from(text))).toBe(is))

  test('with prefixes and namespaces everywhere is read', async () => {
    const prefixed = named('Dune').replace(/<(\/?)(?=[A-Z])/g, '<$1o:')
    expect((await readMessage(prefixed))[0]).toMatchObject({ name: 'Dune', reasons: [] })
  })
})
