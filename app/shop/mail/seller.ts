/** Who sells: stands on every receipt and in every mail. Facts, not words: the same in each language. */
export const seller = {
  name: 'Octavo Books',
  addressLines: ['3 Folding Street', '560002 Bengaluru', 'India'],
  email: 'books@example.org',
} as const
