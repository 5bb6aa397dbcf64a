/** Holds what the receipt of an order shows of its e-books. Paths are in English. */
export type ReceiptEbooks = {
  /** The page with all of them. */
  path: string
  /** Holds the files that may be downloaded now; it is empty if the page should list them instead. */
  files: { name: string; path: string; newEdition?: string; isZip?: boolean }[]
}
