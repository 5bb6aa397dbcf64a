import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import codes from '@5stones/onix/dist/enums/index.js'
import { SaxesParser } from 'saxes'
import { beforeAll, describe, expect, test } from 'vitest'
import { runExport } from '#app/command/catalogue/export.server.ts'
import { runImport } from '#app/command/catalogue/import.server.ts'
import { runPicture } from '#app/command/catalogue/picture.server.ts'
import { db } from '#app/database/database.server.ts'
import { clearSearch } from '#app/database/search-index.server.ts'
import { loadDemo } from '#app/demo/load-demo.server.ts'
import { settings } from '#app/settings.server.ts'
import { findPicture } from '#app/shop/catalogue/pictures/find-picture.server.ts'
import { changeShopSettings } from '#app/shop/maintenance/settings/change-settings.server.ts'
import { backupTables } from '#app/shop/maintenance/backup/backup-tables.ts'
import { composite, flow, leaf } from '#app/shop/exchange/export/onix-xml.ts'
import { aBook, aThing } from '../../fixtures/catalogue.ts'
import { aPhoto } from '../../fixtures/photos.ts'
import { resetShopSettings } from '../../sample-settings.ts'
import { aFolder, runLine } from './run-command.ts'

const compared = {
  product: [
    'sourceHash',
    'createdAt',
    'updatedAt',
    'editionRank',
    'publisher',
    'sortPrice',
    'source',
    'photos',
  ],
  productText: [],
  productAuthor: [],
  productCategory: [],
  productTag: [],
  productSubject: [],
  price: ['id', 'fromAt'],
} satisfies Partial<Record<(typeof backupTables)[number], string[]>>

/** These columns tell of the file of an e-book, which ONIX does not carry. */
const ofFile = ['ebookContent', 'ebookSize', 'ebookWords']

async function catalogue(ids: Set<string>, alsoLeftOut: string[] = []) {
  const contents: Record<string, string[]> = {}
  for (const [table, leftOut] of Object.entries(compared)) {
    const rows = await db.read
      .selectFrom(table as 'product')
      .selectAll()
      .execute()
    contents[table] = rows
      .filter((row) => ids.has((row as { productId?: string }).productId ?? row.id))
      .map((row) =>
        JSON.stringify(
          Object.entries(row)
            .filter(([name]) => ![...leftOut, ...alsoLeftOut].includes(name))
            .sort(),
        ).replace(/\s/g, ' '),
      )
      .sort()
  }
  return contents
}

const cleared = () =>
  db.write(async (trx) => {
    await clearSearch(trx)
    for (const table of [...backupTables].reverse())
      if (!/^(tax|delivery|exchange)/.test(table)) await trx.deleteFrom(table).execute()
  })

async function exported(): Promise<{ path: string; text: string }> {
  const path = join(aFolder(), 'books.xml')
  const { code, printed } = await runLine(runExport, ['onix', path])
  expect(printed).toMatch(/^Written: /)
  expect(code).toBe(0)
  return { path, text: readFileSync(path, 'utf8') }
}

const price = (currency: 'INR' | 'EUR' | 'GBP', market: string, amountMinor: number) => ({
  ...{ currency, market, amountMinor },
})

let text = ''
let path = ''
let ids = new Set<string>()

