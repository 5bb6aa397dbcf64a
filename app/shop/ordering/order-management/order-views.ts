/** Names the lists of orders that the shopkeeper works through. */
export const orderViews = [
  'to-pack',
  'to-dispatch',
  'unpaid',
  'suspicious',
  'withdrawn',
  'to-refund',
  'overdue-dispatch',
  'overdue-payment',
  'overdue-refund',
  'ebooks-only',
] as const
export type OrderView = (typeof orderViews)[number]
