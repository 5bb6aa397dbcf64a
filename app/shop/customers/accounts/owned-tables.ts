/** Lists the tables of an owner, who may be a guest, in the order in which a sign-in locks them. */
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
