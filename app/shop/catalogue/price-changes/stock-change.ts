/** Holds the change of a stock, or the new stock. */
export type StockChange = { by: number } | { to: number }

/** This is also the maximum of the import. */
export const mostStock = 1_000_000

/** Parses `+5`, `-2` and `=12`; undefined for anything else, and above the maximum. */
export function parseStockChange(typed: string): StockChange | undefined {
  const [, sign, digits = ''] = /^([+\-=])\s*(\d{1,7})$/.exec(typed.trim().replace('−', '-')) ?? []
  const count = Number(digits)
  if (sign === undefined || count > mostStock) return undefined
  return sign === '=' ? { to: count } : { by: sign === '-' ? -count : count }
}
