import { shopIdentity } from '#app/shop-settings/shop-identity.ts'
import { languages } from '#app/i18n/languages.ts'
import type { ExportedProduct } from '#app/shop/exchange/csv/catalogue-row.ts'
import { jpegPath, photoAt } from '#app/shop/catalogue/pictures/photo-path.ts'
import { picturePath } from '#app/shop/catalogue/pictures/product-art.ts'
import { soldFileFormat } from '#app/shop/catalogue/products/ebook-format.ts'
import { languageCodeOf, productForms, subjectScheme } from './onix-codes.ts'
import { ownFactsOf } from './onix-own-facts.ts'
import { composite, empty, flow, leaf } from './onix-xml.ts'

/** Writes block 1 of ONIX 3.1 in the order of its schema. */
export const descriptiveDetail = (one: ExportedProduct): string =>
  composite('DescriptiveDetail', [
    ...formOf(one),
    one.product.weightGrams > 0
      ? composite('Measure', [
          leaf('MeasureType', '08'),
          leaf('Measurement', one.product.weightGrams),
          leaf('MeasureUnitCode', 'gr'),
        ])
      : '',
    one.product.format === 'e-book' ? leaf('EpubTechnicalProtection', '00') : '',
    seriesOf(one),
    ...titlesOf(one),
    ...contributorsOf(one),
    leaf('EditionStatement', one.product.editionStatement) || empty('NoEdition'),
    languageOf('01', one.product.inLanguage),
    one.product.originalLanguage ? languageOf('02', one.product.originalLanguage) : '',
    pagesOf(one),
    wordCountOf(one),
    ...subjectsOf(one),
    agesOf(one),
  ])

/** The codes are of ONIX list 175: EPUB, PDF, MP3 and, for M4B, AAC. */
const formDetails = { epub: 'E101', pdf: 'E107', mp3: 'A103', m4b: 'A107' } as const

const formDetailOf = ({ ebookFormat }: ExportedProduct['product']) =>
  formDetails[soldFileFormat(ebookFormat)]

function formOf({ product }: ExportedProduct): string[] {
  const codes = product.accessibility === '' ? [''] : (product.accessibility?.split(',') ?? [])
  const warning = product.safetyWarning
  return [
    leaf('ProductComposition', '00'),
    leaf('ProductForm', product.format ? productForms[product.format] : 'BA'),
    product.format === 'e-book' ? leaf('ProductFormDetail', formDetailOf(product)) : '',
    ...codes.map((code) =>
      composite('ProductFormFeature', [
        leaf('ProductFormFeatureType', '09'),
        leaf('ProductFormFeatureValue', code),
      ]),
    ),
    warning
      ? composite('ProductFormFeature', [
          leaf('ProductFormFeatureType', '13'),
          leaf('ProductFormFeatureValue', '05'),
          leaf('ProductFormFeatureDescription', warning),
        ])
      : '',
  ]
}

function seriesOf({ product: { seriesName, seriesNumber } }: ExportedProduct): string {
  if (!seriesName) return empty('NoCollection')
  const element = (level: string, parts: string[]) =>
    composite('TitleElement', [leaf('TitleElementLevel', level), ...parts])
  return composite('Collection', [
    leaf('CollectionType', '10'),
    composite('TitleDetail', [
      leaf('TitleType', '01'),
      element('02', [empty('NoPrefix'), leaf('TitleWithoutPrefix', seriesName)]),
      seriesNumber ? element('01', [leaf('PartNumber', seriesNumber)]) : '',
    ]),
  ])
}

/** Returns the printed title, and the title in each language of the shop. */
function titlesOf({ product, texts }: ExportedProduct): string[] {
  const title = (type: string, name: string, language?: string) =>
    composite('TitleDetail', [
      leaf('TitleType', type),
      composite('TitleElement', [
        leaf('TitleElementLevel', '01'),
        empty('NoPrefix'),
        leaf('TitleWithoutPrefix', name, { language }),
      ]),
    ])
  const others = languages.flatMap((language) => texts.filter((text) => text.language === language))
  return [
    title('01', product.name),
    ...others.map(({ name, language }) => title('06', name, languageCodeOf(language))),
  ]
}

function contributorsOf({ authors }: ExportedProduct): string[] {
  if (authors.length === 0) return [empty('NoContributor')]
  return authors.map(({ name, role, sortName }, n) =>
    composite('Contributor', [
      leaf('SequenceNumber', n + 1),
      leaf('ContributorRole', role),
      leaf('PersonName', name),
      leaf('PersonNameInverted', invertedOf(name, sortName)),
    ]),
  )
}

/**
 * Returns "Rowling, J.K." if the sort name begins with another word than the name; else undefined.
 */
