export const price = {
  now: 'Now',
  until: 'Until',
  lowest: 'Lowest price in the 30 days before:',
  lowestShort: '30-day low',
  notForSale: 'Currently unavailable',
}