beforeAll(async () => {
  // All of the demo takes a while.
  if (process.env['LONG']) await loadDemo(Date.now())
  await aBook({
    id: 'plain',
    format: 'e-book',
    sample: { heading: 'One', html: '<p>Once.</p>' },
    workKey: 'w',
  })
  await aBook({
    id: 'old',
    format: 'hardback',
    datePublished: '-0720',
    firstPublished: -720,
    language: 'fr',
    inLanguage: 'fr-CA',
    originalLanguage: 'grc',
    stock: 0,
    supplyDays: 9,
  })
  await aBook({
    id: 'gone',
    outOfPrint: true,
    format: 'audiobook-cd',
    numberOfPages: 120,
    pagesEstimated: true,
    accessibility: [],
  })
  await aBook({
    id: 'tricky',
    name: 'Tom & Jerry <b> ]]> "quoted"',
    texts: {
      en: {
        name: 'Tom & Jerry',
        shortDescription: 'Salt &amp; pepper &lt;fresh&gt;',
        fullDescription: '<p>One &amp; <em>two</em><br />three</p><ul><li>four</li></ul>',
      },
      fr: { name: 'Tom et Jerry', shortDescription: '', fullDescription: '<p>Deux</p>' },
    },
    isbn13: '9783161484100',
    authors: [
      { name: 'J.K. Rowling', role: 'A01' },
      { name: 'Nobody O’Neill', role: 'B06' },
    ],
    prices: [price('INR', '', 49_900), price('EUR', '', 1290), price('EUR', 'CH', 1490)],
    fixedPriceMarkets: ['DE', 'AT'],
    publisher: {
      name: 'Kleine & Große',
      postalAddress: '1 Weg, 04107 Leipzig',
      email: 'a@b.example',
    },
    datePublished: '2024-03',
    seriesName: 'Cats',
    seriesNumber: '2',
    subjects: ['FBC', '1DDF'],
    ageFrom: 8,
    accessibility: ['04', '10'],
    tags: ['gift'],
    stock: 7,
    discount: { percent: 10, untilAt: null },
  })
  settings().PUBLIC_URL = 'https://probe.example'
  const cover = join(aFolder(), 'cover.jpg')
  writeFileSync(cover, await aPhoto({ width: 1000, height: 1500 }))
  expect((await runLine(runPicture, ['add', 'tricky', cover])).code).toBe(0)
  await aBook({ id: 'unpriced', price: null })
  await aBook({ id: 'partner', affiliateLink: 'https://example.org/x' })
  await aThing({ id: 'mug' })
  ;({ text, path } = await exported())
  const found = text.matchAll(
    /<IDTypeName>Octavo<\/IDTypeName><IDValue>([^<]*)<\/IDValue><\/ProductId/g,
  )
  ids = new Set([...found].map(([, id]) => id!))
})

/** Each element with the names of its children, one after the other. */
function familiesOf(text: string) {
  const families: [parent: string, children: string[]][] = []
  const open: { name: string; children: string[] }[] = []
  const parser = new SaxesParser({ xmlns: true })
  parser.on('opentag', ({ local }) => {
    open.at(-1)?.children.push(local)
    open.push({ name: local, children: [] })
  })
  parser.on('closetag', () => {
    const { name, children } = open.pop()!
    families.push([name, children])
  })
  parser.write(text).close()
  return families
}

