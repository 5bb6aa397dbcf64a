import type { ManagedReview } from '#app/shop/catalogue/reviews/managed-reviews.server.ts'

/** Returns what tells whether a review, its state or its answer was changed since staff saw it. */
export const reviewVersion = ({
  state,
  createdAt,
  changedAt,
  answeredAt,
}: Pick<ManagedReview, 'state' | 'createdAt' | 'changedAt' | 'answeredAt'>): string =>
  [state, createdAt, changedAt, answeredAt].join(' ')
