import type { Arrival } from './arrival.ts'
import type { DeliveryOption } from './delivery.ts'
import { addWorkingDays } from './working-days.server.ts'

/**
 * Returns when a parcel arrives. Its days on the way are working days of the country that it is sent to.
 * @param sent The day of dispatch, `YYYY-MM-DD`.
 */
export const arrivalOf = (
  sent: string,
  { daysFrom, daysTo, pickup }: Pick<DeliveryOption, 'daysFrom' | 'daysTo' | 'pickup'>,
  country: string,
): Arrival => ({
  from: addWorkingDays(sent, daysFrom, country),
  to: addWorkingDays(sent, daysTo, country),
  ...(pickup && { isPickup: true }),
})
