/** Who sets a password. */
export type Owner = { name: string; email: string }

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
const lengthOf = (text: string) => [...text].length

/** Of what the shop is called, and of its customer's name and address; longest first, since one may hold another. */
function wordsAround({ name, email }: Owner): string[] {
  const words = fold(`Octavo ${name} ${email}`).match(/\p{L}{2,}|\p{N}{2,}/gu) ?? []
  return words.toSorted((one, other) => other.length - one.length)
}

/**
 * Whether half of a password or more is made of words that are tried first by who knows the shop and the owner
 * (ASVS 5.0, 6.2.11).
 */
export function containsPersonalWords(password: string, owner: Owner): boolean {
  const whole = fold(password)
  // Where a word stood no other one is to arise.
  const rest = wordsAround(owner).reduce((left, word) => left.replaceAll(word, '\n'), whole)
  return lengthOf(rest.replaceAll('\n', '')) * 2 <= lengthOf(whole)
}
