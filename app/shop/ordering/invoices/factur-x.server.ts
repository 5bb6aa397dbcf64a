import type { Translate } from '#app/i18n/i18n.server.ts'
import type { Paper } from '#app/shop/ordering/papers/paper.server.ts'
import type { InvoiceDocument } from './invoice-document.schema.ts'
import { invoiceXml } from './en16931/invoice-xml.server.ts'

/** The name is fixed by Factur-X 1.0 and ZUGFeRD 2. */
const fileName = 'factur-x.xml'
/** Each has two decimals, the most that EN 16931 allows (BR-DEC-01 and those after it). */
const currencies = ['EUR', 'GBP']

/** Returns the data of a document in euros or pounds, the currencies of those who use the standard. */
export const facturX = (document: InvoiceDocument, t: Translate): string | undefined =>
  currencies.includes(document.currency) ? invoiceXml(document, t('paper.noTax')) : undefined

/** Attaches the data of a document to its paper, as Factur-X and ZUGFeRD have it. */
export function attachFacturX({ doc }: Paper, xml: string, issuedOn: string) {
  const made = new Date(`${issuedOn}T00:00:00Z`)
  doc.file(Buffer.from(xml), {
    ...{ name: fileName, type: 'text/xml', relationship: 'Alternative' },
    ...{ creationDate: made, modifiedDate: made },
  })
  doc.appendXML(profile)
  doc.appendXML(extensionSchema)
}

const namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'

const profile = `<rdf:Description rdf:about="" xmlns:fx="${namespace}"><fx:DocumentType>INVOICE</fx:DocumentType><fx:DocumentFileName>${fileName}</fx:DocumentFileName><fx:Version>1.0</fx:Version><fx:ConformanceLevel>EN 16931</fx:ConformanceLevel></rdf:Description>`

const properties = {
  DocumentFileName: 'name of the embedded XML invoice file',
  DocumentType: 'INVOICE',
  Version: 'The actual version of the Factur-X XML schema',
  ConformanceLevel: 'The conformance level of the embedded Factur-X data',
}

const propertyItems = Object.entries(properties)
  .map(
    ([name, text]) =>
      `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${text}</pdfaProperty:description></rdf:li>`,
  )
  .join('')

/** PDF/A asks that properties of other standards are described in the file. */
const extensionSchema = `<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"><pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema><pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${propertyItems}</rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>`
