import { useLocation, useSubmit } from '@remix-run/react'
import { useEffect, useRef, type MutableRefObject } from 'react'
import { queueSubmit, beginSending } from '#app/client/pending.ts'
import { lineId } from '#app/shop/ordering/quote/cart.ts'
import type { CartLineText } from './cart-page.ts'
import {
  clearOptimistic,
  confirmOptimistic,
  useOptimisticQuantities,
  type OptimisticQuantities,
} from './optimistic-quantities.ts'

type SentQuantity = { quantities: OptimisticQuantities; at: string }

/**
 * Sends the optimistic quantities one form at a time, only the latest of each line, and before any other form submitted
 * in the meantime. It runs only with JavaScript, which replaces one form per step.
 */
export function useQuantities(lines: CartLineText[]) {
  const quantities = useOptimisticQuantities()
  const { key, pathname, search } = useLocation()
  const submit = useSubmit()
  const sent = useRef<SentQuantity>()

  useEffect(() => {
    const answered = sent.current?.quantities
    if (answered) {
      // Every response leads to a new location, an invalid form too.
      if (sent.current?.at === key) return
      sent.current = undefined
      confirmOptimistic(answered)
    }
    const next = [...quantities.values()].find((one) => one !== answered)
    if (!next) return
    const { productId, color, size, quantity, isStep } = next
    const line = lines.find((one) => one.id === lineId(next))
    if (!line || line.quantity === quantity) return confirmOptimistic(next)
    sent.current = { quantities: next, at: key }
    const form = { intent: 'cart.set', product: productId, color, size, quantity: String(quantity) }
    const send = () => {
      beginSending(next, { isPost: true })
      submit(form, {
        method: 'post',
        action: pathname + search,
        preventScrollReset: true,
        state: { isStep },
      })
    }
    queueSubmit(next, send, { isFirst: true })
  }, [quantities, lines, key, pathname, search, submit])

  useClearedIfUnreached(sent)
  return quantities
}

/** Clears the optimistic quantities if the server is not reached, and when the page is left. */
function useClearedIfUnreached(sent: MutableRefObject<SentQuantity | undefined>) {
  useEffect(() => {
    const onUnreached = () => {
      sent.current = undefined
      clearOptimistic()
    }
    addEventListener('unreached', onUnreached)
    return () => {
      removeEventListener('unreached', onUnreached)
      clearOptimistic()
    }
  }, [sent])
}
