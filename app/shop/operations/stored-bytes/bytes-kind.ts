/** Files of these kinds are stored. */
export type BytesKind = 'picture' | 'ebook'

export const bytesKinds: BytesKind[] = ['picture', 'ebook']

/** Names stored bytes: a picture as `picture_part.hash` does, the file of an e-book by its id. */
export type BytesKey = { kind: BytesKind; key: string }

/** The bytes of a file are not all there. */
export class BytesMissing extends Error {
  constructor({ kind, key }: BytesKey) {
    super(`Of the stored bytes of ${kind} ${key} a part is missing`)
  }
}
