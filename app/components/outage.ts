/** What the page says that replaces one while the database does not answer. */
export type Outage = {
  /** The message, which is the title of the page. */
  message: string
  /** A form was submitted and may have been processed. */
  isUnsure?: true
  /** The fields of a form that may be sent again, because its key makes it count once. */
  again?: [name: string, value: string][]
}
