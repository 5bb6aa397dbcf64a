import type { OrderState } from '#app/database/tables.ts'
import { dayMs } from '../currency/day.ts'
import { endOfDay, localDayOf, timeZoneOf } from '../currency/time-zones.ts'

const periodDays = 14
/** How long a parcel is taken to be under way where nobody noted its delivery. */
const underWayDays = 7

type Event = { state: OrderState; at: number }

/**
 * The last moment to withdraw (CRD Art 9(2)), ms UTC: 14 days from the delivery, at the end of the last day in the
 * country of delivery;
 * where none was noted, from a week after the dispatch. Undefined: nothing was sent yet, so it is open.
 */
export function withdrawalDeadline(events: Event[], country: string): number | undefined {
  const latest = (state: OrderState) =>
    events
      .filter((event) => event.state === state)
      .map(({ at }) => at)
      .sort((a, b) => b - a)[0]
  const delivered = latest('delivered')
  const dispatched = latest('dispatched')
  const begins =
    delivered ?? (dispatched === undefined ? undefined : dispatched + underWayDays * dayMs)
  if (begins === undefined) return undefined
  // The day of the delivery does not count, and the period ends with its last day (Reg. 1182/71 Art 3).
  const timeZone = timeZoneOf(country)
  return endOfDay(localDayOf(begins, timeZone), timeZone, periodDays) - 1
}
