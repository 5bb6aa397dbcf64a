/** A banner, in the page's language. */
export type Banner = { id: string; title: string; text: string; path: string; image: string }
