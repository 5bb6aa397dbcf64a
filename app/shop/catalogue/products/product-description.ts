/** Holds a description in the page's language, or else in another language, given in `lang`. */
export type ProductDescription = { name: string; lede: string; html: string; lang?: string }
