/** Describes the URL of a customer's feed; `known` identifies it in the forms. */
export type LibraryText = { known: string; day: string }

/** Holds the response to creating a feed's URL, which is shown only this once. */
export type LibraryMade = { libraryMade: { address: string; library: LibraryText } }
