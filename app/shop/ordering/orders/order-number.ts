import { cleanCode } from '#app/i18n/clean-signs.ts'

/**
 * The alphabet has 31 characters, a prime number, and none that looks like another (0 and O, 1, I
 * and L).
 */
export const orderNumberAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
/** An order number has this many random characters before the check character. */
export const randomLength = 7

const ownLength = randomLength + 1

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
 * The prefix that the shop had when the order was placed is part of the number.
 */
export function parseOrderNumber(text: string | undefined): string | undefined {
  const number = cleanCode(text ?? '')
    .toUpperCase()
    .replace(/[ -]/g, '')
    .replace(label, '')
    .replace(/[.,;:]$/, '')
  const [prefix, own] = [number.slice(0, -ownLength), number.slice(-ownLength)]
  const isWhole =
    own.length === ownLength && [...own].every((sign) => orderNumberAlphabet.includes(sign))
  const isRight = isWhole && checkCharacterOf(own.slice(0, randomLength)) === own.at(-1)
  if (!isRight || !/^[A-Z0-9]{0,8}$/.test(prefix)) return undefined
  return prefix === '' ? own : `${prefix}-${own}`
}

/** Tells whether numbers with a prefix are parsed as they are; one that begins like a label would be cut. */
export function isReadablePrefix(prefix: string): boolean {
  const random = orderNumberAlphabet.slice(0, randomLength)
  const number = `${prefix}-${random}${checkCharacterOf(random)}`
  return parseOrderNumber(number) === number
}
