import { listWrongPayments } from '../payments/due-refunds.server.ts'
import { warning, type Finding } from './finding.ts'

/** Money that came and was not what the order asks for: the shopkeeper says what it is. */
export async function checkPayments(): Promise<Finding[]> {
  const wrong = await listWrongPayments()
  return wrong.map(({ number, details }) =>
    warning(
      `order ${number}`,
      `money came that is not what it asks for: ${details} (paid ${number}, or cancel ${number})`,
    ),
  )
}
