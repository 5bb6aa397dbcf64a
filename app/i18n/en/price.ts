export const price = {
  now: 'Now',
  before: 'before',
  until: 'until',
  lowest: 'struck: the lowest price of the 30 days before',
  notForSale: 'Not for sale at present',
}