function invertedOf(name: string, sortName: string): string | undefined {
  const words = name.split(' ')
  const first = sortName.split(' ')[0] ?? ''
  const fold = (word: string) =>
    word
      .normalize('NFD')
      .replace(/[^\p{L}\p{N}]/gu, '')
      .toLowerCase()
  const at = words.findIndex((word) => fold(word) === first)
  return at > 0 ? `${words.slice(at).join(' ')}, ${words.slice(0, at).join(' ')}` : undefined
}

function languageOf(role: string, tag: string): string {
  const region = /-([A-Z]{2})(?:-|$)/.exec(tag)?.[1]
  return composite('Language', [
    leaf('LanguageRole', role),
    leaf('LanguageCode', languageCodeOf(tag)),
    leaf('CountryCode', region),
  ])
}

function pagesOf({ product: { numberOfPages, pagesEstimated } }: ExportedProduct): string {
  if (numberOfPages === null) return ''
  return composite('Extent', [
    leaf('ExtentType', pagesEstimated === 1 ? '10' : '00'),
    leaf('ExtentValue', numberOfPages),
    leaf('ExtentUnit', '03'),
  ])
}

/** Counts the words in the file of an e-book. */
function wordCountOf({ product: { format, ebookWords } }: ExportedProduct): string {
  if (format !== 'e-book' || ebookWords === null) return ''
  return composite('Extent', [
    leaf('ExtentType', '02'),
    leaf('ExtentValue', ebookWords),
    leaf('ExtentUnit', '02'),
  ])
}

function subjectsOf(one: ExportedProduct): string[] {
  const main = one.subjects.find((code) => subjectScheme(code) === '93')
  return [
    ...one.subjects.map((code) =>
      composite('Subject', [
        code === main ? empty('MainSubject') : '',
        leaf('SubjectSchemeIdentifier', subjectScheme(code)),
        leaf('SubjectCode', code),
      ]),
    ),
    composite('Subject', [
      leaf('SubjectSchemeIdentifier', '24'),
      leaf('SubjectSchemeName', shopIdentity().name),
      leaf('SubjectHeadingText', ownFactsOf(one)),
    ]),
  ]
}

function agesOf({ product: { ageFrom, ageTo } }: ExportedProduct): string {
  const ends = [
    { precision: '03', age: ageFrom },
    { precision: '04', age: ageTo },
  ].filter(({ age }) => age !== null)
  if (ends.length === 0) return ''
  return composite('AudienceRange', [
    leaf('AudienceRangeQualifier', '17'),
    ...ends.flatMap(({ precision, age }) => [
      leaf('AudienceRangePrecision', precision),
      leaf('AudienceRangeValue', age),
    ]),
  ])
}

/**
 * Writes the photo of the cover as its largest JPEG: a front cover (list 158, 01), a picture (list 159, 03) to download
 * (list 161, 02). A drawn cover is the shop's own look and no cover of the publisher's.
 */
function coverOf({ product }: ExportedProduct, origin: string | undefined): string {
  const path = picturePath({ ...product, author: '', press: null })
  const photo = photoAt(path)
  if (!photo || !origin) return ''
  const feature = (type: string, value: string | number) =>
    composite('ResourceVersionFeature', [
      leaf('ResourceVersionFeatureType', type),
      leaf('FeatureValue', value),
    ])
  return composite('SupportingResource', [
    leaf('ResourceContentType', '01'),
    leaf('ContentAudience', '00'),
    leaf('ResourceMode', '03'),
    composite('ResourceVersion', [
      leaf('ResourceForm', '02'),
      // The file is a JPEG (list 178), with this height and width in pixels (list 162).
      feature('01', 'D502'),
      feature('02', photo.height),
      feature('03', photo.width),
      leaf('ResourceLink', origin + jpegPath(path)),
    ]),
  ])
}

/** Writes block 2: the descriptions in each language, and the cover. */
export function collateralDetail(one: ExportedProduct, origin: string | undefined): string {
  const { texts } = one
  const content = (type: string, field: 'shortDescription' | 'fullDescription') => {
    const translations = languages.flatMap((language) =>
      texts.filter((text) => text.language === language && text[field] !== ''),
    )
    if (translations.length === 0) return ''
    return composite('TextContent', [
      leaf('TextType', type),
      leaf('ContentAudience', '00'),
      ...translations.map((text) =>
        flow('Text', text[field], { language: languageCodeOf(text.language), textformat: '05' }),
      ),
    ])
  }
  return composite('CollateralDetail', [
    content('02', 'shortDescription'),
    content('03', 'fullDescription'),
    coverOf(one, origin),
  ])
}
