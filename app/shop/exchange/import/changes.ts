import type { ExportedProduct } from '#app/shop/exchange/csv/catalogue-row.ts'
import { exportedCells } from '#app/shop/exchange/csv/read-exported.ts'

/** A quotation is cut to this many characters, counted from the first difference. */
const maxQuotedLength = 60
/** A quotation includes this many equal characters before the difference, as context. */
const sharedContextLength = 20

/** Holds what a cell was and is, from the first difference on and cut if it is long; `''` is an empty cell. */
export type FieldChange = { column: string; before: string; after: string }

/** Lists what an import changes in a product, by the columns of the shop's own CSV. */
export function listFieldChanges(before: ExportedProduct, after: ExportedProduct): FieldChange[] {
  const was = exportedCells(before)
  const is = exportedCells(after)
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((column) => {
    const [from, to] = [was.get(column) ?? '', is.get(column) ?? '']
    if (from === to) return []
    const shared = from !== '' && to !== '' ? sharedStart(from, to) : 0
    return [{ column, before: partOf(from, shared), after: partOf(to, shared) }]
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

function partOf(cell: string, from: number): string {
  const part = cell.slice(from, from + maxQuotedLength).replace(/\s+/g, ' ')
  const isCut = from + maxQuotedLength < cell.length
  return `${from > 0 ? '…' : ''}${part}${isCut ? '…' : ''}`
}

/** Formats a change for the command line, such as `stock: "3" → "5"` or `maker_name: "Loom" → empty`. */
export const fieldChangeText = ({ column, before, after }: FieldChange): string =>
  `${column}: ${quote(before)} → ${quote(after)}`

const quote = (part: string) => (part === '' ? 'empty' : `"${part}"`)
