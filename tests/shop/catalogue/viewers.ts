import type { Viewer } from '#app/shop/catalogue/product-card/product-card.ts'

/** Returns a viewer in India who reads English and pays in rupees, unless the facts differ. */
export const aViewer = (facts: Partial<Viewer> = {}): Viewer => ({
  language: 'en',
  currency: 'INR',
  country: 'IN',
  now: Date.now(),
  ...facts,
})
