const atOnce = 8_192

/**
 * Sorts rows in steps of a few milliseconds, between which other work can run.
 * @param compare Never returns 0, so that the order is unique.
 */
export async function sortInSteps(
  rows: Uint32Array,
  compare: (a: number, b: number) => number,
  pause: () => Promise<unknown>,
): Promise<Uint32Array> {
  let from = rows.slice()
  for (let start = 0; start < from.length; start += atOnce) {
    from.subarray(start, start + atOnce).sort(compare)
    await pause()
  }
  let to = new Uint32Array(from.length)
  for (let size = atOnce; size < from.length; size *= 2) {
    for (let start = 0; start < from.length; start += 2 * size) {
      merge(from, to, start, size, compare)
      await pause()
    }
    ;[from, to] = [to, from]
  }
  return from
}

/** Merges two sorted runs of up to `size` rows, side by side in `from`, into one in `to`. */
function merge(
  from: Uint32Array,
  to: Uint32Array,
  start: number,
  size: number,
  compare: (a: number, b: number) => number,
) {
  const middle = Math.min(start + size, from.length)
  const end = Math.min(start + 2 * size, from.length)
  let [left, right] = [start, middle]
  for (let at = start; at < end; at += 1) {
    const takesLeft = left < middle && (right >= end || compare(from[left]!, from[right]!) < 0)
    to[at] = takesLeft ? from[left++]! : from[right++]!
  }
}
