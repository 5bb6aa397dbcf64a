/** Holds a link to another edition of the same work. */
export type EditionLink = {
  path: string
  format: string
  price: string
  stock: string
  isCurrent: boolean
  isOut: boolean
}
