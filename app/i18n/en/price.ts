export const price = {
  now: 'Now',
  before: 'before',
  until: 'Until',
  lowest: 'Struck: the lowest price of the 30 days before',
  notForSale: 'Not for sale at present',
}
