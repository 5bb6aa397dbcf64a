import type { Language } from '#app/i18n/languages.ts'

/** A page that the shopkeeper added; `lang` is set if its title is in another language than the page. */
export type OwnPageLink = { slug: string; title: string; lang?: Language }

export const pathOfOwnPage = (slug: string) => `/page/${slug}`
