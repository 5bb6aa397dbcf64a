/** Holds the content of the account's page, already in the page's language. */
export type Profile = {
  name: string
  email: string
  isConfirmed: boolean
  /** Holds the address that the account gets once the link sent to it is followed. */
  waitingEmail?: string
  signIns: ListedSignIn[]
}

/** `device` is undefined if the browser sent nothing useful. Days are formatted for display. */
export type ListedSignIn = {
  id: string
  device?: string
  since: string
  lastUsed: string
  /** Is true for the sign-in of the current request. */
  isThis: boolean
}
