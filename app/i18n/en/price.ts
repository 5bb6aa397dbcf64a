export const price = {
  now: 'Now',
  before: 'before',
  until: 'Until',
  lowest: 'Crossed out: the lowest price of the 30 days before',
  notForSale: 'Currently unavailable',
}