/** The order that the reference schema of ONIX 3.1 asks for, of what the export writes. */
const order: Record<string, string> = {
  AudienceRange: 'AudienceRangeQualifier AudienceRangePrecision AudienceRangeValue',
  ONIXMessage: 'Header NoProduct Product',
  Header: 'Sender SentDateTime',
  Sender: 'SenderName',
  Product:
    'RecordReference NotificationType ProductIdentifier DescriptiveDetail CollateralDetail PublishingDetail RelatedMaterial ProductSupply',
  ProductIdentifier: 'ProductIDType IDTypeName IDValue',
  DescriptiveDetail:
    'ProductComposition ProductForm ProductFormDetail ProductFormFeature Measure EpubTechnicalProtection Collection NoCollection TitleDetail Contributor NoContributor EditionStatement NoEdition Language Extent Subject AudienceRange',
  ProductFormFeature:
    'ProductFormFeatureType ProductFormFeatureValue ProductFormFeatureDescription',
  Measure: 'MeasureType Measurement MeasureUnitCode',
  Collection: 'CollectionType TitleDetail',
  TitleDetail: 'TitleType TitleElement',
  TitleElement: 'TitleElementLevel PartNumber NoPrefix TitleWithoutPrefix',
  Contributor: 'SequenceNumber ContributorRole PersonName PersonNameInverted',
  Language: 'LanguageRole LanguageCode CountryCode',
  Extent: 'ExtentType ExtentValue ExtentUnit',
  Subject: 'MainSubject SubjectSchemeIdentifier SubjectSchemeName SubjectCode SubjectHeadingText',
  CollateralDetail: 'TextContent SupportingResource',
  SupportingResource: 'ResourceContentType ContentAudience ResourceMode ResourceVersion',
  ResourceVersion: 'ResourceForm ResourceVersionFeature ResourceLink',
  ResourceVersionFeature: 'ResourceVersionFeatureType FeatureValue',
  TextContent: 'TextType ContentAudience Text',
  PublishingDetail: 'Publisher ProductContact PublishingStatus PublishingDate',
  Publisher: 'PublishingRole PublisherName',
  ProductContact: 'ProductContactRole ProductContactName EmailAddress',
  PublishingDate: 'PublishingDateRole Date',
  RelatedMaterial: 'RelatedWork',
  RelatedWork: 'WorkRelationCode WorkIdentifier',
  WorkIdentifier: 'WorkIDType IDTypeName IDValue',
  ProductSupply: 'SupplyDetail',
  SupplyDetail: 'Supplier ProductAvailability OrderTime Stock Price',
  Supplier: 'SupplierRole SupplierName',
  Stock: 'OnHand',
  Price: 'PriceType PriceAmount CurrencyCode Territory',
  Territory: 'CountriesIncluded RegionsIncluded CountriesExcluded',
}

/** Elements that hold a code, by the package's names of the lists; no package ships the schema itself. */
const lists = {
  ...{ NotificationType: 'NotificationOrUpdateType', ProductIDType: 'ProductIdentifierType' },
  ...{ ProductComposition: 'ProductComposition', ProductForm: 'ProductForm' },
  ...{ ProductFormDetail: 'ProductFormDetail', ProductFormFeatureType: 'ProductFormFeatureType' },
  ...{ MeasureType: 'MeasureType', MeasureUnitCode: 'MeasureUnit' },
  EpubTechnicalProtection: 'EpublicationTechnicalProtection',
  ...{ CollectionType: 'CollectionType', TitleType: 'TitleType' },
  ...{ TitleElementLevel: 'TitleElementLevel', ContributorRole: 'ContributorRoleCode' },
  ...{ LanguageRole: 'LanguageRole', LanguageCode: 'LanguageBasedOnIso6392b' },
  ...{ CountryCode: 'CountryBasedOnIso31661', ExtentType: 'ExtentType', ExtentUnit: 'ExtentUnit' },
  SubjectSchemeIdentifier: 'SubjectSchemeIdentifier',
  ...{ AudienceRangeQualifier: 'AudienceRangeQualifier', TextType: 'TextType' },
  ...{ AudienceRangePrecision: 'AudienceRangePrecision', ContentAudience: 'ContentAudience' },
  ...{ PublishingRole: 'PublishingRole', PublishingStatus: 'PublishingStatus' },
  ...{ PublishingDateRole: 'PublishingDateRole', ProductContactRole: 'ProductContactRole' },
  ...{ WorkRelationCode: 'WorkRelation', WorkIDType: 'WorkIdentifierType' },
  ...{ SupplierRole: 'SupplierRole', ProductAvailability: 'ProductAvailability' },
  ...{ PriceType: 'PriceType', CurrencyCode: 'CurrencyCodeBasedOnIso4217' },
  ...{ CountriesIncluded: 'CountryBasedOnIso31661', CountriesExcluded: 'CountryBasedOnIso31661' },
  RegionsIncluded: 'RegionBasedOnIso31662',
  ...{ ResourceContentType: 'ResourceContentType', ResourceMode: 'ResourceMode' },
  ResourceForm: 'ResourceForm',
  ResourceVersionFeatureType: 'ResourceVersionFeatureType',
}

/** Product safety, which came to list 198 after the package was made. */
const newer = ['ProductContactRole: 10']

