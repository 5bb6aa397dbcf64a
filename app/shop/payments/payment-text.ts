/**
 * How the payment of an order stands, where its buyer has to know or do something. `open`: it can be paid
 * until a time; `made`: the buyer says so, and the word of the payment service is still to come.
 */
export type PaymentText =
  | { kind: 'open'; until: { dateTime: string; text: string } }
  | { kind: 'made'; path: string }
  | { kind: 'under-way' }
  | { kind: 'expired' }
