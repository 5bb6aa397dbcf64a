import type { Viewer } from '#app/shop/catalogue/product-card.ts'

/** Somebody in India who reads English and pays in rupees, but for what is said. */
export const aViewer = (facts: Partial<Viewer> = {}): Viewer => ({
  language: 'en',
  currency: 'INR',
  country: 'IN',
  now: Date.now(),
  ...facts,
})
