/** The forms of which a draft is kept. */
export type DraftForm =
  'checkout' | 'profile.save' | 'email.change' | 'address.add' | 'address.save' | 'review.write'

/** What was typed, by the name of its field. */
export type DraftValues = Record<string, string>

/** `about`: the id of the thing that the form is about, where a page, or the shop, has the form for several. */
export type Draft = { form: DraftForm; about: string; values: DraftValues }
