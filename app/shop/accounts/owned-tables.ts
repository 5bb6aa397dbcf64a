/** What an owner has, a guest too, in the order in which a sign-in holds it. */
export const ownedTables = [
  'cartUndo',
  'cartLine',
  'cartCoupon',
  'wish',
  'wishlistShare',
  'listUndo',
  'compared',
  'viewed',
  'formDraft',
  'reviewDraft',
  'reviewReport',
] as const
