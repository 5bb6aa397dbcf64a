/** Holds the bytes that replace a mark in a page once. */
export type Placeholder = { mark: string; bytes: Buffer<ArrayBuffer> }

/**
 * Returns the bytes of a page with its placeholders filled. It runs last, because half of a first page is style and
 * the cost of work on a page depends on its length. Placeholders not found are ignored. `draw` returns the pieces of
 * the text between them.
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
  // The pieces are joined once, because each copy is memory outside the heap until it is collected.
  return Buffer.concat([...pieces, ...draw(page.subarray(from))])
}
