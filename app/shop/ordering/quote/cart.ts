import type { LineKey } from './quote.ts'

/** A cart holds at most this many lines. */
export const maxLines = 500

/** Returns a unique text for a line, since no id, colour or size holds a line break. */
export const lineId = ({ productId, color, size }: LineKey) => `${productId}\n${color}\n${size}`

/** Encodes a line as one text for a form, in which an empty colour or size is left out. */
export const lineValue = ({ productId, color, size }: LineKey) =>
  new URLSearchParams({
    product: productId,
    ...(color && { color }),
    ...(size && { size }),
  }).toString()

/** Returns the name under which a page gets back the quantity typed for a line. */
export const typedQuantityField = (line: LineKey) => `quantity ${lineValue(line)}`

/** Encodes a colour and size as the value of one form field, whatever characters they hold. */
export const variantValue = ({ color, size }: Pick<LineKey, 'color' | 'size'>) =>
  new URLSearchParams({ color, size }).toString()

/** Holds a line as it is stored. `addedAt` is in ms UTC and defines the order of the lines. */
export type StoredLine = LineKey & { quantity: number; addedAt: number }

/** Holds a removed line. `wasLost` means that it was an unavailable line even then. */
export type RemovedLine = StoredLine & { wasLost?: true }
