import type { ReturnReason } from './returnable.ts'

/** A line of the order that the page stands for, as its reader may send it back. */
export type OrderLineValues = {
  position: number
  name: string
  about: string
  left: number
  /** The quantity that may be returned as damaged or wrong, e-books included. */
  leftToReturn: number
  reason?: 'ebook' | 'all-back'
  /** An e-book that can be withdrawn from until its file opens. */
  opens?: { day?: string }
}

/** `lines`: what comes back, in one line; `day`: of the announcement. */
export type ReturnText = {
  id: string
  state: 'announced' | 'received' | 'refunded' | 'refused'
  day: string
  lines: string
}

/** An order that its owner opened the page with. */
export type OrderValues = {
  number: string
  name: string
  email: string
  /** Leads back to it, key included. */
  path: string
  lines: OrderLineValues[]
  /** The last day to withdraw; undefined: nothing was sent yet. */
  deadline?: { day: string; isOver: boolean }
  wasSent: boolean
  isCancelled: boolean
  /** On its own page, by its buyer. */
  canCancel: boolean
  returns: ReturnText[]
  /** The id of this page's form of return. */
  form: string
}

/** The second step: what is about to be declared, and the fields that declare it. */
export type Review = { content: string; fields: [name: string, value: string][] }

export type Received = { content: string; email: string; time: string }

export const returnReasonText = {
  damaged: 'withdrawal.damaged',
  wrong: 'withdrawal.wrong',
  'not-as-described': 'withdrawal.notAsDescribed',
  other: 'withdrawal.other',
} as const satisfies Record<ReturnReason, string>
