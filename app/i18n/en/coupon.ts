export const coupon = {
  heading: 'Coupon',
  field: 'Coupon code',
  hint: 'One coupon to a cart: another code takes its place.',
  use: 'Use coupon',
  row: 'Coupon {{code}}',
  partial: 'Does not count for books whose price is fixed.',
  notCounted: 'not counted',
  remove: 'Remove coupon',
  /** Why a coupon takes nothing off. */
  fault: {
    'not-begun': 'This coupon counts from {{day}} on.',
    ended: 'This coupon has ended.',
    'used-up': 'This coupon is used up.',
    'used-up-each':
      'This coupon has been used with your e-mail address as often as one customer may.',
    'below-minimum':
      'This coupon counts from {{minimum}} of goods; those it counts for come to {{counted}}.',
    excluded:
      'This coupon counts for nothing in your cart: where they are sent, the publisher fixes the price of these books, and no coupon may lower it.',
  },
}
