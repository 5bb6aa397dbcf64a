import type { Translate } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { isInEu, type Country } from '#app/i18n/markets.ts'
import { isSent } from '#app/shop/pricing/delivery/delivery.ts'
import { addressLinesIn, postalLines } from '#app/shop/operations/seller/address-lines.ts'
import type { Contact } from '#app/shop-settings/seller-facts.ts'
import { seller } from '#app/shop/operations/seller/seller.server.ts'
import type { Fact } from './detail.ts'
import type { ProductRow } from '#app/shop/catalogue/products/product-row.server.ts'

/**
 * Returns who is responsible for the product's safety, with postal and e-mail address (EU 2023/988 Art. 19): its maker,
 * or for a book without one its publisher, if an address is known.
 */
export function makerOf(row: ProductRow, language: Language): Omit<Fact, 'label'> | undefined {
  const { makerName, makerPostalAddress, makerEmail, press, pressPostalAddress, pressEmail } = row
  if (makerName) return contact(language, makerName, makerPostalAddress, makerEmail)
  if (press && (pressPostalAddress || pressEmail))
    return contact(language, press, pressPostalAddress, pressEmail)
  return undefined
}

const contact = (
  language: Language,
  name: string,
  address: string | null,
  email: string | null,
) => ({
  value: name,
  ...(address && { lines: postalLines(address, language) }),
  ...(email && { email }),
})

/**
 * Lists the others responsible for goods that are sent: in the EU for a seller outside it, in India for imported goods.
 */
export function listOtherResponsible(
  row: ProductRow,
  { country, language }: { country: Country; language: Language },
  t: Translate,
): Fact[] {
  const { euRepresentative, importer } = seller()
  const fact = (label: string, who: Contact): Fact => ({
    label,
    value: who.name,
    lines: addressLinesIn(who, language),
    email: who.email,
  })
  if (!isSent(row)) return []
  const { responsibleName, responsiblePostalAddress, responsibleEmail } = row
  const label = t('product.facts.responsible')
  // The product's own responsible person takes precedence over the seller's.
  const responsible = responsibleName
    ? { label, ...contact(language, responsibleName, responsiblePostalAddress, responsibleEmail) }
    : euRepresentative && fact(label, euRepresentative)
  return [
    ...(responsible && isInEu(country) ? [responsible] : []),
    ...(importer && country === 'IN' ? [fact(t('product.facts.importer'), importer)] : []),
  ]
}
