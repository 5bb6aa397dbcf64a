import { XmlDocument, type XmlNode } from 'libxml2-wasm'

/**
 * Holds the business rules of EN 16931-1 in the syntax CII, as far as the shop writes what they are about: it has no
 * charges, no allowances of the whole document, no periods, payees, tax representatives, cards or attached files. No
 * package of npm or Debian has the published Schematron. A test is an XPath that has to hold at each place of the rule.
 */
type Rule = [id: string, places: string, test: string]

const namespaces = {
  rsm: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  udt: 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
}

const root = '/rsm:CrossIndustryInvoice'
const trade = `${root}/rsm:SupplyChainTradeTransaction`
const line = `${trade}/ram:IncludedSupplyChainTradeLineItem`
const agreement = `${trade}/ram:ApplicableHeaderTradeAgreement`
const settlement = `${trade}/ram:ApplicableHeaderTradeSettlement`
const totals = `${settlement}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`
const breakdown = `${settlement}/ram:ApplicableTradeTax`
const means = `${settlement}/ram:SpecifiedTradeSettlementPaymentMeans`
const seller = `${agreement}/ram:SellerTradeParty`
const buyer = `${agreement}/ram:BuyerTradeParty`
const price = 'ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice'
const quantity = 'ram:SpecifiedLineTradeDelivery/ram:BilledQuantity'
const lineTax = 'ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax'
const lineTotal =
  'ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount'
const allowance = 'ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeAllowanceCharge'
const numberOf = (...schemes: string[]) =>
  `ram:SpecifiedTaxRegistration/ram:ID[${schemes.map((one) => `@schemeID='${one}'`).join(' or ')}]`

const given = (path: string) => `normalize-space(${path}) != ''`
const oneOf = (codes: string) => `contains(' ${codes} ', concat(' ', normalize-space(.), ' '))`
const minor = (amount: string) => `round(100 * (${amount}))`
const same = (one: string, other: string) => `${minor(one)} = ${minor(other)}`
/** An amount that may be left out counts as nothing. */
const orNothing = (path: string) => `sum(${path})`
const twoDecimals = (path: string) =>
  `not(${path}) or string-length(substring-after(${path}, '.')) <= 2`

const ofDocument: Rule[] = [
  [
    'BR-01',
    root,
    given('rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID'),
  ],
  ['BR-02', root, given('rsm:ExchangedDocument/ram:ID')],
  [
    'BR-03',
    root,
    given("rsm:ExchangedDocument/ram:IssueDateTime/udt:DateTimeString[@format='102']"),
  ],
  ['BR-04', root, given('rsm:ExchangedDocument/ram:TypeCode')],
  ['BR-05', root, given(`${settlement}/ram:InvoiceCurrencyCode`)],
  ['BR-06', root, given(`${seller}/ram:Name`)],
  ['BR-07', root, given(`${buyer}/ram:Name`)],
  ['BR-08', root, `${seller}/ram:PostalTradeAddress`],
  ['BR-09', root, given(`${seller}/ram:PostalTradeAddress/ram:CountryID`)],
  ['BR-10', root, `${buyer}/ram:PostalTradeAddress`],
  ['BR-11', root, given(`${buyer}/ram:PostalTradeAddress/ram:CountryID`)],
  ['BR-16', root, line],
  ['BR-CO-18', root, breakdown],
  [
    'BR-CO-26',
    seller,
    `ram:ID or ram:GlobalID or ram:SpecifiedLegalOrganization/ram:ID or ${numberOf('VA')}`,
  ],
  [
    'BR-CO-09',
    `//${numberOf('VA')}`,
    "translate(substring(., 1, 2), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '') = ''",
  ],
  ['BR-55', `${settlement}/ram:InvoiceReferencedDocument`, given('ram:IssuerAssignedID')],
  [
    'CII-DT-097',
    "//*[@format='102']",
    'string-length(.) = 8 and substring(., 5, 2) >= 1 and substring(., 5, 2) <= 12 and substring(., 7) >= 1 and substring(., 7) <= 31',
  ],
]

