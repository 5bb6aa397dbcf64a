/** Lists the parts of the page whose buttons prepare the order; those of the search of items name none. */
export const draftParts = ['lines', 'sale', 'buyers', 'buyer', 'terms'] as const
export type DraftPart = (typeof draftParts)[number]

export const parseDraftPart = (text: string | null): DraftPart | undefined =>
  draftParts.find((part) => part === text)
