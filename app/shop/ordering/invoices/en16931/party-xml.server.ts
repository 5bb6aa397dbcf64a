import { element, type Xml } from '#app/shop/exchange/feeds/xml.ts'
import type { InvoiceBuyer, InvoiceDocument, InvoiceSeller } from '../invoice-document.schema.ts'
import { europeanVatId, taxNumberOf } from './tax-code.server.ts'
import { ramGroup, ramText, type Part } from './xml-parts.server.ts'

export const agreementOf = ({ seller, buyer, orderNumber }: InvoiceDocument) =>
  ramGroup(
    'ApplicableHeaderTradeAgreement',
    ramGroup('SellerTradeParty', ...sellerParts(seller)),
    ramGroup('BuyerTradeParty', ramText('Name', buyer.name), buyerAddress(buyer)),
    ramGroup('BuyerOrderReferencedDocument', ramText('IssuerAssignedID', orderNumber)),
  )

function sellerParts(seller: InvoiceSeller): Part[] {
  const vatId = europeanVatId(seller)
  const number = vatId ?? taxNumberOf(seller)
  const { register, telephone, email, managingDirector, name } = seller
  return [
    // The standard asks for one number that names the seller.
    !vatId && ramText('ID', number ?? email),
    ramText('Name', name),
    register && ramGroup('SpecifiedLegalOrganization', ramText('ID', register)),
    ramGroup(
      'DefinedTradeContact',
      ramText('PersonName', managingDirector ?? name),
      telephone &&
        ramGroup('TelephoneUniversalCommunication', ramText('CompleteNumber', telephone)),
      ramGroup('EmailURIUniversalCommunication', ramText('URIID', email)),
    ),
    sellerAddress(seller),
    number &&
      ramGroup(
        'SpecifiedTaxRegistration',
        element('ram:ID', { schemeID: vatId ? 'VA' : 'FC' }, number),
      ),
  ]
}

/** The last line of the seller's address is the country, and the one before may begin with a postcode. */
function sellerAddress({ addressLines, country }: InvoiceSeller): Xml {
  const lines = addressLines.slice(0, -1)
  const [, postcode, city] = /^(\d[\d -]{2,8}\d) ([^\d\s].*)$/.exec(lines.at(-1) ?? '') ?? []
  const [street, more, ...others] = postcode ? lines.slice(0, -1) : lines
  return ramGroup(
    'PostalTradeAddress',
    postcode && ramText('PostcodeCode', postcode),
    street && ramText('LineOne', street),
    more && ramText('LineTwo', more),
    others.length > 0 && ramText('LineThree', others.join(', ')),
    city && ramText('CityName', city),
    ramText('CountryID', country),
  )
}

/** A buyer of files alone has no address, but a country. */
const buyerAddress = (buyer: InvoiceBuyer) =>
  ramGroup(
    'PostalTradeAddress',
    buyer.postcode && ramText('PostcodeCode', buyer.postcode),
    buyer.addressLine1 && ramText('LineOne', buyer.addressLine1),
    buyer.addressLine2 && ramText('LineTwo', buyer.addressLine2),
    buyer.city && ramText('CityName', buyer.city),
    ramText('CountryID', buyer.country),
    buyer.region && ramText('CountrySubDivisionName', buyer.region),
  )
