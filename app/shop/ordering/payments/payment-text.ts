import type { TransferText } from './transfer-text.ts'

/**
 * Describes the payment of an order where its buyer has to know or do something. `open`: it can be
 * paid until a time; `made`: the buyer reports it as paid, and the payment service has not
 * confirmed it yet; `to-check`: a payment came that is not what was asked for; `transfer`: it waits
 * for a bank transfer.
 */
export type PaymentText =
  | { kind: 'open'; until: { dateTime: string; text: string } }
  | { kind: 'made'; path: string }
  | { kind: 'under-way' }
  | { kind: 'to-check' }
  | { kind: 'expired' }
  | { kind: 'transfer'; transfer: TransferText }
