import { listWrongPayments } from '#app/shop/ordering/fulfilment/due-refunds.server.ts'
import { warning, type Finding } from '#app/shop/operations/findings/finding.ts'

/**
 * Lists received payments that do not match their order; the shopkeeper must decide what they are.
 */
export async function checkPayments(): Promise<Finding[]> {
  const wrong = await listWrongPayments()
  return wrong.map(({ number, details }) =>
    warning(
      `order ${number}`,
      `money came that is not what it asks for: ${details} (paid ${number}, or cancel ${number})`,
    ),
  )
}
