import type { LineKey } from './quote.ts'

/** So many different things a cart holds. */
export const maxLines = 500
/** How long what was removed can be put back, in ms. */
export const undoMs = 30 * 60 * 1000

/** One text for one line: no id, colour or size holds a line end. */
export const lineId = ({ productId, color, size }: LineKey) => `${productId}\n${color}\n${size}`

/** A line as it is stored. `addedAt`: ms UTC, the order of the lines. */
export type KeptLine = LineKey & { quantity: number; addedAt: number }
