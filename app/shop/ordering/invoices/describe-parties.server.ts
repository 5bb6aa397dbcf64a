import { fullName, localisedText } from '#app/shop/operations/seller/seller.ts'
import { addressLinesIn } from '#app/shop/operations/seller/address-lines.ts'
import { seller } from '#app/shop/operations/seller/seller.server.ts'
import { isVatNumber } from '#app/shop/operations/seller/vat-number.ts'
import type { Language } from '#app/i18n/languages.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import { hasPickupPlace } from '#app/shop/pricing/delivery/pickup.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import type { InvoiceBuyer, InvoiceSeller } from './invoice-document.schema.ts'

export function describeInvoiceSeller(language: Language): InvoiceSeller {
  const who = seller()
  return {
    name: fullName(who, language),
    addressLines: addressLinesIn(who, language),
    country: who.country,
    email: who.email,
    telephone: who.telephone,
    vatId: numberIn(localisedText(who.vatId, language)),
    taxNumber: who.taxNumber,
    register: localisedText(who.register, language) ?? null,
    managingDirector: who.managingDirector,
    bank: shopSettings().bankAccount,
  }
}

const gstin = /\b\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]\b/

/** Returns a number as authorities write it, without the words and spaces that the shopkeeper wrote around it. */
function numberIn(text: string | undefined): string | null {
  if (text === undefined) return null
  const indian = gstin.exec(text)?.[0]
  if (indian) return indian
  const number = text.replace(/\(.*/, '').trim()
  return isVatNumber(number) ? number.replace(/[ .-]/g, '') : number || null
}

/** The address of an order that is collected is that of the place, not of its buyer. */
export function describeInvoiceBuyer(order: Order): InvoiceBuyer {
  const { name, country } = order
  const none = { addressLine1: '', addressLine2: null, postcode: '', city: '', region: null }
  if (hasPickupPlace(order.deliveryMethod)) return { name, ...none, country }
  const { addressLine1, addressLine2, postcode, city, region } = order
  return { name, addressLine1, addressLine2, postcode, city, region, country }
}
