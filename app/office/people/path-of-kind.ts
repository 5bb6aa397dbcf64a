/** Names the lists of the back office by what they list. */
export const pathOfKind = {
  author: { id: 'people', path: '/office/people' },
  publisher: { id: 'publishers', path: '/office/publishers' },
} as const
