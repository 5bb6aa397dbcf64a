import type { Language } from '#app/i18n/languages.ts'
import type { OrderSheet } from '#app/shop/ordering/order-management/order-sheet.server.ts'
import type { PossibleSteps } from '#app/shop/ordering/order-management/possible-steps.server.ts'
import type { TransferText } from '#app/shop/ordering/payments/transfer-text.ts'
import { describeTransfer } from '#app/shop/ordering/payments/transfer-text.server.ts'

/** Returns what staff tells a buyer who is to transfer the money, such as one on the telephone without an e-mail address. */
export function describeTransferOf(
  { order }: OrderSheet,
  { toPayMinor: minor }: PossibleSteps,
  language: Language,
): TransferText | undefined {
  if (order.paymentMethod !== 'transfer' || typeof minor !== 'number') return undefined
  const transfer = describeTransfer(order, { minor, language })
  // Staff has no banking app to scan a code with.
  delete transfer?.code
  return transfer
}
