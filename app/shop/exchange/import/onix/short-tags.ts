/**
 * These short tags of ONIX 2.1, 3.0 and 3.1 differ from their reference names in more than case.
 */
const codes = `
a001 RecordReference a002 NotificationType
b004 ISBN b005 EAN13 b221 ProductIDType b233 IDTypeName b244 IDValue
b012 ProductForm b014 ProductFormDescription b211 EpubType x314 ProductComposition b333 ProductFormDetail
b334 ProductFormFeatureType b335 ProductFormFeatureValue b336 ProductFormFeatureDescription
x315 MeasureType c093 MeasureTypeCode c094 Measurement c095 MeasureUnitCode
x329 CollectionType x479 CollectionSequenceType x480 CollectionSequenceTypeName x481 CollectionSequenceNumber
b018 TitleOfSeries b019 NumberWithinSeries b023 TitleOfSet b024 SetPartNumber b025 SetPartTitle b026 ItemNumberWithinSet
b202 TitleType b203 TitleText b028 DistinctiveTitle b029 Subtitle b030 TitlePrefix b031 TitleWithoutPrefix x501 NoPrefix
b034 SequenceNumber x409 TitleElementLevel x410 PartNumber x411 YearOfAnnual x478 TitleStatement
b035 ContributorRole b036 PersonName b037 PersonNameInverted b038 TitlesBeforeNames b039 NamesBeforeKey
b247 PrefixToKey b040 KeyNames b041 NamesAfterKey b248 SuffixToKey b042 LettersAfterNames b043 TitlesAfterNames
b047 CorporateName x443 CorporateNameInverted b249 UnnamedPersons b049 ContributorStatement b044 BiographicalNote
b253 LanguageRole b252 LanguageCode b251 CountryCode x420 ScriptCode b059 LanguageOfText b060 OriginalLanguage
b056 EditionTypeCode x419 EditionType b057 EditionNumber b058 EditionStatement n386 NoEdition
b218 ExtentType b219 ExtentValue b220 ExtentUnit b061 NumberOfPages b255 PagesArabic
x425 MainSubject b067 SubjectSchemeIdentifier b171 SubjectSchemeName b068 SubjectSchemeVersion b069 SubjectCode
b064 BASICMainSubject b070 SubjectHeadingText b191 MainSubjectSchemeIdentifier
b074 AudienceRangeQualifier b075 AudienceRangePrecision b076 AudienceRangeValue
x426 TextType x427 ContentAudience d104 Text d102 TextTypeCode d103 TextFormat
x436 ResourceContentType x437 ResourceMode x441 ResourceForm x435 ResourceLink
f114 MediaFileTypeCode f115 MediaFileFormatCode f116 MediaFileLinkTypeCode f117 MediaFileLink
b079 ImprintName b241 NameCodeType b243 NameCodeValue b291 PublishingRole b081 PublisherName
x482 ProductContactRole x484 ProductContactName x299 ContactName j270 TelephoneNumber j272 EmailAddress
b394 PublishingStatus x448 PublishingDateRole b306 Date j260 DateFormat b003 PublicationDate b088 YearFirstPublished
x454 WorkRelationCode b201 WorkIDType x455 ProductRelationCode h208 RelationCode
x449 CountriesIncluded x450 RegionsIncluded x451 CountriesExcluded x452 RegionsExcluded
j407 MarketPublishingStatus j408 MarketDateRole
j138 SupplyToCountry j397 SupplyToTerritory j140 SupplyToRegion j141 AvailabilityCode j396 ProductAvailability
j144 OrderTime j350 OnHand j351 OnOrder j293 StockQuantityCodeType j297 StockQuantityCode
j192 UnpricedItemType x462 PriceType j148 PriceTypeCode j261 PriceQualifier j263 MinimumOrderQuantity j266 PriceStatus
j151 PriceAmount j152 CurrencyCode j303 Territory j304 CountryExcluded j308 TerritoryExcluded
x476 PriceDateRole j161 PriceEffectiveFrom j162 PriceEffectiveUntil
x298 SenderName m174 FromCompany m184 DefaultLanguageOfText m185 DefaultPriceTypeCode m186 DefaultCurrencyCode
x310 DefaultPriceType
`

/** The short tag of a composite is its name in lower case. */
const composites = `
ONIXMessage Header Sender Product ProductIdentifier DescriptiveDetail ProductFormFeature Measure ProductPart ContainedItem
Collection CollectionSequence MainSubject Series Set Title TitleDetail TitleElement Contributor Language Extent Subject AudienceRange
CollateralDetail TextContent OtherText SupportingResource ResourceVersion MediaFile PublishingDetail Imprint Publisher
ProductContact PublishingDate RelatedMaterial RelatedWork WorkIdentifier RelatedProduct ProductSupply Market Territory
MarketPublishingDetail MarketDate SupplyDetail Supplier Stock StockQuantityCoded Price PriceDate AlternativeName
`

const words = (text: string) => text.trim().split(/\s+/)

const references: ReadonlyMap<string, string> = new Map([
  ...words(codes).flatMap((short, n, all) => (n % 2 === 0 ? [[short, all[n + 1]!] as const] : [])),
  ...words(composites).map((name) => [name.toLowerCase(), name] as const),
])

/** Returns the reference name of a tag without its namespace prefix. */
export function referenceName(tag: string): string {
  const name = tag.slice(tag.indexOf(':') + 1)
  if (/^onixm/i.test(name)) return 'ONIXMessage'
  return references.get(name) ?? name
}
