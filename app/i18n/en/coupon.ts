export const coupon = {
  field: 'Coupon code',
}
