import type { ServerMessageKey } from '#app/i18n/en.server.ts'
import type { MoveStep } from '#app/shop/ordering/order-management/possible-steps.server.ts'
import { hasPickupPlace } from '#app/shop/pricing/delivery/pickup.ts'

type MoveWords = Record<'heading' | 'button' | 'moved', ServerMessageKey>

/** Returns the words for a step of an order, which is sent or waits for its buyer at a place of collection. */
export function wordsOfMove(
  step: MoveStep,
  { deliveryMethod }: { deliveryMethod: string | null },
): MoveWords {
  if (step !== 'packed' && hasPickupPlace(deliveryMethod))
    return {
      heading: `office.order.collection.heading.${step}`,
      button: `office.order.collection.button.${step}`,
      moved: `office.order.collection.moved.${step}`,
    }
  return {
    heading: `office.order.move.${step}`,
    button: `office.order.moveButton.${step}`,
    moved: `office.order.moved.${step}`,
  }
}
