/** What the page of an account shows, in its words already. */
export type Profile = {
  name: string
  email: string
  isConfirmed: boolean
  /** The address that the account is to have as soon as the link to it is followed. */
  waitingEmail?: string
  signIns: ListedSignIn[]
}

/** `device`: left out where the browser said nothing of use. Days in words. */
export type ListedSignIn = {
  id: string
  device?: string
  since: string
  lastUsed: string
  /** The one that the page is read by. */
  isThis: boolean
}
