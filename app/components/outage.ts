/** What the page says that stands in for one while the database cannot be asked. */
export type Outage = {
  /** What is the matter, which is the title of the page. */
  message: string
  /** Something was sent, and may have been done. */
  isUnsure?: true
  /** The fields of a form that may be sent again, since its key makes it count once. */
  again?: [name: string, value: string][]
}
