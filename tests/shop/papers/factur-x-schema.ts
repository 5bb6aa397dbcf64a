import { readFileSync } from 'node:fs'
import { XmlDocument } from 'libxml2-wasm'
import { xmlValidator } from '../../validate-xml.ts'

const file = new URL('../../fixtures/factur-x/EN16931.xsd', import.meta.url)
/** Lists what the schema of Factur-X finds wrong in the data of an invoice. */
export const faultsOfFacturX = xmlValidator(readFileSync(file, 'utf8'), file.href)

const namespaces = {
  rsm: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
}

/** Returns a reader of the texts that a path finds, and of amounts in minor units. */
function readerOf(xml: string) {
  const document = XmlDocument.fromString(xml)
  const texts = (path: string) => document.find(path, namespaces).map(({ content }) => content)
  const minor = (text: string) => Math.round(Number(text) * 100)
  return {
    texts,
    amounts: (path: string) => texts(path).map(minor),
    amount: (path: string) => minor(texts(path)[0] ?? '0'),
    dispose: () => document.dispose(),
  }
}

const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0)
const head = '//ram:ApplicableHeaderTradeSettlement'
const total = `${head}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`
const lines = '//ram:IncludedSupplyChainTradeLineItem'

/** Returns the sums of the data, and lists the rules of EN 16931 that they break. */
export function checkSums(xml: string) {
  const { texts, amounts, amount, dispose } = readerOf(xml)
  const broken: string[] = []
  const rule = (name: string, holds: boolean) => {
    if (!holds) broken.push(name)
  }
  const net = amount(`${total}/ram:LineTotalAmount`)
  const gross = amount(`${total}/ram:GrandTotalAmount`)
  const due = amount(`${total}/ram:DuePayableAmount`)
  const taxes = amounts(`${head}/ram:ApplicableTradeTax/ram:CalculatedAmount`)
  rule('BR-CO-10', net === sum(amounts(`${lines}//ram:LineTotalAmount`)))
  rule('BR-CO-13', net === amount(`${total}/ram:TaxBasisTotalAmount`))
  rule('BR-CO-14', amount(`${total}/ram:TaxTotalAmount`) === sum(taxes))
  rule('BR-CO-15', gross === net + sum(taxes))
  rule('BR-CO-16', due === gross - amount(`${total}/ram:TotalPrepaidAmount`))
  texts(`${head}/ram:ApplicableTradeTax/ram:CategoryCode`).forEach((code, n) => {
    const group = `(${head}/ram:ApplicableTradeTax)[${n + 1}]`
    const rate = texts(`${group}/ram:RateApplicablePercent`)[0]
    const basis = amount(`${group}/ram:BasisAmount`)
    const same = `${lines}[.//ram:CategoryCode='${code}'${rate ? ` and .//ram:RateApplicablePercent='${rate}'` : ''}]`
    rule(`BR-${code}-08`, basis === sum(amounts(`${same}//ram:LineTotalAmount`)))
    // The published rules allow a difference of one whole unit; tax within gross prices needs one minor unit.
    const exact = (basis * Number(rate ?? 0)) / 100
    rule(`BR-${code}-09`, Math.abs(taxes[n]! - exact) <= 1)
    const hasReason = texts(`${group}/ram:ExemptionReason`).length > 0
    rule(`BR-${code}-10`, hasReason === !['S', 'Z'].includes(code))
  })
  texts(lines).forEach((_, n) => {
    const line = `(${lines})[${n + 1}]`
    const pieces = Number(texts(`${line}//ram:BilledQuantity`)[0])
    const basis = Number(texts(`${line}//ram:NetPriceProductTradePrice/ram:BasisQuantity`)[0] ?? 1)
    const price = amount(`${line}//ram:NetPriceProductTradePrice/ram:ChargeAmount`)
    const less = amount(`${line}//ram:SpecifiedTradeAllowanceCharge/ram:ActualAmount`)
    const whole = amount(`${line}//ram:LineTotalAmount`)
    rule('BR-27', price >= 0)
    rule('a price times its quantity', (price * pieces) / basis - less === whole)
  })
  dispose()
  return { broken, gross, due }
}
