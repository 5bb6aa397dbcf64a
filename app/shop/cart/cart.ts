import type { LineKey } from './quote.ts'

/** So many different things a cart holds. */
export const maxLines = 500
/** How long what was removed can be put back, in ms. */
export const undoMs = 30 * 60 * 1000

/** One text for one line: no id, colour or size holds a line end. */
export const lineId = ({ productId, color, size }: LineKey) => `${productId}\n${color}\n${size}`

/** A pair of colour and size as one field of a form, whatever they hold. */
export const variantValue = ({ color, size }: Pick<LineKey, 'color' | 'size'>) =>
  new URLSearchParams({ color, size }).toString()

/** A line as it is stored. `addedAt`: ms UTC, the order of the lines. */
export type StoredLine = LineKey & { quantity: number; addedAt: number }

/** A line that was taken out. `wasLost`: none of it could be bought even then. */
export type RemovedLine = StoredLine & { wasLost?: true }
