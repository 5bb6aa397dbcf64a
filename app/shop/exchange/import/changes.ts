import type { ExportedProduct } from '#app/shop/exchange/csv/catalogue-row.ts'
import { exportedCells } from '#app/shop/exchange/csv/read-exported.ts'

/** A quotation is cut to this many characters, counted from the first difference. */
const maxQuotedLength = 60
/** A quotation includes this many equal characters before the difference, as context. */
const sharedContextLength = 20

/**
 * Lists what an import changes in a product, by the columns of the shop's own CSV, such as `stock:
 * "3" → "5"` or `maker_name: "Loom" → empty`.
 */
export function listFieldChanges(before: ExportedProduct, after: ExportedProduct): string[] {
  const was = exportedCells(before)
  const is = exportedCells(after)
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((column) => {
    const [from, to] = [was.get(column) ?? '', is.get(column) ?? '']
    if (from === to) return []
    const shared = from !== '' && to !== '' ? sharedStart(from, to) : 0
    return [`${column}: ${quote(from, shared)} → ${quote(to, shared)}`]
  })
}

function sharedStart(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  // Short texts are quoted in full.
  return Math.max(one.length, other.length) <= maxQuotedLength
    ? 0
    : Math.max(0, at - sharedContextLength)
}

function quote(cell: string, from: number): string {
  if (cell === '') return 'empty'
  const part = cell.slice(from, from + maxQuotedLength).replace(/\s+/g, ' ')
  const isCut = from + maxQuotedLength < cell.length
  return `"${from > 0 ? '…' : ''}${part}${isCut ? '…' : ''}"`
}
