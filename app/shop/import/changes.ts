import type { Exported } from '../export/catalogue-row.ts'
import { exportedCells } from '../export/read-exported.ts'

/** So much of a text is quoted, from where it differs on. */
const mostQuoted = 60
/** Letters that both have are left before that, so that the place is known. */
const mostShared = 20

/**
 * What an import makes of a product, field by field under the columns of the shop's own CSV: `stock: "3" → "5"`,
 * `maker_name: "Loom" → empty`.
 */
export function listFieldChanges(before: Exported, after: Exported): string[] {
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
  // What is short is quoted whole.
  return Math.max(one.length, other.length) <= mostQuoted ? 0 : Math.max(0, at - mostShared)
}

function quote(cell: string, from: number): string {
  if (cell === '') return 'empty'
  const part = cell.slice(from, from + mostQuoted).replace(/\s+/g, ' ')
  const isCut = from + mostQuoted < cell.length
  return `"${from > 0 ? '…' : ''}${part}${isCut ? '…' : ''}"`
}
