import { expect, test } from 'vitest'
import { germanAuthors } from '#app/demo/people/authors-de.ts'
import { englishAuthors } from '#app/demo/people/authors-en.ts'
import { frenchAuthors } from '#app/demo/people/authors-fr.ts'
import { demoBanners, demoOffers } from '#app/demo/banners.ts'
import { demoGoods } from '#app/demo/goods/goods.ts'
import { demoPublishers } from '#app/demo/works/publishers.ts'
import { demoBooks } from '#app/demo/works/works.server.ts'
import { de } from '#app/i18n/de.ts'
import { deServer } from '#app/i18n/de.server.ts'
import { en } from '#app/i18n/en.ts'
import { enServer } from '#app/i18n/en.server.ts'
import { fr } from '#app/i18n/fr.ts'
import { frServer } from '#app/i18n/fr.server.ts'
import { languages, type Language } from '#app/i18n/languages.ts'
import { legalPages } from '#app/shop/content/legal-pages/legal-pages.server.ts'

const messages = {
  en: { ...en, ...enServer },
  fr: { ...fr, ...frServer },
  de: { ...de, ...deServer },
}

/** All that is written below, but for what names a place or a thing. */
const writtenIn = (at: unknown): string[] =>
  typeof at === 'string'
    ? [at]
    : at && typeof at === 'object'
      ? Object.entries(at).flatMap(([name, one]) => (name === 'to' ? [] : writtenIn(one)))
      : []

/** What the demo says in a language. */
const demoIn = (language: Language) =>
  [
    ...[...englishAuthors, ...frenchAuthors, ...germanAuthors].map(({ life }) => life),
    ...[...demoBanners, ...demoOffers].flatMap(({ title, text }) => [title, text]),
    ...[...demoGoods, ...demoBooks].flatMap((one) => [one.shortDescription, one.fullDescription]),
    ...demoGoods.map(({ name }) => name),
    ...demoPublishers.map(({ about }) => about),
  ].map((words) => words[language])

/** Marks that a printer of the language would not set. */
const wrong: Record<Language, RegExp> = {
  en: /\p{L}'\p{L}|"|„/u,
  fr: /\p{L}'\p{L}|"|[“”„]|[^\u202f](?:[;!?»]|:(?!\/))(?=\s|$)|«(?!\u202f)/u,
  de: /\p{L}'\p{L}|"|”|„[^“]*$|[«»]/u,
}

const titlesIn = (language: Language) =>
  demoBooks.filter((book) => book.language === language).map(({ title }) => title)

test.each(languages)('every text in %s is set with the marks of its language', (language) => {
  const messagesHere = writtenIn(messages[language])
  const textsHere = writtenIn(Object.values(legalPages).map((one) => one[language]))
  const written = [...messagesHere, ...textsHere, ...demoIn(language), ...titlesIn(language)]
  expect(written.length).toBeGreaterThan(1000)
  expect(written.filter((text) => wrong[language].test(text))).toEqual([])
})
