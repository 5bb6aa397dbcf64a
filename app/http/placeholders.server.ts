/** Bytes that a page carries where a mark stands, once. */
export type Placeholder = { mark: string; bytes: Buffer<ArrayBuffer> }

/**
 * The bytes of a page with what belongs in it. It is put in last: half of a first page is style, and what is done to a
 * page costs by its length. A mark that is nowhere has nothing put in. `draw`: the pieces of what stands between.
 */
export function fillPlaceholders(
  page: Buffer,
  insertions: Placeholder[],
  draw: (part: Buffer) => Buffer[],
): Buffer<ArrayBuffer> {
  const placed = insertions
    .map((one) => ({ ...one, at: page.indexOf(one.mark) }))
    .filter(({ at }) => at !== -1)
    .sort((one, other) => one.at - other.at)
  const pieces: Buffer[] = []
  let from = 0
  for (const { mark, bytes, at } of placed) {
    pieces.push(...draw(page.subarray(from, at)), bytes)
    from = at + Buffer.byteLength(mark)
  }
  // In one piece, once: each copy is memory beside the heap until it is collected.
  return Buffer.concat([...pieces, ...draw(page.subarray(from))])
}
