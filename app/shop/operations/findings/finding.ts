/** Names the findings that the back office says in the language of staff. */
export const findingCodes = [
  'law-maker',
  'law-responsible',
  'law-mrp-missing',
  'law-mrp-exceeded',
  'law-unit-price',
  'law-fixed-price',
  'law-accessibility',
  'law-ebook-tax',
  'ebook-not-added',
  'ebook-lost',
  'ebook-other-accessibility',
  'invoice-without-account',
  'card-without-keys',
  'tax-none',
  'tax-some',
  'mail-given-up',
] as const
export type FindingCode = (typeof findingCodes)[number]

/** `facts` fill the variables of the message of the code. */
type FindingWords = { code?: FindingCode; facts?: Record<string, string | number> }

/**
 * `fault` means that the shop's own data is inconsistent; `warning` means that the shopkeeper
 * should act. `about` is the order, product, mail or table.
 */
export type Finding = { level: 'fault' | 'warning'; about: string; says: string } & FindingWords

export const fault = (about: string, says: string, words: FindingWords = {}): Finding => ({
  level: 'fault',
  about,
  says,
  ...words,
})

export const warning = (about: string, says: string, words: FindingWords = {}): Finding => ({
  level: 'warning',
  about,
  says,
  ...words,
})
