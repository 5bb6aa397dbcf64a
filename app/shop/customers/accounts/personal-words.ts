import { shopIdentity } from '#app/shop-settings/shop-identity.ts'

export type Owner = { name: string; email: string }

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
const lengthOf = (text: string) => [...text].length

/**
 * Returns the words of the shop's name and of the customer's name and address, and the whole address, whose words may
 * be single letters. The longest come first, since one may contain another.
 */
function wordsAround({ name, email }: Owner): string[] {
  const words = fold(`${shopIdentity().name} ${name} ${email}`).match(/\p{L}{2,}|\p{N}{2,}/gu) ?? []
  const whole = [email, email.split('@')[0]!].map(fold).filter((part) => part.length > 1)
  return [...whole, ...words].toSorted((one, other) => other.length - one.length)
}

/**
 * Tells whether at least half of a password consists of words that an attacker who knows the shop and the owner tries
 * first (ASVS 5.0, 6.2.11).
 */
export function containsPersonalWords(password: string, owner: Owner): boolean {
  const whole = fold(password)
  // A removed word is replaced by a line break, so that its neighbours do not join to form another word.
  const rest = wordsAround(owner).reduce((left, word) => left.replaceAll(word, '\n'), whole)
  return lengthOf(rest.replaceAll('\n', '')) * 2 <= lengthOf(whole)
}