const ofTotals: Rule[] = [
  ['BR-12', totals, 'ram:LineTotalAmount'],
  ['BR-13', totals, 'ram:TaxBasisTotalAmount'],
  ['BR-14', totals, 'ram:GrandTotalAmount'],
  ['BR-15', totals, 'ram:DuePayableAmount'],
  ['BR-CO-10', totals, same('ram:LineTotalAmount', `sum(${line}/${lineTotal})`)],
  ['BR-CO-13', totals, same('ram:TaxBasisTotalAmount', 'ram:LineTotalAmount')],
  ['BR-CO-14', totals, same('ram:TaxTotalAmount', `sum(${breakdown}/ram:CalculatedAmount)`)],
  [
    'BR-CO-15',
    totals,
    `count(ram:TaxTotalAmount[@currencyID = ${settlement}/ram:InvoiceCurrencyCode]) = 1 and ${same('ram:GrandTotalAmount', 'ram:TaxBasisTotalAmount + ram:TaxTotalAmount')}`,
  ],
  [
    'BR-CO-16',
    totals,
    same('ram:DuePayableAmount', `ram:GrandTotalAmount - ${orNothing('ram:TotalPrepaidAmount')}`),
  ],
  [
    'BR-CO-25',
    totals,
    `ram:DuePayableAmount <= 0 or ${given(`${settlement}/ram:SpecifiedTradePaymentTerms/ram:Description`)}`,
  ],
  ['BR-DEC-09', totals, twoDecimals('ram:LineTotalAmount')],
  ['BR-DEC-12', totals, twoDecimals('ram:TaxBasisTotalAmount')],
  ['BR-DEC-13', totals, twoDecimals('ram:TaxTotalAmount')],
  ['BR-DEC-14', totals, twoDecimals('ram:GrandTotalAmount')],
  ['BR-DEC-16', totals, twoDecimals('ram:TotalPrepaidAmount')],
  ['BR-DEC-18', totals, twoDecimals('ram:DuePayableAmount')],
]

const ofLines: Rule[] = [
  ['BR-21', line, given('ram:AssociatedDocumentLineDocument/ram:LineID')],
  ['BR-22', line, quantity],
  ['BR-23', line, `${quantity}/@unitCode`],
  ['BR-24', line, lineTotal],
  ['BR-25', line, given('ram:SpecifiedTradeProduct/ram:Name')],
  ['BR-26', line, `${price}/ram:ChargeAmount`],
  ['BR-27', line, `${price}/ram:ChargeAmount >= 0`],
  ['BR-64', `${line}/ram:SpecifiedTradeProduct/ram:GlobalID`, given('@schemeID')],
  ['BR-CO-04', line, given(`${lineTax}[ram:TypeCode='VAT']/ram:CategoryCode`)],
  ['BR-DEC-23', line, twoDecimals(lineTotal)],
  ['BR-66', `${line}/${allowance}`, 'ram:ChargeIndicator'],
  ['BR-41', `${line}/${allowance}`, 'ram:ActualAmount'],
  ['BR-42', `${line}/${allowance}`, 'ram:Reason or ram:ReasonCode'],
  ['BR-CO-23', `${line}/${allowance}`, 'ram:Reason or ram:ReasonCode'],
  ['BR-DEC-24', `${line}/${allowance}`, twoDecimals('ram:ActualAmount')],
  // The standard has this in the definition of the net amount, and Peppol as the rule R120.
  [
    'BT-131',
    line,
    same(
      lineTotal,
      `${price}/ram:ChargeAmount * ${quantity} div (${orNothing(`${price}/ram:BasisQuantity`)} + not(${price}/ram:BasisQuantity)) - ${orNothing(`${allowance}/ram:ActualAmount`)}`,
    ),
  ],
]

const ofPayment: Rule[] = [
  ['BR-49', means, given('ram:TypeCode')],
  ['BR-50', `${means}/ram:PayeePartyCreditorFinancialAccount`, 'ram:IBANID or ram:ProprietaryID'],
  [
    'BR-61',
    `${means}[ram:TypeCode='30' or ram:TypeCode='58']`,
    given('ram:PayeePartyCreditorFinancialAccount/ram:IBANID'),
  ],
  [
    'BR-CO-27',
    `${means}/ram:PayeePartyCreditorFinancialAccount`,
    'not(ram:IBANID and ram:ProprietaryID)',
  ],
]

const countries =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IN IT LT LU LV MT NL PL PT RO SE SI SK US'

/** These are the codes of the lists that the shop uses. */
const ofCodes: Rule[] = [
  ['BR-CL-01', `${root}/rsm:ExchangedDocument/ram:TypeCode`, oneOf('380 381')],
  ['BR-CL-03', '//ram:TaxTotalAmount/@currencyID', oneOf('EUR GBP')],
  ['BR-CL-04', '//ram:InvoiceCurrencyCode', oneOf('EUR GBP')],
  ['BR-CL-14', '//ram:CountryID', oneOf(countries)],
  ['BR-CL-16', `${means}/ram:TypeCode`, oneOf('30 58 ZZZ')],
  ['BR-CL-18', '//ram:ApplicableTradeTax/ram:CategoryCode', oneOf('S Z E G O')],
  ['BR-CL-19', `${line}/${allowance}/ram:ReasonCode`, oneOf('95')],
  ['BR-CL-21', `${line}/ram:SpecifiedTradeProduct/ram:GlobalID/@schemeID`, oneOf('0160')],
  ['BR-CL-23', '//@unitCode', oneOf('C62')],
]

