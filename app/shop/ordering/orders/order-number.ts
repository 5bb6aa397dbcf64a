import { cleanCode } from '#app/shop/operations/email/clean-signs.ts'

/**
 * The alphabet has 31 characters, a prime number, and none that looks like another (0 and O, 1, I
 * and L).
 */
export const orderNumberAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
/** An order number has this many random characters before the check character. */
export const randomLength = 7

/**
 * Returns the check character of seven others: the sum of their indexes in the alphabet with
 * different weights, modulo 31. As 31 is prime, it detects every single wrong character and every
 * swapped pair.
 */
export function checkCharacterOf(random: string): string {
  const sum = [...random].reduce(
    (total, sign, n) => total + (n + 2) * orderNumberAlphabet.indexOf(sign),
    0,
  )
  return orderNumberAlphabet[(31 - (sum % 31)) % 31]!
}

const label =
  /^(?:ORDER|BESTELLUNG|BESTELLNUMMER|COMMANDE|NUM[EÉ]RODECOMMANDE)?(?:NUMBER)?:?(?:#|N[OR]?[.:°]|NO#?)?:?/

/**
 * Parses a typed order number. Case, spaces and hyphens are ignored, and so is what is copied around it: the word
 * "Order" in the shop's languages, `#`, `No.` and a full stop. All of these contain characters that no number has.
 */
export function parseOrderNumber(text: string | undefined): string | undefined {
  const number = cleanCode(text ?? '')
    .toUpperCase()
    .replace(/[ -]/g, '')
    .replace(label, '')
    .replace(/[.,;:]$/, '')
  const random = number.slice(0, randomLength)
  const isWhole =
    number.length === randomLength + 1 &&
    [...number].every((sign) => orderNumberAlphabet.includes(sign))
  return isWhole && checkCharacterOf(random) === number.at(-1) ? number : undefined
}
