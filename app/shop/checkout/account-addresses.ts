import type { Language } from '#app/i18n/languages.ts'
import { describeAddress } from '../addresses/address-book.ts'
import { maxAddresses, type SavedAddress } from '../addresses/address.ts'

/** The value of the radio for an address that is typed. */
export const anotherAddress = 'another'

/** What the checkout shows to who is signed in. */
export type CheckoutAccount = {
  /** What the fields begin with. */
  email: string
  name: string
  /** The number kept with the chosen address. */
  telephone?: string
  /** None: there is nothing to choose from, and the fields stand alone. */
  addresses: { id: string; lines: string[] }[]
  /** The id of an address, or {@link anotherAddress}. */
  chosen: string
  hasRoom: boolean
}

/** What a form, or the first look at the page, says about the address. */
export type AddressChoice = {
  saved: SavedAddress[]
  /** The one that counts; undefined: the typed fields do. */
  address: SavedAddress | undefined
  /** The form named one that is not the customer's, or is no more. */
  isGone: boolean
}

/**
 * Which of a customer's addresses is meant by the field `address`: null (the page is looked at first) is the
 * one used first; an id that is not among them leaves that one chosen, and is told of. A form without the field
 * is one for typing.
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
  hasRoom: saved.length < maxAddresses,
})
