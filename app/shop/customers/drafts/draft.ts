/** Names the forms whose drafts are saved. */
export type DraftForm =
  'checkout' | 'profile.save' | 'email.change' | 'address.add' | 'address.save' | 'review.write'

/** Holds the typed values by field name. */
export type DraftValues = Record<string, string>

/**
 * `about` is the id of the product or address that the form is about, or '' if there is one form.
 */
export type Draft = { form: DraftForm; about: string; values: DraftValues }
