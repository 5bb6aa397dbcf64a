export const coupon = {
  heading: 'Add a coupon',
  field: 'Coupon code',
  hint: 'One coupon per cart: a new code replaces the current one.',
  use: 'Apply coupon',
  row: 'Coupon {{code}}',
  partial: 'Does not apply to fixed-price books.',
  notCounted: 'not applied',
  remove: 'Remove coupon',
  /** These messages tell why a coupon reduces nothing. */
  fault: {
    'not-begun': 'This coupon is valid from {{day}}.',
    ended: 'This coupon has expired.',
    'used-up': 'This coupon has been fully redeemed.',
    'used-up-each':
      'This coupon has already been used with your e-mail address as often as allowed.',
    'below-minimum':
      'This coupon requires a minimum spend of {{minimum}}; the items it applies to come to {{counted}}.',
    excluded:
      'This coupon does not apply to anything in your cart: in the country of delivery, publishers set the prices of these books, and no coupon may reduce them.',
  },
}
