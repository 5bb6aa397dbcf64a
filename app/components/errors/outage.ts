/** Describes the page that replaces another one while the database does not answer. */
export type Outage = {
  /** The message is also the title of the page. */
  message: string
  /** Is true if a form was submitted that may have been processed. */
  isUnsure?: true
  /** Holds the fields of a form that may be submitted again, because its key makes it count once. */
  again?: [name: string, value: string][]
}