/** What the export writes as a code, and the list does not have. */
function unknownCodes(text: string): string[] {
  const contents = codes as unknown as Record<string, Record<string, string>>
  return Object.entries(lists).flatMap(([element, list]) =>
    [...text.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))]
      .flatMap(([, value = '']) => value.split(' '))
      .filter((code) => !Object.values(contents[list] ?? {}).includes(code))
      .map((code) => `${element}: ${code}`)
      .filter((one) => !newer.includes(one)),
  )
}

describe('shop export onix', () => {
  test('writes codes that the lists of ONIX have', () => {
    expect(unknownCodes(text)).toEqual([])
    const hurt = text.replace('>BB</ProductForm>', '>XX</ProductForm>')
    expect(unknownCodes(hurt)).toEqual(['ProductForm: XX'])
    // A list that is not found would take nothing, and an element that is not written say nothing.
    const written = Object.keys(lists).filter((element) => text.includes(`<${element}>`))
    expect(written.length).toBeGreaterThan(25)
  })

  test('is a message in the order of the reference schema of ONIX 3.1', () => {
    expect(text).toContain(
      '<ONIXMessage release="3.1" xmlns="http://ns.editeur.org/onix/3.1/reference">',
    )
    for (const [parent, children] of familiesOf(text)) {
      const known = order[parent]?.split(' ')
      if (!known) {
        // Values have no children but the tags of a text.
        for (const child of children)
          expect(child).toMatch(/^(p|br|em|strong|ul|ol|li|blockquote|h3|h4)$/)
        continue
      }
      // From and to are two pairs in one range.
      const single = parent === 'AudienceRange' ? children.slice(0, 3) : children
      const places = single.map((child) => known.indexOf(child))
      expect({ parent, children, unknown: places.includes(-1) }).toMatchObject({ unknown: false })
      expect(places).toEqual([...places].sort((a, b) => a - b))
    }
  })

  test('holds the books that are sold, and nothing else', () => {
    expect(text).toContain('<IDValue>tricky</IDValue>')
    for (const id of ['unpriced', 'partner', 'mug'])
      expect(text).not.toContain(`<IDValue>${id}</IDValue>`)
    expect(statSync(path).mode & 0o777).toBe(0o600)
  })

  test('says prices with tax for each market, and which of them the publisher fixes', () => {
    const [product = ''] =
      /<RecordReference>source-key:test:tricky<[^]*?<\/Product>/.exec(text) ?? []
    const prices = [...product.matchAll(/<Price>.*?<\/Price>/g)].map(([one]) =>
      one
        .replace(/<\/?[A-Za-z]+>/g, ' ')
        .replace(/ +/g, ' ')
        .trim(),
    )
    expect(prices.sort()).toEqual(
      [
        '02 12.90 EUR WORLD AT CH DE',
        '02 14.90 EUR CH',
        '02 499.00 INR WORLD AT DE',
        '04 12.90 EUR AT DE',
        '04 499.00 INR AT DE',
      ].sort(),
    )
    expect(product).toContain('<OnHand>7</OnHand>')
    expect(product).toContain('<PersonNameInverted>Rowling, J.K.</PersonNameInverted>')
    expect(product).toContain('<Date dateformat="01">202403</Date>')
  })

  test('names the photo of a cover as its largest JPEG, of a shop that knows its address', async () => {
    const all = [...text.matchAll(/<SupportingResource>.*?<\/SupportingResource>/g)].map(String)
    expect(all).toHaveLength(1)
    const photo = await db.read
      .selectFrom('productPicture')
      .select('hash')
      .where('productId', '=', 'tricky')
      .executeTakeFirstOrThrow()
    const link = `https://probe.example/picture/${photo.hash}-1000.jpeg`
    expect(all[0]!.replace(/<\/?[A-Za-z]+>/g, ' ').replace(/ +/g, ' ')).toBe(
      ` 01 00 03 02 01 D502 02 1500 03 1000 ${link} `,
    )
    expect(await findPicture(new URL(link).pathname)).toMatchObject({ mediaType: 'image/jpeg' })
    settings().PUBLIC_URL = undefined
    expect((await exported()).text).not.toContain('SupportingResource')
    settings().PUBLIC_URL = 'https://probe.example'
  })

  test('leaves the pictures of its own shop alone, and gives another shop the cover', async () => {
    const pictures = () =>
      db.read
        .selectFrom('productPicture')
        .select(['url', 'hash'])
        .where('productId', '=', 'tricky')
        .execute()
    const before = await pictures()
    const changed = join(aFolder(), 'changed.xml')
    writeFileSync(changed, text.replace('>Tom &amp; Jerry<', '>Tom &amp; Jerry!<'))
    expect((await runLine(runImport, [changed])).printed).toMatch(/: 0 new, 1 changed/)
    expect(await pictures()).toEqual(before)
    settings().PUBLIC_URL = 'https://other.example'
    await runLine(runImport, [path])
    expect(await pictures()).toEqual([
      ...before,
      { url: `https://probe.example/picture/${before[0]!.hash}-1000.jpeg`, hash: null },
    ])
    settings().PUBLIC_URL = 'https://probe.example'
    await runLine(runImport, [path])
  })

  test('of a shop of another name does not name the sample shop', async () => {
    const own = {
      ...{ name: 'Probe Books', shortName: 'Probe', sellerName: 'Probe Handels GmbH' },
      ...{ sellerAddressLines: ['Markt 1', '04103 Leipzig'], sellerCountry: 'DE' },
      sellerEmail: 'post@laden.example',
    }
    expect(await changeShopSettings(own, 'settings import', Date.now())).toEqual({ ok: true })
    const written = (await exported()).text
    await resetShopSettings()
    expect(written).toContain('<IDTypeName>Probe Books</IDTypeName>')
    expect(written).not.toMatch(/octavo/i)
  })

  test.each([
    ['it writes', 'source-key:'],
    ['earlier versions wrote', 'octavo:'],
  ])('read back changes nothing in the shop that wrote it, with what %s', async (_, prefix) => {
    const before = await catalogue(ids)
    const written = join(aFolder(), 'written.xml')
    writeFileSync(written, text.replaceAll('>source-key:', `>${prefix}`))
    const { printed } = await runLine(runImport, [written])
    expect(printed).toMatch(/ of ONIX: 0 new, 0 changed, \d+ the same, 0 refused/)
    expect(await catalogue(ids)).toEqual(before)
  })

  test('gives an empty shop the same books', async () => {
    const before = await catalogue(ids, ofFile)
    await cleared()
    const { printed } = await runLine(runImport, [path])
    expect(printed).toMatch(/ of ONIX: \d+ new, 0 changed, 0 the same, 0 refused/)
    const after = await catalogue(ids, ofFile)
    for (const table of Object.keys(compared))
      expect({ table, lost: before[table]!.filter((row) => !after[table]!.includes(row)) }).toEqual(
        {
          ...{ table, lost: [] },
        },
      )
    const again = await exported()
    const second = await runLine(runImport, [again.path])
    expect(second.printed).toMatch(/: 0 new, 0 changed, \d+ the same, 0 refused/)
  })

  test('of a shop without books says so, and names one file', async () => {
    await cleared()
    expect((await exported()).text).toContain('<NoProduct/>')
    expect((await runLine(runExport, 'onix')).code).toBe(1)
    expect((await runLine(runExport, 'onix a.xml b.xml')).code).toBe(1)
  })
})

describe('an element', () => {
  test('holds no markup of its text, and no letter that XML does not allow', () => {
    expect(leaf('A', 'x <b> & "y" ]]> \u000b\u0000\ud800z', { c: '"<' })).toBe(
      '<A c="&quot;&lt;">x &lt;b&gt; &amp; &quot;y&quot; ]]&gt; z</A>',
    )
    expect(flow('T', '<p>a\u000bb</p>', { language: undefined })).toBe('<T><p>ab</p></T>')
    expect(leaf('A', ' ')).toBe('')
    expect(composite('B', ['', undefined])).toBe('')
  })
})
