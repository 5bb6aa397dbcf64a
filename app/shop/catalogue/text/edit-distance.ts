/**
 * The last three rows are reused from word to word, since thousands of words are compared at a
 * time.
 */
let rows = [0, 1, 2].map(() => new Uint16Array(64))

/**
 * Returns the number of letters to change, add, leave out or swap with their neighbour to turn one
 * word into the other; `most + 1` if it is more than `most`. Only cells within `most` of the
 * diagonal are computed.
 */
export function editDistance(a: string, b: string, most: number): number {
  const tooMany = most + 1
  if (Math.abs(a.length - b.length) > most) return tooMany
  if (rows[0]!.length <= b.length) rows = rows.map(() => new Uint16Array(2 * b.length))
  let [before, above, row] = rows as [Uint16Array, Uint16Array, Uint16Array]
  for (let j = 0; j <= Math.min(b.length, tooMany); j++) above[j] = j
  for (let i = 1; i <= a.length; i++) {
    const first = Math.max(1, i - most)
    const last = Math.min(b.length, i + most)
    row[first - 1] = first === 1 ? i : tooMany
    let least = row[first - 1]!
    for (let j = first; j <= last; j++) {
      const cost = costAt(a, b, i, j, before, above, row)
      row[j] = cost
      if (cost < least) least = cost
    }
    if (least > most) return tooMany
    if (last < b.length) row[last + 1] = tooMany
    ;[before, above, row] = [above, row, before]
  }
  return Math.min(above[b.length]!, tooMany)
}

function costAt(
  a: string,
  b: string,
  i: number,
  j: number,
  before: Uint16Array,
  above: Uint16Array,
  row: Uint16Array,
): number {
  const mine = a.charCodeAt(i - 1)
  const other = b.charCodeAt(j - 1)
  const substituted = above[j - 1]! + (mine === other ? 0 : 1)
  const cost = Math.min(substituted, above[j]! + 1, row[j - 1]! + 1)
  const isSwapped = i > 1 && j > 1 && mine === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other
  return isSwapped ? Math.min(cost, before[j - 2]! + 1) : cost
}
