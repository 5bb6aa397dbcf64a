import { cleanCode } from '../addresses/clean-signs.ts'

/** 31 signs, a prime number; none that is read for another (0 and O, 1, I and L). */
export const orderNumberAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
/** Random characters before the check character. */
export const randomLength = 7

/**
 * The check character of seven others: their places in the alphabet, each times another weight, modulo 31.
 * As 31 is prime, every single wrong character shows, and every two that changed places.
 */
export function checkCharacterOf(random: string): string {
  const sum = [...random].reduce(
    (total, sign, n) => total + (n + 2) * orderNumberAlphabet.indexOf(sign),
    0,
  )
  return orderNumberAlphabet[(31 - (sum % 31)) % 31]!
}

/** An order number as it is kept, from what somebody typed: case, spaces and hyphens are forgiven. */
export function parseOrderNumber(text: string | undefined): string | undefined {
  const number = cleanCode(text ?? '')
    .toUpperCase()
    .replace(/[ -]/g, '')
  const random = number.slice(0, randomLength)
  const isWhole =
    number.length === randomLength + 1 &&
    [...number].every((sign) => orderNumberAlphabet.includes(sign))
  return isWhole && checkCharacterOf(random) === number.at(-1) ? number : undefined
}
