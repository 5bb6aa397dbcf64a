export const coupon = {
  heading: 'Add a coupon',
  field: 'Coupon code',
  hint: 'One coupon per cart: another code replaces it.',
  use: 'Apply coupon',
  row: 'Coupon {{code}}',
  partial: 'Does not apply to fixed-price books.',
  notCounted: 'not applied',
  remove: 'Remove coupon',
  /** These messages tell why a coupon reduces nothing. */
  fault: {
    'not-begun': 'This coupon is valid from {{day}}.',
    ended: 'This coupon has expired.',
    'used-up': 'This coupon is used up.',
    'used-up-each':
      'This coupon has been used with your e-mail address as often as one customer may.',
    'below-minimum':
      'This coupon applies from {{minimum}}; the items it applies to come to {{counted}}.',
    excluded:
      'This coupon applies to nothing in your cart: where they are sent, the publisher sets the price of these books, and no coupon may lower it.',
  },
}
