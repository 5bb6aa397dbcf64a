/** What invoices and credit notes state in words. It is stored with them. */
export const invoice = {
  refund: 'Partial refund',
  adjustment: 'Adjustment for earlier refunds',
  lessDue: 'You have {{amount}} less to pay for this order.',
  refunded: 'We have refunded {{amount}} by the means of payment you used.',
  toRefund: 'We refund {{amount}} by the means of payment you used.',
  paid: 'Paid ({{method}}). There is nothing left to pay.',
  nothingDue: 'There is nothing to pay.',
  due: 'Please pay {{amount}} within 14 days of receiving this invoice, with the reference {{number}}.',
  dueOnDelivery: 'You pay {{amount}} when you receive your parcel.',
  dueOnCollection: 'You pay {{amount}} when you collect your order.',
}
