import { useLocation } from '@remix-run/react'
import { useSyncExternalStore } from 'react'
import { lineId } from './cart.ts'
import type { LineKey } from './quote.ts'

/** The number that somebody wants of a line. `isStep`: one more or less, and not typed. */
export type OptimisticQuantities = LineKey & { quantity: number; isStep: boolean }

const none: ReadonlyMap<string, OptimisticQuantities> = new Map()
/** By line, from the press until the shop has answered. The head of the page counts by it too. */
let all = none
const watchers = new Set<() => void>()

function change(next: typeof all) {
  all = next
  for (const watcher of watchers) watcher()
}

export const setOptimistic = (wanted: OptimisticQuantities) =>
  change(new Map(all).set(lineId(wanted), wanted))

/** Another number that was asked for since stays. */
export function confirmOptimistic(wanted: OptimisticQuantities) {
  change(new Map([...all].filter(([, one]) => one !== wanted)))
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

/** With what the page is shown that answers. */
type AnswerState = { isStep?: boolean } | null

/** Whether what was answered last is a step, which leaves no typed number behind. */
export const useIsStep = () => (useLocation().state as AnswerState)?.isStep === true
