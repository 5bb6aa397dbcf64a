/** The address that a customer's feed has; `known` names it in the forms. */
export type LibraryText = { known: string; day: string }

/** What the making of an address answers: where it stands, this once. */
export type LibraryMade = { libraryMade: { address: string; library: LibraryText } }
