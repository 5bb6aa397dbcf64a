import { useLocation } from '@remix-run/react'
import { useSyncExternalStore } from 'react'
import { lineId } from '#app/shop/ordering/quote/cart.ts'
import type { LineKey } from '#app/shop/ordering/quote/quote.ts'

/** Holds an optimistic quantity. `isStep` means that it came from a plus or minus button and was not typed. */
export type OptimisticQuantities = LineKey & { quantity: number; isStep: boolean }

const none: ReadonlyMap<string, OptimisticQuantities> = new Map()
/** Holds the optimistic quantities by line, from the click until the response. The header counts with them too. */
let all = none
const watchers = new Set<() => void>()

function change(next: typeof all) {
  all = next
  for (const watcher of watchers) watcher()
}

export const setOptimistic = (quantities: OptimisticQuantities) =>
  change(new Map(all).set(lineId(quantities), quantities))

/** Removes an optimistic quantity once it is confirmed. A newer quantity of the same line stays. */
export function confirmOptimistic(quantities: OptimisticQuantities) {
  change(new Map([...all].filter(([, one]) => one !== quantities)))
}

export const clearOptimistic = () => change(none)

function subscribeToChanges(watcher: () => void) {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

export const useOptimisticQuantities = () =>
  useSyncExternalStore(
    subscribeToChanges,
    () => all,
    () => none,
  )

/** This state travels with the navigation to the page that shows the response. */
type AnswerState = { isStep?: boolean } | null

/** Tells whether the last response belongs to a plus or minus button, which leaves no typed number behind. */
export const useIsStep = () => (useLocation().state as AnswerState)?.isStep === true
