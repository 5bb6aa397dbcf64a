import { listPaymentFaults } from '#app/shop/maintenance/settings/payment-faults.server.ts'
import { listWrongPayments } from '#app/shop/ordering/fulfilment/due-refunds.server.ts'
import { fault, warning, type Finding } from '#app/shop/operations/findings/finding.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'

/**
 * Lists markets that a later change has left without a means of payment, and received payments that do not match
 * their order; the shopkeeper must decide what they are.
 */
export async function checkPayments(now: number): Promise<Finding[]> {
  const [faults, wrong] = await Promise.all([
    listPaymentFaults(shopSettings(), now),
    listWrongPayments(),
  ])
  return [
    ...faults.map((says) => fault('settings', says)),
    ...wrong.map(({ number, details }) =>
      warning(
        `order ${number}`,
        `money came that is not what it asks for: ${details} (paid ${number}, or cancel ${number})`,
      ),
    ),
  ]
}
