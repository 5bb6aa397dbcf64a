import {
  listPaymentFaults,
  listPaymentGaps,
  type PaymentGap,
} from '#app/shop/maintenance/settings/payment-faults.server.ts'
import { listWrongPayments } from '#app/shop/ordering/payments/wrong-payments.server.ts'
import { fault, warning, type Finding } from '#app/shop/operations/findings/finding.ts'
import { sampleSeller } from '#app/shop/operations/seller/sample-seller.ts'
import { seller } from '#app/shop/operations/seller/seller.server.ts'
import { findStoredSettings } from '#app/shop/operations/shop-settings/stored-settings.server.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'

/**
 * Lists markets that a later change has left without a means of payment, means that lack what they need, and received
 * payments that do not match their order; the shopkeeper must decide what they are.
 */
export async function checkPayments(now: number): Promise<Finding[]> {
  const [faults, gaps, wrong] = await Promise.all([
    listPaymentFaults(shopSettings(), now),
    listGaps(now),
    listWrongPayments(),
  ])
  return [
    ...faults.map(({ sentence }) => fault('settings', sentence)),
    ...gaps.map(({ says, ...words }) => warning('settings', says, words)),
    ...wrong.map(({ number, details }) =>
      warning(
        `order ${number}`,
        `money came that is not what it asks for: ${details} (paid ${number}, or cancel ${number})`,
      ),
    ),
  ]
}

/** Nobody pays the sample shop, of which nothing is set and whose seller does not exist. */
async function listGaps(now: number): Promise<PaymentGap[]> {
  const stored = await findStoredSettings()
  const isSample = Object.keys(stored).length === 0 && seller() === sampleSeller
  return isSample ? [] : listPaymentGaps(stored, now)
}