const ofBreakdowns: Rule[] = [
  ['BR-45', breakdown, 'ram:BasisAmount'],
  ['BR-46', breakdown, 'ram:CalculatedAmount'],
  ['BR-47', breakdown, given("self::*[ram:TypeCode='VAT']/ram:CategoryCode")],
  ['BR-48', breakdown, "ram:RateApplicablePercent or ram:CategoryCode='O'"],
  ['BR-DEC-19', breakdown, twoDecimals('ram:BasisAmount')],
  ['BR-DEC-20', breakdown, twoDecimals('ram:CalculatedAmount')],
  // The tax within gross prices may differ by a minor unit; the published rules allow a whole unit.
  [
    'BR-CO-17',
    breakdown,
    `ram:CategoryCode='O' or (${minor('ram:CalculatedAmount')} - ram:BasisAmount * ram:RateApplicablePercent <= 1 and ram:BasisAmount * ram:RateApplicablePercent - ${minor('ram:CalculatedAmount')} <= 1)`,
  ],
]

const taxNumber: Record<string, string> = {
  S: `${seller}/${numberOf('VA', 'FC')}`,
  Z: `${seller}/${numberOf('VA', 'FC')}`,
  E: `${seller}/${numberOf('VA', 'FC')}`,
  G: `${seller}/${numberOf('VA')}`,
  O: `not(//${numberOf('VA')})`,
}

/** Returns the rules that each code of a tax has, by the numbers that they share: BR-S-01, BR-Z-01 and so on. */
function ofCategory(code: string): Rule[] {
  const [isTaxed, isOutside] = [code === 'S', code === 'O']
  const lines = `${line}[${lineTax}/ram:CategoryCode='${code}']`
  const groups = `${breakdown}[ram:CategoryCode='${code}']`
  const rate = 'ram:RateApplicablePercent'
  const rateTest = isTaxed ? `${rate} > 0` : isOutside ? `not(${rate})` : `${rate} = 0`
  const count = isTaxed ? `count(${groups}) >= 1` : `count(${groups}) = 1`
  const reason = 'ram:ExemptionReason or ram:ExemptionReasonCode'
  return [
    [`BR-${code}-01`, lines, count],
    [`BR-${code}-01`, groups, lines],
    [`BR-${code}-02`, lines, taxNumber[code]!],
    [`BR-${code}-05`, `${lines}/${lineTax}`, rateTest],
    [`BR-${code}-09`, groups, isTaxed ? 'ram:CalculatedAmount' : 'ram:CalculatedAmount = 0'],
    [`BR-${code}-10`, groups, isTaxed || code === 'Z' ? `not(${reason})` : reason],
    ...(isOutside
      ? ([
          ['BR-O-11', groups, `count(${breakdown}) = 1`],
          ['BR-O-12', groups, `not(${line}/${lineTax}[ram:CategoryCode != 'O'])`],
        ] satisfies Rule[])
      : []),
  ]
}

const codes = ['S', 'Z', 'E', 'G', 'O']
const rules = [
  ...[ofDocument, ofTotals, ofLines, ofPayment, ofCodes, ofBreakdowns].flat(),
  ...codes.flatMap(ofCategory),
]

const holds = (test: string, place: XmlNode) => place.eval(`boolean(${test})`, namespaces) === true

/** The basis of a code and rate is the sum of the lines that have both (BR-S-08 and its kind). */
function brokenBases(document: XmlDocument): string[] {
  return document.find(breakdown, namespaces).flatMap((group) => {
    const textOf = (path: string) => group.get(path, namespaces)?.content
    const [code, rate] = [textOf('ram:CategoryCode'), textOf('ram:RateApplicablePercent')]
    const own = `ram:CategoryCode='${code}'${rate ? ` and ram:RateApplicablePercent=${rate}` : ''}`
    const sum = `sum(${line}[${lineTax}[${own}]]/${lineTotal})`
    return holds(same('ram:BasisAmount', sum), group) ? [] : [`BR-${code}-08`]
  })
}

/** Lists the rules that a document breaks. */
export function brokenRules(xml: string): string[] {
  const document = XmlDocument.fromString(xml)
  const broken = rules
    .filter(([, places, test]) =>
      document.find(places, namespaces).some((place) => !holds(test, place)),
    )
    .map(([id]) => id)
  const all = [...broken, ...brokenBases(document)]
  document.dispose()
  return [...new Set(all)].sort()
}

/** Returns the total of a document and what is due, in minor units. */
export function totalsOf(xml: string): { gross: number; due: number } {
  const document = XmlDocument.fromString(xml)
  const amount = (name: string) =>
    Math.round(Number(document.get(`${totals}/ram:${name}`, namespaces)!.content) * 100)
  const found = { gross: amount('GrandTotalAmount'), due: amount('DuePayableAmount') }
  document.dispose()
  return found
}
