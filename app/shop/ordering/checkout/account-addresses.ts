import type { Language } from '#app/i18n/languages.ts'
import { describeAddress } from '#app/shop/customers/addresses/address-book.ts'
import { maxAddresses, type SavedAddress } from '#app/shop/customers/addresses/address.ts'

/** This is the value of the radio button for a typed address. */
export const anotherAddress = 'another'

/** Holds what the checkout shows to a signed-in customer. */
export type CheckoutAccount = {
  /** Holds the initial values of the fields. */
  email: string
  name: string
  /** Holds the number saved with the chosen address. */
  telephone?: string
  /** If empty, there is nothing to choose from and only the fields are shown. */
  addresses: { id: string; lines: string[] }[]
  /** The id of an address, or {@link anotherAddress}. */
  chosen: string
  canAdd: boolean
}

/** Holds what a form, or the first visit to the page, says about the address. */
export type AddressChoice = {
  saved: SavedAddress[]
  /** The address to use; undefined if the typed fields are used. */
  address: SavedAddress | undefined
  /** Is true if the form names an address that is not the customer's or no longer exists. */
  isGone: boolean
}

/**
 * Returns the address that the field `address` selects. Null (the first visit) selects the default address; an unknown
 * id selects it too and is reported. A form without the field means a typed address.
 */
export function chooseAddress(
  saved: SavedAddress[],
  field: string | null | undefined,
): AddressChoice {
  if (field === null) return { saved, address: saved[0], isGone: false }
  if (!field || field === anotherAddress) return { saved, address: undefined, isGone: false }
  const address = saved.find(({ id }) => id === field)
  return { saved, address: address ?? saved[0], isGone: !address }
}

export const describeAccount = (
  { email, name }: { email: string; name: string },
  { saved, address }: AddressChoice,
  language: Language,
): CheckoutAccount => ({
  email,
  name,
  ...(address?.telephone !== undefined && { telephone: address.telephone }),
  addresses: saved.map((one) => {
    const { id, lines } = describeAddress(one, language)
    return { id, lines }
  }),
  chosen: address?.id ?? anotherAddress,
  canAdd: saved.length < maxAddresses,
})
