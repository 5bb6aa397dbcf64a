/** `lang` is the language of the name if it differs from the page's. */
export type NamedLink = { name: string; lang?: string; path: string }
