import type { ReturnReason } from '#app/shop/ordering/orders/returnable.ts'

/** Holds a line of the page's order with what its reader may send back. */
export type OrderLineValues = {
  position: number
  name: string
  about: string
  left: number
  /** Holds the quantity that may be returned as damaged or wrong, e-books included. */
  leftToReturn: number
  reason?: 'ebook' | 'all-back' | 'counter'
  /** Is set for an e-book that can be withdrawn from until its file opens. */
  opens?: { day?: string }
}

/** `lines` holds the returned lines in one text; `day` is that of the announcement. */
export type ReturnText = {
  id: string
  state: 'announced' | 'received' | 'refunded' | 'refused'
  day: string
  lines: string
}

/** Holds the order with which its owner opened the page. */
export type OrderValues = {
  number: string
  name: string
  email: string
  /** Holds the path back to the order, with its key. */
  path: string
  lines: OrderLineValues[]
  /** Holds the last day to withdraw; undefined if nothing was sent yet. */
  deadline?: { day: string; isOver: boolean }
  wasSent: boolean
  isCancelled: boolean
  /** Is true if the buyer can cancel it on its page. */
  canCancel: boolean
  returns: ReturnText[]
  /** The id of this page's return form. */
  form: string
}

/** Holds the second step: the content of the declaration, and the fields that declare it. */
export type WithdrawalSummary = { content: string; fields: [name: string, value: string][] }

export type WithdrawalReceipt = {
  content: string
  email: string
  time: string
  /** Holds where goods are sent back to. */
  addressLines: string[]
}

export const returnReasonText = {
  damaged: 'withdrawal.damaged',
  wrong: 'withdrawal.wrong',
  'not-as-described': 'withdrawal.notAsDescribed',
  other: 'withdrawal.other',
} as const satisfies Record<ReturnReason, string>
