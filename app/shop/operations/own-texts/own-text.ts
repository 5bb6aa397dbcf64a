import type { OwnPageLink } from '#app/components/frame/own-page-link.ts'
import { languages, type Language } from '#app/i18n/languages.ts'

export const pagePlaces = ['menu', 'footer', 'none'] as const
export type PagePlace = (typeof pagePlaces)[number]

/** A text that the shopkeeper wrote in Markdown. */
export type OwnText = {
  /** It is the name of a page of the shop, such as `about`, or that of an own page; see {@link ownPageName}. */
  page: string
  language: Language
  /** The text follows the shop's own and does not replace it. */
  isAdded: boolean
  title: string
  markdown: string
}

/** A page that only this shop has. */
export type OwnPage = { slug: string; place: PagePlace }

export type OwnTexts = { pages: OwnPage[]; texts: OwnText[] }

export const ownPageName = (slug: string) => `page/${slug}`

/** Lists the texts of a page in the order of the languages. */
export const textsOfPage = ({ texts }: OwnTexts, page: string): OwnText[] =>
  languages.flatMap((language) =>
    texts.filter((text) => text.page === page && text.language === language),
  )

/** Returns the text in a language, else in the first other one that has a text. */
export function findTextOf(known: OwnTexts, page: string, language: Language): OwnText | undefined {
  const texts = textsOfPage(known, page)
  return texts.find((text) => text.language === language) ?? texts[0]
}

/** Returns the languages in which a page exists: all, unless the shopkeeper replaced its text. */
export function languagesOfPage(known: OwnTexts, page: string): readonly Language[] {
  const own = textsOfPage(known, page).filter(({ isAdded }) => !isAdded)
  return own.length > 0 ? own.map(({ language }) => language) : languages
}

/** Lists the links to own pages by their place; undefined if there are none. */
export function linksToOwnPages(known: OwnTexts, language: Language) {
  const at = (place: PagePlace): OwnPageLink[] =>
    known.pages.flatMap(({ slug, ...page }) => {
      const text = findTextOf(known, ownPageName(slug), language)
      if (page.place !== place || !text) return []
      const lang = text.language === language ? undefined : text.language
      return [{ slug, title: text.title, ...(lang && { lang }) }]
    })
  const [menu, footer] = [at('menu'), at('footer')]
  return menu.length + footer.length > 0 ? { menu, footer } : undefined
}
