import type { ServerMessages } from '../en.server.ts'

/** Feeds and other responses for machines contain these messages. */
export const feed: ServerMessages['feed'] = {
  newBooks: 'Neue Bücher',
  newBooksBy: 'Neue Bücher von {{name}}',
  newBooksFrom: 'Neue Bücher aus dem Verlag {{name}}',
  newBooksIn: 'Neue Bücher: {{name}}',
  ebooks: 'E-Books bei {{shop}}',
  newEbooks: 'Neue E-Books',
  newEbooksText: 'Die neuesten zuerst',
  categories: 'Kategorien',
  categoriesText: 'E-Books nach Kategorie',
  subjects: 'Themen',
  subjectsText: 'E-Books nach Thema',
  authors: 'Autorinnen und Autoren',
  authorsText: 'E-Books nach Autorin oder Autor',
  ebooksBy: 'E-Books von {{name}}',
  ebooksIn: 'E-Books: {{name}}',
  ebooksFor: 'E-Books zu „{{q}}“',
  count_one: '{{count}} E-Book',
  count_other: '{{count}} E-Books',
  search: 'Bei {{shop}} suchen',
  searchText: 'Bücher, E-Books und andere schöne Dinge bei {{shop}}.',
  products: '{{shop}}: Artikel für {{country}}',
}
